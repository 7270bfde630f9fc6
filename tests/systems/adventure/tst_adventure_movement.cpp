#include "tests/core/door/asked.h"
#include "tests/systems/adventure/adventurestart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_adventure_movement {

using namespace adjutant;
using namespace adjutant::test;

/// The chapter "Movement Phase".
class AdventureMovementTest : public QObject
{
    Q_OBJECT

private slots:
    void everybodyMovesInTheOrder()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.refuses("phase", "move: {unit: gm/wolf}");
        match.play(initiative);
        match.refuses("not-next", "move: {unit: gm/orc}");
        QCOMPARE(match.sentences(), "it is Wolf’s turn, not Orc’s");
        match.refuses("unknown-unit", "move: {unit: gm/bear}");
        match.play("move: {unit: gm/wolf}");
        QCOMPARE(match.unit("gm/wolf")["moved"], true);
        match.refuses("not-next", "move: {unit: gm/wolf}");
        match.play("move: {unit: gm/orc, power: run}");
        QCOMPARE(match.sentences(), "Orc moves: Run\n");
    }

    void whoSeizesMovesFirstAndBattlesLast()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.refuses("phase", "seize: {unit: party/bo}");
        match.play(initiative);
        match.play("seize: {unit: party/bo}");
        QCOMPARE(match.words("move_order"), "party/bo gm/wolf gm/orc party/ana");
        QCOMPARE(match.words("battle_order"), "party/ana gm/orc gm/wolf party/bo");
        QCOMPARE(match.unit("party/bo")["seized"], true);
        match.refuses("malformed", "seize: {unit: party/bo}");
        match.refuses("not-next", "move: {unit: gm/wolf}");
    }

    void aLaterSeizerGoesBeforeAnEarlierOneAndBattlesAfterIt()
    {
        ScriptedMatch match = inMovement();
        match.play({"seize: {unit: party/bo}", "seize: {unit: gm/orc}"});
        QCOMPARE(match.words("move_order"), "gm/orc party/bo gm/wolf party/ana");
        QCOMPARE(match.words("battle_order"), "party/ana gm/wolf party/bo gm/orc");
    }

    void whoHasMovedCannotSeize()
    {
        ScriptedMatch match = inMovement();
        match.play("move: {unit: gm/wolf}");
        match.refuses("not-next", "seize: {unit: gm/wolf}");
    }

    void seizingIsOverWithTheRound()
    {
        ScriptedMatch match = inMovement();
        match.play("seize: {unit: party/bo}");
        for (int phase = 0; phase < 3; ++phase) {
            QCOMPARE(match.unit("party/bo")["seized"], true);
            match.play("next_phase: {}");
        }
        QCOMPARE(match.unit("party/bo")["seized"], false);
    }

    // The Orc attacks Ana, of a higher tier: 2D6 and a D12, the two lowest count. 5 and 2, with ATK 2: 9
    // against 8. The Wolf's 1 and 3, with ATK 1, are 5.
    void leavingAThreatenedSquareProvokesAnOpportunityAttack()
    {
        ScriptedMatch match = inMovement();
        match.play({"move: {unit: gm/wolf}", "move: {unit: gm/orc}"});
        match.play("move: {unit: party/ana, provoked: [gm/orc, gm/wolf], opportunity: {gm/orc: {dice: [5, 2, "
                   "11]}, gm/wolf: {dice: [1, 3, 9]}}}");
        QVERIFY(match.sentences().find("Orc hits Ana: 9 against DEF 8") != std::string::npos);
        QVERIFY(match.sentences().find("Wolf misses Ana: 5 against DEF 8") != std::string::npos);
        QCOMPARE(match.unit("gm/orc")["acted"], false);
        match.refuses("unknown-unit", "move: {unit: party/bo, provoked: [party/ana]}");
    }

    // Ana would be hit by the Orc where she ran: Disengage asks for nobody's attack, and brings no
    // disadvantage, which the Battle Action of the same name does.
    void disengagingProvokesNoOpportunityAttacks()
    {
        ScriptedMatch match = inMovement();
        match.play({"move: {unit: gm/wolf}", "move: {unit: gm/orc}"});
        const auto asksForAttacks = [&](const std::string& power) {
            return !field(match.form("move party/ana", "{power: " + power + '}'), "provoked").path.empty();
        };
        QVERIFY(asksForAttacks("run"));
        QVERIFY(!asksForAttacks("disengage"));
        QVERIFY(!asksForAttacks("Disengage"));
        match.play("move: {unit: party/ana, power: disengage}");
        QCOMPARE(match.sentences(), "Ana moves: Disengage\n");
        QVERIFY(match.session().warnings().empty());
        QCOMPARE(match.unit("party/ana")["disengaged"], false);
    }

    void thePowerOfAMoveIsAsked()
    {
        ScriptedMatch match = inMovement();
        const auto form = match.form("move gm/wolf");
        QVERIFY(!form.complete);
        QCOMPARE(form.fields.back().path, "power");
        QVERIFY(!form.fields.back().detail);
        QVERIFY(match.form("move gm/wolf", "{power: null}").complete);
    }

    // The Wolf moves first anyway, and when it has moved the Orc is next.
    void whoMovesNextAnywayIsNotOfferedToSeize()
    {
        ScriptedMatch match = inMovement();
        const auto offered = [&] {
            std::string who;
            for (const table::Offer& offer : match.session().offers({}))
                if (offer.key.procedure == "seize" && offer.standing == table::Standing::open)
                    who += toText(offer.key.piece) + ' ';
            return who;
        };
        QCOMPARE(offered(), "party/ana party/bo gm/orc ");
        match.play("move: {unit: gm/wolf}");
        QCOMPARE(offered(), "party/ana party/bo ");
        match.play("seize: {unit: gm/orc}");
    }

    void theFormRemindsOfTerrainAndOfSlowed()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/wolf, add: slowed, save: true}");
        match.play(initiative);
        const auto form = match.form("move", "{unit: gm/wolf}");
        QCOMPARE(form.follows.size(), 2U);
        QVERIFY(toText(form.follows[0]).find("each square costs two") != std::string::npos);
        QVERIFY(toText(form.follows[1]).find("Slowed") != std::string::npos);
    }

    void thePowersAreThoseOfAllAndThoseOfTheCard()
    {
        ScriptedMatch match = inMovement();
        const auto form = match.form("move", "{unit: gm/wolf}");
        std::string powers;
        for (const table::Option& each : std::get<table::PickInput>(form.fields[1].input).options)
            powers += toText(each.label) + ' ';
        QCOMPARE(powers, "Shift Walk Hustle Run Charge Disengage Leap ");
    }
};

ADJUTANT_TEST(AdventureMovementTest)

} // namespace tst_adventure_movement

#include "tst_adventure_movement.moc"
