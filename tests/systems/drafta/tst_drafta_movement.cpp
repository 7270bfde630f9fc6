#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_movement {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string griffin = "{name: Griffin, hp: 8, movement: 1, full: 3, partial: 1, air: true}";

} // namespace

class DraftaMovementTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch begun()
    {
        return redBegins("vela: " + vela + ", griffin: " + griffin, "ogre: " + ogre);
    }

private slots:
    void aUnitMovesUpToItsMovementOnceATurn()
    {
        ScriptedMatch match = begun();
        match.refuses("too-far", "move: {unit: red/vela, squares: 6}");
        QCOMPARE(match.unit("red/vela")["moved"], false);
        match.play("move: {unit: red/vela, squares: 5, terrain: plain}");
        QCOMPARE(match.unit("red/vela")["moved"], true);
        match.refuses("moved", "move: {unit: red/vela, squares: 1}");
    }

    void aForestHalvesMovementRoundedDown()
    {
        // Half of 5 is 2.
        ScriptedMatch match = begun();
        match.refuses("too-far", "move: {unit: red/vela, squares: 3, terrain: forest}");
        match.play("move: {unit: red/vela, squares: 2, terrain: forest}");
    }

    void aForestLeavesAtLeastOneSquare()
    {
        ScriptedMatch match = begun();
        match.refuses("too-far", "move: {unit: red/griffin, squares: 2, terrain: forest}");
        match.play("move: {unit: red/griffin, squares: 1, terrain: forest}");
    }

    void onlyAirUnitsCrossDeepWater()
    {
        ScriptedMatch match = begun();
        match.refuses("water", "move: {unit: red/vela, squares: 1, terrain: water}");
        match.play("move: {unit: red/vela, squares: 5, terrain: shallow}");
        match.play("move: {unit: red/griffin, squares: 1, terrain: water}");
    }

    void onlyTheActiveSideMoves()
    {
        ScriptedMatch match = begun();
        match.refuses("not-active", "move: {unit: blue/ogre, squares: 1}");
        match.play({"end_turn: {}", "move: {unit: blue/ogre, squares: 1}"});
        match.refuses("not-active", "move: {unit: red/vela, squares: 1}");
    }

    void endingTheTurnLetsUnitsMoveAgain()
    {
        ScriptedMatch match = begun();
        match.play({"move: {unit: red/vela, squares: 1}", "end_turn: {}"});
        QCOMPARE(match.state()["round"], 1);
        match.play("end_turn: {}");
        QCOMPARE(match.state()["round"], 2);
        match.play("move: {unit: red/vela, squares: 1}");
    }

    void aCardWithoutMovementIsNotChecked()
    {
        ScriptedMatch match = redBegins("vela: {hp: 3, full: 1, partial: 0}", "ogre: " + ogre);
        match.play("move: {unit: red/vela, squares: 40}");
    }

    void badInputIsRefusedAndChangesNothing()
    {
        ScriptedMatch match = begun();
        match.refuses("unknown-unit",
                      {"move: {unit: red/nobody, squares: 1}", "move: {unit: red, squares: 1}",
                       "move: {unit: green/vela, squares: 1}"});
        match.refuses("malformed",
                      {"move: {squares: 1}", "move: {unit: red/vela}", "move: {unit: red/vela, squares: -1}",
                       "move: {unit: red/vela, squares: far}",
                       "move: {unit: red/vela, squares: 1, terrain: lava}",
                       "move: {unit: red/vela, squares: 1, speed: 2}", "fly: {unit: red/vela}"});
    }
};

ADJUTANT_TEST(DraftaMovementTest)

} // namespace tst_drafta_movement

#include "tst_drafta_movement.moc"
