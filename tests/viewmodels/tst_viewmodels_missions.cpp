#include "core/systems/drakerys/missions/judge.h"
#include "headquarterscontroller.h"
#include "matchcontroller.h"
#include "missioncontroller.h"
#include "opentable.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

QStringList values(const QVariantList& list, const char* key)
{
    QStringList all;
    for (const QVariant& each : list)
        all.append(each.toMap().value(text(key)).toString());
    return all;
}

const Tap dealt{"missions",
                {{"common", "epic-fight"}, {"solo/red", "total-destruction"}, {"solo/blue", "prisoners"}}};

} // namespace

/// Missions as live checklists, and what belongs to a Headquarters Phase.
class MissionControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<MissionController> m_missions;
    std::unique_ptr<HeadquartersController> m_headquarters;

    MissionRow rowOf(const char* player, const char* mission)
    {
        for (const RowModel::Row& row : m_missions->missions()->rows())
            if (const auto found = row.value.value<MissionRow>();
                found.player == text(player) && found.mission == text(mission))
                return found;
        return {};
    }
    ConditionRow conditionOf(const char* player, const char* mission, const char* condition)
    {
        for (const QVariant& each : rowOf(player, mission).conditions)
            if (each.value<ConditionRow>().id == text(condition))
                return each.value<ConditionRow>();
        return {};
    }
    // A Unit's card with other skills, and the match begun anew with it.
    void giveSkills(std::size_t player, std::size_t unit, std::initializer_list<const char*> skills)
    {
        m_table->beginWithCard(player, unit, [&skills](UnitCard& card) {
            for (const char* skill : skills)
                card.skills.emplace_back(skill);
        });
    }

