#include "tests/core/door/asked.h"
#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test::tst_adventure_rounds {

/// The chapter "Initiative Phase".
class AdventureRoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("low moves first and high battles first", inMovement,
            {"match: {phase: movement, move_order: [gm/wolf, gm/orc, party/ana, party/bo], battle_order: "
             "[party/bo, party/ana, gm/orc, gm/wolf], active_player: gm}"});
        // Whoever rolls higher counts as the higher: it moves later, and battles earlier.
        row("a tie is broken by a die", inInitiative,
            {"initiative: {rolls: {party/ana: 9, party/bo: 4, gm/orc: 9, gm/wolf: 12}, ties: {party/ana: "
             "[3], gm/orc: [5]}}",
             "match: {battle_order: [gm/wolf, gm/orc, party/ana, party/bo], move_order: [party/bo, "
             "party/ana, gm/orc, gm/wolf]}"});
        row("everybody needs a total", inInitiative,
            {"refused malformed: initiative: {rolls: {party/ana: 9, party/bo: 4, gm/orc: 8}}",
             "mentions: rolls/gm/wolf",
             "refused unknown-unit: initiative: {rolls: {party/ana: 9, party/bo: 4, gm/orc: 8, gm/wolf: 5, "
             "gm/bear: 3}}"});
        row("a round begins with the initiative anew", inBattle,
            {"refused phase: initiative: {}", "next_phase: {}", "next_phase: {}",
             "match: {round: 2, phase: initiative, move_order: []}", "refused phase: next_phase: {}",
             initiative, "match: {phase: movement}"});
        // The rules name no hit points: who has none left may be left out, and nobody waits for it.
        row("who has no hit points left needs no total", inInitiative,
            {"hp: {unit: gm/orc, change: -6}",
             "initiative: {rolls: {party/ana: 8, party/bo: 10, gm/wolf: 4}}",
             "match: {move_order: [gm/wolf, party/ana, party/bo]}",
             "refused not-next: move: {unit: gm/orc}"});
        row("everybody moves in the order", inInitiative,
            {"refused phase: move: {unit: gm/wolf}", initiative, "refused not-next: move: {unit: gm/orc}",
             "reports: it is Wolf’s turn, not Orc’s", "refused unknown-unit: move: {unit: gm/bear}",
             "move: {unit: gm/wolf}", "gm/wolf: {moved: true}", "refused not-next: move: {unit: gm/wolf}",
             "move: {unit: gm/orc, power: run}", "reports: Orc moves: Run"});
        row("who seizes moves first and battles last", inInitiative,
            {"refused phase: seize: {unit: party/bo}", initiative, "seize: {unit: party/bo}",
             "match: {move_order: [party/bo, gm/wolf, gm/orc, party/ana], battle_order: [party/ana, gm/orc, "
             "gm/wolf, party/bo]}",
             "party/bo: {seized: true}", "refused malformed: seize: {unit: party/bo}",
             "refused not-next: move: {unit: gm/wolf}"});
        row("a later seizer goes before an earlier one and battles after it", inMovement,
            {"seize: {unit: party/bo}", "seize: {unit: gm/orc}",
             "match: {move_order: [gm/orc, party/bo, gm/wolf, party/ana], battle_order: [party/ana, gm/wolf, "
             "party/bo, gm/orc]}"});
        row("who has moved cannot seize", inMovement,
            {"move: {unit: gm/wolf}", "refused not-next: seize: {unit: gm/wolf}"});
        row("seizing is over with the round", inMovement,
            {"seize: {unit: party/bo}", "party/bo: {seized: true}", "next_phase: {}",
             "party/bo: {seized: true}", "next_phase: {}", "party/bo: {seized: true}", "next_phase: {}",
             "party/bo: {seized: false}"});
        // The Orc attacks Ana, of a higher tier: 2D6 and a D12, the two lowest count. 5 and 2, with ATK 2: 9
        // against 8. The Wolf's 1 and 3, with ATK 1, are 5.
        row("leaving a threatened square provokes an opportunity attack", inMovement,
            {"move: {unit: gm/wolf}", "move: {unit: gm/orc}",
             "move: {unit: party/ana, provoked: [gm/orc, gm/wolf], opportunity: {gm/orc: {dice: [5, 2, 11]}, "
             "gm/wolf: {dice: [1, 3, 9]}}}",
             "mentions: Orc hits Ana: 9 against DEF 8", "mentions: Wolf misses Ana: 5 against DEF 8",
             "gm/orc: {acted: false}",
             "refused unknown-unit: move: {unit: party/bo, provoked: [party/ana]}"});
        row("nobody has moved or acted in a new round", inMovement,
            {"move: {unit: gm/wolf}", "next_phase: {}", "defend: {unit: party/bo}", "next_phase: {}",
             "next_phase: {}", "gm/wolf: {moved: false}", "party/bo: {acted: false, defending: true}"});
        row("hit points are changed by so many", inInitiative,
            {"hp: {unit: gm/orc, change: -4}", "gm/orc: {hp: 2}", "hp: {unit: gm/orc, change: 9}",
             "gm/orc: {hp: 6}", "hp: {unit: gm/orc, change: -99}", "gm/orc: {hp: 0}", "gm/wolf: {hp: null}",
             "refused malformed: hp: {unit: gm/wolf, change: -1}",
             "refused malformed: hp: {unit: gm/orc, change: 1000}",
             "refused unknown-unit: hp: {unit: gm/bear, change: 1}"});
        row("a match may end without a winner", inInitiative, {"finish: {}", "match: {winner: null}"});
    }
    void scripts() { followRow(); }

    void aTieIsRolledUntilItIsBroken()
    {
        const auto played = [&](const std::string& ties) {
            ScriptedMatch match = inInitiative();
            const std::string rule = match.refusal(
                "initiative: {rolls: {party/ana: 9, party/bo: 9, gm/orc: 9, gm/wolf: 12}" + ties + '}');
            return rule.empty() ? match.words("battle_order") : rule;
        };
        QCOMPARE(played(""), "tie");
        QCOMPARE(played(", ties: {party/ana: [3], party/bo: [3], gm/orc: [5]}"), "tie");
        QCOMPARE(played(", ties: {party/ana: [3, 2], party/bo: [3, 6], gm/orc: [5]}"),
                 "gm/wolf gm/orc party/bo party/ana");
        // Dice too many change nothing.
        QCOMPARE(played(", ties: {party/ana: [3, 2], party/bo: [3, 6], gm/orc: [5, 1]}"),
                 "gm/wolf gm/orc party/bo party/ana");
        QCOMPARE(played(", ties: {party/ana: [3, 2, 4], party/bo: [3, 2, 5], gm/orc: [1]}"),
                 "gm/wolf party/bo party/ana gm/orc");
        QCOMPARE(played(", ties: {party/ana: [7], party/bo: [3], gm/orc: [5]}"), "malformed");
    }

    // Ana's 2D6 show 4 and 3, INT 1 and AGI 2 make it 10; the Orc's 1 and 2 less 1 are 2.
    void theFormAddsIntelligenceAndAgilityToTheDice()
    {
        ScriptedMatch match = inInitiative();
        const auto form = match.form("initiative", "{dice: [4, 3, 6, 5, 1, 2, 3, 3]}");
        QCOMPARE(std::get<int>(field(form, "rolls/party/ana").value.value()), 10);
        QCOMPARE(std::get<int>(field(form, "rolls/gm/orc").value.value()), 2);
        QCOMPARE(toText(field(form, "rolls/party/ana").why), "2D6: 7, INT and AGI: +3");
        QVERIFY(form.complete);
    }

    void totalsMayBeReportedInPlaceOfDice()
    {
        ScriptedMatch match = inInitiative();
        const auto form = match.form("initiative", "{dice: null}");
        QCOMPARE(form.fields.back().path, "rolls/party/ana");
        QVERIFY(!form.complete);
    }

    // Ana's INT 1 and AGI 2 and 2D6 are 5 to 15; the Orc's bonus is -1.
    void aTotalOnThePageIsOneThatTheDiceCanShow()
    {
        ScriptedMatch match = inInitiative();
        door::Answers answers{{"dice", door::Skipped()}};
        auto form = match.form("initiative", answers);
        const auto range = [&] {
            const auto& input = std::get<door::NumberInput>(form.fields.back().input);
            return std::pair(input.lowest, input.highest);
        };
        QCOMPARE(range(), std::pair(5, 15));
        QCOMPARE(toText(form.fields.back().why), "2D6 + INT + AGI (+3)");
        answers["rolls/party/ana"] = 4;
        QCOMPARE(match.form("initiative", answers).refusal->rule, "malformed");
        answers["rolls/party/ana"] = 15;
        answers["rolls/party/bo"] = 10;
        form = match.form("initiative", answers);
        QCOMPARE(form.fields.back().path, "rolls/gm/orc");
        QCOMPARE(range(), std::pair(1, 11));
    }

    void scriptsAndRecordsHaveAnyTotal()
    {
        ScriptedMatch match = inInitiative();
        match.play("initiative: {rolls: {party/ana: 99, party/bo: -99, gm/orc: 0, gm/wolf: 40}}");
        ScriptedMatch again(twoAgainstTwo());
        QVERIFY(!again.session().take({Step::Kind::record, match.session().record(0)}));
        QCOMPARE(again.state(), match.state());
    }

    // The chapter "Movement Phase".

    // It moves first, says the source: nobody does once another has moved.
    void seizingAfterAnothersMoveIsWarnedOf()
    {
        ScriptedMatch match = inMovement();
        const auto standing = [&match] {
            for (const door::Offer& offer : match.session().offers({}))
                if (offer.key == keyOf("seize party/ana"))
                    return offer.standing;
            return door::Standing::closed;
        };
        QVERIFY(standing() == door::Standing::open);
        match.play("move: {unit: gm/wolf}");
        QVERIFY(standing() == door::Standing::warned);
        match.play("seize: {unit: party/ana}");
        QCOMPARE(match.session().warnings().front().second.rule, "not-next");
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
        QVERIFY(asksForAttacks("run") && !asksForAttacks("disengage") && !asksForAttacks("Disengage"));
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
            for (const door::Offer& offer : match.session().offers({}))
                if (offer.key.procedure == "seize" && offer.standing != door::Standing::closed)
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
        ScriptedMatch match = inInitiative();
        match.play("effect: {unit: gm/wolf, add: slowed, save: true}");
        match.play(initiative);
        const auto form = match.form("move", "{unit: gm/wolf}");
        QCOMPARE(form.follows.size(), 2U);
        VERIFY_CONTAINS(toText(form.follows[0]), "each square costs two");
        VERIFY_CONTAINS(toText(form.follows[1]), "Slowed");
    }

    void thePowersAreThoseOfAllAndThoseOfTheCard()
    {
        ScriptedMatch match = inMovement();
        const auto form = match.form("move", "{unit: gm/wolf}");
        std::string powers;
        for (const door::Option& each : std::get<door::PickInput>(form.fields[1].input).options)
            powers += toText(each.label) + ' ';
        QCOMPARE(powers, "Shift Walk Hustle Run Charge Disengage Leap ");
    }

    // The chapter "Combat Round", the end of a match, and what players put right.

    void aRoundHasFourPhases()
    {
        ScriptedMatch match = inInitiative();
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

    void thePlayersSayWhoHasWon()
    {
        ScriptedMatch match = inBattle();
        match.refuses("malformed", "finish: {winners: [nobody]}");
        match.play("finish: {winners: [party]}");
        const Json state = match.state();
        QCOMPARE(listed(state["finished"], state["winner"]), "true party");
        QCOMPARE(state["active_player"], Json());
        for (const char* word : {"initiative", "move", "seize", "attack", "defend", "item", "disengage",
                                 "delay", "pass", "save", "next_phase", "finish", "hp", "effect"})
            match.refuses("finished", word + std::string(": {}"));
        QCOMPARE(match.state(), state);
        match.play("undo: {}");
        QCOMPARE(match.state()["finished"], false);
    }
};

ADJUTANT_TEST(AdventureRoundsTest)

} // namespace adjutant::test::tst_adventure_rounds
