#include "app/matches/chart.h"
#include "app/matches/matchfile.h"
#include "app/matches/storedmatch.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/charts.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/history/matchstory.h"
#include "app/viewmodels/history/matchtransfer.h"
#include "app/viewmodels/workspace.h"
#include "tests/systems/drakerys/viewmodels/recordedmatch.h"
#include "tests/systems/pebbles/pebblesstart.h"

#include <QImage>

namespace adjutant::test::tst_viewmodels_history {

static QVariantMap player(const char* name, const char* faction, int vp)
{
    return {{"name", QString::fromUtf8(name)},
            {"faction", QString::fromLatin1(faction)},
            {"army", "Household guard"},
            {"vp", vp}};
}

static QVariantMap match(const QVariantMap& one, const QVariantMap& other, const QDate& day, int first = 0)
{
    return {{"date", day.startOfDay()},
            {"players", QVariantList{one, other}},
            {"first", first},
            {"rounds", 6},
            {"minutes", 135},
            {"missions", QStringList{"epic-fight"}},
            {"notes", "A bridge of ice"}};
}

static HistoryRow rowAt(const MatchHistory& history, int row)
{
    const HistoryList& list = *history.matches();
    return list.data(list.index(row), HistoryList::RowRole).value<HistoryRow>();
}

static TallyRow tallyAt(const RowModel* tallies, int row)
{
    return tallies->rows().at(row).value.value<TallyRow>();
}

/// The history: what it shows, what it counts, and a match's story.
class HistoryTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;

    QString keptGame(Rolls rolls = Rolls::none)
    {
        MatchRecord record = recordedSixRounds(m_workspace->catalogue(), rolls);
        const auto id = keepMatch(m_workspace->matches(), std::move(record), m_workspace->searchWords());
        return id ? *id : QString();
    }

    /// Three matches of Anna's: won, lost, drawn.
    struct ThreeMatches : MatchHistory
    {
        explicit ThreeMatches(const HistoryTest& test) : MatchHistory(*test.m_workspace)
        {
            using tst_viewmodels_history::player; // the history has a filter of that name
            addManual(match(player("Anna", "avaren", 5), player("Bruno", "aurium", 3), QDate(2024, 5, 1)));
            addManual(match(player("Anna", "irosia", 2), player("Bruno", "aurium", 4), QDate(2025, 5, 1), 1));
            addManual(match(player("Anna", "avaren", 1), player("Chloé", "ashral", 1), QDate(2025, 7, 1), 1));
        }
    };

    struct Story : MatchStory
    {
        Story(const HistoryTest& test, const QString& id) : MatchStory(test.m_workspace.get()) { open(id); }
    };

private Q_SLOTS:
    void init()
    {
        m_workspace.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("ADJUTANT_DATA_HOME", m_folder->path().toLocal8Bit());
        m_workspace = std::make_unique<Workspace>("en");
    }
    void cleanupTestCase() { m_workspace.reset(); }

    void rowsAreReadAPageAtATime()
    {
        MatchHistory history(*m_workspace);
        const QAbstractItemModelTester tester(history.matches()); // reads every page there is
        for (int day = 0; day < 120; ++day)
            history.addManual(match(player("Anna", "avaren", 1), player("Bruno", "aurium", 0),
                                    QDate(2025, 1, 1).addDays(day)));
        MatchHistory again(*m_workspace);
        QCOMPARE(listed(again.found(), again.matches()->count()), "120 50");
        QVERIFY(again.matches()->canFetchMore({}));
        again.matches()->fetchMore({});
        again.matches()->fetchMore({});
        QCOMPARE(again.matches()->count(), 120);
        QVERIFY(!again.matches()->canFetchMore({}));
        QVERIFY(rowAt(again, 0).id != rowAt(again, 119).id);
    }

