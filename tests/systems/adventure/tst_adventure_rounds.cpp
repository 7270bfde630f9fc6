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
             "mentions: Orc hits Ana: 9 against DEF 8 (opportunity attack)",
             "mentions: Wolf misses Ana: 5 against DEF 8 (opportunity attack)", "gm/orc: {acted: false}",
             "refused unknown-unit: move: {unit: party/bo, provoked: [party/ana]}"});
        row("an opportunity attack is titled by who makes it", inMovement,
            {"move: {unit: gm/wolf}", "move: {unit: gm/orc}",
             "form move party/ana: {power: run, provoked: [gm/orc, gm/wolf]}",
             "title: Opportunity attack by Orc",
             "form move party/ana: {power: run, provoked: [gm/orc, gm/wolf], opportunity/gm/orc/dice: [1, 1, "
             "1]}",
             "title: Opportunity attack by Wolf"});
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
        // Ana's 2D6 show 4 and 3, INT 1 and AGI 2 make it 10; the Orc's 1 and 2 less 1 are 2.
        row("the form adds Intelligence and Agility to the dice", inInitiative,
            {"form initiative: {dice: [4, 3, 6, 5, 1, 2, 3, 3]}", "field rolls/party/ana: {value: 10}",
             "field rolls/gm/orc: {value: 2}", "why rolls/party/ana: 2D6: 7, INT and AGI: +3",
             "complete: yes"});
        // Ana's INT 1 and AGI 2 and 2D6 are 5 to 15; the Orc's bonus is -1.
        row("totals may be reported in place of dice, as far as dice can show them", inInitiative,
            {"form initiative", "why dice: Totals are entered in this order: Ana, Bo, Orc, Wolf",
             "form initiative: {dice: null}", "next: rolls/party/ana", "complete: no",
             "field rolls/party/ana: {least: 5, most: 15}", "why rolls/party/ana: 2D6 + INT + AGI (+3)",
             "form initiative: {dice: null, rolls/party/ana: 4}", "refusal: malformed",
             "form initiative: {dice: null, rolls/party/ana: 15, rest/party/bo: null, rolls/party/bo: 10, "
             "rest/gm/orc: null}",
             "next: rolls/gm/orc", "field rolls/gm/orc: {least: 1, most: 11}"});
        // After the first total, and again for the other side; the records of earlier releases don't say.
        row("those behind an entered total can still roll", inInitiative,
            {"form initiative: {dice: null, rolls/party/ana: 9}", "next: rest/party/bo",
             "field rest/party/bo: {dice: 6}",
             "form initiative: {dice: null, rolls/party/ana: 8, rest/party/bo: [6, 5, 1, 2, 3, 3]}",
             "complete: yes", "field rolls/party/bo: {value: 12}", "field rolls/gm/orc: {value: 2}",
             "field rolls/gm/wolf: {value: 9}",
             "form initiative: {dice: null, rolls/party/ana: 9, rest/party/bo: null, rolls/party/bo: 8}",
             "next: rest/gm/orc",
             "form initiative: {dice: null, rolls/party/ana: 9, rolls/party/bo: 8, rolls/gm/orc: 7, "
             "rolls/gm/wolf: 6}",
             "complete: yes"});
        // It moves first, says the source: nobody does once another has moved.
        row("seizing after another's move is warned of", inMovement,
            {"offer seize party/ana: open", "move: {unit: gm/wolf}", "offer seize party/ana: warned",
             "warned not-next: seize: {unit: party/ana}"});
        // Ana would be hit by the Orc where she ran: Disengage asks for nobody's attack, and brings no
        // disadvantage, which the Battle Action of the same name does.
        row("disengaging provokes no opportunity attacks", inMovement,
            {"move: {unit: gm/wolf}", "move: {unit: gm/orc}", "form move party/ana: {power: run}",
             "field provoked: {asked: true}", "form move party/ana: {power: disengage}",
             "field provoked: {asked: false}", "form move party/ana: {power: Disengage}",
             "field provoked: {asked: false}", "allowed: move: {unit: party/ana, power: disengage}",
             "reports: Ana moves: Disengage", "party/ana: {disengaged: false}"});
        row("the power of a move is asked", inMovement,
            {"form move gm/wolf", "complete: no", "next: power", "field power: {detail: false}",
             "form move gm/wolf: {power: null}", "complete: yes"});
        row("the powers are those of all and those of the card", inMovement,
            {"form move: {unit: gm/wolf}",
             "field power: {labels: 'Shift, Walk, Hustle, Run, Charge, Disengage, Leap'}"});
        row("the form reminds of terrain and of Slowed", inInitiative,
            {"effect: {unit: gm/wolf, add: slowed, save: true}", initiative, "form move: {unit: gm/wolf}",
             "all follows: Difficult terrain: each square costs two; Wolf is Slowed: it loses its remaining "
             "squares and its move ends"});
        row("going on says who is left behind", inMovement,
            {"move: {unit: gm/wolf}", "form next_phase", "follows: Not moved yet: Orc, Ana, Bo",
             "skips: yes"});
        row("what is due is next", inInitiative,
            {"due: initiative", initiative, "due: move gm/wolf", "next_phase: {}", "due: attack party/bo",
             "next_phase: {}", "due: next_phase"});
        row("a round has four phases", inInitiative,
            {"match: {round: 1, phase: initiative}", initiative, "match: {phase: movement}", "next_phase: {}",
             "match: {phase: battle}", "next_phase: {}", "match: {phase: end}", "next_phase: {}",
             "match: {round: 2, phase: initiative}", initiative, "match: {phase: movement}", "next_phase: {}",
             "match: {phase: battle}", "next_phase: {}", "match: {phase: end}", "next_phase: {}",
             "match: {round: 3}"});
        const std::string tied = "initiative: {rolls: {party/ana: 9, party/bo: 9, gm/orc: 9, gm/wolf: 12}";
        // Dice too many change nothing.
        row("a tie is rolled until it is broken", inInitiative,
            {"refused tie: " + tied + '}',
             "refused tie: " + tied + ", ties: {party/ana: [3], party/bo: [3], gm/orc: [5]}}",
             "refused malformed: " + tied + ", ties: {party/ana: [7], party/bo: [3], gm/orc: [5]}}",
             tied + ", ties: {party/ana: [3, 2], party/bo: [3, 6], gm/orc: [5]}}",
             "match: {battle_order: [gm/wolf, gm/orc, party/bo, party/ana]}", "undo: {}",
             tied + ", ties: {party/ana: [3, 2], party/bo: [3, 6], gm/orc: [5, 1]}}",
             "match: {battle_order: [gm/wolf, gm/orc, party/bo, party/ana]}", "undo: {}",
             tied + ", ties: {party/ana: [3, 2, 4], party/bo: [3, 2, 5], gm/orc: [1]}}",
             "match: {battle_order: [gm/wolf, party/bo, party/ana, gm/orc]}"});
        // Ana has INT 1 and AGI 2, Bo AGI 1.
        row("the dice of initiative are read with the bonus", inInitiative,
            {"form initiative: {dice: [4]}", "field dice: {reading: 'Ana: 7'}",
             "form initiative: {dice: [4, 5]}", "field dice: {reading: 'Ana: 12'}",
             "form initiative: {dice: [4, 5, 6, 2]}", "field dice: {reading: 'Bo: 9'}",
             "form initiative: {dice: [4, 5, 6, 2, 1, 1, 1, 1]}", "field dice: {reading: ''}"});
    }
    void scripts() { followRow(); }

    void scriptsAndRecordsHaveAnyTotal()
    {
        ScriptedMatch match = inInitiative();
        match.play("initiative: {rolls: {party/ana: 99, party/bo: -99, gm/orc: 0, gm/wolf: 40}}");
        ScriptedMatch again(twoAgainstTwo());
        QVERIFY(!again.session().take({Step::Kind::record, match.session().record(0)}));
        QCOMPARE(again.state(), match.state());
    }

    // The chapter "Movement Phase".

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

    // The chapter "Combat Round", the end of a match, and what players put right.

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
