#include "tests/testprogram.h"

#include "tests/systems/adventure/adventuretable.h"

#include <QtTest>

namespace tst_adventure_rounds {

using namespace adjutant;
using namespace adjutant::adventuretable;

/// The chapter "Combat Round", the end of a match, and what players put right.
class AdventureRoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void aRoundHasFourPhases()
    {
        Table table;
        std::string phases;
        for (int round = 0; round < 2; ++round) {
            phases += table.state()["phase"].get<std::string>() + ' ';
            table.toMovement();
            for (int phase = 0; phase < 3; ++phase) {
                phases += table.state()["phase"].get<std::string>() + ' ';
                table.play("next_phase");
            }
        }
        QCOMPARE(phases, std::string("initiative movement battle end initiative movement battle end "));
        QCOMPARE(table.state()["round"], Json(3));
    }

    void nobodyHasMovedOrActedInANewRound()
    {
        Table table;
        table.toMovement();
        table.play("move", "{'unit': 'gm/wolf'}");
        table.play("next_phase");
        table.play("defend", "{'unit': 'party/bo'}");
        table.play("next_phase");
        table.play("next_phase");
        QCOMPARE(table.unit("gm/wolf")["moved"], Json(false));
        QCOMPARE(table.unit("party/bo")["acted"], Json(false));
        QCOMPARE(table.unit("party/bo")["defending"], Json(true));
    }

    void hitPointsAreChangedBySoMany()
    {
        Table table;
        QCOMPARE(table.play("hp", "{'unit': 'gm/orc', 'change': -4}"), std::string());
        QCOMPARE(table.unit("gm/orc")["hp"], Json(2));
        table.play("hp", "{'unit': 'gm/orc', 'change': 9}");
        QCOMPARE(table.unit("gm/orc")["hp"], Json(6));
        table.play("hp", "{'unit': 'gm/orc', 'change': -99}");
        QCOMPARE(table.unit("gm/orc")["hp"], Json(0));
        QCOMPARE(table.unit("gm/wolf")["hp"], Json());
        QCOMPARE(table.play("hp", "{'unit': 'gm/wolf', 'change': -1}"), std::string("malformed"));
        QCOMPARE(table.play("hp", "{'unit': 'gm/orc', 'change': 1000}"), std::string("malformed"));
        QCOMPARE(table.play("hp", "{'unit': 'gm/bear', 'change': 1}"), std::string("unknown-unit"));
    }

    void thePlayersSayWhoHasWon()
    {
        Table table;
        table.toBattle();
        QCOMPARE(table.play("finish", "{'winners': ['nobody']}"), std::string("malformed"));
        QCOMPARE(table.play("finish", "{'winners': ['party']}"), std::string());
        const Json state = table.state();
        QCOMPARE(state["finished"], Json(true));
        QCOMPARE(state["winner"], Json("party"));
        QCOMPARE(state["active_player"], Json());
        for (const char* word : {"initiative", "move", "seize", "attack", "defend", "item", "disengage",
                                 "delay", "pass", "save", "next_phase", "finish", "hp", "effect"})
            QCOMPARE(table.play(word), std::string("finished"));
        QCOMPARE(table.state(), state);
        QVERIFY(table.session().undo(Extent::procedure, {}));
        QCOMPARE(table.state()["finished"], Json(false));
    }

    void aMatchMayEndWithoutAWinner()
    {
        Table table;
        QCOMPARE(table.play("finish"), std::string());
        QCOMPARE(table.state()["winner"], Json());
    }

    void undoAndRedoGoThroughARound()
    {
        Table table;
        table.toMovement();
        const Json before = table.state();
        table.play("seize", "{'unit': 'party/bo'}");
        const Json after = table.state();
        QVERIFY(table.session().undo(Extent::procedure, {}));
        QCOMPARE(table.state(), before);
        QVERIFY(table.session().redo(Extent::procedure, {}));
        QCOMPARE(table.state(), after);
    }
};

ADJUTANT_TEST(AdventureRoundsTest)

} // namespace tst_adventure_rounds

#include "tst_adventure_rounds.moc"
