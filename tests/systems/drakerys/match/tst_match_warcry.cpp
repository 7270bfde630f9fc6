#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_warcry {

using namespace drakerys;

/// Red's Crows have War Cry [2]; they stand 14 cm from the Soldiers, the Crossbowmen somewhere else.
static MatchState crowsWithWarCry(const std::string& crossbowmen = "[40, 34]")
{
    return after(withSkill(readyMatch(), "red/crows-1", "war_cry", &UnitCard::warCry, 2),
                 {"stand: {unit: red/crows-1, at: [40, 10]}", "stand: {unit: blue/soldiers-1, at: [40, 24]}",
                  "stand: {unit: blue/crossbowmen-1, at: " + crossbowmen + "}"});
}

/// They charge the Soldiers, three Warriors a side; `more` is what else is answered.
static std::string charging(const std::string& more)
{
    return "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3, supporting: 0}, "
           "against: {contact: 3, supporting: 0}, " +
           more + "}";
}

/// Charges of a Unit with War Cry (chapter "Skills": War Cry).
class MatchWarCryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("who is beyond 20 cm hears it with a warning", crowsWithWarCry(),
            {"asks " + charging("war_cry: {units: [blue/soldiers-1]}"), "never warns: beyond-range",
             "asks " + charging("war_cry: {units: [blue/crossbowmen-1]}"), "warns: beyond-range"});
        row("who is within 20 cm is skipped with a warning", crowsWithWarCry(),
            {"asks " + charging("war_cry: {units: []}"), "warns: war-cry",
             "asks " + charging("war_cry: {units: [blue/soldiers-1]}"), "never warns: war-cry"});
        const std::string flees = "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: "
                                  "3}, against: {contact: 3}, war_cry: {\"0\": {\"0\": {successes: 0}}}";
        row("war cry tests the enemies within 20 cm", crowsWithWarCry(),
            {"asks charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3, supporting: 0}, "
             "against: {contact: 3, supporting: 0}}",
             "field war_cry/units: {value: [blue/soldiers-1]}",
             // No success: they scatter, there is no fight, and the charge is paid all the same.
             flees + "}", "mentions: No fight takes place", "never mentions: may reform",
             "blue/soldiers-1: {removed: true}", "match: {ts: 3}",
             // It moves all the same, as it meant to or elsewhere.
             "red/crows-1: {engaged: false, at: [40, 21]}", "anew: {}", flees + ", instead: {to: [28, 10]}}",
             "red/crows-1: {at: [28, 10]}"});
        // The target is named behind the Morale Rolls; the Crossbowmen hear the cry, too.
        const std::string cry = "war_cry: {units: [blue/soldiers-1], \"0\": {\"0\": {dice: null, successes: ";
        row("another target may be named after a war cry", crowsWithWarCry("[51, 10]"),
            {"asks " + charging(cry + "0}}}"),
             "field instead/target: {value: null, first: blue/crossbowmen-1}",
             charging(cry + "0}}}, instead: {target: blue/crossbowmen-1, active: {contact: 4}, against: "
                            "{contact: 2}}, successes: [0, 0, 3]"),
             "warnings: war-cry", "mentions: Crows: Charge on Crossbowmen",
             "red/crows-1: {contacts: blue/crossbowmen-1 4, at: [48, 10]}", "match: {ts: 3}"});
        row("the target in mind is charged while it stands",
            withSkill(readyMatch(), "red/crows-1", "war_cry", &UnitCard::warCry, 2),
            {"asks " + charging(cry + "3}}}"), "field instead/target: {value: blue/soldiers-1}",
             charging(cry + "3}}}, successes: [0, 0, 3]"), "red/crows-1: {contacts: blue/soldiers-1 3}"});
        // It tests before the Charge brings it into Contact: with the Willpower of its card.
        row("a war cry of a dreadful unit leaves the willpower",
            withSkill(readyMatch(), "red/crows-1", "war_cry", &UnitCard::warCry, 2),
            {"status: {unit: red/crows-1, add: march-charge-plus-5-dreadful}",
             "asks charge: {unit: red/crows-1, target: blue/crossbowmen-1, active: {contact: 3, supporting: "
             "0}, against: {contact: 3, supporting: 0}, war_cry: {units: [blue/crossbowmen-1]}}",
             "why war_cry/0/0/dice: Willpower 1 against 2"});
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MatchWarCryTest)

} // namespace adjutant::test::tst_match_warcry
