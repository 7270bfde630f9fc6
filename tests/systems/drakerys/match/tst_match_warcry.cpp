#include "tests/systems/drakerys/match/played.h"

#include "core/systems/drakerys/match/sideinmatch.h"

namespace adjutant::test::tst_match_warcry {

using namespace drakerys;

/// Red's Crows have War Cry [2].
static MatchState crowsWithWarCry()
{
    return withSkill(readyMatch(), "red/crows-1", "war_cry", &UnitCard::warCry, 2);
}

/// Charges of a Unit with War Cry (chapter "Skills": War Cry).
class MatchWarCryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsBeyond20cmHearsItWithAWarning()
    {
        const MatchState state =
            after(crowsWithWarCry(),
                  {"stand: {unit: red/crows-1, at: [40, 10]}", "stand: {unit: blue/soldiers-1, at: [40, 24]}",
                   "stand: {unit: blue/crossbowmen-1, at: [40, 34]}"});
        const auto warnings = [&state](const std::string& unit) {
            return asked(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3, "
                                "supporting: 0}, against: {contact: 3, supporting: 0}, war_cry: {units: [" +
                                    unit + "]}}")
                .warnings();
        };
        QVERIFY(warnings("blue/soldiers-1").find("beyond-range") == std::string::npos);
        VERIFY_CONTAINS(warnings("blue/crossbowmen-1"), "beyond-range");
    }

    void whoIsWithin20cmIsSkippedWithAWarning()
    {
        const MatchState state = after(crowsWithWarCry(), {"stand: {unit: red/crows-1, at: [40, 10]}",
                                                           "stand: {unit: blue/soldiers-1, at: [40, 24]}"});
        const auto warnings = [&state](const std::string& units) {
            return asked(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3, "
                                "supporting: 0}, against: {contact: 3, supporting: 0}, war_cry: {units: [" +
                                    units + "]}}")
                .warnings();
        };
        VERIFY_CONTAINS(warnings(""), "war-cry");
        QVERIFY(warnings("blue/soldiers-1").find("war-cry") == std::string::npos);
    }

    void warCryTestsTheEnemiesWithin20cm()
    {
        MatchState state = crowsWithWarCry();
        state = after(state, {"stand: {unit: red/crows-1, at: [40, 10]}",
                              "stand: {unit: blue/soldiers-1, at: [40, 24]}",
                              "stand: {unit: blue/crossbowmen-1, at: [40, 34]}"});
        const CommandRun form =
            asked(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: "
                         "{contact: 3, supporting: 0}, against: {contact: 3, supporting: 0}}");
        const door::Field* near = fieldAt(form.form, "war_cry/units");
        QVERIFY(near);
        QCOMPARE(std::get<std::vector<std::string>>(*near->value),
                 std::vector<std::string>{"blue/soldiers-1"});
        // No success: they scatter, there is no fight, and the charge is paid all the same.
        const CommandRun fled = run(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: "
                                           "{contact: 3}, against: {contact: 3}, war_cry: {\"0\": {\"0\": "
                                           "{successes: 0}}}}");
        QCOMPARE(fled.refusal(), "none");
        QVERIFY(unitOf(fled.state, "blue/soldiers-1").removed());
        QVERIFY(!isEngaged(fled.state, unitRefOf("red/crows-1")));
        QCOMPARE(fled.state.activation->ts, 3);
        VERIFY_CONTAINS(fled.story(), "No fight takes place");
        QVERIFY(fled.story().find("may reform") == std::string::npos);
        // It moves all the same, as it meant to or elsewhere.
        QVERIFY((unitOf(fled.state, "red/crows-1").at == Point{40, 21}));
        const CommandRun aside = run(state, "charge: {unit: red/crows-1, target: blue/soldiers-1, active: "
                                            "{contact: 3}, against: {contact: 3}, instead: {to: [28, 10]}, "
                                            "war_cry: {\"0\": {\"0\": {successes: 0}}}}");
        QCOMPARE(aside.refusal(), "none");
        QVERIFY((unitOf(aside.state, "red/crows-1").at == Point{28, 10}));
    }

