#include "app/viewmodels/lists/listeditor.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/oddsform/oddscontroller.h"
#include "app/viewmodels/workspace.h"
#include "tests/viewmodels/formanswering.h"

namespace adjutant::test::tst_viewmodels_oddsform {

/// The odds of every game: what the page shows is what the game computes.
class OddsFormTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<ListLibrary> m_library;

    void kinds()
    {
        const auto row = columns<QString, QString>("game", "kind");
        for (const GameSystem& game : gameSystems())
            for (const OddsKind& kind : game.odds)
                row(std::string(game.id) + ' ' + kind.id, std::string(game.id), kind.id);
    }

    std::unique_ptr<OddsController> oddsOfRow() const
    {
        QFETCH(QString, game);
        QFETCH(QString, kind);
        m_workspace->choose(game.toStdString());
        auto odds = std::make_unique<OddsController>(m_workspace.get());
        odds->setKind(kind);
        return odds;
    }

    FormNews::Standing m_now;

    static door::Die die(const char* whose) { return {10, *whose ? verbatim(whose) : Message()}; }
    static door::Field rolled(std::vector<door::Die> dice, std::vector<int> faces)
    {
        door::Field field;
        field.origin = door::Origin::given;
        door::DiceInput input;
        input.dice = std::move(dice);
        field.input = std::move(input);
        field.value = std::move(faces);
        return field;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::make_unique<Workspace>("en");
        m_library = std::make_unique<ListLibrary>(*m_workspace);
        m_library->load();
    }

    // What was asked lasts as long as the workspace.
    void cleanup() { m_workspace->oddsDrafts(m_workspace->game()) = {}; }

    void theAnswerIsWhatTheGameComputes_data() { kinds(); }
    void theAnswerIsWhatTheGameComputes()
    {
        const auto odds = oddsOfRow();
        test::answerAll(*odds->form());
        QVERIFY2(odds->form()->complete(), qPrintable(odds->form()->asked().path + odds->refusal()));
        QTRY_VERIFY(odds->answer().known);
        const auto solved =
            solve(m_workspace->game(), odds->query(), &m_workspace->catalogue(m_workspace->game()));
        QVERIFY(solved.has_value());
        QCOMPARE(odds->answer(), answerOf(*solved));
        QCOMPARE(odds->answer().headline, translated(solved->headline));
        QCOMPARE(odds->answer().chances.size(), static_cast<qsizetype>(solved->chances.size()));
        for (std::size_t k = 0; k < solved->chances.size(); ++k)
            QCOMPARE(odds->answer().chances.at(static_cast<qsizetype>(k)).value<OddsBar>().chance,
                     solved->chances[k].chance);
        QVERIFY(!odds->pending());
        QVERIFY(odds->refusal().isEmpty());
        QVERIFY(odds->asText().startsWith(odds->answer().headline));
    }

    void eachKindKeepsItsAnswers_data() { kinds(); }
    void eachKindKeepsItsAnswers()
    {
        const auto odds = oddsOfRow();
        const door::Answers fresh = odds->form()->draft();
        test::answerAll(*odds->form());
        const door::OddsQuery asked = odds->query();
        const QString kind = odds->kind();
        for (const OddsKind& other : m_workspace->game().odds)
            odds->setKind(QString::fromLatin1(other.id));
        odds->setKind(kind);
        QCOMPARE(odds->query(), asked);
        odds->clear();
        QCOMPARE(odds->form()->draft(), fresh);
    }

    // Who fights stays chosen from one kind of calculation to another.
    void whoIsChosenIsSoForTheOtherKinds_data() { kinds(); }
    void whoIsChosenIsSoForTheOtherKinds()
    {
        const auto odds = oddsOfRow();
        odds->clear();
        test::answerAll(*odds->form());
        const QString kind = odds->kind();
        const auto units = [&odds] {
            QMap<QString, QString> all;
            for (const QVariant& each : odds->places())
                if (const QVariantMap place = each.toMap(); !place.value("unit").toString().isEmpty())
                    all.insert(place.value("value").toString(), place.value("unit").toString());
            return all;
        };
        const QMap<QString, QString> chosen = units();
        for (const OddsKind& other : m_workspace->game().odds) {
            odds->setKind(QString::fromLatin1(other.id));
            const QMap<QString, QString> now = units();
            for (const QString& place : now.keys())
                if (chosen.contains(place))
                    QCOMPARE(now.value(place), chosen.value(place));
            odds->setKind(kind);
        }
    }

