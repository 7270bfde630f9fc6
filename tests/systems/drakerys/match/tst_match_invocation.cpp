#include "core/systems/drakerys/match/unitcard.h"
#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_invocation {

using namespace drakerys;
using enum Element;

/// Salik (Awakened [2], Health 3) 12.5 cm from an Air Vortex, 17.5 cm from a Maelstrom and 27.5 cm from a
/// Fire Vortex.
static MatchState invokersMatch()
{
    return after(readyMatch(), {"vortex: {id: north, element: air, at: [45, 25], deviation: hit}",
                                "vortex: {id: heart, element: maelstrom, at: [45, 30], deviation: hit}",
                                "vortex: {id: far, element: fire, at: [45, 40], deviation: hit}",
                                "stand: {unit: red/salik-1, at: [45, 10]}"});
}

/// The Crows are a Fire Vortex, 10 cm from Salik.
static MatchState sourcesMatch()
{
    return after(withSource(invokersMatch(), "red/crows-1"), {"stand: {unit: red/crows-1, at: [35, 10]}"});
}

static std::string invokes(const std::string& rest)
{
    return "invoke: {unit: red/salik-1, " + rest + ", rolls: [{successes: 1}]}";
}

/// Lorn and Ward of the Avaren's army.
static MatchState lornsMatch()
{
    return after(
        matchAsPlayed(army("avaren", {{"crows", 12}, {"mercenaries/lorn", 1}, {"mercenaries/ward", 1}}),
                      army("aurium", {{"soldiers", 6}})),
        {"vortex: {id: north, element: air, at: [45, 25], deviation: hit}",
         "stand: {unit: red/lorn-1, at: [45, 10]}", "stand: {unit: red/ward-1, at: [20, 12]}"});
}

const std::string incarnation = "invoke: {unit: red/lorn-1, source: north, elemental: incarnation, rolls: "
                                "[{successes: 1}]}";

constexpr ManaSource maelstrom{std::nullopt};
constexpr ManaSource vortexOf(Element element)
{
    return {element};
}

// Air, Earth, Fire, Water.
constexpr Mana airs(int count)
{
    return {count, 0, 0, 0};
}

