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

const MagicalSource maelstrom{.maelstrom = true};
MagicalSource vortexOf(Element element)
{
    return {.element = element};
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
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("the elemental is of its vortex", invokersMatch(),
            {invokes("source: north, elemental: herald"), "red/air-herald-1: {at: [45, 25]}", "anew: {}",
             "warned vortex: " + invokes("source: north, elemental: fire-herald")});
        row("an exhausted vortex invokes nobody", invokersMatch(),
            {"vortex: {id: north, condition: exhausted}",
             "warned vortex: " + invokes("source: north, elemental: herald")});
        row("who stands on the source is replaced", invokersMatch(),
            {invokes("source: north, elemental: herald"), invokes("source: north, elemental: overlord"),
             "red/air-herald-1: {removed: true}", "red/air-overlord-1: {at: [45, 25]}"});
        // "The Leader of the Unit is considered as a Vortex" (skill Source of X).
        row("a leader with source of invokes as a vortex", sourcesMatch(),
            {invokes("source: red/crows-1, elemental: herald"), "warnings: none",
             "red/fire-herald-1: {at: [35, 10]}", "red/crows-1: {removed: false}", "anew: {}",
             "warned vortex: " + invokes("source: red/crows-1, elemental: air-herald"), "anew: {}",
             "stand: {unit: red/crows-1, at: [21, 10]}",
             "warned beyond-range: " + invokes("source: red/crows-1, elemental: herald"), "anew: {}",
             "refused malformed: " + invokes("source: red/blood-banes-1, elemental: herald")});
        row("lorn and ward switch places once",
            after(lornsMatch(), {"march: {unit: red/ward-1, to: [20, 14]}"}),
            {"spiritual_link: {unit: red/ward-1}", "warnings: none", "red/ward-1: {at: [45, 10]}",
             "red/lorn-1: {at: [20, 14]}", "warned once-a-game: spiritual_link: {unit: red/ward-1}",
             "anew: {}", "status: {unit: red/lorn-1, add: engaged}",
             "warned engaged: spiritual_link: {unit: red/ward-1}"});
        row("lorn and ward switch places once, 2", lornsMatch(),
            {"warned activation: spiritual_link: {unit: red/ward-1}"});
        row("dice are added at a leader with source of", sourcesMatch(),
            {"allowed: " + invokes("source: red/crows-1, elemental: herald, extra_dice: 2"), "anew: {}",
             invokes("source: red/crows-1, elemental: herald"),
             "warned extra-dice: " + invokes("source: red/crows-1, elemental: herald, extra_dice: 2")});
        // From edge to edge: 20 cm and 21.
        row("the source lies within 20 centimetres", invokersMatch(),
            {"allowed: " + invokes("source: north, elemental: herald"),
             "allowed: " + invokes("source: heart, elemental: herald, element: 4"),
             "warned beyond-range: " + invokes("source: far, elemental: herald"),
             "stand: {unit: red/salik-1, at: [45, 16]}",
             "allowed: " + invokes("source: far, elemental: herald"),
             "stand: {unit: red/salik-1, at: [45, 15]}",
             "warned beyond-range: " + invokes("source: far, elemental: herald")});
        row("an overlord never exhausts a maelstrom", invokersMatch(),
            {invokes("source: heart, elemental: overlord, element: 9"), "source/heart: {exhausted: false}",
             "red/earth-overlord-1: {removed: false}", "match: {ts: 3}"});
        for (const auto& [faces, came, ts] :
             std::initializer_list<std::tuple<std::string, std::string, std::string>>{
                 {"2", "air", "1"},
                 {"3", "air", "1"},
                 {"4", "water", "1"},
                 {"5", "water", "1"},
                 {"6", "fire", "1"},
                 {"7", "fire", "1"},
                 {"8", "earth", "1"},
                 {"9", "earth", "1"},
                 {"[1, 4]", "water", "2"},
                 {"[1, 1, 7]", "fire", "3"},
                 {"10, chosen: earth", "earth", "1"}})
            row("a D10 says what comes from a maelstrom: " + faces, invokersMatch(),
                {invokes("source: heart, elemental: herald, element: " + faces),
                 "red/" + came + "-herald-1: {there: true}", "match: {ts: " + ts + "}"});
        row("dice are added at an unoccupied vortex only", invokersMatch(),
            {"tries " + invokes("source: north, elemental: herald"), "field extra_dice: {asked: true}",
             "tries " + invokes("source: heart, elemental: herald, element: 4"),
             "field extra_dice: {asked: false}", invokes("source: north, elemental: herald"),
             "tries " + invokes("source: north, elemental: herald"), "field extra_dice: {asked: false}",
             "warned extra-dice: " + invokes("source: north, elemental: herald, extra_dice: 2")});
        const std::string herald = "asks invoke: {unit: red/salik-1, source: north, elemental: herald";
        row("added dice are asked", invokersMatch(),
            {herald + "}", "next: extra_dice",
             "field extra_dice: {value: null, detail: false, skippable: true}", "foreseen: yes",
             herald + ", extra_dice: null}", "field rolls/0/dice: {dice: 2}", herald + ", extra_dice: 3}",
             "field rolls/0/dice: {dice: 5}"});
        row("the form offers leaders with source of", withSource(sourcesMatch(), "blue/soldiers-1"),
            {"asks invoke: {unit: red/salik-1}",
             "field source: {options: north heart red/crows-1 blue/soldiers-1 far}"});
        row("an overlord exhausts a leader with source of", sourcesMatch(),
            {invokes("source: red/crows-1, elemental: overlord"), "red/crows-1: {exhausted: true}",
             "warned vortex: " + invokes("source: red/crows-1, elemental: herald"), "anew: {}",
             invokes("source: red/crows-1, elemental: herald"), "red/crows-1: {exhausted: false}", "anew: {}",
             "summon: {unit: red/salik-1, elemental: fire-overlord, source: red/crows-1}",
             "red/crows-1: {exhausted: true}"});
        // Salik is an Awakened [2].
        const std::string fails =
            "invoke: {unit: red/salik-1, elemental: air-herald, rolls: [{successes: 0}]}";
        row("an awakened invokes so often a game", readyMatch(),
            {fails, fails, "warnings: none", "follows: Invocation 2 of 2 this game",
             "warned invocations: " + fails});
        const std::string bekhas =
            "invoke: {unit: red/bekha-1, elemental: air-herald, rolls: [{successes: 0}]}";
        row("an awakened of unknown number is not limited",
            matchOf(army("ashral", {{"bekha", 1}}), army("aurium", {{"soldiers", 6}})),
            {bekhas, bekhas, bekhas, "tries " + bekhas, "never warns: invocations", "follows: not limited"});
        // In place of an Overlord.
        row("the incarnation ends lorns activation", lornsMatch(),
            {incarnation, "match: {activation: false}", "red: {progress: 3}",
             "red/incarnation-of-lorn-1: {at: [45, 25]}", "source/north: {exhausted: true}"});
        row("lorn waits while the incarnation is there", lornsMatch(),
            {incarnation, spending("blue/soldiers-1", 9), "tries march: {unit: red/lorn-1}",
             "warns: incarnation", "dismiss: {unit: red/incarnation-of-lorn-1}",
             "red/incarnation-of-lorn-1: {removed: true}", "tries march: {unit: red/lorn-1}",
             "never warns: incarnation",
             // Once a game.
             "tries " + incarnation, "warns: incarnation",
             "refused incarnation: dismiss: {unit: red/crows-1}"});
    }
    void scripts() { followState(); }

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

    void whatACastingMayDraw_data()
    {
        using Sources = std::vector<MagicalSource>;
        const auto row = columns<Mana, Sources, int>("cost", "sources", "most"); // -1: too little
        const Sources oneAir{vortexOf(air)}, airAndFire{vortexOf(air), vortexOf(fire)},
            leader{MagicalSource{.element = air, .mana = 2}};
        row("a Vortex gives three of its element: 0", airs(0), oneAir, 3);
        row("a Vortex gives three of its element: 2", airs(2), oneAir, 1);
        row("a Vortex gives three of its element: 3", airs(3), oneAir, 0);
        row("a Vortex gives three of its element: 4", airs(4), oneAir, -1);
        row("nothing gives none", airs(1), {}, -1);
        row("nothing gives all that costs nothing", airs(0), {}, 0);
        // 1 Air and 3 Fire of 3 and 3.
        row("what is left of every Vortex reinforces", {1, 0, 3, 0}, airAndFire, 2);
        row("what is left of two Vortexes of one element, too", airs(4), {vortexOf(air), vortexOf(air)}, 2);
        row("two mana make one of another: the fourth Air from two Fire, one Fire is left", airs(4),
            airAndFire, 1);
        row("two Air for one Water", {0, 0, 0, 1}, oneAir, 1);
        row("three Air make one Water only", {0, 0, 0, 2}, oneAir, -1);
        row("the two are of one element: not the last Air and the last Fire", {2, 0, 2, 1}, airAndFire, -1);
        row("one Air and three Fire make one Water, and two are left", {2, 0, 0, 1}, airAndFire, 2);
        row("a Maelstrom pays the whole cost", {9, 9, 9, 9}, {maelstrom}, 9);
        row("two Maelstroms reinforce no more than one", airs(5), {maelstrom, maelstrom}, 9);
        row("beside a Maelstrom all three of the Vortex are left", airs(2), {vortexOf(air), maelstrom}, 12);
        row("a Leader may be a source of two", airs(2), leader, 0);
        row("a Leader gives no more than its two", airs(3), leader, -1);
    }
    void whatACastingMayDraw()
    {
        QFETCH(Mana, cost);
        QFETCH(std::vector<MagicalSource>, sources);
        QTEST(mostReinforcement(cost, sources).value_or(-1), "most");
    }
};

ADJUTANT_TEST(MatchInvocationTest)

} // namespace adjutant::test::tst_match_invocation