private Q_SLOTS:
    void init()
    {
        m_headquarters.reset();
        m_missions.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_missions = std::make_unique<MissionController>();
        m_headquarters = std::make_unique<HeadquartersController>();
    }
    void cleanupTestCase()
    {
        m_headquarters.reset();
        m_missions.reset();
        m_table.reset();
    }

    void theCardsOfBothPlayersAreListed()
    {
        const QAbstractItemModelTester tester(m_missions->missions());
        QCOMPARE(m_missions->missions()->count(), 0);
        m_table->play(dealt);
        QCOMPARE(m_missions->missions()->count(), 4);
        const MissionRow row = rowOf("red", "epic-fight");
        QVERIFY(row.common);
        QVERIFY(row.choosable);
        QCOMPARE(row.playerName, text("Anna"));
        QCOMPARE(row.title, text("Epic Fight"));
        QVERIFY(!row.summary.isEmpty());
        QCOMPARE(row.conditions.size(), 3);
        QVERIFY(!rowOf("red", "total-destruction").choosable);
    }

    void theTableTellsWhatItCan()
    {
        m_table->play(dealt);
        // Soldiers 80, Crossbowmen 100, Noctis 130: 80 of 310 AP are 25.8 %, one full quarter.
        m_table->play("scatter", {{"unit", "blue/soldiers-1"}});
        const ConditionRow casualties = conditionOf("red", "total-destruction", "casualties");
        QVERIFY(casualties.computed);
        QCOMPARE(casualties.count, 1);
        QCOMPARE(casualties.vp, 1);
        QVERIFY(rowOf("red", "total-destruction").progress.contains(text("25.8")));
    }

    void aTickSaysTheRest()
    {
        m_table->play(dealt);
        m_missions->tick(text("blue"), text("prisoners"), text("cages-destroyed"), 2);
        QCOMPARE(conditionOf("blue", "prisoners", "cages-destroyed").count, 2);
        QVERIFY(conditionOf("blue", "prisoners", "cages-destroyed").counts);
        QCOMPARE(rowOf("blue", "prisoners").vp, 2);
        m_missions->tick(text("blue"), text("prisoners"), text("cages-destroyed"), 0);
        QCOMPARE(rowOf("blue", "prisoners").vp, 0);
        QSignalSpy told(m_missions.get(), &MissionController::told);
        m_missions->tick(text("red"), text("relics"), text("relic-carried"), 1); // not dealt
        QCOMPARE(told.count(), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void aSecretChoiceIsCoveredUntilItIsRevealed()
    {
        m_table->play(dealt);
        const QVariantList choices = m_missions->choices(text("red"), text("epic-fight"));
        QCOMPARE(values(choices, "id"), QStringList{text("red/salik-1")}); // the one Hero of hers
        m_missions->choose(text("red"), text("epic-fight"), values(choices, "id"), true);
        QVERIFY(rowOf("red", "epic-fight").secret);
        QVERIFY(!rowOf("blue", "epic-fight").secret);
        MatchController controller;
        QVERIFY(!controller.undoText().contains(text("Salik")));
        const auto owed = [&controller] {
            return controller.players()->rows().at(0).value.value<PlayerRow>().owed;
        };
        QCOMPARE(owed(), 0); // the Hero is alive, but that is nobody's business yet
        m_missions->reveal(text("red"), text("epic-fight"));
        QVERIFY(!rowOf("red", "epic-fight").secret);
        QCOMPARE(rowOf("red", "epic-fight").chosen, text("Salik"));
        QCOMPARE(owed(), 1);
        QVERIFY(m_missions->choices(text("red"), text("epic-fight"))
                    .at(0)
                    .toMap()
                    .value(text("chosen"))
                    .toBool());
    }

    void choosingUnitsKeepsTheSceneriesThatWereChosen()
    {
        m_table->play("missions", {{"common", "relics"}});
        m_table->play("scenery", {{"id", "scenery-1"}, {"at", table::Point{45, 45}}});
        m_table->play(
            "choose",
            {{"player", "red"}, {"mission", "relics"}, {"sceneries", std::vector<std::string>{"scenery-1"}}});
        m_missions->choose(text("red"), text("relics"), {text("red/crows-1")}, false);
        QCOMPARE(m_table->state().find(PlayerId("red"), MissionId("relics"))->sceneries.size(),
                 std::size_t(1));
    }

    void pointsAreCountedOnceAndExactly()
    {
        m_table->play(dealt);
        m_table->play("scatter", {{"unit", "blue/soldiers-1"}});
        m_missions->tick(text("blue"), text("prisoners"), text("cages-destroyed"), 3);
        m_missions->settle(); // not while the game lasts
        QCOMPARE(m_table->player("blue").vp(), 0);
        QVERIFY(!m_missions->unsettled());
        m_table->play("score",
                      {{"player", "red"}, {"mission", "total-destruction"}, {"vp", 3}}); // counted too much
        m_table->play("finish", {});
        QVERIFY(m_missions->over());
        QVERIFY(m_missions->unsettled());
        m_missions->settle();
        QVERIFY(!m_missions->unsettled());
        for (const MissionVerdict& verdict : verdictsOf(m_table->state())) {
            int scored = 0;
            for (const MissionScore& score : m_table->state().find(verdict.player)->scores)
                scored += score.mission == verdict.mission ? score.vp : 0;
            QCOMPARE(scored, verdict.vp);
        }
        QCOMPARE(m_table->player("blue").vp(), 3);
        QCOMPARE(m_table->player("red").vp(), 1);
        const std::size_t entries = m_table->entries();
        m_missions->settle();
        QCOMPARE(m_table->entries(), entries);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void aCardThatWasDealtTwiceCanBeSettledAllTheSame()
    {
        const QAbstractItemModelTester tester(m_missions->missions());
        m_table->play("missions", {{"common", "total-destruction"}, {"solo/red", "total-destruction"}});
        QCOMPARE(m_missions->missions()->count(), 3);
        m_table->play("scatter", {{"unit", "blue/soldiers-1"}});
        m_table->play("finish", {});
        m_missions->settle();
        QVERIFY(!m_missions->unsettled());
        QCOMPARE(m_table->player("red").vp(), 2);
    }

    void ordersOfLeadershipAreCommands()
    {
        giveSkills(0, 2, {"leadership", "divination"}); // Salik's
        const QString salik = text("red/salik-1");
        QVERIFY(!m_headquarters->hasOrders());
        m_table->play(spending("red/crows-1", 16));
        QVERIFY(m_headquarters->hasOrders());
        QVERIFY(values(m_headquarters->choices(), "choice").contains(text("reform-the-ranks")));
        QCOMPARE(m_headquarters->receivers(salik, text("forward")).size(), 3);
        m_table->play("stress", {{"unit", "red/crows-1"}, {"change", 2}});
        const int stress = m_table->unit("red/crows-1").stress;
        m_headquarters->order(salik, text("reform-the-ranks"), text("red/crows-1"));
        QCOMPARE(m_table->unit("red/crows-1").stress, stress - 1);
        m_headquarters->order(salik, text("they-shall-not-pass"), text("red/crows-1"));
        QVERIFY(m_table->unit("red/crows-1").has("they-shall-not-pass"));
        m_headquarters->order(salik, text("no-such-order"), text("red/crows-1"));
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void prayersAreCommands()
    {
        giveSkills(0, 2, {"divination"});
        const QString salik = text("red/salik-1");
        m_table->play("injure", {{"unit", "red/blood-banes-1"}, {"count", 1}});
        m_headquarters->order(salik, text("mercy"), text("red/blood-banes-1"));
        QCOMPARE(m_table->unit("red/blood-banes-1").injuries, 0);
        m_headquarters->order(salik, text("holy-fury"), text("red/crows-1"));
        QVERIFY(m_table->unit("red/crows-1").has("holy-fury"));
        QVERIFY(m_headquarters->receivers(salik, text("a-pox-on-them")).isEmpty());
        m_headquarters->pox(salik, 2);
        QCOMPARE(m_table->player("blue").progress, 2);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void anElementalComes()
    {
        m_table->play("vortex", {{"id", "north"}, {"element", "air"}});
        QVERIFY(values(m_headquarters->sources(), "value").contains(text("north")));
        QVERIFY(values(m_headquarters->elementals(), "value").contains(text("maelstrom/air-herald")));
        m_headquarters->summon(text("red/salik-1"), text("maelstrom/air-herald"), text("north"));
        QCOMPARE(m_table->unit("red/air-herald-1").warriors, 1);
        QVERIFY(values(m_headquarters->choices(), "choice").contains(text("zephyr")));
        m_headquarters->order(text("red/air-herald-1"), text("zephyr"), text("red/crows-1"));
        QVERIFY(m_table->unit("red/crows-1").has("zephyr"));
        QSignalSpy told(m_headquarters.get(), &HeadquartersController::told);
        m_headquarters->summon(text("red/salik-1"), text("maelstrom/dragon"), {});
        QCOMPARE(told.count(), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void aSpellIsKeptByItsName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("known") << text("Mirage") << text("mirage");
        QTest::newRow("words") << text("  Rain of  Fire! ") << text("rain-of-fire");
        QTest::newRow("accents") << text("Éclair du Sud") << text("eclair-du-sud");
        QTest::newRow("dash") << text("-x-") << text("x");
        QTest::newRow("long") << QString(200, QLatin1Char('a')) << QString(60, QLatin1Char('a'));
    }
    void aSpellIsKeptByItsName()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        m_headquarters->cast(text("red/salik-1"), name, {text("north"), text("south")}, 2, 3);
        QCOMPARE(m_table->entries(), std::size_t(1));
        const table::Answers& cast = m_table->table().session().record(0).answers;
        QVERIFY(cast.at("spell") == table::Value(id.toStdString()));
        QVERIFY(cast.at("sources") == table::Value(std::vector<std::string>{"north", "south"}));
        QVERIFY(cast.at("reinforcement") == table::Value(2));
        QVERIFY(cast.at("successes") == table::Value(3));
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void aSpellWithoutAUsableNameIsAskedFor()
    {
        QSignalSpy told(m_headquarters.get(), &HeadquartersController::told);
        m_headquarters->cast(text("red/salik-1"), text(" 烏 "), {}, 0, 1);
        QCOMPARE(told.count(), 1);
        QCOMPARE(m_table->entries(), std::size_t(0));
    }

    void withoutAMatchNothingHappens()
    {
        m_table->table().close();
        m_headquarters->pox(text("red/salik-1"), 1);
        m_headquarters->order(text("red/salik-1"), text("mercy"), text("red/crows-1"));
        m_missions->settle();
        m_missions->choose(text("red"), text("relics"), {}, false);
        m_missions->tick(text("red"), text("relics"), text("relic-carried"), 1);
        QVERIFY(m_headquarters->choices().isEmpty());
        QVERIFY(m_missions->choices(text("red"), text("relics")).isEmpty());
        QVERIFY(!m_missions->unsettled());
    }
};

ADJUTANT_TEST(MissionControllerTest)
#include "tst_viewmodels_missions.moc"
