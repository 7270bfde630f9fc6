#include "tests/testprogram.h"

#include "tests/systems/adventure/adventuretable.h"

#include <QtTest>

namespace tst_adventure_battlephase {

using namespace adjutant;
using namespace adjutant::adventuretable;

/// The chapter "Battle Phase". The order is Bo, Ana, Orc, Wolf.
class AdventureBattlePhaseTest : public QObject
{
    Q_OBJECT

private slots:
    void attacksGoByTheOrderAndThePhase()
    {
        Table table;
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [1, 2]}"),
                 std::string("phase"));
        table.toBattle();
        QCOMPARE(table.play("attack", "{'attacker': 'gm/orc', 'target': 'party/bo', 'dice': [1, 2]}"),
                 std::string("not-next"));
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/bear', 'dice': [1, 2]}"),
                 std::string("unknown-unit"));
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [1, 2]}"),
                 std::string());
        QCOMPARE(table.unit("party/bo")["acted"], Json(true));
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [1, 2]}"),
                 std::string("not-next"));
    }

    // 4 and 2 with ATK 2 are 8, and the Orc's DEF is 8.
    void anAttackSucceedsOnTheDefence()
    {
        Table table;
        table.toBattle();
        table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [4, 2]}");
        const Json success{{"net_sources", 0}, {"total", 8}, {"success", true}};
        QCOMPARE(table.state()["last_attack"], success);
        table.session().undo(Extent::procedure, {});
        table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [4, 1]}");
        const Json failure{{"net_sources", 0}, {"total", 7}, {"success", false}};
        QCOMPARE(table.state()["last_attack"], failure);
    }

    void asManyDiceAreNeededAsTheSourcesBring()
    {
        Table table;
        table.toBattle();
        const Json before = table.state();
        for (const char* wrong : {"'dice': [4]", "'dice': [4, 2, 1]", "'dice': [4, 2], 'advantage': 1",
                                  "'dice': [4, 2, 1], 'advantage': 1, 'disadvantage': 1"})
            QCOMPARE(table.play("attack",
                                "{'attacker': 'party/bo', 'target': 'gm/orc', " + std::string(wrong) + "}"),
                     std::string("dice-count"));
        // The third die of one source of advantage is a D6.
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [4, 2, 7], "
                                      "'advantage': 1}"),
                 std::string("malformed"));
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc'}"),
                 std::string("malformed"));
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [4, 2], "
                                      "'advantage': -1}"),
                 std::string("malformed"));
        QCOMPARE(table.state(), before);
    }

    // Ana is of tier 2, the Orc of tier 1: she keeps the two highest of three.
    void tiersAreSourcesOfBoth()
    {
        Table table;
        table.toBattle();
        table.play("pass", "{'unit': 'party/bo'}");
        QCOMPARE(table.play("attack", "{'attacker': 'party/ana', 'target': 'gm/orc', 'dice': [1, 2, 6]}"),
                 std::string());
        const Json byAna{{"net_sources", 1}, {"total", 11}, {"success", true}};
        QCOMPARE(table.state()["last_attack"], byAna);
        QCOMPARE(table.play("attack", "{'attacker': 'gm/orc', 'target': 'party/ana', 'dice': [1, 2, 12]}"),
                 std::string());
        const Json byOrc{{"net_sources", -1}, {"total", 5}, {"success", false}};
        QCOMPARE(table.state()["last_attack"], byOrc);
    }

    void whoAttacksASeizerHasAdvantage()
    {
        Table table;
        table.toMovement();
        table.play("seize", "{'unit': 'gm/wolf'}");
        table.play("next_phase");
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/wolf', 'dice': [1, 2, 3]}"),
                 std::string());
        QCOMPARE(table.state()["last_attack"]["net_sources"], Json(1));
    }

    void whoAttacksADefenderHasDisadvantageUntilItsNextTurn()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("defend", "{'unit': 'party/bo'}"), std::string());
        table.play("pass", "{'unit': 'party/ana'}");
        QCOMPARE(table.play("attack", "{'attacker': 'gm/orc', 'target': 'party/bo', 'dice': [6, 5, 12]}"),
                 std::string());
        const Json second{{"net_sources", -1}, {"total", 13}, {"success", true}};
        QCOMPARE(table.state()["last_attack"], second);
        table.play("next_phase");
        table.play("next_phase");
        table.play("initiative", "{'rolls': {'party/ana': 8, 'party/bo': 5, 'gm/orc': 6, 'gm/wolf': 4}}");
        table.play("next_phase");
        QCOMPARE(table.unit("party/bo")["defending"], Json(true));
        table.play("pass", "{'unit': 'party/ana'}");
        table.play("attack", "{'attacker': 'gm/orc', 'target': 'party/bo', 'dice': [6, 5, 12]}");
        QCOMPARE(table.state()["last_attack"]["net_sources"], Json(-1));
        table.play("item", "{'unit': 'party/bo'}");
        QCOMPARE(table.unit("party/bo")["defending"], Json(false));
    }

    void whoDisengagesAttacksAtDisadvantageUntilTheEndOfTheNextRound()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("disengage", "{'unit': 'party/bo'}"), std::string());
        for (int phase = 0; phase < 2; ++phase)
            table.play("next_phase");
        table.toBattle();
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [6, 5, 12]}"),
                 std::string());
        QCOMPARE(table.state()["last_attack"]["net_sources"], Json(-1));
        QCOMPARE(table.unit("party/bo")["disengaged"], Json(true));
        table.play("next_phase");
        QCOMPARE(table.unit("party/bo")["disengaged"], Json(true));
        table.play("next_phase");
        QCOMPARE(table.unit("party/bo")["disengaged"], Json(false));
    }

    void whoDelaysActsAfterALaterTurn()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("delay", "{'unit': 'party/ana', 'after': 'gm/orc'}"), std::string("not-next"));
        QCOMPARE(table.play("delay", "{'unit': 'party/bo', 'after': 'party/bo'}"), std::string("not-later"));
        QCOMPARE(table.play("delay", "{'unit': 'party/bo', 'after': 'gm/orc'}"), std::string());
        QCOMPARE(table.order("battle_order"), std::string("party/ana gm/orc party/bo gm/wolf"));
        QCOMPARE(table.unit("party/bo")["acted"], Json(false));
        QCOMPARE(table.play("pass", "{'unit': 'party/bo'}"), std::string("not-next"));
        table.play("pass", "{'unit': 'party/ana'}");
        QCOMPARE(table.play("delay", "{'unit': 'gm/orc', 'after': 'party/ana'}"), std::string("not-later"));
        table.play("pass", "{'unit': 'gm/orc'}");
        QCOMPARE(table.play("defend", "{'unit': 'party/bo'}"), std::string());
        QCOMPARE(table.play("delay", "{'unit': 'gm/wolf', 'after': 'party/bo'}"), std::string("not-later"));
    }

    // Bo, Ana, Orc, Wolf: Bo waits for the Orc; when that waits for the Wolf, Bo waits on.
    void whoWaitsForOneThatDelaysWaitsOn()
    {
        Table table;
        table.toBattle();
        table.play("delay", "{'unit': 'party/bo', 'after': 'gm/orc'}");
        table.play("pass", "{'unit': 'party/ana'}");
        QCOMPARE(table.play("delay", "{'unit': 'gm/orc', 'after': 'gm/wolf'}"), std::string());
        QCOMPARE(table.order("battle_order"), std::string("party/ana gm/wolf gm/orc party/bo"));
        QCOMPARE(table.play("pass", "{'unit': 'party/bo'}"), std::string("not-next"));
        table.play("pass", "{'unit': 'gm/wolf'}");
        table.play("pass", "{'unit': 'gm/orc'}");
        QCOMPARE(table.play("pass", "{'unit': 'party/bo'}"), std::string());
    }

    void nobodyWaitsForOneThatWaitsForIt()
    {
        Table table;
        table.toBattle();
        table.play("delay", "{'unit': 'party/bo', 'after': 'gm/orc'}");
        table.play("pass", "{'unit': 'party/ana'}");
        QCOMPARE(table.play("delay", "{'unit': 'gm/orc', 'after': 'party/bo'}"), std::string("not-later"));
    }

    void nobodyWaitsForOneThatIsDown()
    {
        Table table;
        table.toBattle();
        table.play("hp", "{'unit': 'gm/orc', 'change': -500}");
        QCOMPARE(table.unit("gm/orc")["hp"], Json(0));
        QCOMPARE(table.play("delay", "{'unit': 'party/bo', 'after': 'gm/orc'}"), std::string("not-later"));
    }

    void anEffectIsItsNameWithoutTheSpacesAround()
    {
        Table table;
        QCOMPARE(table.play("effect", "{'unit': 'gm/orc', 'remove': 'slowed'}"), std::string("malformed"));
        QVERIFY(table.why().find("no effects") != std::string::npos);
        QCOMPARE(table.play("effect", "{'unit': 'gm/orc', 'add': '  '}"), std::string("malformed"));
        QCOMPARE(table.play("effect", "{'unit': 'gm/orc', 'add': 'Slowed '}"), std::string());
        QCOMPARE(table.unit("gm/orc")["effects"], Json({"slowed"}));
    }

    // Without a turn that it names it acts between two turns, whenever it says so.
    void whoDelaysMayLeaveOpenUntilWhen()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("delay", "{'unit': 'party/bo'}"), std::string());
        QCOMPARE(table.play("pass", "{'unit': 'party/bo'}"), std::string("not-next"));
        QCOMPARE(table.play("pass", "{'unit': 'party/ana'}"), std::string());
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'gm/orc', 'dice': [6, 5]}"),
                 std::string());
        QCOMPARE(table.order("battle_order"), std::string("party/ana party/bo gm/orc gm/wolf"));
        QCOMPARE(table.play("pass", "{'unit': 'gm/orc'}"), std::string());
    }

    // Bo waits for Ana, who then leaves open when she acts: his turn follows hers, wherever that falls.
    void whoWaitsForOneThatDelaysActsBehindIt()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("delay", "{'unit': 'party/bo', 'after': 'party/ana'}"), std::string());
        QCOMPARE(table.play("delay", "{'unit': 'party/ana'}"), std::string());
        QCOMPARE(table.play("pass", "{'unit': 'gm/orc'}"), std::string());
        QCOMPARE(table.play("pass", "{'unit': 'party/ana'}"), std::string());
        QCOMPARE(table.order("battle_order"), std::string("gm/orc party/ana party/bo gm/wolf"));
        QCOMPARE(table.play("pass", "{'unit': 'party/bo'}"), std::string());
    }

    void nobodyWaitsForWhoHasNoHitPointsLeft()
    {
        Table table;
        table.toBattle();
        table.play("hp", "{'unit': 'party/bo', 'change': -20}");
        QCOMPARE(table.unit("party/bo")["hp"], Json(0));
        QCOMPARE(table.play("pass", "{'unit': 'party/ana'}"), std::string());
        // It may act all the same: the rules don't say what it means.
        QCOMPARE(table.play("pass", "{'unit': 'party/bo'}"), std::string());
    }

    void anItemAndAPowerAreTold()
    {
        Table table;
        table.toBattle();
        table.play("item", "{'unit': 'party/bo', 'which': 'Rope'}");
        QCOMPARE(table.sentences(), std::string("Bo uses an item: Rope\n"));
        table.play("attack", "{'attacker': 'party/ana', 'target': 'gm/orc', 'power': 'Lunge', "
                             "'dice': [1, 2, 3]}");
        QVERIFY(table.sentences().starts_with("Ana attacks Orc with Lunge\n"));
    }

    void anAllyIsNoTarget()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("attack", "{'attacker': 'party/bo', 'target': 'party/ana', 'dice': [1, 2]}"),
                 std::string("unknown-unit"));
        QCOMPARE(table.why(), std::string("Ana and Bo are on the same side"));
    }
};

ADJUTANT_TEST(AdventureBattlePhaseTest)

} // namespace tst_adventure_battlephase

#include "tst_adventure_battlephase.moc"