    void theLastStartedStandsFirst()
    {
        ThreeMatches history(*this);
        QCOMPARE(rowAt(history, 0).players.at(1).value<HistoryPlayer>().name, "Chloé");
        QCOMPARE(rowAt(history, 2).outcome, "Anna won");
        QCOMPARE(rowAt(history, 1).outcome, "Bruno won");
        QCOMPARE(rowAt(history, 0).outcome, "Drawn");
    }

    void aMatchEnteredByHandIsKeptWhole()
    {
        MatchHistory history(*m_workspace);
        const QString id = history.addManual(
            match(player("Anna", "avaren", 5), player("Bruno", "aurium", 3), QDate(2024, 5, 1), 1));
        QVERIFY(!id.isEmpty());
        const auto read = matchIn(m_workspace->matches(), id);
        QVERIFY(read && read->record.details.entered);
        QCOMPARE(read->record.details.entered->rounds, 6);
        QCOMPARE(read->record.details.entered->minutes, 135);
        QCOMPARE(read->record.details.entered->points, (std::vector{5, 3}));
        QCOMPARE(read->record.details.entered->playedFor, QStringList{"epic-fight"});
        QCOMPARE(read->record.start.start.first, PlayerId("player-2"));
        QCOMPARE(read->record.start.started.toLocalTime().date(), QDate(2024, 5, 1));
        const HistoryRow row = rowAt(history, 0);
        QCOMPARE(row.state, "finished");
        QVERIFY(row.facts.contains("2 h 15 min"));
        QCOMPARE(row.missions, "Epic Fight");
    }

    void aSearchNarrowsTheList()
    {
        ThreeMatches history(*this);
        history.setSearch("chlo");
        QCOMPARE(history.found(), 1);
        history.setSearch("BRIDGE ice");
        QCOMPARE(history.found(), 3);
        history.setSearch("nobody");
        QCOMPARE(history.found(), 0);
        QVERIFY(history.any());
        history.clearFilters();
        QCOMPARE(history.found(), 3);
    }

    void filtersNarrowTheList()
    {
        ThreeMatches history(*this);
        history.setFaction("irosia");
        QCOMPARE(history.found(), 1);
        history.setFaction({});
        history.setPlayer("bruno");
        QCOMPARE(history.found(), 2);
        history.setPeriod("2024");
        QCOMPARE(listed(history.found(), history.filters()), "1 2");
        history.setPlayer({});
        history.setPeriod("2025");
        QCOMPARE(history.found(), 2);
        history.setPeriod("30d");
        QCOMPARE(history.found(), 0);
        history.clearFilters();
        history.setState("open");
        QCOMPARE(history.found(), 0);
        history.setState("finished");
        history.setMission("epic-fight");
        QCOMPARE(history.found(), 3);
    }

    void whatOccursCanBeChosen()
    {
        ThreeMatches history(*this);
        history.loadChoices();
        QCOMPARE(history.players().size(), 3);
        QCOMPARE(history.players().at(0).toMap()["text"].toString(), "Anna");
        QCOMPARE(listed(history.factions().size(), history.missions().size()), "4 1");
        // Two spans, then the years, the last first.
        QCOMPARE(history.periods().size(), 4);
        QCOMPARE(history.periods().at(2).toMap()["value"].toString(), "2025");
    }

    void resultsAreThoseOfOnePlayer()
    {
        ThreeMatches history(*this);
        history.loadResults();
        QCOMPARE(
            listed(history.self(), history.overall().won, history.overall().lost, history.overall().drawn),
            "Anna 1 1 1");
        QCOMPARE(tallyAt(history.byFaction(), 0).matches, 2); // Avaren: won and drawn
        QCOMPARE(tallyAt(history.byFaction(), 0).lost, 0);
        QCOMPARE(tallyAt(history.byOpponent(), 0).name, "Bruno");
        QCOMPARE(tallyAt(history.byOpponent(), 0).matches, 2);
        QCOMPARE(tallyAt(history.byMission(), 0).matches, 3);
        QCOMPARE(tallyAt(history.byTurn(), 0).won, 1); // began once, and won
        QCOMPARE(tallyAt(history.byTurn(), 1).matches, 2);
        history.setSelf("Bruno");
        QCOMPARE(listed(history.overall().matches, history.overall().won), "2 1");
    }

