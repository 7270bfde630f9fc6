#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_choosingspells {

using namespace drakerys;

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

static std::string casts(const std::string& spell)
{
    return "magic: {unit: red/celeste-1, spell: " + spell +
           ", sources: [north], distance: 10, successes: [0]}";
}

/// The lines of a Unit's card.
static std::string linesOf(const MatchState& state, const std::string& unit)
{
    const door::MatchView view = viewOf(state);
    return joined(findIn(view.pieces, unitRefOf(unit), &door::Piece::ref)->card.lines, {}, "; ");
}

/// Which spell cards a Wizard takes (chapter "Choosing Spells").
class MatchChoosingSpellsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
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
            {"vortex: {id: north, element: air}", takes("mirage, spark, storm"), "allowed: " + casts("Spark"),
             "warned spell-choice: " + casts("Dawn"),
             "not refused: cast: {unit: red/celeste-1, spell: dawn, sources: [north], successes: 1}",
             "warned spell-choice: cast: {unit: red/celeste-1, spell: dawn, sources: [north], successes: "
             "1}"});
        row("without a choice it casts any spell", fullMatch(),
            {"vortex: {id: north, element: air}", "allowed: " + casts("Spark"), "allowed: " + casts("Dawn")});
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
             "reports: Celeste chooses these spells: Mirage, Spark, Storm"});
        // A card that nobody typed yet: players know it by its name.
        row("any spell card may be named", wizardsMatch(),
            {takes("Mirage, Thunder Clap"), "red/celeste-1: {chosen: mirage thunder-clap}"});
    }
    void scripts() { followState(); }

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

ADJUTANT_TEST(MatchChoosingSpellsTest)

} // namespace adjutant::test::tst_match_choosingspells
