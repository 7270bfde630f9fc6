#include "app/matches/chart.h"
#include "app/matches/matchfile.h"
#include "app/matches/runningmatch.h"
#include "app/matches/storedmatch.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/history/matchstory.h"
#include "app/viewmodels/lists/listlibrary.h"
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

    std::unique_ptr<DataHome> m_folder;
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
        m_folder = std::make_unique<DataHome>();
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
        QCOMPARE(listed(rowAt(history, 2).outcome, rowAt(history, 1).outcome), "Anna won Bruno won");
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
        const auto found = [&history](const QString& words) {
            history.setSearch(words);
            return history.found();
        };
        QCOMPARE(listed(found("chlo"), found("BRIDGE ice"), found("nobody"), history.any()), "1 3 0 true");
        history.clearFilters();
        QCOMPARE(history.found(), 3);
    }

    void filtersNarrowTheList()
    {
        ThreeMatches history(*this);
        const auto found = [&history](auto filter, const QString& value) {
            (history.*filter)(value);
            return history.found();
        };
        QCOMPARE(found(&MatchHistory::setFaction, "irosia"), 1);
        history.setFaction({});
        QCOMPARE(found(&MatchHistory::setPlayer, "bruno"), 2);
        QCOMPARE(found(&MatchHistory::setPeriod, "2024"), 1);
        QCOMPARE(history.filters(), 2);
        history.setPlayer({});
        QCOMPARE(found(&MatchHistory::setPeriod, "2025"), 2);
        QCOMPARE(found(&MatchHistory::setPeriod, "30d"), 0);
        history.clearFilters();
        QCOMPARE(found(&MatchHistory::setState, "open"), 0);
        history.setState("finished");
        QCOMPARE(found(&MatchHistory::setMission, "epic-fight"), 3);
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
        const TallyRow avaren = tallyAt(history.byFaction(), 0), bruno = tallyAt(history.byOpponent(), 0);
        QCOMPARE(listed(avaren.matches, avaren.lost), "2 0"); // won and drawn
        QCOMPARE(listed(bruno.name, bruno.matches, tallyAt(history.byMission(), 0).matches), "Bruno 2 3");
        // Began once, and won.
        QCOMPARE(listed(tallyAt(history.byTurn(), 0).won, tallyAt(history.byTurn(), 1).matches), "1 2");
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
        QCOMPARE(listed(history.found(), spy.size()), "2 1");
        history.undoRemove();
        QCOMPARE(history.found(), 3);
        QCOMPARE(rowAt(history, 1).id, id);
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
        summary.system = "drakerys";
        QCOMPARE(rowOf("open", 0).outcome, "Setup");
        summary.system = "battlecards";
        QCOMPARE(rowOf("open", 0).outcome, "In progress");
        summary.system.clear();
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

    // A match has room for some of them only: each time all are written.
    void longNotesAreNotSavedAtEachPause()
    {
        Story story(*this, keptGame());
        story.setNotes(QString(10'000, u'n'));
        QTest::qWait(2'200);
        QVERIFY(m_workspace->hasUnsaved());
        story.save();
        QVERIFY(!m_workspace->hasUnsaved());
    }

    void notesThatCannotBeSavedOutliveTheirPage_data()
    {
        const auto row = columns<bool>("isRunning");
        row("of a match of the history", false);
        row("of the match that is open", true);
    }
    void notesThatCannotBeSavedOutliveTheirPage()
    {
        QFETCH(bool, isRunning);
        const QString id = keptGame(), folder = m_folder->path();
        if (isRunning)
            QVERIFY(!m_workspace->running().open(id));
        ListLibrary library(*m_workspace);
        {
            Story story(*this, id);
            QVERIFY(QDir().rename(folder, folder + "-away"));
            story.setNotes("Thunder over the marsh");
        }
        QVERIFY(library.hasUnsaved()); // then the window asks before it closes
        VERIFY_CONTAINS(library.trouble(), folder);
        QVERIFY(!library.trouble().contains("no longer exists"));
        QVERIFY(QDir().rename(folder + "-away", folder));
        QCOMPARE(Story(*this, id).notes(), "Thunder over the marsh");
        library.retrySaving();
        QVERIFY(!library.hasUnsaved() && library.trouble().isEmpty());
        m_workspace = std::make_unique<Workspace>("en");
        QCOMPARE(Story(*this, id).notes(), "Thunder over the marsh");
    }

    void notesOfAMatchThatAnotherProgramRemovedBringItBack()
    {
        Story story(*this, keptGame());
        const auto path = m_workspace->matches().files().pathOf(story.matchId());
        QVERIFY(path && QFile::remove(*path));
        story.setNotes("Thunder over the marsh");
        QCOMPARE(m_workspace->saveDetails(), QString());
        QCOMPARE(Story(*this, story.matchId()).notes(), "Thunder over the marsh");
    }

    // The window may close before they rest.
    void notesThatWereJustTypedAreSavedBeforeItIsAskedForThem()
    {
        Story story(*this, keptGame());
        story.setNotes("Thunder over the marsh");
        QVERIFY(m_workspace->hasUnsaved());
        QVERIFY(!ListLibrary(*m_workspace).hasUnsaved());
        const auto read = matchIn(m_workspace->matches(), story.matchId());
        QCOMPARE(read->record.details.notes, "Thunder over the marsh");
    }

    void theNotesOfADeletedMatchWaitNoLonger()
    {
        MatchHistory history(*m_workspace);
        Story story(*this, keptGame());
        story.setNotes("Thunder over the marsh");
        history.remove(story.matchId());
        QVERIFY(!m_workspace->hasUnsaved());
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

    void whatCannotBeSavedIsReportedEachTime()
    {
        Story story(*this, keptGame());
        QStringList reported;
        connect(&story, &MatchStory::messageChanged, this, [&] { reported.append(story.message()); });
        const QString matches = m_folder->filePath("matches");
        QVERIFY(QDir().rename(matches, matches + "-away"));
        story.addPhotos({"/nowhere/one.jpg"});
        story.addPhotos({"/nowhere/two.jpg"});
        QCOMPARE(reported.size(), 2);
        QVERIFY(!reported.at(0).isEmpty());
        QCOMPARE(reported.at(1), reported.at(0));
    }

    // It may lead on to other files, whatever it is called.
    void aDrawingIsNoPhoto()
    {
        QTemporaryDir folder;
        QByteArray picture; // a word of it looks like a drawing's
        QBuffer device(&picture);
        QImage image(3, 3, QImage::Format_RGB32);
        image.fill(Qt::red);
        image.setText("Comment", "<svg>");
        QVERIFY(image.save(&device, "PNG") && picture.contains('<'));
        Story story(*this, keptGame());
        story.addPhotos(
            {written(folder.filePath("drawing.png"), " <svg xmlns='http://www.w3.org/2000/svg'/>"),
             written(folder.filePath("packed.png"), "\x1f\x8b\x08"),
             written(folder.filePath("photo.png"), picture)});
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
        QVERIFY(writeMatches(m_workspace->matches().summaries(), MatchFormat::log, out.path(), *m_workspace));
        QStringList paths;
        const QFileInfoList files = QDir(out.path()).entryInfoList(QDir::Files);
        for (const QFileInfo& file : files)
            paths.append(file.filePath());
        QCOMPARE(paths.size(), 4);
        QSignalSpy spy(&history, &MatchHistory::imported);
        history.import(paths);
        QVERIFY2(history.message().isEmpty(), qPrintable(history.message()));
        QCOMPARE(listed(history.found(), spy.at(0).at(0).toInt(), spy.at(0).at(1).toInt()), "4 0 4");
        history.remove(id);
        history.import(paths);
        QCOMPARE(listed(history.found(), spy.at(1).at(0).toInt()), "4 1");
    }

    void aClockThatWasSetBackIsReportedAndTheMatchAdded()
    {
        keptGame(Rolls::recorded);
        const QTemporaryDir out;
        const QString path = out.filePath("one.match");
        QVERIFY(writeMatches(m_workspace->matches().summaries(), MatchFormat::log, path, *m_workspace));
        MatchRecord record = readMatch(contentsOf(path).toStdString())->record;
        const std::size_t steps = record.steps.size();
        record.steps.back().at.setDate(QDate(2001, 1, 1));
        written(path, QByteArray::fromStdString(writtenMatch(record)));
        init();
        MatchHistory history(*m_workspace);
        history.import({path});
        QCOMPARE(history.found(), 1);
        VERIFY_CONTAINS(history.message(), QString("step %1 has an earlier time").arg(steps));
    }

    void whatIsNoMatchIsReportedAndNothingChanges()
    {
        const QTemporaryDir out;
        MatchHistory history(*m_workspace);
        history.import({written(out.filePath("bad.match"), "{\"format\": \"something\"}")});
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
