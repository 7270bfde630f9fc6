#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_magic {

using namespace drakerys;

/// Celeste (Wizard [3] of Tempest and Solar, Health 3) 12.5 cm from an Air Vortex and 17.5 cm from a
/// Maelstrom; her Lancers 10 cm away, the Soldiers (Resistance 5) 25 cm.
static MatchState castersMatch()
{
    return after(matchAsPlayed(army("irosia", {{"celeste", 1}, {"lancers", 10}, {"bowmen", 5}}),
                               army("aurium", {{"soldiers", 6}})),
                 {"vortex: {id: north, element: air, at: [45, 25], deviation: hit}",
                  "vortex: {id: heart, element: maelstrom, at: [45, 30], deviation: hit}",
                  "stand: {unit: red/celeste-1, at: [45, 10]}", "stand: {unit: red/lancers-1, at: [35, 10]}",
                  "stand: {unit: red/bowmen-1, at: [10, 10]}",
                  "stand: {unit: blue/soldiers-1, at: [45, 35]}"});
}

/// Celeste casts.
static std::string casts(const std::string& spell, const std::string& rest)
{
    return "magic: {unit: red/celeste-1, spell: " + spell + ", " + rest + "}";
}

static std::string mirage(const std::string& rest)
{
    return casts("Mirage", "sources: [north], " + rest);
}

static MatchState withCard(const std::string& card)
{
    return after(castersMatch(), {"spell: {" + card + "}"});
}

/// Celeste (Wizard [3] of Tempest and Solar) and her Lancers. The only spell card is Mirage, of Solar.
static MatchState wizardsMatch(const std::vector<std::string>& commands = {})
{
    return after(
        matchAsPlayed(army("irosia", {{"celeste", 1}, {"lancers", 10}}), army("aurium", {{"soldiers", 6}})),
        commands);
}

/// The same with four cards of her Domains and one of another.
static MatchState fullMatch()
{
    return wizardsMatch({"spell: {name: Spark, domain: tempest}", "spell: {name: Storm, domain: tempest}",
                         "spell: {name: Dawn, domain: solar}",
                         "spell: {name: Stone Skin, domain: telluric}"});
}

static std::string takes(const std::string& spells)
{
    return "choose_spells: {unit: red/celeste-1, spells: [" + spells + "]}";
}

/// The lines of a Unit's card.
static std::string linesOf(const MatchState& state, const std::string& unit)
{
    const door::MatchView view = viewOf(state);
    return joined(findIn(view.pieces, unitRefOf(unit), &door::Piece::ref)->card.lines, {}, "; ");
}

