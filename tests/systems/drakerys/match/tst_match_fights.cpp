#include "tests/systems/drakerys/match/played.h"

#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::test::tst_match_fights {

using namespace drakerys;

static QString toQString(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Red's Crows (12) have charged blue's Soldiers (6), five of each in Contact, without a Hit on either side;
/// their activation is over, and blue is active.
static MatchState crowsOnSoldiers()
{
    return after(readyMatch(), {"charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 5}, "
                                "against: {contact: 5}, rolls: [{successes: 0}, {successes: 0}, "
                                "{successes: 3}]}",
                                "end_activation: {}"});
}

/// Contact, and fights as they stand at the table (chapters "Notion of Contact", "Charge", "Combined Charge",
/// "Fighting", "Skills").
class MatchFightsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChargeEngagesBothUnits()
    {
        const MatchState state = crowsOnSoldiers();
        QVERIFY(isEngaged(state, unitRefOf("red/crows-1")));
        QVERIFY(isEngaged(state, unitRefOf("blue/soldiers-1")));
        QVERIFY(!isEngaged(state, unitRefOf("blue/crossbowmen-1")));
        QCOMPARE(warriorsInContact(state, unitRefOf("blue/soldiers-1"), unitRefOf("red/crows-1")), 5);
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("the last warrior ends the contact",
            after(crowsOnSoldiers(), {"remove: {unit: blue/soldiers-1, warriors: 6}"}),
            {"red/crows-1: {engaged: false}"});
        // Bloodseekers of Ashral have Disengagement.
        row("disengagement marches without a warning",
            matchOf(army("ashral", {{"bloodseekers", 6}}), army("aurium", {{"soldiers", 6}})),
            {"contact: {unit: red/bloodseekers-1, with: blue/soldiers-1}",
             "march: {unit: red/bloodseekers-1}", "warnings: none", "red/bloodseekers-1: {engaged: false}"});
        row("a march into contact is warned of",
            after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}",
                                 "stand: {unit: blue/soldiers-1, at: [30, 20]}"}),
            {"warned march-contact: march: {unit: red/crows-1, to: [30, 18]}",
             "allowed: march: {unit: red/crows-1, to: [30, 16]}"});
        row("nobody shoots at an engaged unit", crowsOnSoldiers(),
            {"refused engaged: shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12, rolls: "
             "[{successes: 0}]}"});
        row("a combined charge without a guard is warned of",
            withSkill(readyMatch(), "red/blood-banes-1", "guard"),
            {"combined_charge: {unit: red/salik-1, target: blue/soldiers-1, against: {contact: 2, "
             "supporting: 0}, rolls: [{successes: 0}, {successes: 0}]}",
             "warnings: guard"});
        // All that were rolled, though the last Warrior needs fewer.
        row("injuries beyond the last warrior are counted",
            after(readyMatch(), {"set_warriors: {unit: blue/soldiers-1, to: 1}"}),
            {"charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 5}, rolls: [{successes: "
             "5}, {successes: 4}]}",
             "mentions: Soldiers: 4 Injuries; Soldiers: 1 Warrior lost"});
        // Crossbowmen (Shooting 2, 6 Warriors) that are charged shoot: two Hits, one Injury, one Crow less.
        row("harassment shoots before the fight and brings a stress",
            withSkill(readyMatch(), "blue/crossbowmen-1", "harassment"),
            {"charge: {unit: red/crows-1, target: blue/crossbowmen-1, active: {contact: 3}, against: "
             "{contact: 3, harassment: true}, harassment: {\"0\": {\"0\": {successes: 2}, \"1\": {successes: "
             "1}}}, rolls: [{successes: 0}, {successes: 0}, {successes: 3}]}",
             "red/crows-1: {warriors: 11}", "blue/crossbowmen-1: {stress: 1}"});
        row("a unit wiped out by harassment cancels the fight",
            withSkill(readyMatch(), "blue/crossbowmen-1", "harassment"),
            {"set_warriors: {unit: red/crows-1, to: 1}",
             "charge: {unit: red/crows-1, target: blue/crossbowmen-1, against: {contact: 3, harassment: "
             "true}, harassment: {\"0\": {\"0\": {successes: 2}, \"1\": {successes: 1}}}}",
             "mentions: No fight takes place", "match: {activation: false}", "red: {progress: 3}"});
        row("a winner may reform", readyMatch(),
            {"attack: {unit: red/crows-1, target: blue/crossbowmen-1, rolls: [{successes: 12}, {successes: "
             "12}]}",
             "mentions: Crows may reform: all but the Leader move up to 10 cm"});
        row("scattering ends the contact", crowsOnSoldiers(),
            {"scatter: {unit: red/crows-1}", "blue/soldiers-1: {engaged: false}"});
        row("who marches while engaged is warned of and leaves", crowsOnSoldiers(),
            {"asks charge: {unit: blue/soldiers-1, target: red/salik-1, active: {contact: 3}}",
             "warns: engaged", "march: {unit: blue/soldiers-1}", "warnings: engaged",
             "red/crows-1: {engaged: false}", "mentions: Soldiers breaks Contact with Crows"});
        row("attack takes the one it is engaged with", crowsOnSoldiers(),
            {"asks attack: {unit: blue/soldiers-1}", "field target: {value: red/crows-1}",
             // The Warriors stand as they did.
             "field active/contact: {value: 5}", "warnings: none",
             // Of Salik nobody told that he is in Contact.
             "asks attack: {unit: blue/soldiers-1, target: red/salik-1, active: {contact: 3, supporting: 0}}",
             "warnings: contact"});
        const std::string along = "asks combined_charge: {unit: red/salik-1, target: blue/soldiers-1, ";
        const std::string banes =
            along + "guard: {unit: red/blood-banes-1, contact: 1}, against: {contact: 2, supporting: 0}}";
        row("who has no guard or is away does not charge along", readyMatch(),
            {banes, "warns: guard", "status: {unit: red/blood-banes-1, add: back-at-any-edge}", banes,
             "form: removed"});
        const MatchState beside = after(readyMatch(), {"stand: {unit: red/salik-1, at: [10, 10]}",
                                                       "stand: {unit: red/crows-1, at: [10, 19]}"});
        row("a guard that is away is not taken along by itself",
            after(beside, {"status: {unit: red/crows-1, add: back-at-any-edge}"}),
            {along + "to: [20, 10]}", "field guard/unit: {value: null}"});
        row("the only guard within 10 cm is taken along", beside,
            {"asks combined_charge: {unit: red/salik-1, target: blue/soldiers-1}", "form: incomplete",
             along + "to: [20, 10]}", "field guard/unit: {value: red/crows-1}",
             "stand: {unit: red/crows-1, at: [10, 24]}",
             along + "to: [20, 10], guard: {unit: red/crows-1, contact: 3}, against: {contact: 3}}",
             "warns: guard"});
        // The Crows strike first (Initiative 4 + 1 against 1): four Hits of six dice, and nothing more of the
        // two failures that Swashbuckler rerolls. The Soldiers block three: one Injury Roll is left, and
        // nobody strikes back.
        row("blocking is asked of its owner who knows the hits", readyMatch(),
            {"asks charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, supporting: 0}, "
             "against: {contact: 6}}",
             "field against/blocking: {asked: false}",
             "asks charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, supporting: 0}, "
             "against: {contact: 6}, rolls: [{dice: [9, 9, 9, 9, 1, 1, 1, 1]}]}",
             "field against/blocking: {asked: true, by: blue, label: Soldiers blocks 4 Hits and doesn’t "
             "attack}",
             "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6}, against: {contact: "
             "6, blocking: true}, rolls: [{successes: 4}, {successes: 3}, {successes: 1}, {successes: 3}]}",
             "blue/soldiers-1: {warriors: 5}", "red/crows-1: {warriors: 12}"});
        // Soldiers (Initiative 1, 5 with a token and allies) who strike before the Crossbowmen would.
        row("who strikes first says beforehand whether it waits to block",
            after(matchOf(army("aurium", {{"soldiers", 6}}), army("aurium", {{"crossbowmen", 6}})),
                  {"status: {unit: red/soldiers-1, add: initiative-plus-2}"}),
            {"asks attack: {unit: red/soldiers-1, target: blue/crossbowmen-1, active: {contact: 3, "
             "supporting: 0}, against: {contact: 3, supporting: 0}}",
             "field active/blocking: {asked: true}", "field rolls/0/dice: {asked: false}"});
        // Of two Injuries one is cancelled.
        row("no more is passed to the guard than is left", readyMatch(),
            {"asks hits: {unit: red/salik-1, hits: 2, strength: 5, rolls: [{dice: null, successes: 2}, "
             "{dice: null, successes: 1}]}",
             "field rolls/1/beside: {most: 1}"});
        // Sacrifice [3]: six Hits of Strength 3 on six Crossbowmen, two Injuries of Health 1, Morale against
        // 3; the Crows are gone, and their activation is over.
        row("sacrifice hits every warrior of the target",
            withSkill(readyMatch(), "red/crows-1", "sacrifice", &UnitCard::sacrifice, 3),
            {"sacrifice: {unit: red/crows-1, target: blue/crossbowmen-1, rolls: [{successes: 2}, {successes: "
             "3}]}",
             "next: rolls/1/successes", "red/crows-1: {removed: true}", "blue/crossbowmen-1: {warriors: 4}",
             "match: {activation: false}", "red: {progress: 1}"});
        row("sacrifice without the skill is warned of", readyMatch(),
            {"tries sacrifice: {unit: red/crows-1, target: blue/crossbowmen-1, strength: 3, rolls: "
             "[{successes: 0}]}",
             "warns: skill"});
        // 15 cm of Charge for the Crows; the Leaders of Units in Contact stand 3 cm apart on our map.
        row("a charge ends beside its target",
            after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}",
                                 "stand: {unit: blue/soldiers-1, at: [30, 25]}"}),
            {"charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3}, against: {contact: "
             "3}, rolls: [{successes: 0}, {successes: 0}, {successes: 3}]}",
             "warnings: none", "red/crows-1: {at: [30, 22]}", "anew: {}",
             "stand: {unit: blue/soldiers-1, at: [30, 29]}",
             "tries charge: {unit: red/crows-1, target: blue/soldiers-1, rolls: [{successes: 0}, {successes: "
             "0}, {successes: 3}]}",
             "warns: beyond-reach"});
        const std::string clear =
            "shoot: {unit: blue/crossbowmen-1, target: red/crows-1, rolls: [{successes: 0}]}";
        row("obstacles on the map stand in the line of sight",
            after(readyMatch(), {"march: {unit: red/crows-1, to: [30, 10]}", "end_activation: {}",
                                 "stand: {unit: blue/crossbowmen-1, at: [30, 40]}",
                                 "scenery: {id: wood, at: [31, 25], radius: 3}",
                                 "scenery: {id: hut, at: [60, 25], radius: 3, obstruction: true}"}),
            {"allowed: " + clear, "field obstacles: {value: 1}",
             "scenery: {id: hut, at: [30, 20], radius: 3, obstruction: true}",
             "warned out-of-sight: " + clear,
             // A Scenery that the Leader touches is no Obstacle.
             "scenery: {id: hut, gone: true}", "scenery: {id: wood, at: [30, 36], radius: 3}",
             "tries " + clear, "field obstacles: {value: 0}"});
        const std::string shot = "asks shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12";
        row("obstacles are asked where the map knows no scenery",
            after(readyMatch(), {"march: {unit: red/crows-1}", "end_activation: {}"}),
            {shot + "}", "next: obstacles", "field obstacles: {value: null, detail: false, skippable: true}",
             // What is known by then is foreseen, and what the shot costs is said.
             "foreseen: yes", "cost: 1 TS", "form: incomplete", "playable: no",
             "field concealment: {detail: true, value: 0}",
             // Shooting 2 against 2 for the 12 cm, and 2 Obstacles: 4.
             shot + ", obstacles: 2}", "dice rolls/0/dice: 6 dice, 8 or more", shot + ", obstacles: null}",
             "dice rolls/0/dice: 6 dice, 6 or more",
             // A script may leave them out.
             "not refused: shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12, rolls: "
             "[{successes: 0}]}"});
        const std::string charge =
            "asks charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: ";
        row("supporters are asked where some warriors are not in contact", readyMatch(),
            {charge + "5}}", "next: active/supporting",
             "field active/supporting: {value: null, detail: false}", "foreseen: yes",
             charge + "5, supporting: 3}, against: {contact: 4}}", "next: against/supporting",
             "field against/supporting: {value: null}", "foreseen: yes",
             // Five at Power 1, and three who support them.
             charge + "5, supporting: 3}, against: {contact: 4, supporting: 0}}",
             "dice rolls/0/dice: 8 dice, 4 or more", charge + "12}, against: {contact: 6}}",
             "field active/supporting: {asked: false}", "field against/supporting: {asked: false}",
             "field rolls/0/dice: {asked: true}"});
        row("tens of a deadly blow are asked where there are hits",
            withSkill(readyMatch(), "red/crows-1", "deadly_blow"),
            {charge + "12}, against: {contact: 6}, rolls: [{dice: null, successes: 3}]}",
             "next: rolls/0/beside", "field rolls/0/beside: {value: null}",
             charge + "12}, against: {contact: 6}, rolls: [{dice: null, successes: 0}]}",
             "field rolls/0/beside: {value: 0}"});
        // 12 Warriors: 2 dice, 2 for full fives, 1 for the Authority of Salik; Willpower 3 against 1: 4 or
        // more.
        row("the morale roll says what each result means", readyMatch(),
            {"asks morale: {unit: red/crows-1, opposition: 1}", "follows: 2 or more: nothing happens",
             "dice rolls/0/dice: 5 dice, 4 or more", "why rolls/0/dice: Willpower 3 against 1",
             // Once the dice are known, what they came to.
             "asks morale: {unit: red/crows-1, opposition: 1, rolls: [{dice: [4, 3, 1, 1, 1]}]}",
             "all follows: 1: a Stress",
             // Two successes end the activation of an active Unit.
             "march: {unit: red/crows-1}", "asks morale: {unit: red/crows-1, opposition: 1}",
             "follows: 3 or more: nothing happens",
             // A Berserker has a success without dice: it never scatters.
             "anew: {}", "status: {unit: red/crows-1, add: berserk}",
             "asks morale: {unit: red/crows-1, opposition: 1}", "follows: 0: a Stress",
             "follows: 1 or more: nothing happens"});
    }
    void scripts() { followState(); }

    // A 10 and failures, which are rolled again before the die
    // that the 10 adds.
    void rerolledAndAddedDiceSayWhichTheyAre()
    {
        const auto diceAfter = [](const std::string& faces) {
            const CommandRun roll =
                asked(crowsOnSoldiers(), "attack: {unit: blue/soldiers-1, active: {supporting: 0}, against: "
                                         "{supporting: 0}, rolls: [{dice: [" +
                                             faces + "]}]}");
            return std::get<door::DiceInput>(fieldAt(roll.form, "rolls/0/dice")->input).dice;
        };
        std::string faces = "10";
        const std::size_t first = diceAfter(faces).size();
        for (std::size_t k = 1; k < first; ++k)
            faces += ", 1";
        const auto again = diceAfter(faces);
        QVERIFY(again.size() > first);
        QVERIFY(again.front().label.empty());
        QCOMPARE(toText(again[first].label), "Rerolled");
        for (std::size_t k = first; k < again.size(); ++k)
            faces += ", 1";
        const auto all = diceAfter(faces);
        QCOMPARE(all.size(), again.size() + 1);
        QCOMPARE(toText(all.back().label), "For a 10");
    }

    void alliedUnitsEngagedBringInitiativeAndRerolls()
    {
        // Blood Banes stand against the same Soldiers with three Warriors.
        const MatchState state = after(
            crowsOnSoldiers(), {"contact: {unit: red/blood-banes-1, with: blue/soldiers-1, warriors: 3}"});
        const auto crows = sideInFight(state, unitRefOf("red/crows-1"), unitRefOf("blue/soldiers-1"));
        QCOMPARE(listed(crows->alliedUnitsEngaged, crows->rerolls), "1 3");
        // The Soldiers are Engaged with four Blood Banes beside the Crows.
        const auto soldiers = sideInFight(state, unitRefOf("blue/soldiers-1"), unitRefOf("red/crows-1"));
        QCOMPARE(listed(soldiers->otherEnemyHeadcount, soldiers->otherEnemyMinStress.value_or(-1)), "4 0");
        QCOMPARE(soldiers->rerolls, 0);
    }

    void aCombinedChargeTakesAGuardAlong()
    {
        // Salik (Initiative 5) with the Crows, who have Guard: 5 + 1 for the charge + 1 for the Crows, who
        // are Engaged with the Soldiers (Initiative 1) then; four Crows in Contact bring four rerolls.
        const std::string command = "combined_charge: {unit: red/salik-1, target: blue/soldiers-1, guard: "
                                    "{unit: red/crows-1, contact: 4}, against: {contact: 2, supporting: 0}";
        const CommandRun form = asked(readyMatch(), command + "}");
        QVERIFY(std::ranges::any_of(form.form.follows, [](const Message& each) {
            return toText(each) == "Salik strikes first: Initiative 7 against 1";
        }));
        const MatchState state =
            after(readyMatch(), {command + ", rolls: [{successes: 0}, {successes: 0}, {successes: 3}]}"});
        QVERIFY(isEngaged(state, unitRefOf("red/crows-1")));
        const auto salik = sideInFight(state, unitRefOf("red/salik-1"), unitRefOf("blue/soldiers-1"));
        QCOMPARE(listed(salik->alliedUnitsEngaged, salik->rerolls), "1 4");
        QCOMPARE(state.activation->ts, 5);
    }

    void theAttackThatIsBlockedIsReportedOnce()
    {
        const WrittenCommand struck =
            commandOf("charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, supporting: "
                      "0}, against: {contact: 6}, rolls: [{dice: [9, 9, 9, 9, 1, 1, 1, 1]}]}");
        MatchState state = readyMatch();
        Ask ask({{struck.answers, 0, true}, {{{"against/blocking", true}}, 1, false}}, Ask::Missing::stays);
        ask.run(charge(state, ask));
        QCOMPARE(ask.outcomes().size(), std::size_t{1});
        QCOMPARE(ask.outcomes().front().record, std::size_t{0});
    }

    // Blows and losses, the Advantage, who has won, the loser's Morale, and only then what follows of it.
    void aFightIsReportedAsItHappened()
    {
        const CommandRun charge = run(
            readyMatch(), "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 5}, "
                          "against: {contact: 5}, rolls: [{successes: 3}, {successes: 2}, {successes: 0}, "
                          "{successes: 1}]}");
        QCOMPARE(charge.refusal(), "none");
        std::size_t at = 0;
        const std::string story = charge.story();
        for (const char* line :
             {"Soldiers: 2 Injuries", "Soldiers: 2 Warriors lost", "Crows: Advantage",
              "Soldiers: no Advantage", "Fight won by Crows", "Soldiers: destabilised", "Crows may reform"}) {
            QVERIFY2(story.find(line, at) != std::string::npos, story.c_str());
            at = story.find(line, at);
        }
        for (const Sentence& each : charge.sentences)
            QVERIFY(toText(each.message).find("Advantage") == std::string::npos ||
                    each.tone != door::Tone::quiet);
    }

    // Nobody is asked where no Guard is left to take it.
    void anInjuryThatNoGuardTakesIsLost()
    {
        ScriptedMatch match(drakerysStart());
        match.answer("hits red/salik-1", "{hits: 1, strength: 5, rolls: [{dice: [6]}, {dice: [7]}]}");
        const door::Form form = match.form("hits");
        QVERIFY(fieldAt(form, "guard/active") && fieldAt(form, "guard/active")->ifSkipped.empty());
        match.play("scatter: {unit: red/crows-1}");
        QVERIFY(!fieldAt(match.form("hits"), "guard/active"));
    }

    // Chapter "Measurements": from the edge of one Leader's base to that of the other, 1.5 cm each.
    void targetsComeWithTheirDistanceTheNearestFirst()
    {
        const MatchState state = after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}",
                                                      "stand: {unit: blue/crossbowmen-1, at: [30, 60]}",
                                                      "stand: {unit: blue/soldiers-1, at: [30, 20]}"});
        const CommandRun form = asked(state, "charge: {unit: red/crows-1}");
        const auto& options = std::get<door::PickInput>(fieldAt(form.form, "target")->input).options;
        QCOMPARE(options.at(0).id, "blue/soldiers-1");
        QCOMPARE(toText(options.at(0).detail), "7 cm away");
        QCOMPARE(toText(options.at(1).detail), "47 cm away, beyond Charge range (15 cm)");
        QCOMPARE(toText(options.at(2).detail), "not on the map");
        QVERIFY(options.at(0).odds.has_value());
    }

    void aChargeReachesThoseInContactAtItsEnd()
    {
        // A Charge of 15 cm, and Leaders 3 cm apart in Contact.
        const auto detail = [](const std::string& at) {
            const MatchState state = after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}",
                                                          "stand: {unit: blue/soldiers-1, at: " + at + "}"});
            const CommandRun form = asked(state, "charge: {unit: red/crows-1}");
            return toQString(
                toText(std::get<door::PickInput>(fieldAt(form.form, "target")->input).options.at(0).detail));
        };
        QCOMPARE(detail("[30, 28]"), "15 cm away");
        QCOMPARE(detail("[30, 28.1]"), "15.1 cm away, beyond Charge range (15 cm)");
    }

    // A Unit is an Obstruction; the map knows its Leader only, so it is an Obstacle.
    void unitsInTheLineOfSightAreObstacles()
    {
        const MatchState state =
            after(readyMatch(), {"march: {unit: red/crows-1, to: [30, 10]}", "end_activation: {}",
                                 "stand: {unit: blue/crossbowmen-1, at: [30, 40]}",
                                 "stand: {unit: blue/soldiers-1, at: [32, 25]}"});
        const std::string shot = "shoot: {unit: blue/crossbowmen-1, target: red/crows-1}";
        const CommandRun seen = asked(state, shot);
        const door::Field* obstacles = fieldAt(seen.form, "obstacles");
        QVERIFY(obstacles && obstacles->value);
        QCOMPARE(std::get<int>(*obstacles->value), 1);
        QCOMPARE(toText(obstacles->why), "from the map; in the line: Soldiers");
        const auto odds = [](const CommandRun& form) {
            return optionAt(form.form, "target", "red/crows-1").odds;
        };
        const MatchState clear = after(state, {"stand: {unit: blue/soldiers-1, at: [33.1, 25]}"});
        const CommandRun free = asked(clear, shot);
        QVERIFY(!fieldAt(free.form, "obstacles")->value);
        QVERIFY(odds(seen).has_value() && odds(seen) != odds(free));
    }

    void tokensChangeTheReach()
    {
        // Crows: March 10, Charge 15.
        MatchState state = readyMatch();
        const auto reach = [&state](ActionKind kind) { return *reachOf(unitOf(state, "red/crows-1"), kind); };
        QCOMPARE(reach(ActionKind::march), 10);
        QCOMPARE(reach(ActionKind::charge), 15);
        state = after(state, {"status: {unit: red/crows-1, add: march-plus-10}",
                              "status: {unit: red/crows-1, add: march-charge-minus-2}",
                              "status: {unit: red/crows-1, add: charge-plus-5}"});
        QCOMPARE(reach(ActionKind::march), 18);
        QCOMPARE(reach(ActionKind::charge), 18);
    }
};

ADJUTANT_TEST(MatchFightsTest)

} // namespace adjutant::test::tst_match_fights