    void aRemovalCanBeTakenBack()
    {
        ThreeMatches history(*this);
        const QAbstractItemModelTester tester(history.matches());
        QSignalSpy spy(&history, &MatchHistory::removed);
        const QString id = rowAt(history, 1).id;
        history.remove(id);
        QCOMPARE(history.found(), 2);
        QCOMPARE(spy.size(), 1);
        history.undoRemove();
        QCOMPARE(history.found(), 3);
        QCOMPARE(rowAt(history, 1).id, id);
    }

    // A match of the history is shown by the page that matches are played on.
    void theReplayIsTheFold()
    {
        BattleController page(m_workspace.get());
        page.openMatch(keptGame());
        const auto folded = foldedMatch(recordedSixRounds(m_workspace->catalogue(), Rolls::none));
        QVERIFY(folded && !folded->damage);
        const Session& session = *folded->session;
        QCOMPARE(page.records(), static_cast<int>(session.records()));
        for (int position = 0; position < page.records(); ++position) {
            page.show(position);
            QCOMPARE(page.shownAt(), position);
            const door::MatchView view = session.view({}, static_cast<std::size_t>(position));
            for (const door::SideView& side : view.sides)
                QCOMPARE(page.scene()->sideOf(QString::fromStdString(side.id.text())).active, side.active);
            for (const door::Piece& piece : view.pieces) {
                const BattlePieceRow row = page.scene()->pieceOf(QString::fromStdString(toText(piece.ref)));
                QCOMPARE(row.out, piece.out);
                QCOMPARE(row.counters.size(), static_cast<qsizetype>(piece.counters.size()));
                for (qsizetype k = 0; k < row.counters.size(); ++k)
                    QCOMPARE(row.counters.at(k).value<BattleCounterRow>().value,
                             piece.counters[static_cast<std::size_t>(k)].value);
            }
            const auto track = std::get<door::Track>(view.boards[0].drawn);
            const QVariantList tokens =
                page.scene()->boards()->rows().at(0).value.value<BattleBoardRow>().items;
            for (std::size_t k = 0; k < track.tokens.size(); ++k)
                QCOMPARE(tokens.at(static_cast<int>(k)).value<BattleItemRow>().square,
                         track.tokens[k].square);
        }
    }

    void chartsEndWithWhatIsLeft()
    {
        Story story(*this, keptGame());
        const door::MatchView end = story.session()->view({});
        QCOMPARE(listed(story.charts().size(), story.rounds()), "3 6");
        for (int p = 0; p < 2; ++p) {
            const auto series = [&](int chart) {
                const QVariantMap one = story.charts().at(chart).toMap();
                return one["series"].toList().at(p).value<ChartSeries>();
            };
            double left = 0, whole = 0;
            for (const door::Piece& piece : end.pieces)
                if (piece.ref.player == end.sides[static_cast<std::size_t>(p)].id && piece.worth) {
                    left += piece.worth->left;
                    whole += piece.worth->whole;
                }
            QCOMPARE(series(0).points.first(), QPointF(0, 0));
            QCOMPARE(series(0).points.last(), QPointF(6, *end.sides[static_cast<std::size_t>(p)].points));
            QCOMPARE(series(1).points.first().y(), whole);
            QCOMPARE(series(1).points.last().y(), left);
            QCOMPARE(series(2).points.last().y(), whole - left);
        }
    }