/// Spells from their choice to what they do (chapter "Magic").
class MatchMagicTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMatchIsPlayedWithTheSpellCardsOfItsCatalogue()
    {
        const MatchState state = castersMatch();
        const SpellCard& known = *state.find(SpellId("mirage"));
        QCOMPARE(known.name, "Mirage");
        QVERIFY(known.domain == DomainId("solar") && !known.cost);
        QCOMPARE(known.effects.size(), 3U);
        QCOMPARE(listed(known.effects[0].range, known.effects[1].range, known.effects[2].range,
                        known.effects[2].clear),
                 "20 25 30 5");
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        // 12.5 cm to the edge: 2; level 3 against 2 is 5+. With the Maelstrom too: 17.5 cm, 2, and 1 for the
        // second source.
        row("the furthest source says how hard it is", castersMatch(),
            {mirage("successes: [0]"), "warnings: none", "dice rolls/0/dice: 1 die, 5 or more", "anew: {}",
             casts("Mirage", "sources: [north, heart], successes: [0]"),
             "dice rolls/0/dice: 1 die, 6 or more"});
        row("a spell is cast once an activation", castersMatch(),
            {mirage("successes: [0]"), "warned spell-used: " + mirage("successes: [0]"), "end_activation: {}",
             spending("blue/soldiers-1", 9), "allowed: " + mirage("successes: [0]")});
        row("a wizard knows the spells of its domains",
            withCard("name: Stone Skin, domain: telluric, cost: {earth: 1}"),
            {"warned domain: " + casts("Stone Skin", "sources: [heart], successes: [0]")});
        row("as many sources as the level", castersMatch(),
            {"vortex: {id: a, element: air}", "vortex: {id: b, element: fire}",
             "warned sources: " +
                 casts("Mirage", "sources: [north, heart, a, b], distance: 20, successes: [0]")});
        // 6 cm from the Soldiers to the nearest edge of the Air Vortex.
        row("negation keeps sources near it", withSkill(castersMatch(), "blue/soldiers-1", "negation"),
            {"warned negation: " + mirage("successes: [0]"), "stand: {unit: blue/soldiers-1, at: [45, 39]}",
             "warned negation: " + mirage("successes: [0]"), "anew: {}",
             "stand: {unit: blue/soldiers-1, at: [45, 39.5]}", "allowed: " + mirage("successes: [0]")});
        // 1–2: the Lancers, 10 cm away, come back in their half.
        row("successes say what mirage does", castersMatch(),
            {mirage("successes: [2], target: red/lancers-1"),
             "red/lancers-1: {at: null, back-in-own-half: true}", "anew: {}",
             // 3–4: at any edge.
             mirage("reinforcement: 3, successes: [4], target: red/lancers-1"),
             "red/lancers-1: {back-at-any-edge: true}", "anew: {}",
             // 5: at once, within 30 cm and 5 cm from the Soldiers.
             mirage("reinforcement: 3, successes: [5], target: red/lancers-1, at: [45, 27]"),
             "warnings: none", "red/lancers-1: {at: [45, 27]}", "anew: {}",
             "warned clear-of-enemies: " +
                 mirage("reinforcement: 3, successes: [5], target: red/lancers-1, at: [45, 28]"),
             "warned beyond-range: " +
                 mirage("reinforcement: 3, successes: [5], target: red/lancers-1, at: [78.5, 10]")});
        row("an inferior effect may be chosen", castersMatch(),
            {mirage("reinforcement: 3, successes: [4], effect: 1, target: red/lancers-1"),
             "red/lancers-1: {back-in-own-half: true}"});
        // The Bowmen stand 35 cm away, beyond 20.
        row("the target is in range and free", castersMatch(),
            {"warned beyond-range: " + mirage("successes: [1], target: red/bowmen-1"),
             "status: {unit: red/lancers-1, add: engaged}",
             "warned engaged: " + mirage("successes: [1], target: red/lancers-1")});
        row("another level than the cards is warned of", castersMatch(),
            {"warned level: " + mirage("level: 10, successes: [0]")});
        // 2D10 show 11 Hits, Strength 3 against Resistance 2; Safeguard cancels one Injury of two. Stress, an
        // Injury and the end of the activation come with it.
        row("four ones are two dice of hits", castersMatch(),
            {casts("Mirage", "sources: [heart], reinforcement: 9, rolls: [{successes: 0, beside: 4}], "
                             "cataclysm: [{successes: 11}, {successes: 2}, {successes: 1}]"),
             "red/celeste-1: {injuries: 2}", "match: {activation: false}",
             "mentions: Safeguard of Celeste: 1 cancelled, 0 for a Guard to take"});
        // Strength 4 against Resistance 5: 7+. Two of three Hits take two of six Soldiers; Saturation 2.
        row("a card of the players own strikes",
            withCard("name: Fire Ball, domain: tempest, cost: {fire: 1}, range: 30, target: enemy, effects: "
                     "[{from: 1, hits: 3, strength: 4, saturation: 2, stress: 1, token: no-charge}]"),
            {casts("Fire Ball", "sources: [north], successes: [1], target: blue/soldiers-1, hits: "
                                "[{successes: 2}, {successes: 3}]"),
             "dice hits/0/dice: 3 dice, 7 or more",
             "blue/soldiers-1: {warriors: 4, stress: 1, no-charge: true}"});
        // 12 cm to the middle, 9.5 to the edge: 1; level 3 against 1 is 4+. In the Vortex: nothing.
        row("a source is measured to its nearest edge", castersMatch(),
            {"stand: {unit: red/celeste-1, at: [45, 13]}", "tries " + mirage("successes: [0]"),
             "dice rolls/0/dice: 1 die, 4 or more", "stand: {unit: red/celeste-1, at: [45, 24]}",
             "tries " + mirage("successes: [0]"), "dice rolls/0/dice: 1 die, 3 or more"});
        row("a spell without a target is resolved on the table", castersMatch(),
            {"asks " + mirage("distance: 12.5, paid: null, reinforcement: 0, heroic_dice: 0, rolls: [{dice: "
                              "null, successes: 1}]"),
             "next: target", "tries " + mirage("successes: [1]"),
             "mentions: The spell succeeds: resolve it on the table", "never mentions: takes effect",
             "tries " + mirage("successes: [1], target: red/lancers-1"), "mentions: The spell takes effect"});
        // 2 mana, 1 paid; 10 cm: 3 against 1.
        row("a leader with source of is a vortex", withSource(castersMatch(), "red/lancers-1"),
            {"spell: {name: Spark, domain: tempest, cost: {fire: 1}}",
             "allowed: " + casts("Spark", "sources: [red/lancers-1], successes: [0]"),
             "field reinforcement: {most: 1}", "dice rolls/0/dice: 1 die, 4 or more"});
        // 2 Earth of 3 Air: two Air make one Earth, so one is all there is. Of both sources 3 Air and 1 Earth
        // are left.
        const std::string both = "sources: [north, south], reinforcement: ";
        row("mana pays the cost before it reinforces",
            withCard("name: Stone Skin, domain: solar, cost: {earth: 2}"),
            {"warned mana: " + casts("Stone Skin", "sources: [north], successes: [0]"),
             "warning says: Stone Skin costs 2 Earth, but the sources give 3 Air",
             "vortex: {id: south, element: earth, at: [45, 5], deviation: hit}",
             "allowed: " + casts("Stone Skin", both + "4, successes: [0]"), "field reinforcement: {most: 4}",
             "refused malformed: " + casts("Stone Skin", both + "5, successes: [0]")});
        row("a maelstrom pays all and reinforces by nine", castersMatch(),
            {"not refused: " + casts("Mirage", "sources: [heart], reinforcement: 9, successes: [0]"),
             "field reinforcement: {most: 9}", "field paid: {asked: false}"});
        row("of an unknown cost the players say what they pay", castersMatch(),
            {"tries " + mirage("paid: 2, successes: [0]"), "field reinforcement: {most: 1}",
             "warned mana: " + mirage("paid: 4, successes: [0]"),
             "warned mana: " + mirage("reinforcement: 4, successes: [0]")});
        // The cost comes first: what is left of three mana is what there is for dice.
        row("an unknown cost is asked before the extra dice", castersMatch(),
            {"asks " + casts("Mirage", "sources: [north]"), "next: paid",
             "field paid: {value: null, skippable: true, detail: false, most: 4}",
             "asks " + mirage("paid: 2"), "field reinforcement: {value: 1, most: 1}", "next: heroic_dice",
             "asks " + mirage("paid: 4"), "warns: mana", "asks " + mirage("paid: null"),
             "next: reinforcement"});
        row("a known cost is paid without a question",
            withCard("name: Spark, domain: tempest, cost: {air: 2}"),
            {"asks " + casts("Spark", "sources: [north]"), "field paid: {asked: false}",
             "field reinforcement: {value: 1, most: 1}"});
        row("who left comes back in the next headquarters phase", castersMatch(),
            {"deploy: {player: red, side: a}", mirage("successes: [1], target: red/lancers-1"),
             "end_activation: {}", "warned headquarters: come_back: {unit: red/lancers-1, at: [5, 5]}",
             spending("blue/soldiers-1", 9), spending("red/bowmen-1", 15),
             "warned own-half: come_back: {unit: red/lancers-1, at: [2, 50]}",
             // At an edge: within 5 cm of it.
             "allowed: come_back: {unit: red/lancers-1, at: [5, 40]}",
             "warned edge: come_back: {unit: red/lancers-1, at: [5.5, 40]}",
             "come_back: {unit: red/lancers-1, at: [2, 40]}", "warnings: none",
             "red/lancers-1: {back-in-own-half: false, at: [2, 40]}"});
        row("a return that was missed stays due", castersMatch(),
            {"deploy: {player: red, side: a}", mirage("successes: [1], target: red/lancers-1"),
             "end_activation: {}", "red/lancers-1: {due: ''}", spending("blue/soldiers-1", 9),
             spending("red/bowmen-1", 15), "red/lancers-1: {due: come_back}", spending("blue/soldiers-1", 9),
             spending("red/bowmen-1", 1), "red: {at-headquarters: false}", "red/lancers-1: {due: come_back}",
             "allowed: come_back: {unit: red/lancers-1, at: [2, 40]}"});
        // Mirage is for allies.
        row("a spell is for the side that its card names", castersMatch(),
            {"tries " + mirage("successes: [1], target: blue/soldiers-1"), "warns: spell"});
        // Two 1s: a Stress, and the Injury that takes Celeste: her spell fails.
        const std::string ones = "sources: [heart], reinforcement: 5, rolls: [{successes: 3, beside: 2}]";
        row("a cataclysm comes before the effect", castersMatch(),
            {"injure: {unit: red/celeste-1, count: 2}", casts("Mirage", ones),
             "red/celeste-1: {removed: true}", "mentions: The spell fails", "red/lancers-1: {at: [35, 10]}",
             "anew: {}", casts("Mirage", ones + ", target: red/lancers-1"),
             "red/celeste-1: {injuries: 1, stress: 1}", "red/lancers-1: {back-at-any-edge: true}"});
        // "1D10 is rolled for every Injury received": also for that of a cataclysm and those of a spell.
        row("safeguard saves from cataclysms", castersMatch(),
            {casts("Mirage", ones + ", cataclysm-safeguard: [{successes: 1}], target: red/lancers-1"),
             "dice cataclysm-safeguard/0/dice: 1 die, 10 or more",
             "red/celeste-1: {injuries: 0, stress: 1}"});
        row("safeguard saves from spells",
            withSkill(withCard("name: Bolt, domain: tempest, cost: {air: 1}, range: 30, target: enemy, "
                               "effects: [{from: 1, injuries: 2}]"),
                      "blue/soldiers-1", "safeguard"),
            {casts("Bolt",
                   "sources: [north], successes: [1], target: blue/soldiers-1, safeguard: [{successes: 1}]"),
             "blue/soldiers-1: {warriors: 5}"});
        // Only a success adds a die: no more 1s than the spell has dice.
        row("more ones than dice are refused", castersMatch(),
            {"asks " + casts("Mirage", "sources: [heart], reinforcement: 5, heroic_dice: 0, rolls: [{dice: "
                                       "null, successes: 0}]"),
             "field rolls/0/beside: {most: 6}",
             "refused malformed: " +
                 casts("Mirage", "sources: [heart], reinforcement: 5, rolls: [{successes: 0, beside: 7}]")});
        const std::string counted = ", reinforcement: 2, heroic_dice: 0, rolls: [{dice: null, successes: 2}]";
        row("ones are asked of a spell from a maelstrom", castersMatch(),
            {"asks " + casts("Mirage", "sources: [heart]" + counted), "next: rolls/0/beside",
             "field rolls/0/beside: {value: null, skippable: false}", "form: incomplete",
             "asks " + casts("Mirage", "sources: [north], paid: 0" + counted),
             "field rolls/0/successes: {asked: true}", "field rolls/0/beside: {asked: false}",
             // A script that says nothing of them claims none.
             casts("Mirage", "sources: [heart]" + counted + ", target: red/lancers-1"),
             "red/celeste-1: {stress: 0}", "red/lancers-1: {back-in-own-half: true}"});
        // What else the spell does is done.
        for (const auto& [mana, left] : {std::pair("fire", "6"), {"earth", "6"}, {"air", "4"}}) {
            MatchState state =
                withCard(std::string("name: Fire Ball, domain: tempest, cost: {") + mana +
                         ": 1}, range: 30, target: enemy, effects: [{from: 1, stress: 1, injuries: 2}]");
            changeCard(state, "blue/soldiers-1",
                       [](UnitCard& card) { card.options = {OptionId("enchanted-armour")}; });
            row(std::string("enchanted armour stops a spell that needs fire or earth: ") + mana, state,
                {casts("Fire Ball", "sources: [north, heart], successes: [1], target: blue/soldiers-1"),
                 std::string("blue/soldiers-1: {stress: 1, warriors: ") + left + "}"});
        }

        // Which spell cards a Wizard takes (chapter "Choosing Spells").
        const std::string north = "sources: [north], distance: 10, successes: [0]";
        row("spells are taken once and before the first activation", fullMatch(),
            {takes("mirage, spark, storm"), "warned spell-choice: " + takes("mirage, spark, dawn"),
             "anew: {}", spending("red/lancers-1", 1),
             "warned spell-choice: " + takes("mirage, spark, storm")});
        // "among the Domains they master".
        row("a spell of another domain is warned of", fullMatch(),
            {"warned domain: " + takes("mirage, spark, stone-skin")});
        row("only a wizard takes spells", wizardsMatch(),
            {"warned skill: choose_spells: {unit: red/lancers-1, spells: [mirage]}",
             "refused unknown-unit: choose_spells: {unit: red/nobody-1, spells: [mirage]}"});
        // "The Spell to be cast has been awarded to the Wizard."
        row("a spell that it did not take is warned of", fullMatch(),
            {"vortex: {id: north, element: air}", takes("mirage, spark, storm"),
             "allowed: " + casts("Spark", north), "warned spell-choice: " + casts("Dawn", north),
             "not refused: cast: {unit: red/celeste-1, spell: dawn, sources: [north], successes: 1}",
             "warned spell-choice: cast: {unit: red/celeste-1, spell: dawn, sources: [north], successes: "
             "1}"});
        row("without a choice it casts any spell", fullMatch(),
            {"vortex: {id: north, element: air}", "allowed: " + casts("Spark", north),
             "allowed: " + casts("Dawn", north)});
        // "Just after they deployed their Army".
        row("spells are due once the army is deployed", wizardsMatch({"deploy: {player: red, side: a}"}),
            {"red/celeste-1: {due: ''}", "deployed: {}", "red/celeste-1: {due: choose_spells}", "anew: {}",
             "stand: {unit: red/celeste-1, at: [45, 10]}", "red/celeste-1: {due: ''}",
             "stand: {unit: red/lancers-1, at: [30, 10]}", "red/celeste-1: {due: choose_spells}",
             takes("mirage"), "red/celeste-1: {due: ''}"});
        row("before the deployment no spells are due", wizardsMatch(), {"red/celeste-1: {due: ''}"});
        row("nobody has to choose", wizardsMatch({"deployed: {}", spending("red/lancers-1", 1)}),
            {"red/celeste-1: {due: ''}"});
        row("a wizard takes as many spells as its level", fullMatch(),
            {"asks choose_spells: {unit: red/celeste-1}", "field spells: {picks: 3 to 3}",
             "warned spell-count: " + takes("mirage, spark, storm, dawn"),
             "warned spell-count: " + takes("mirage, spark"), takes("mirage, spark, storm"), "warnings: none",
             "reports: Celeste: spells chosen: Mirage, Spark, Storm"});
        // A card that nobody typed yet: players know it by its name.
        row("any spell card may be named", wizardsMatch(),
            {takes("Mirage, Thunder Clap"), "red/celeste-1: {chosen: mirage thunder-clap}"});
    }
    void scripts() { followState(); }

    // The spell, the Injuries that blue wants, Safeguard; the 2D10 Hits are no successes.
    void howManyHitsACataclysmBringsIsNoLuck()
    {
        const CommandRun cast =
            run(castersMatch(),
                casts("Mirage", "sources: [heart], reinforcement: 9, rolls: [{successes: 0, beside: 4}], "
                                "cataclysm: [{successes: 11}, {successes: 2}, {successes: 1}]"));
        QCOMPARE(cast.refusal(), "none");
        QCOMPARE(joined(
                     cast.outcomes, [](const adjutant::Outcome& roll) { return roll.side.text(); }, " "),
                 "red blue red");
    }

    void aTypedCardStandsInPlaceOfTheOneBefore()
    {
        const MatchState state = withCard("name: Mirage, cost: {air: 1, fire: 1}");
        const SpellCard& card = *state.find(SpellId("mirage"));
        QVERIFY(card.cost == (Mana{1, 0, 1, 0}));
        QCOMPARE(card.effects.size(), 3U); // as they were
        QVERIFY(card.domain == DomainId("solar"));
    }

    // The choice of spells.

    void whereThereAreFewerCardsItTakesThemAll()
    {
        const CommandRun form = asked(wizardsMatch(), "choose_spells: {unit: red/celeste-1}");
        QVERIFY(form.form.complete);
        QVERIFY(unitOf(form.state, "red/celeste-1").chosenSpells == std::vector{SpellId("mirage")});
        QCOMPARE(run(wizardsMatch(), takes("mirage")).warnings(), "");
    }

    void itsCardAndTheStateNameThem()
    {
        const auto unitJson = [](const MatchState& state) {
            return matchRules().toJson(state)["players"][0]["units"][0];
        };
        QVERIFY(!unitJson(wizardsMatch()).contains("spells"));
        QVERIFY(linesOf(wizardsMatch(), "red/celeste-1").find("Spells: Mirage") == std::string::npos);
        const MatchState state = wizardsMatch({takes("mirage")});
        VERIFY_CONTAINS(linesOf(state, "red/celeste-1"), "Spells: Mirage");
        QCOMPARE(unitJson(state)["spells"].dump(), "[\"mirage\"]");
        VERIFY_CONTAINS(linesOf(wizardsMatch({takes("")}), "red/celeste-1"), "Spells: none");
    }
};

ADJUTANT_TEST(MatchMagicTest)

} // namespace adjutant::test::tst_match_magic