    void aPlaceIsFilledFromACard_data() { kinds(); }
    void aPlaceIsFilledFromACard()
    {
        const auto odds = oddsOfRow();
        if (!m_workspace->game().card)
            QSKIP("no card of this game is typed");
        ListEditor list(m_workspace.get());
        list.setProperty("library", QVariant::fromValue(m_library.get()));
        list.open(m_library->createEmpty());
        list.typeCard();
        test::answerAll(*list.cardForm());
        QVERIFY(list.keepCard());
        const door::Answers card = list.roster().entries.back().card;
        if (odds->places().isEmpty())
            QSKIP("no part of this question is a card");
        const QString place = odds->places().constFirst().toMap().value("value").toString();
        odds->showCards(place);
        const QAbstractItemModelTester tester(odds->cards());
        QVERIFY(odds->cards()->count() > 0);
        QString key;
        for (const RowModel::Row& row : odds->cards()->rows())
            if (row.key.startsWith(list.listId() + u'/'))
                key = row.key;
        QVERIFY(!key.isEmpty());
        odds->fill(place, key);
        const bool isRow = place.endsWith("/+");
        const std::string at = isRow ? place.chopped(1).toStdString() + '0' : place.toStdString();
        int copied = 0;
        for (const auto& [path, value] : odds->form()->wholeAnswers())
            if (path.starts_with(at + '/'))
                if (const auto announced = card.find(path.substr(at.size() + 1)); announced != card.end()) {
                    QVERIFY2(announced->second == value, path.c_str());
                    ++copied;
                }
        QVERIFY(copied > 0);
    }

    // What a form says by ear while the focus stays where it is, and what its answers say in a line.

    void aNoticeIsReportedOnceAsLongAsItStands()
    {
        FormNews news([this] { return m_now; }, this);
        QSignalSpy given(&news, &FormNews::announced);
        m_now = {{"Too far", "Not its turn"}, {}, false};
        news.look();
        QTRY_COMPARE(given.size(), 1);
        QCOMPARE(given.takeFirst().constFirst().toString(), "Too far\nNot its turn");
        m_now.notices = QStringList{"Not its turn", "Too heavy"};
        news.look();
        QTRY_COMPARE(given.size(), 1);
        QCOMPARE(given.takeFirst().constFirst().toString(), "Too heavy");
        // Gone and there again, it is news again.
        m_now.notices = QStringList{"Not its turn"};
        news.report();
        QCOMPARE(given.size(), 0);
        m_now.notices.append("Too heavy");
        news.look();
        QTRY_COMPARE(given.size(), 1);
        QCOMPARE(given.takeFirst().constFirst().toString(), "Too heavy");
    }

    void oddsAreReportedWhereAnAnswerChangedThemAndNotKeyByKey()
    {
        FormNews news([this] { return m_now; }, this);
        QSignalSpy given(&news, &FormNews::announced);
        m_now = {{}, "40 %", false};
        news.report();
        QCOMPARE(given.size(), 0);
        m_now.answered = true;
        for (const char* odds : {"50 %", "55 %", "62 %"}) {
            m_now.odds = QString::fromUtf8(odds);
            news.look();
            QCoreApplication::processEvents();
        }
        QCOMPARE(given.size(), 0);
        news.report();
        QCOMPARE(given.size(), 1);
        QCOMPARE(given.takeFirst().constFirst().toString(), "62 %");
        // Not while they are worked out, and not where they come out the same.
        m_now.odds.clear();
        news.report();
        m_now.odds = "62 %";
        news.report();
        QCOMPARE(given.size(), 0);
    }

    void diceAreNamedByWhatTheyAreFor()
    {
        QCOMPARE(valueText(rolled({die(""), die("")}, {3, 5})), "3, 5");
        QCOMPARE(valueText(rolled({die("Ash"), die("Ash"), die("Birch")}, {3, 5, 2})), "Ash: 3, 5; Birch: 2");
        QCOMPARE(valueText(rolled({die("a"), die("b"), die("c"), die("d"), die("e"), die("e")},
                                  {1, 2, 3, 4, 5, 6})),
                 "6 dice");
    }
};

ADJUTANT_TEST(OddsFormTest)

} // namespace adjutant::test::tst_viewmodels_oddsform