    // A game that has neither factions nor worth nor Rounds.
    void aMatchOfAnyGameHasItsStory()
    {
        MatchRecord record;
        record.start = {"By the brook", QDateTime(QDate(2026, 11, 14), QTime(18, 0), Qt::UTC),
                        pebbles::start()};
        Step toss;
        toss.record.procedure = "toss";
        toss.record.answers = {{"thrower", "red/thrower-1"},
                               {"steps", 1},
                               {"dice", std::vector<int>{5}},
                               {"caught", 0},
                               {"at", door::Point{1, 2}}};
        toss.record.fromScript = true;
        record.steps.push_back({record.start.started.addSecs(60), toss});
        const auto id = keepMatch(m_workspace->matches(), std::move(record), m_workspace->searchWords());
        QVERIFY2(id, id ? "" : id.error().c_str());
        Story story(*this, *id);
        QVERIFY2(story.valid() && story.trouble().isEmpty(), qPrintable(story.trouble()));
        QCOMPARE(story.match().title, "By the brook");
        QVERIFY(story.recorded());
        QCOMPARE(story.charts().size(), 1); // the jars
        const QTemporaryDir out;
        for (const MatchFormat format : {MatchFormat::html, MatchFormat::csv, MatchFormat::log})
            QVERIFY(
                writeMatches(m_workspace->matches().summaries(), format, out.filePath("a"), *m_workspace));
    }

    void luckIsReportedOfRecordedRollsOnly()
    {
        Story plain(*this, keptGame());
        QVERIFY(plain.luck()->sides().isEmpty() && !plain.luck()->any());
        init();
        Story story(*this, keptGame(Rolls::recorded));
        QTRY_VERIFY(!story.luck()->pending());
        QVERIFY(story.luck()->any());
        QCOMPARE(story.luck()->sides().size(), 2);
        const QVariantList rows = story.luck()->sides().at(0).toMap()["rows"].toList();
        QCOMPARE(rows.size(), 4); // all, and three kinds
        QVERIFY(rows.at(0).value<LuckRow>().all);
    }

    void aGameWithoutRoundsShowsNone()
    {
        MatchSummary summary;
        const auto rowOf = [&](const char* state, int rounds) {
            summary.state = QString::fromLatin1(state);
            summary.rounds = rounds;
            return historyRowOf(summary, m_workspace->catalogue());
        };
        QCOMPARE(rowOf("open", 0).outcome, "In progress");
        QCOMPARE(rowOf("open", 3).outcome, "In progress, Round 3");
        QCOMPARE(rowOf("abandoned", 0).outcome, "Abandoned");
        QCOMPARE(rowOf("finished", 0).facts, QString());
        QVERIFY(rowOf("finished", 3).facts.contains(u'3'));
    }

    void notesAreSavedAndFound()
    {
        const QString id = keptGame();
        Story(*this, id).setNotes("Thunder over the marsh");
        QCOMPARE(Story(*this, id).notes(), "Thunder over the marsh");
        MatchHistory history(*m_workspace);
        history.setSearch("thunder");
        QCOMPARE(history.found(), 1);
    }

    void aMatchThatWasPlayedOnIsReadAgain()
    {
        const QString id = keptGame();
        Story story(*this, id);
        const std::size_t before = story.session()->records();
        RunningMatch& running = m_workspace->running();
        QVERIFY(!running.open(id) && !running.undo(Extent::record));
        story.refresh();
        QCOMPARE(story.session()->records(), before - 1);
    }

    void photosAreKeptByTheirPaths()
    {
        const QString id = keptGame();
        Story story(*this, id);
        story.addPhotos({"/nowhere/table.jpg", "/nowhere/table.jpg"});
        QCOMPARE(story.photos().size(), 1);
        Story again(*this, id);
        QCOMPARE(again.photos().size(), 1);
        QVERIFY(!again.photos().at(0).toMap()["there"].toBool());
        again.removePhoto(0);
        QVERIFY(again.photos().isEmpty());
    }