/// Elementals from their source to the table (chapter "Elemental Invocation").
class MatchInvocationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSourceLiesWithin20Centimetres()
    {
        checkWarnings(invokersMatch(), {{invokes("source: north, elemental: herald"), ""},
                                        {invokes("source: heart, elemental: herald, element: 4"), ""},
                                        {invokes("source: far, elemental: herald"), "beyond-range"}});
        // From edge to edge: 20 cm and 21.
        const auto from = [](const std::string& y) {
            return after(invokersMatch(), {"stand: {unit: red/salik-1, at: [45, " + y + "]}"});
        };
        QCOMPARE(run(from("16"), invokes("source: far, elemental: herald")).warnings(), "");
        QCOMPARE(run(from("15"), invokes("source: far, elemental: herald")).warnings(), "beyond-range");
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("the elemental is of its vortex",
            after(invokersMatch(), {invokes("source: north, elemental: herald")}),
            {"red/air-herald-1: {at: [45, 25]}"});
        row("the elemental is of its vortex, 2", invokersMatch(),
            {"warned vortex: " + invokes("source: north, elemental: fire-herald")});
        row("an exhausted vortex invokes nobody",
            after(invokersMatch(), {"vortex: {id: north, condition: exhausted}"}),
            {"warned vortex: " + invokes("source: north, elemental: herald")});
        row("who stands on the source is replaced",
            after(invokersMatch(), {invokes("source: north, elemental: herald"),
                                    invokes("source: north, elemental: overlord")}),
            {"red/air-herald-1: {removed: true}", "red/air-overlord-1: {at: [45, 25]}"});
        // "The Leader of the Unit is considered as a Vortex" (skill Source of X).
        row("a leader with source of invokes as a vortex", sourcesMatch(),
            {invokes("source: red/crows-1, elemental: herald"), "warnings: none",
             "red/fire-herald-1: {at: [35, 10]}", "red/crows-1: {removed: false}", "anew: {}",
             "warned vortex: " + invokes("source: red/crows-1, elemental: air-herald")});
        row("a leader with source of invokes as a vortex, 2",
            after(sourcesMatch(), {"stand: {unit: red/crows-1, at: [21, 10]}"}),
            {"warned beyond-range: " + invokes("source: red/crows-1, elemental: herald")});
        row("a leader with source of invokes as a vortex, 3", sourcesMatch(),
            {"refused malformed: " + invokes("source: red/blood-banes-1, elemental: herald")});
        row("lorn and ward switch places once",
            after(lornsMatch(), {"march: {unit: red/ward-1, to: [20, 14]}"}),
            {"spiritual_link: {unit: red/ward-1}", "warnings: none", "red/ward-1: {at: [45, 10]}",
             "red/lorn-1: {at: [20, 14]}", "warned once-a-game: spiritual_link: {unit: red/ward-1}",
             "anew: {}", "status: {unit: red/lorn-1, add: engaged}",
             "warned engaged: spiritual_link: {unit: red/ward-1}"});
        row("lorn and ward switch places once, 2", lornsMatch(),
            {"warned activation: spiritual_link: {unit: red/ward-1}"});
        row("dice are added at a leader with source of", sourcesMatch(),
            {"allowed: " + invokes("source: red/crows-1, elemental: herald, extra_dice: 2")});
        row("dice are added at a leader with source of, 2",
            after(sourcesMatch(), {invokes("source: red/crows-1, elemental: herald")}),
            {"warned extra-dice: " + invokes("source: red/crows-1, elemental: herald, extra_dice: 2")});
    }
    void scripts() { followState(); }

    void anOverlordNeverExhaustsAMaelstrom()
    {
        const MatchState state =
            after(invokersMatch(), {invokes("source: heart, elemental: overlord, element: 9")});
        QVERIFY(!state.sources[1].exhausted);
        QVERIFY(!unitOf(state, "red/earth-overlord-1").removed());
        QCOMPARE(state.activation->ts, 3);
    }

    void aD10SaysWhatComesFromAMaelstrom_data()
    {
        const auto row = columns<QString, QString, int>("faces", "came", "ts");
        row("2", "2", "air", 1);
        row("3", "3", "air", 1);
        row("4", "4", "water", 1);
        row("5", "5", "water", 1);
        row("6", "6", "fire", 1);
        row("7", "7", "fire", 1);
        row("8", "8", "earth", 1);
        row("9", "9", "earth", 1);
        row("1, then 4", "[1, 4]", "water", 2);
        row("1, 1, then 7", "[1, 1, 7]", "fire", 3);
        row("10: chosen", "10, chosen: earth", "earth", 1);
    }

    void aD10SaysWhatComesFromAMaelstrom()
    {
        QFETCH(QString, faces);
        QFETCH(QString, came);
        QFETCH(int, ts);
        const CommandRun done = run(
            invokersMatch(), invokes("source: heart, elemental: herald, element: " + faces.toStdString()));
        QCOMPARE(done.refusal(), "none");
        QVERIFY(done.state.find(unitRefOf("red/" + came.toStdString() + "-herald-1")));
        QCOMPARE(done.state.activation->ts, ts);
    }

    // 1 TS for a Herald, 3 for an Overlord; each Stress token costs one more (chapter "Stress").
    void whatIsInvokedIsOfferedWithItsWholeCost()
    {
        const MatchState strained = after(invokersMatch(), {"set_stress: {unit: red/salik-1, to: 2}"});
        const door::Form form = asked(strained, "invoke: {unit: red/salik-1, source: north}").form;
        QStringList costs;
        for (const door::Option& option : std::get<door::PickInput>(form.fields.back().input).options)
            costs.append(QString::fromStdString(toText(option.detail)));
        QCOMPARE(costs, (QStringList{"3 TS", "5 TS, exhausts the Vortex"}));
    }

    void diceAreAddedAtAnUnoccupiedVortexOnly()
    {
        const MatchState state = invokersMatch();
        QVERIFY(fieldAt(run(state, invokes("source: north, elemental: herald")).form, "extra_dice"));
        QVERIFY(
            !fieldAt(run(state, invokes("source: heart, elemental: herald, element: 4")).form, "extra_dice"));
        const MatchState occupied = after(state, {invokes("source: north, elemental: herald")});
        QVERIFY(!fieldAt(run(occupied, invokes("source: north, elemental: herald")).form, "extra_dice"));
        QCOMPARE(run(occupied, invokes("source: north, elemental: herald, extra_dice: 2")).warnings(),
                 "extra-dice");
    }

    void addedDiceAreAsked()
    {
        const std::string herald = "invoke: {unit: red/salik-1, source: north, elemental: herald";
        const CommandRun asksFor = asked(invokersMatch(), herald + "}");
        const door::Field& added = asksFor.form.fields.back();
        QCOMPARE(added.path, "extra_dice");
        QVERIFY(!added.value && !added.detail && !added.ifSkipped.empty());
        QVERIFY(asksFor.form.forecast.has_value());
        const auto dice = [&herald](const std::string& extra) {
            const CommandRun roll = asked(invokersMatch(), herald + ", extra_dice: " + extra + "}");
            return std::get<door::DiceInput>(roll.form.fields.back().input).dice.size();
        };
        QCOMPARE(dice("null"), 2U);
        QCOMPARE(dice("3"), 5U);
    }

    void theFormOffersLeadersWithSourceOf()
    {
        const CommandRun form =
            asked(withSource(sourcesMatch(), "blue/soldiers-1"), "invoke: {unit: red/salik-1}");
        std::vector<std::string> offered;
        for (const door::Option& option : optionsOf(form.form, "source"))
            offered.push_back(option.id);
        QCOMPARE(offered,
                 (std::vector<std::string>{"north", "heart", "red/crows-1", "blue/soldiers-1", "far"}));
    }

    void anOverlordExhaustsALeaderWithSourceOf()
    {
        const MatchState state = after(sourcesMatch(), {invokes("source: red/crows-1, elemental: overlord")});
        QVERIFY(unitOf(state, "red/crows-1").exhausted);
        QCOMPARE(run(state, invokes("source: red/crows-1, elemental: herald")).warnings(), "vortex");
        const MatchState herald = after(sourcesMatch(), {invokes("source: red/crows-1, elemental: herald")});
        QVERIFY(!unitOf(herald, "red/crows-1").exhausted);
        QVERIFY(unitOf(after(sourcesMatch(),
                             {"summon: {unit: red/salik-1, elemental: fire-overlord, source: red/crows-1}"}),
                       "red/crows-1")
                    .exhausted);
    }

    void anAwakenedInvokesSoOftenAGame()
    {
        // Salik is an Awakened [2].
        const std::string herald =
            "invoke: {unit: red/salik-1, elemental: air-herald, rolls: [{successes: 0}]}";
        const MatchState state = after(readyMatch(), {herald});
        const CommandRun second = run(state, herald);
        QCOMPARE(toText(second.form.follows.back()), "Invocation 2 of 2 this game");
        QCOMPARE(second.warnings(), "");
        QCOMPARE(run(second.state, herald).warnings(), "invocations");
    }

    void anAwakenedOfUnknownNumberIsNotLimited()
    {
        const MatchState match = matchOf(army("ashral", {{"bekha", 1}}), army("aurium", {{"soldiers", 6}}));
        const std::string herald =
            "invoke: {unit: red/bekha-1, elemental: air-herald, rolls: [{successes: 0}]}";
        const MatchState state = after(match, {herald, herald, herald});
        const CommandRun fourth = run(state, herald);
        QVERIFY(fourth.warnings().find("invocations") == std::string::npos);
        QVERIFY(std::ranges::any_of(fourth.form.follows, [](const Message& each) {
            return toText(each).find("not limited") != std::string::npos;
        }));
    }

    void theIncarnationEndsLornsActivation()
    {
        const CommandRun done = run(lornsMatch(), incarnation);
        QCOMPARE(done.refusal(), "none");
        QVERIFY(!done.state.activation);
        QCOMPARE(playerOf(done.state, "red").progress, 3); // in place of an Overlord
        QVERIFY((unitOf(done.state, "red/incarnation-of-lorn-1").at == Point{45, 25}));
        QVERIFY(done.state.sources.front().exhausted);
    }

    void lornWaitsWhileTheIncarnationIsThere()
    {
        MatchState state = after(lornsMatch(), {incarnation, spending("blue/soldiers-1", 9)});
        VERIFY_CONTAINS(run(state, "march: {unit: red/lorn-1}").warnings(), "incarnation");
        state = after(state, {"dismiss: {unit: red/incarnation-of-lorn-1}"});
        QVERIFY(unitOf(state, "red/incarnation-of-lorn-1").removed());
        QVERIFY(run(state, "march: {unit: red/lorn-1}").warnings().find("incarnation") == std::string::npos);
        // Once a game.
        VERIFY_CONTAINS(run(state, incarnation).warnings(), "incarnation");
        QCOMPARE(run(state, "dismiss: {unit: red/crows-1}").refusal(), "incarnation");
    }

    // What a casting may draw.

    void aVortexGivesThreeOfItsElement()
    {
        QCOMPARE(mostReinforcement(airs(0), {vortexOf(air)}), std::optional(3));
        QCOMPARE(mostReinforcement(airs(2), {vortexOf(air)}), std::optional(1));
        QCOMPARE(mostReinforcement(airs(3), {vortexOf(air)}), std::optional(0));
        QVERIFY(!mostReinforcement(airs(4), {vortexOf(air)}));
        QVERIFY(!mostReinforcement(airs(1), {}));
        QCOMPARE(mostReinforcement(airs(0), {}), std::optional(0));
    }

    void whatIsLeftOfEveryVortexReinforces()
    {
        // 1 Air and 3 Fire of 3 and 3.
        QCOMPARE(mostReinforcement({1, 0, 3, 0}, {vortexOf(air), vortexOf(fire)}), std::optional(2));
        QCOMPARE(mostReinforcement(airs(4), {vortexOf(air), vortexOf(air)}), std::optional(2));
    }

    void twoManaMakeOneOfAnother()
    {
        // The fourth Air from two Fire: one Fire is left.
        QCOMPARE(mostReinforcement(airs(4), {vortexOf(air), vortexOf(fire)}), std::optional(1));
        // Two Air for one Water.
        QCOMPARE(mostReinforcement({0, 0, 0, 1}, {vortexOf(air)}), std::optional(1));
        // Three Air make one Water only.
        QVERIFY(!mostReinforcement({0, 0, 0, 2}, {vortexOf(air)}));
    }

    void theTwoAreOfOneElement()
    {
        // One Air and one Fire are left over: no Water can be made of them.
        QVERIFY(!mostReinforcement({2, 0, 2, 1}, {vortexOf(air), vortexOf(fire)}));
        // One Air and three Fire: one Water, and two are left.
        QCOMPARE(mostReinforcement({2, 0, 0, 1}, {vortexOf(air), vortexOf(fire)}), std::optional(2));
    }

    void aMaelstromPaysTheWholeCost()
    {
        QCOMPARE(mostReinforcement({9, 9, 9, 9}, {maelstrom}), std::optional(9));
        QCOMPARE(mostReinforcement(airs(5), {maelstrom, maelstrom}), std::optional(9));
        // All three of the Vortex are left.
        QCOMPARE(mostReinforcement(airs(2), {vortexOf(air), maelstrom}), std::optional(12));
    }

    void aLeaderMayBeASourceOfAnElement()
    {
        QCOMPARE(mostReinforcement(airs(2), {ManaSource{air, 2}}), std::optional(0));
        QVERIFY(!mostReinforcement(airs(3), {ManaSource{air, 2}}));
    }
};

ADJUTANT_TEST(MatchInvocationTest)

} // namespace adjutant::test::tst_match_invocation
