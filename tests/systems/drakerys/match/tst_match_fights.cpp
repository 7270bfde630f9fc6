#include "tests/systems/drakerys/match/played.h"

#include "core/systems/drakerys/match/sideinmatch.h"
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
    }
    void scripts() { followState(); }

    void scatteringEndsTheContact()
    {
        QVERIFY(!isEngaged(after(crowsOnSoldiers(), {"scatter: {unit: red/crows-1}"}),
                           unitRefOf("blue/soldiers-1")));
    }

    void whoMarchesWhileEngagedIsWarnedOfAndLeaves()
    {
        const CommandRun march = run(crowsOnSoldiers(), "march: {unit: blue/soldiers-1}");
        QCOMPARE(march.warnings(), "engaged");
        QVERIFY(!isEngaged(march.state, unitRefOf("red/crows-1")));
        VERIFY_CONTAINS(march.story(), "Soldiers breaks Contact with Crows");
        const CommandRun charge = asked(crowsOnSoldiers(), "charge: {unit: blue/soldiers-1, target: "
                                                           "red/salik-1, active: {contact: 3}}");
        QVERIFY2(charge.warnings().find("engaged") != std::string::npos, charge.refusal().c_str());
    }

    void attackTakesTheOneItIsEngagedWith()
    {
        const CommandRun attack = asked(crowsOnSoldiers(), "attack: {unit: blue/soldiers-1}");
        const door::Field* target = fieldAt(attack.form, "target");
        QVERIFY(target);
        QCOMPARE(std::get<std::string>(*target->value), "red/crows-1");
        // The Warriors stand as they did.
        QCOMPARE(std::get<int>(*fieldAt(attack.form, "active/contact")->value), 5);
        QCOMPARE(attack.warnings(), "");
        // Of Salik nobody told that he is in Contact.
        QCOMPARE(asked(crowsOnSoldiers(), "attack: {unit: blue/soldiers-1, target: red/salik-1, "
                                          "active: {contact: 3, supporting: 0}}")
                     .warnings(),
                 "contact");
    }

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

    void whoHasNoGuardOrIsAwayDoesNotChargeAlong()
    {
        const std::string along =
            "combined_charge: {unit: red/salik-1, target: blue/soldiers-1, guard: "
            "{unit: red/blood-banes-1, contact: 1}, against: {contact: 2, supporting: 0}}";
        VERIFY_CONTAINS(asked(readyMatch(), along).warnings(), "guard");
        const MatchState away =
            after(readyMatch(), {"status: {unit: red/blood-banes-1, add: back-at-any-edge}"});
        QCOMPARE(asked(away, along).refusal(), "removed");
    }

    void aGuardThatIsAwayIsNotTakenAlongByItself()
    {
        const MatchState away = after(readyMatch(), {"stand: {unit: red/salik-1, at: [10, 10]}",
                                                     "stand: {unit: red/crows-1, at: [10, 19]}",
                                                     "status: {unit: red/crows-1, add: back-at-any-edge}"});
        const CommandRun charge =
            asked(away, "combined_charge: {unit: red/salik-1, target: blue/soldiers-1, to: [20, 10]}");
        QVERIFY(!fieldAt(charge.form, "guard/unit")->value);
    }

    void theOnlyGuardWithin10cmIsTakenAlong()
    {
        MatchState state = after(readyMatch(), {"stand: {unit: red/salik-1, at: [10, 10]}",
                                                "stand: {unit: red/crows-1, at: [10, 19]}"});
        const CommandRun near = asked(state, "combined_charge: {unit: red/salik-1, target: blue/soldiers-1}");
        QCOMPARE(std::get<std::string>(
                     *fieldAt(asked(state, "combined_charge: {unit: red/salik-1, target: blue/soldiers-1, "
                                           "to: [20, 10]}")
                                  .form,
                              "guard/unit")
                          ->value),
                 "red/crows-1");
        QVERIFY(!near.form.complete);
        state = after(state, {"stand: {unit: red/crows-1, at: [10, 24]}"});
        const CommandRun far =
            asked(state, "combined_charge: {unit: red/salik-1, target: blue/soldiers-1, to: [20, 10], guard: "
                         "{unit: red/crows-1, contact: 3}, against: {contact: 3}}");
        QVERIFY2(far.warnings().find("guard") != std::string::npos, (far.refusal() + far.warnings()).c_str());
    }

    void blockingIsAskedOfItsOwnerWhoKnowsTheHits()
    {
        // The Crows strike first (Initiative 4 + 1 against 1): four Hits of six dice, and nothing more of the
        // two failures that Swashbuckler rerolls.
        const std::string command =
            "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: "
            "6, supporting: 0}, against: {contact: 6}, rolls: [{dice: [9, 9, 9, 9, 1, 1, 1, 1]}";
        const CommandRun before =
            asked(readyMatch(), "charge: {unit: red/crows-1, target: blue/soldiers-1, "
                                "active: {contact: 6, supporting: 0}, against: {contact: 6}}");
        QVERIFY(!fieldAt(before.form, "against/blocking"));
        const CommandRun hit = asked(readyMatch(), command + "]}");
        const door::Field* asks = fieldAt(hit.form, "against/blocking");
        QVERIFY2(asks, (hit.refusal() + ' ' + hit.form.fields.back().path).c_str());
        QCOMPARE(asks->by.text(), "blue");
        QCOMPARE(toText(asks->label), "Soldiers blocks 4 Hits and doesn’t attack");
        // They block three of four: one Injury Roll is left, and nobody strikes back.
        const CommandRun blocked = run(
            readyMatch(), "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6}, "
                          "against: {contact: 6, blocking: true}, rolls: [{successes: 4}, {successes: 3}, "
                          "{successes: 1}, {successes: 3}]}");
        QCOMPARE(blocked.refusal(), "none");
        QCOMPARE(unitOf(blocked.state, "blue/soldiers-1").warriors, 5);
        QCOMPARE(unitOf(blocked.state, "red/crows-1").warriors, 12);
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

    void whoStrikesFirstSaysBeforehandWhetherItWaitsToBlock()
    {
        // Soldiers (Initiative 1, 5 with a token and allies) who strike before the Crossbowmen would.
        MatchState state = matchOf(army("aurium", {{"soldiers", 6}}), army("aurium", {{"crossbowmen", 6}}));
        state = after(state, {"status: {unit: red/soldiers-1, add: initiative-plus-2}"});
        const CommandRun asks =
            asked(state, "attack: {unit: red/soldiers-1, target: blue/crossbowmen-1, "
                         "active: {contact: 3, supporting: 0}, against: {contact: 3, supporting: 0}}");
        QVERIFY(fieldAt(asks.form, "active/blocking"));
        QVERIFY(!fieldAt(asks.form, "rolls/0/dice"));
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

    void noMoreIsPassedToTheGuardThanIsLeft()
    {
        // Of two Injuries one is cancelled.
        const CommandRun form =
            asked(readyMatch(), "hits: {unit: red/salik-1, hits: 2, strength: 5, rolls: "
                                "[{dice: null, successes: 2}, {dice: null, successes: 1}]}");
        const door::Field* passed = fieldAt(form.form, "rolls/1/beside");
        QVERIFY(passed);
        QCOMPARE(std::get<door::NumberInput>(passed->input).highest, 1);
    }

    void sacrificeHitsEveryWarriorOfTheTarget()
    {
        // Sacrifice [3]: six Hits of Strength 3 on six Crossbowmen, two Injuries of Health 1, Morale against
        // 3; the Crows are gone, and their activation is over.
        MatchState state = withSkill(readyMatch(), "red/crows-1", "sacrifice", &UnitCard::sacrifice, 3);
        const CommandRun done =
            run(state, "sacrifice: {unit: red/crows-1, target: blue/crossbowmen-1, rolls: "
                       "[{successes: 2}, {successes: 3}]}");
        QCOMPARE(done.refusal(), "none");
        QVERIFY(unitOf(done.state, "red/crows-1").removed());
        QCOMPARE(unitOf(done.state, "blue/crossbowmen-1").warriors, 4);
        QVERIFY(!done.state.activation);
        QCOMPARE(playerOf(done.state, "red").progress, 1);
        QCOMPARE(done.form.fields.back().path, "rolls/1/successes");
    }

    void sacrificeWithoutTheSkillIsWarnedOf()
    {
        VERIFY_CONTAINS(run(readyMatch(),
                            "sacrifice: {unit: red/crows-1, target: blue/crossbowmen-1, strength: 3, rolls: "
                            "[{successes: 0}]}")
                            .warnings(),
                        "skill");
    }

    void aChargeEndsBesideItsTarget()
    {
        // 15 cm of Charge for the Crows; the Leaders of Units in Contact stand 3 cm apart on our map.
        const MatchState state = after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}",
                                                      "stand: {unit: blue/soldiers-1, at: [30, 25]}"});
        const CommandRun charge =
            run(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3}, against: "
                       "{contact: 3}, rolls: [{successes: 0}, {successes: 0}, {successes: 3}]}");
        QCOMPARE(charge.warnings(), "");
        QVERIFY((unitOf(charge.state, "red/crows-1").at == Point{30, 22}));
        const MatchState far = after(state, {"stand: {unit: blue/soldiers-1, at: [30, 29]}"});
        VERIFY_CONTAINS(run(far,
                            "charge: {unit: red/crows-1, target: blue/soldiers-1, rolls: [{successes: 0}, "
                            "{successes: 0}, {successes: 3}]}")
                            .warnings(),
                        "beyond-reach");
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

    void obstaclesOnTheMapStandInTheLineOfSight()
    {
        MatchState state =
            after(readyMatch(), {"march: {unit: red/crows-1, to: [30, 10]}", "end_activation: {}",
                                 "stand: {unit: blue/crossbowmen-1, at: [30, 40]}",
                                 "scenery: {id: wood, at: [31, 25], radius: 3}",
                                 "scenery: {id: hut, at: [60, 25], radius: 3, obstruction: true}"});
        const std::string shot =
            "shoot: {unit: blue/crossbowmen-1, target: red/crows-1, rolls: [{successes: 0}]}";
        const CommandRun clear = run(state, shot);
        QCOMPARE(std::get<int>(*fieldAt(clear.form, "obstacles")->value), 1);
        QCOMPARE(clear.warnings(), "");
        state = after(state, {"scenery: {id: hut, at: [30, 20], radius: 3, obstruction: true}"});
        QCOMPARE(run(state, shot).warnings(), "out-of-sight");
        // A Scenery that the Leader touches is no Obstacle.
        state =
            after(state, {"scenery: {id: hut, gone: true}", "scenery: {id: wood, at: [30, 36], radius: 3}"});
        QCOMPARE(std::get<int>(*fieldAt(run(state, shot).form, "obstacles")->value), 0);
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

    void obstaclesAreAskedWhereTheMapKnowsNoScenery()
    {
        const MatchState state = after(readyMatch(), {"march: {unit: red/crows-1}", "end_activation: {}"});
        const std::string shot = "shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12";
        const CommandRun asks = asked(state, shot + "}");
        const door::Field& obstacles = asks.form.fields.back();
        QCOMPARE(obstacles.path, "obstacles");
        QVERIFY(!obstacles.value && !obstacles.detail && !obstacles.ifSkipped.empty());
        // What is known by then is foreseen, and what the shot costs is said.
        QVERIFY(asks.form.forecast.has_value());
        QCOMPARE(toText(asks.form.cost), "1 TS");
        QVERIFY(!asks.form.complete && !asks.form.playable);
        const door::Field* concealment = fieldAt(asks.form, "concealment");
        QVERIFY(concealment && concealment->detail);
        QCOMPARE(std::get<int>(*concealment->value), 0);
        // Shooting 2 against 2 for the 12 cm, and 2 Obstacles: 4.
        const CommandRun reported = asked(state, shot + ", obstacles: 2}");
        QVERIFY(toText(fieldAt(reported.form, "rolls/0/dice")->why).starts_with("6 dice, 8 or more"));
        const CommandRun none = asked(state, shot + ", obstacles: null}");
        QVERIFY(toText(fieldAt(none.form, "rolls/0/dice")->why).starts_with("6 dice, 6 or more"));
        // A script may leave them out.
        QCOMPARE(run(state, shot + ", rolls: [{successes: 0}]}").refusal(), "none");
    }

    void supportersAreAskedWhereSomeWarriorsAreNotInContact()
    {
        const std::string charge = "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: ";
        const CommandRun own = asked(readyMatch(), charge + "5}}");
        QCOMPARE(own.form.fields.back().path, "active/supporting");
        QVERIFY(!own.form.fields.back().value && !own.form.fields.back().detail);
        QVERIFY(own.form.forecast.has_value());
        const CommandRun enemys = asked(readyMatch(), charge + "5, supporting: 3}, against: {contact: 4}}");
        QCOMPARE(enemys.form.fields.back().path, "against/supporting");
        QVERIFY(!enemys.form.fields.back().value);
        QVERIFY(enemys.form.forecast.has_value());
        // Five at Power 1, and three who support them.
        const CommandRun both =
            asked(readyMatch(), charge + "5, supporting: 3}, against: {contact: 4, supporting: 0}}");
        QVERIFY(toText(fieldAt(both.form, "rolls/0/dice")->why).starts_with("8 dice"));
        const CommandRun all = asked(readyMatch(), charge + "12}, against: {contact: 6}}");
        QVERIFY(!fieldAt(all.form, "active/supporting") && !fieldAt(all.form, "against/supporting"));
        QVERIFY(fieldAt(all.form, "rolls/0/dice"));
    }

    void tensOfADeadlyBlowAreAskedWhereThereAreHits()
    {
        const MatchState state = withSkill(readyMatch(), "red/crows-1", "deadly_blow");
        const auto rolled = [&state](const char* successes) {
            return asked(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 12}, "
                                "against: {contact: 6}, rolls: [{dice: null, successes: " +
                                    std::string(successes) + "}]}");
        };
        const CommandRun hit = rolled("3");
        QCOMPARE(hit.form.fields.back().path, "rolls/0/beside");
        QVERIFY(!hit.form.fields.back().value);
        QCOMPARE(std::get<int>(*fieldAt(rolled("0").form, "rolls/0/beside")->value), 0);
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

    void theMoraleRollSaysWhatEachResultMeans()
    {
        const CommandRun form = asked(readyMatch(), "morale: {unit: red/crows-1, opposition: 1}");
        QCOMPARE(toText(form.form.follows.back()), "2 or more: nothing happens");
        // Once the dice are known, what they came to.
        const CommandRun rolled = asked(readyMatch(), "morale: {unit: red/crows-1, opposition: 1, "
                                                      "rolls: [{dice: [4, 3, 1, 1, 1]}]}");
        QCOMPARE(rolled.form.follows.size(), 1U);
        QCOMPARE(toText(rolled.form.follows.front()), "1: a Stress");
        // Two successes end the activation of an active Unit.
        QCOMPARE(toText(asked(after(readyMatch(), {"march: {unit: red/crows-1}"}),
                              "morale: {unit: red/crows-1, opposition: 1}")
                            .form.follows.back()),
                 "3 or more: nothing happens");
        // A Berserker has a success without dice: it never scatters.
        const CommandRun berserk = asked(after(readyMatch(), {"status: {unit: red/crows-1, add: berserk}"}),
                                         "morale: {unit: red/crows-1, opposition: 1}");
        QCOMPARE(toText(berserk.form.follows.front()), "0: a Stress");
        QCOMPARE(toText(berserk.form.follows.back()), "1 or more: nothing happens");
        // 12 Warriors: 2 dice, 2 for full fives, 1 for the Authority of Salik; Willpower 3 against 1: 4 or
        // more.
        const std::string why = toText(fieldAt(form.form, "rolls/0/dice")->why);
        QVERIFY2(why.starts_with("5 dice, 4 or more") &&
                     why.find("Willpower 3 against 1") != std::string::npos,
                 why.c_str());
    }
};

ADJUTANT_TEST(MatchFightsTest)

} // namespace adjutant::test::tst_match_fights
