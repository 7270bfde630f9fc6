#include "tests/systems/adventure/adventurestart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_adventure_rounds {

using namespace adjutant;
using namespace adjutant::test;

/// The chapter "Combat Round", the end of a match, and what players put right.
class AdventureRoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void aRoundHasFourPhases()
    {
        ScriptedMatch match(twoAgainstTwo());
        std::string phases;
        for (int round = 0; round < 2; ++round) {
            phases += match.state()["phase"].get<std::string>() + ' ';
            match.play(initiative);
            for (int phase = 0; phase < 3; ++phase) {
                phases += match.state()["phase"].get<std::string>() + ' ';
                match.play("next_phase: {}");
            }
        }
        QCOMPARE(phases, "initiative movement battle end initiative movement battle end ");
        QCOMPARE(match.state()["round"], 3);
    }

    void nobodyHasMovedOrActedInANewRound()
    {
        ScriptedMatch match = inMovement();
        match.play({"move: {unit: gm/wolf}", "next_phase: {}", "defend: {unit: party/bo}", "next_phase: {}"});
        match.play("next_phase: {}");
        QCOMPARE(match.unit("gm/wolf")["moved"], false);
        QCOMPARE(match.unit("party/bo")["acted"], false);
        QCOMPARE(match.unit("party/bo")["defending"], true);
    }

    void hitPointsAreChangedBySoMany()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("hp: {unit: gm/orc, change: -4}");
        QCOMPARE(match.unit("gm/orc")["hp"], 2);
        match.play("hp: {unit: gm/orc, change: 9}");
        QCOMPARE(match.unit("gm/orc")["hp"], 6);
        match.play("hp: {unit: gm/orc, change: -99}");
        QCOMPARE(match.unit("gm/orc")["hp"], 0);
        QCOMPARE(match.unit("gm/wolf")["hp"], Json());
        match.refuses("malformed", {"hp: {unit: gm/wolf, change: -1}", "hp: {unit: gm/orc, change: 1000}"});
        match.refuses("unknown-unit", "hp: {unit: gm/bear, change: 1}");
    }

    void thePlayersSayWhoHasWon()
    {
        ScriptedMatch match = inBattle();
        match.refuses("malformed", "finish: {winners: [nobody]}");
        match.play("finish: {winners: [party]}");
        const Json state = match.state();
        QCOMPARE(state["finished"], true);
        QCOMPARE(state["winner"], "party");
        QCOMPARE(state["active_player"], Json());
        for (const char* word : {"initiative", "move", "seize", "attack", "defend", "item", "disengage",
                                 "delay", "pass", "save", "next_phase", "finish", "hp", "effect"})
            match.refuses("finished", word + std::string(": {}"));
        QCOMPARE(match.state(), state);
        match.play("undo: {}");
        QCOMPARE(match.state()["finished"], false);
    }

    void aMatchMayEndWithoutAWinner()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("finish: {}");
        QCOMPARE(match.state()["winner"], Json());
    }

    void undoAndRedoGoThroughARound()
    {
        ScriptedMatch match = inMovement();
        const Json before = match.state();
        match.play("seize: {unit: party/bo}");
        const Json after = match.state();
        match.play("undo: {}");
        QCOMPARE(match.state(), before);
        match.play("redo: {}");
        QCOMPARE(match.state(), after);
    }
};

ADJUTANT_TEST(AdventureRoundsTest)

} // namespace tst_adventure_rounds

#include "tst_adventure_rounds.moc"