    // War Cry [2]: the target is named behind the Morale Rolls.
    void anotherTargetMayBeNamedAfterAWarCry()
    {
        MatchState state = crowsWithWarCry();
        state = after(state, {"stand: {unit: red/crows-1, at: [40, 10]}",
                              "stand: {unit: blue/soldiers-1, at: [40, 24]}",
                              "stand: {unit: blue/crossbowmen-1, at: [51, 10]}"});
        const std::string cry =
            "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3, supporting: 0}, "
            "against: {contact: 3, supporting: 0}, war_cry: {units: [blue/soldiers-1], \"0\": {\"0\": "
            "{dice: null, successes: 0}}}";
        const CommandRun form = asked(state, cry + "}");
        const door::Field* names = fieldAt(form.form, "instead/target");
        QVERIFY(names && !names->value);
        const auto& options = std::get<door::PickInput>(names->input).options;
        QCOMPARE(options.at(0).id, "blue/crossbowmen-1");
        const CommandRun done = run(
            state, cry + ", instead: {target: blue/crossbowmen-1, active: {contact: 4}, against: {contact: "
                         "2}}, rolls: [{successes: 0}, {successes: 0}, {successes: 3}]}");
        // The Crossbowmen hear it, too.
        QCOMPARE(done.refusal() + done.warnings(), "nonewar-cry");
        QVERIFY(contactBetween(done.state, unitRefOf("red/crows-1"), unitRefOf("blue/crossbowmen-1")));
        QCOMPARE(warriorsInContact(done.state, unitRefOf("red/crows-1"), unitRefOf("blue/crossbowmen-1")), 4);
        QVERIFY((unitOf(done.state, "red/crows-1").at == Point{48, 10}));
        QCOMPARE(done.state.activation->ts, 3);
        VERIFY_CONTAINS(done.story(), "Crows: Charge on Crossbowmen");
    }

    void theTargetInMindIsChargedWhileItStands()
    {
        MatchState state = crowsWithWarCry();
        const std::string charge =
            "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: "
            "3, supporting: 0}, against: {contact: 3, supporting: 0}, "
            "war_cry: {units: [blue/soldiers-1], \"0\": {\"0\": {dice: null, successes: 3}}}";
        const CommandRun form = asked(state, charge + "}");
        QCOMPARE(std::get<std::string>(*fieldAt(form.form, "instead/target")->value), "blue/soldiers-1");
        const CommandRun done =
            run(state, charge + ", rolls: [{successes: 0}, {successes: 0}, {successes: 3}]}");
        QCOMPARE(done.refusal(), "none");
        QVERIFY(contactBetween(done.state, unitRefOf("red/crows-1"), unitRefOf("blue/soldiers-1")));
    }

    // It tests before the Charge brings it into Contact.
    void aWarCryOfADreadfulUnitLeavesTheWillpower()
    {
        MatchState state = crowsWithWarCry();
        state = after(state, {"status: {unit: red/crows-1, add: march-charge-plus-5-dreadful}"});
        const CommandRun form = asked(
            state, "charge: {unit: red/crows-1, target: blue/crossbowmen-1, active: "
                   "{contact: 3, supporting: 0}, against: {contact: 3, supporting: 0}, war_cry: {units: "
                   "[blue/crossbowmen-1]}}");
        const int willpower = unitOf(state, "blue/crossbowmen-1").card->profile->willpower;
        const std::string why = toText(fieldAt(form.form, "war_cry/0/0/dice")->why);
        VERIFY_CONTAINS(why, "Willpower " + std::to_string(willpower) + " against 2");
    }
};

ADJUTANT_TEST(MatchWarCryTest)

} // namespace adjutant::test::tst_match_warcry