    // It may lead on to other files, whatever it is called.
    void aDrawingIsNoPhoto()
    {
        QTemporaryDir folder;
        const auto written = [&folder](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QString::fromUtf8(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                        : QString();
        };
        QByteArray picture; // a word of it looks like a drawing's
        QBuffer device(&picture);
        QImage image(3, 3, QImage::Format_RGB32);
        image.fill(Qt::red);
        image.setText("Comment", "<svg>");
        QVERIFY(image.save(&device, "PNG") && picture.contains('<'));
        Story story(*this, keptGame());
        story.addPhotos({written("drawing.png", " <svg xmlns='http://www.w3.org/2000/svg'/>"),
                         written("packed.png", "\x1f\x8b\x08"), written("photo.png", picture)});
        QCOMPARE(story.photos().size(), 3);
        for (int k = 0; k < 3; ++k) {
            const QVariantMap photo = story.photos().at(k).toMap();
            QVERIFY(photo["there"].toBool());
            QCOMPARE(photo["url"].toUrl().isEmpty(), k < 2);
        }
    }

    void aFileTakenInTwiceIsThereOnce()
    {
        ThreeMatches history(*this);
        const QString id = keptGame();
        history.refresh();
        QCOMPARE(history.found(), 4);
        const QTemporaryDir out;
        const auto written =
            writeMatches(m_workspace->matches().summaries(), MatchFormat::log, out.path(), *m_workspace);
        QVERIFY(written);
        QCOMPARE(*written, 4);
        QStringList paths;
        const QFileInfoList files = QDir(out.path()).entryInfoList(QDir::Files);
        for (const QFileInfo& file : files)
            paths.append(file.filePath());
        QCOMPARE(paths.size(), 4);
        QSignalSpy spy(&history, &MatchHistory::imported);
        history.import(paths);
        QVERIFY2(history.message().isEmpty(), qPrintable(history.message()));
        QCOMPARE(history.found(), 4);
        QCOMPARE(listed(spy.at(0).at(0).toInt(), spy.at(0).at(1).toInt()), "0 4");
        history.remove(id);
        history.import(paths);
        QCOMPARE(history.found(), 4);
        QCOMPARE(spy.at(1).at(0).toInt(), 1);
    }

    void afterAMoveToAnotherFolderFilesBringEverythingBack()
    {
        keptGame(Rolls::recorded);
        const QTemporaryDir out;
        const QString path = out.filePath("one.match");
        const std::vector<MatchSummary> before = m_workspace->matches().summaries();
        QVERIFY(writeMatches(before, MatchFormat::log, path, *m_workspace));
        init();
        MatchHistory history(*m_workspace);
        QVERIFY(!history.any());
        history.import({path});
        const std::vector<MatchSummary> after = m_workspace->matches().summaries();
        QCOMPARE(after.size(), std::size_t(1));
        QVERIFY(after.front() == before.front());
    }

    void aClockThatWasSetBackIsReportedAndTheMatchAdded()
    {
        keptGame(Rolls::recorded);
        const QTemporaryDir out;
        const QString path = out.filePath("one.match");
        QVERIFY(writeMatches(m_workspace->matches().summaries(), MatchFormat::log, path, *m_workspace));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        MatchRecord record = readMatch(file.readAll().toStdString())->record;
        const std::size_t steps = record.steps.size();
        record.steps.back().at.setDate(QDate(2001, 1, 1));
        file.resize(0);
        file.write(QByteArray::fromStdString(writtenMatch(record)));
        file.close();
        init();
        MatchHistory history(*m_workspace);
        history.import({path});
        QCOMPARE(history.found(), 1);
        VERIFY_CONTAINS(history.message(), QString("step %1 has an earlier time").arg(steps));
    }

    void whatIsNoMatchIsReportedAndNothingChanges()
    {
        const QTemporaryDir out;
        const QString path = out.filePath("bad.match");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"something\"}");
        file.close();
        MatchHistory history(*m_workspace);
        history.import({path});
        QVERIFY(!history.message().isEmpty() && !history.any());
    }

    void scalesHaveRoundSteps()
    {
        QCOMPARE(scaleTop(0), 1.0);
        QCOMPARE(scaleTop(5), 5.0);
        QCOMPARE(scaleTop(7), 8.0);
        QCOMPARE(scaleTop(487), 500.0);
        QCOMPARE(scaleTop(520), 600.0);
    }
};

ADJUTANT_TEST(HistoryTest)

} // namespace adjutant::test::tst_viewmodels_history
