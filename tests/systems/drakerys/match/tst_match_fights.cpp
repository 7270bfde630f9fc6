#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_fights {

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

/// Contact, and fights as they stand at the table (chapters "Notion of Contact", "Charge", "Combined Charge",
/// "Fighting", "Skills").
class MatchFightsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("a charge engages both units", crowsOnSoldiers(),
            {"red/crows-1: {engaged: true}", "blue/soldiers-1: {engaged: true, contacts: red/crows-1 5}",
             "blue/crossbowmen-1: {engaged: false}"});
        // Chapter "Measurements": from the edge of one Leader's base to that of the other, 1.5 cm each.
        row("targets come with their distance, the nearest first", readyMatch(),
            {"stand: {unit: red/crows-1, at: [30, 10]}", "stand: {unit: blue/crossbowmen-1, at: [30, 60]}",
             "stand: {unit: blue/soldiers-1, at: [30, 20]}", "asks charge: {unit: red/crows-1}",
             "field target: {first: blue/soldiers-1}",
             "option target blue/soldiers-1: {detail: 7 cm away, foreseen: true}",
             "option target blue/crossbowmen-1: {detail: '47 cm away, beyond Charge range (15 cm)'}",
             "option target blue/noctis-1: {detail: not on the map}"});
        // Judged as it shows: a Charge of 15 cm, Leaders 3 cm apart in Contact; then a crossbow of 80 cm.
        const auto places = [](Script before, const std::string& enemy, const std::string& y) {
            before.push_back("stand: {unit: red/crows-1, at: [30, 5]}");
            before.push_back("stand: {unit: blue/" + enemy + ", at: [30, " + y + "]}");
            return after(readyMatch(), before);
        };
        const auto target = [](const std::string& command, const std::string& id, const std::string& detail) {
            return Script{"asks " + command, "option target " + id + ": {detail: '" + detail + "'}"};
        };
        const std::string charges = "charge: {unit: red/crows-1}";
        row("a charge at its limit", places({}, "soldiers-1", "23.03"),
            target(charges, "blue/soldiers-1", "15 cm away"));
        row("a charge beyond it", places({}, "soldiers-1", "23.1"),
            target(charges, "blue/soldiers-1", "15.1 cm away, beyond Charge range (15 cm)"));
        const std::string turn = spending("red/salik-1", 1);
        const std::string shoots = "shoot: {unit: blue/noctis-1}";
        row("a shot at its limit", places({turn}, "noctis-1", "88.03"),
            target(shoots, "red/crows-1", "80 cm away"));
        row("a shot beyond it", places({turn}, "noctis-1", "88.1"),
            target(shoots, "red/crows-1", "80.1 cm away, beyond its weapon’s range (80 cm)"));
        row("the last warrior ends the contact", crowsOnSoldiers(),
            {"remove: {unit: blue/soldiers-1, warriors: 6}", "red/crows-1: {engaged: false}"});
        // Bloodseekers of Ashral have Disengagement.
        row("disengagement marches without a warning",
            matchOf(army("ashral", {{"bloodseekers", 6}}), army("aurium", {{"soldiers", 6}})),
            {"contact: {unit: red/bloodseekers-1, with: blue/soldiers-1}",
             "march: {unit: red/bloodseekers-1}", "warnings: none", "red/bloodseekers-1: {engaged: false}"});
        row("a march into contact is warned of", readyMatch(),
            {"stand: {unit: red/crows-1, at: [30, 10]}", "stand: {unit: blue/soldiers-1, at: [30, 20]}",
             "warned march-contact: march: {unit: red/crows-1, to: [30, 18]}",
             "allowed: march: {unit: red/crows-1, to: [30, 16]}"});
        row("nobody shoots at an engaged unit", crowsOnSoldiers(),
            {"refused engaged: shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12, "
             "successes: [0]}"});
        row("a combined charge without a guard is warned of",
            withSkill(readyMatch(), "red/blood-banes-1", "guard"),
            {"combined_charge: {unit: red/salik-1, target: blue/soldiers-1, against: {contact: 2, "
             "supporting: 0}, successes: [0, 0]}",
             "warnings: guard"});
        // All that were rolled, though the last Warrior needs fewer.
        row("injuries beyond the last warrior are counted", readyMatch(),
            {"set_warriors: {unit: blue/soldiers-1, to: 1}",
             "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 5}, successes: [5, 4]}",
             "mentions: Soldiers: 4 Injuries; Soldiers: 1 Warrior lost"});
        // Crossbowmen (Shooting 2, 6 Warriors) that are charged shoot: two Hits, one Injury, one Crow less.
        row("harassment shoots before the fight and brings a stress",
            withSkill(readyMatch(), "blue/crossbowmen-1", "harassment"),
            {"charge: {unit: red/crows-1, target: blue/crossbowmen-1, active: {contact: 3}, against: "
             "{contact: 3, harassment: true}, harassment: {\"0\": {\"0\": {successes: 2}, \"1\": {successes: "
             "1}}}, successes: [0, 0, 3]}",
             "red/crows-1: {warriors: 11}", "blue/crossbowmen-1: {stress: 1}"});
        row("a unit wiped out by harassment cancels the fight",
            withSkill(readyMatch(), "blue/crossbowmen-1", "harassment"),
            {"set_warriors: {unit: red/crows-1, to: 1}",
             "charge: {unit: red/crows-1, target: blue/crossbowmen-1, against: {contact: 3, harassment: "
             "true}, harassment: {\"0\": {\"0\": {successes: 2}, \"1\": {successes: 1}}}}",
             "mentions: No fight takes place", "match: {activation: false}", "red: {progress: 3}"});
        row("a winner may reform", readyMatch(),
            {"attack: {unit: red/crows-1, target: blue/crossbowmen-1, successes: [12, 12]}",
             "mentions: Crows may reform: all but the Leader move up to 10 cm"});
        row("scattering ends the contact", crowsOnSoldiers(),
            {"scatter: {unit: red/crows-1}", "blue/soldiers-1: {engaged: false}"});
        row("who marches while engaged is warned of and leaves", crowsOnSoldiers(),
            {"asks charge: {unit: blue/soldiers-1, target: red/salik-1, active: {contact: 3}}",
             "warns: engaged", "march: {unit: blue/soldiers-1}", "warnings: engaged",
             "red/crows-1: {engaged: false}", "mentions: Soldiers: Contact with Crows broken"});
        row("attack takes the one it is engaged with", crowsOnSoldiers(),
            {"asks attack: {unit: blue/soldiers-1}", "field target: {value: red/crows-1}",
             // The Warriors stand as they did.
             "field active/contact: {value: 5}", "warnings: none",
             // Nobody said that Salik is in Contact.
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
        row("a guard that is away is not taken along by itself", beside,
            {"status: {unit: red/crows-1, add: back-at-any-edge}", along + "to: [20, 10]}",
             "field guard/unit: {value: null}"});
        row("a guard that is engaged is not taken along by itself, and warned of", beside,
            {"contact: {unit: red/crows-1, with: blue/gold-keepers-1}", along + "to: [20, 10]}",
             "field guard/unit: {value: null}",
             along + "to: [20, 10], guard: {unit: red/crows-1, contact: 3}, against: {contact: 3}}",
             "warns: engaged"});
        row("the only guard within 10 cm is taken along", beside,
            {"asks combined_charge: {unit: red/salik-1, target: blue/soldiers-1}", "form: incomplete",
             along + "to: [20, 10]}", "field guard/unit: {value: red/crows-1}",
             "stand: {unit: red/crows-1, at: [10, 24]}",
             along + "to: [20, 10], guard: {unit: red/crows-1, contact: 3}, against: {contact: 3}}",
             "warning says: Crows: 11 cm away, not within 10 cm",
             // 10.03 cm shows as 10.
             "stand: {unit: red/crows-1, at: [10, 23.03]}", along + "to: [20, 10]}",
             "field guard/unit: {value: red/crows-1}"});
        // Salik has three dice, and four Crows in Contact.
        row("no die is rerolled twice", beside,
            {along +
                 "to: [20, 10], guard: {unit: red/crows-1, contact: 4}, heroic_dice: 0, against: {contact: "
                 "3, supporting: 0}}",
             "field rolls/0/rerolled: {most: 3, value: 3}",
             "why rolls/0/dice: failures rerolled, 3 at most"});
        // The Crows strike first (Initiative 4 + 1 against 1): four Hits of six dice, and nothing more of the
        // two failures that Swashbuckler rerolls. The Soldiers block three: one Injury Roll is left, and
        // nobody strikes back.
        row("blocking is asked of its owner who knows the hits", readyMatch(),
            {"asks charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, supporting: 0}, "
             "against: {contact: 6}}",
             "field against/blocking: {asked: false}",
             "asks charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, supporting: 0}, "
             "against: {contact: 6}, rolls: [{dice: [9, 9, 9, 9, 1, 1, 1, 1]}]}",
             "field against/blocking: {asked: true, by: blue, label: 'Soldiers: block 4 Hits instead of "
             "attacking'}",
             "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6}, against: {contact: "
             "6, blocking: true}, successes: [4, 3, 1, 3]}",
             "blue/soldiers-1: {warriors: 5}", "red/crows-1: {warriors: 12}"});
        // Soldiers (Initiative 1, 5 with a token and allies) who strike before the Crossbowmen would.
        row("who strikes first says beforehand whether it waits to block",
            matchOf(army("aurium", {{"soldiers", 6}}), army("aurium", {{"crossbowmen", 6}})),
            {"status: {unit: red/soldiers-1, add: initiative-plus-2}",
             "asks attack: {unit: red/soldiers-1, target: blue/crossbowmen-1, active: {contact: 3, "
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
            {"sacrifice: {unit: red/crows-1, target: blue/crossbowmen-1, successes: [2, 3]}",
             "next: rolls/1/successes", "red/crows-1: {removed: true}", "blue/crossbowmen-1: {warriors: 4}",
             "match: {activation: false}", "red: {progress: 1}"});
        row("sacrifice without the skill is warned of", readyMatch(),
            {"tries sacrifice: {unit: red/crows-1, target: blue/crossbowmen-1, strength: 3, successes: [0]}",
             "warns: skill"});
        // 15 cm of Charge for the Crows; the Leaders of Units in Contact stand 3 cm apart on our map.
        row("a charge ends beside its target",
            after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}",
                                 "stand: {unit: blue/soldiers-1, at: [30, 25]}"}),
            {"charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 3}, against: {contact: "
             "3}, successes: [0, 0, 3]}",
             "warnings: none", "red/crows-1: {at: [30, 22]}", "anew: {}",
             "stand: {unit: blue/soldiers-1, at: [30, 29]}",
             "tries charge: {unit: red/crows-1, target: blue/soldiers-1, successes: [0, 0, 3]}",
             "warns: beyond-reach"});
        const std::string clear = "shoot: {unit: blue/crossbowmen-1, target: red/crows-1, successes: [0]}";
        row("obstacles on the map stand in the line of sight", readyMatch(),
            {"march: {unit: red/crows-1, to: [30, 10]}", "end_activation: {}",
             "stand: {unit: blue/crossbowmen-1, at: [30, 40]}",
             "scenery: {id: wood, at: [31, 25], radius: 3}",
             "scenery: {id: hut, at: [60, 25], radius: 3, obstruction: true}", "allowed: " + clear,
             "field obstacles: {value: 1}", "scenery: {id: hut, at: [30, 20], radius: 3, obstruction: true}",
             "warned out-of-sight: " + clear,
             // Two that each hide a half of the target hide it together: the strip is 3 cm wide.
             "scenery: {id: hut, at: [27, 20], radius: 3, obstruction: true}", "allowed: " + clear,
             "field obstacles: {value: 2}", "scenery: {id: rock, at: [33, 32], radius: 3, obstruction: true}",
             "warned out-of-sight: " + clear,
             "scenery: {id: rock, at: [33.2, 32], radius: 3, obstruction: true}", "allowed: " + clear,
             "field obstacles: {value: 3}", "scenery: {id: rock, gone: true}",
             // A Scenery that the Leader touches is no Obstacle.
             "scenery: {id: hut, gone: true}", "scenery: {id: wood, at: [30, 36], radius: 3}",
             "tries " + clear, "field obstacles: {value: 0}"});
        std::vector<std::string> all{"march: {unit: red/crows-1, to: [30, 10]}", "end_activation: {}"};
        for (const char* unit : {"red/blood-banes-1", "red/salik-1", "blue/crossbowmen-1",
                                 "blue/gold-keepers-1", "blue/noctis-1", "blue/soldiers-1"})
            all.push_back(std::string("stand: {unit: ") + unit + ", at: [" +
                          std::to_string(40 + all.size() * 5) + ", 50]}");
        row("a map without scenery on which all units stand has no obstacle", after(readyMatch(), all),
            {"asks shoot: {unit: blue/crossbowmen-1, target: red/crows-1}", "field obstacles: {value: 0}",
             "stand: {unit: red/salik-1, at: null}",
             "asks shoot: {unit: blue/crossbowmen-1, target: red/crows-1}", "next: obstacles",
             "field obstacles: {value: null}"});
        const std::string shot = "asks shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12";
        row("obstacles are asked where the map knows no scenery", readyMatch(),
            {"march: {unit: red/crows-1}", "end_activation: {}", shot + "}", "next: obstacles",
             "field obstacles: {value: null, detail: false, skippable: true}",
             // What is known by then is foreseen, and what the shot costs is said.
             "foreseen: yes", "cost: 1 TS", "form: incomplete", "playable: no",
             "field concealment: {detail: true, value: 0}",
             // Shooting 2 against 2 for the 12 cm, and 2 Obstacles: 4.
             shot + ", obstacles: 2}", "dice rolls/0/dice: 6 dice, 8 or more", shot + ", obstacles: null}",
             "dice rolls/0/dice: 6 dice, 6 or more",
             // A script may leave them out.
             "not refused: shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12, successes: "
             "[0]}"});
        const auto withoutStats = [](const char* unit, const std::vector<std::string>& commands) {
            MatchState state = after(readyMatch(), commands);
            changeCard(state, unit, [](UnitCard& card) { card.profile.reset(); });
            return state;
        };
        const std::string atNobodysCard =
            "shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 12, obstacles: 0";
        // Shooting 2 against 2 for the 12 cm.
        row("a shot at a unit without stats rolls what needs none of them",
            withoutStats("red/crows-1", {"march: {unit: red/crows-1}", "end_activation: {}"}),
            {"asks " + atNobodysCard + "}", "never warns: unknown-profile",
             "dice rolls/0/dice: 6 dice, 6 or more",
             "asks " + atNobodysCard + ", rolls: [{dice: [6, 6, 1, 1, 1, 1]}]}", "next: rolls/lost",
             "field rolls/lost: {most: 12, label: 'Crows: Warriors lost'}",
             "warned unknown-profile: " + atNobodysCard + "}",
             atNobodysCard + ", rolls: {0: {successes: 2}, lost: 3, morale: {successes: 1}}}",
             "red/crows-1: {warriors: 9, stress: 2}"});
        // Strength 4 against Resistance 3.
        row("the hits of a shot by a unit without stats are entered",
            withoutStats("blue/crossbowmen-1", {"march: {unit: red/crows-1}", "end_activation: {}"}),
            {"asks " + atNobodysCard + ", strength: 4, saturation: 1}", "next: rolls/hits",
             atNobodysCard + ", strength: 4, saturation: 1, rolls: {hits: 2, injury: [{successes: 1}, "
                             "{successes: 3}]}}",
             "dice rolls/injury/0/dice: 2 dice, 5 or more", "red/crows-1: {warriors: 11}"});
        const std::string atStranger = "charge: {unit: red/crows-1, target: blue/soldiers-1, active: "
                                       "{contact: 12}, against: {contact: 6}";
        row("the losses of a fight without stats are entered", withoutStats("blue/soldiers-1", {}),
            {"asks " + atStranger + "}", "never warns: unknown-profile", "next: rolls/target/lost",
             atStranger + ", rolls: {target: {lost: 2}, active: {lost: 1}}}",
             "blue/soldiers-1: {warriors: 4}", "red/crows-1: {warriors: 11}"});
        // It charged, injured more and has more Warriors. What one Warrior suffered may be more Injuries than
        // one.
        row("a fight without stats is judged by what is known", withoutStats("blue/soldiers-1", {}),
            {atStranger + ", rolls: {target: {lost: 2}, active: {lost: 1}}}",
             "mentions: Crows: Advantage 3 (charged, more Injuries inflicted, more Warriors)",
             "mentions: Fight won by Crows",
             "mentions: Stats missing: choose Morale test for Soldiers, Opposition 3", "anew: {}",
             atStranger + ", rolls: {target: {lost: 1}, active: {lost: 1}}}",
             "mentions: Crows: Advantage 2 (charged, more Warriors)", "mentions: Fight won by Crows",
             "mentions: Stats missing: add 1 for more Injuries inflicted", "anew: {}",
             atStranger + ", rolls: {target: {lost: 0}, active: {lost: 8}}}",
             "mentions: Soldiers: Advantage 1 (more Warriors)", "never mentions: Fight won",
             "mentions: Stats missing: add 1 for more Injuries inflicted"});
        row("the end of a unit without stats decides its fight", withoutStats("blue/soldiers-1", {}),
            {atStranger + ", rolls: {target: {lost: 6}, active: {lost: 1}}}",
             "blue/soldiers-1: {removed: true}", "mentions: Fight won by Crows",
             "mentions: Crows may reform: all but the Leader", "never mentions: Morale", "anew: {}",
             atStranger + ", rolls: {target: {lost: 6}, active: {lost: 12}}}",
             "mentions: The fight is a draw", "never mentions: may reform"});
        row("the loser of a fight without stats tests its morale", withoutStats("blue/soldiers-1", {}),
            {"asks " + atStranger + ", rolls: {target: {lost: 2}, active: {lost: 1}}}",
             "next: rolls/morale/successes",
             atStranger + ", rolls: {target: {lost: 2}, active: {lost: 1}, morale: {successes: 0}}}",
             "blue/soldiers-1: {removed: true}", "mentions: Crows may reform: all but the Leader"});
        const std::string ofSalik = "charge: {unit: red/salik-1, target: blue/soldiers-1, heroic_dice: 0, "
                                    "against: {contact: 6}, rolls: ";
        // Two Injuries of the Crows are known; what the Soldiers suffered took no Warrior.
        const std::string unhurt = atStranger + ", rolls: {target: {lost: 0}, active: {lost: 2}";
        row("players say who inflicted more in a fight without stats", withoutStats("blue/soldiers-1", {}),
            {"asks " + unhurt + "}}", "next: rolls/more", "asks " + unhurt + ", more: blue/soldiers-1}}",
             "next: rolls/morale/successes", "refused malformed: " + unhurt + ", more: red/salik-1}}",
             unhurt + ", more: blue/soldiers-1, morale: {successes: 1}}}",
             "mentions: Soldiers: Advantage 1 (more Injuries inflicted)", "mentions: Fight won by Crows",
             "mentions: Soldiers: destabilised", "never mentions: Stats missing", "anew: {}",
             atStranger + ", rolls: {target: {lost: 0}, active: {lost: 8}, more: equal}}",
             "mentions: The fight is a draw", "never mentions: Stats missing"});
        // The Crows, who have Guard, may have taken some of what Salik suffered.
        row("what a guard took counts in a fight without stats", withoutStats("blue/soldiers-1", {}),
            {"asks " + ofSalik + "{target: {lost: 1}, active: {lost: 0}}}", "next: rolls/more",
             "scatter: {unit: red/crows-1}", "asks " + ofSalik + "{target: {lost: 1}, active: {lost: 0}}}",
             "next: rolls/morale/successes"});
        row("injuries of a fight without stats are entered after safeguard",
            withoutStats("blue/soldiers-1", {}),
            {"asks " + ofSalik + "{target: {lost: 1}}}",
             "field rolls/active/lost: {label: 'Salik: Injuries after Safeguard'}"});
        row("players need not allow what is unknown", withoutStats("red/crows-1", {}),
            {"asks march: {unit: red/crows-1}", "warnings: none",
             "follows: No stats for Crows: Actions and skills not checked",
             "warned unknown-profile: march: {unit: red/crows-1}"});
        row("the morale of a unit without stats is entered", withoutStats("blue/soldiers-1", {}),
            {"asks morale: {unit: blue/soldiers-1, opposition: 2}", "next: rolls/successes",
             "morale: {unit: blue/soldiers-1, opposition: 2, rolls: {successes: 0}}",
             "blue/soldiers-1: {removed: true}"});
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
        // Six Crows and six behind them, three Soldiers and two.
        const MatchState supported = after(
            readyMatch(), {"charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, "
                           "supporting: 6}, against: {contact: 3, supporting: 2}, successes: [0, 0, 3]}",
                           "end_activation: {}"});
        row("supporters stand as they did, at most those that are left", supported,
            {"side red/crows-1 against blue/soldiers-1: {contact: 6, supporting: 6}",
             "asks attack: {unit: blue/soldiers-1}", "field active/supporting: {value: 2}",
             "why active/supporting: as before", "field against/supporting: {value: 6}",
             "dice rolls/0/dice: 12 dice, 5 or more", // Combat 3 against 2
             "asks attack: {unit: blue/soldiers-1, active: {contact: 5}}",
             "field active/supporting: {value: 1, most: 1}",
             "asks attack: {unit: blue/soldiers-1, active: {supporting: null}}",
             "field active/supporting: {value: null}", "remove: {unit: red/crows-1, warriors: 2}",
             "asks attack: {unit: blue/soldiers-1}", "field against/supporting: {value: 4}",
             "contact: {unit: red/crows-1, with: blue/soldiers-1, ends: false, warriors: 7}",
             "asks attack: {unit: blue/soldiers-1}", "field against/supporting: {value: 3}"});
        const std::string byHero = "charge: {unit: red/salik-1, target: blue/soldiers-1";
        const std::string inContact =
            "charge: {unit: red/crows-1, target: blue/soldiers-1, rolls: [{successes: "
            "0}, {successes: 0}, {successes: 3}]";
        row("a fight reports with how many in contact it is fought", readyMatch(),
            {inContact + "}", "mentions: Warriors in Contact: Crows 12 of 12, Soldiers 6 of 6", "anew: {}",
             inContact + ", active: {contact: 5}}",
             "mentions: Warriors in Contact: Crows 5 of 12, Soldiers 6 of 6"});
        row("heroic action dice are asked of those who may add them", readyMatch(),
            {"asks " + byHero + "}", "next: heroic_dice",
             "field heroic_dice: {value: null, most: 5, detail: false, skippable: true}",
             "asks " + byHero + ", heroic_dice: null}", "next: against/contact", "tries " + byHero + "}",
             "field heroic_dice: {value: 0}", charge + "5}}", "field heroic_dice: {asked: false}"});
        row("heroic action dice are asked for shots",
            withSkill(readyMatch(), "blue/crossbowmen-1", "heroic_action"),
            {spending("red/crows-1", 1),
             "asks shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 10}", "next: heroic_dice",
             "asks shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 10, heroic_dice: 1}",
             "next: obstacles"});
        row("tens of a deadly blow are asked where there are hits",
            withSkill(readyMatch(), "red/crows-1", "deadly_blow"),
            {charge + "12}, against: {contact: 6}, rolls: [{dice: null, successes: 3}]}",
             "next: rolls/0/beside", "field rolls/0/beside: {value: null}",
             charge + "12}, against: {contact: 6}, rolls: [{dice: null, successes: 0}]}",
             "field rolls/0/beside: {value: 0}"});
        // Blood Banes stand against the same Soldiers with three Warriors. The Soldiers are Engaged with four
        // Blood Banes beside the Crows.
        row("allied units engaged bring initiative and rerolls", crowsOnSoldiers(),
            {"contact: {unit: red/blood-banes-1, with: blue/soldiers-1, warriors: 3}",
             "side red/crows-1 against blue/soldiers-1: {allied-units: 1, rerolls: 3}",
             "side blue/soldiers-1 against red/crows-1: {other-enemies: 4, other-stress: 0, rerolls: 0}"});
        // Salik (Initiative 5) with the Crows, who have Guard: 5 + 1 for the charge + 1 for the Crows, who
        // are Engaged with the Soldiers (Initiative 1) then; four Crows in Contact bring four rerolls.
        const std::string together =
            "combined_charge: {unit: red/salik-1, target: blue/soldiers-1, guard: "
            "{unit: red/crows-1, contact: 4}, heroic_dice: 0, against: {contact: 2, supporting: 0}";
        row("a combined charge takes a guard along", readyMatch(),
            {"asks " + together + "}", "follows: First strike: Salik, Initiative 7 against 1",
             together + ", successes: [0, 0, 3]}", "red/crows-1: {engaged: true}", "match: {ts: 5}",
             "side red/salik-1 against blue/soldiers-1: {allied-units: 1, rerolls: 4}"});
        row("tokens change the reach", readyMatch(),
            {"red/crows-1: {march: 10, charge: 15}", "status: {unit: red/crows-1, add: march-plus-10}",
             "status: {unit: red/crows-1, add: march-charge-minus-2}",
             "status: {unit: red/crows-1, add: charge-plus-5}", "red/crows-1: {march: 18, charge: 18}"});
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

        // Charges of a Unit with War Cry (chapter "Skills": War Cry).
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

    // Skipped or by number, on record or not.
    void whoStrikesFirstStandsBeforeTheFirstBlow()
    {
        const WrittenCommand charge = commandOf(
            "charge: {unit: red/crows-1, target: blue/soldiers-1, to: null, active: {contact: null}, "
            "against: {contact: null}}");
        for (const bool kept : {false, true}) {
            MatchState state = readyMatch();
            Ask ask({{charge.answers, 0, kept}}, Ask::Missing::stays);
            ask.run(fight(state, ask, ActionKind::charge));
            QCOMPARE(ask.form().fields.back().path, "rolls/0/dice");
            QCOMPARE(textsOf(ask.form(), "follows").back(), "First strike: Crows, Initiative 5 against 1");
        }
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
        QVERIFY(again.size() > first && again.front().label.empty());
        QCOMPARE(toText(again[first].label), "Rerolled");
        for (std::size_t k = first; k < again.size(); ++k)
            faces += ", 1";
        const auto all = diceAfter(faces);
        QCOMPARE(all.size(), again.size() + 1);
        QCOMPARE(toText(all.back().label), "For a 10");
    }

    // Before anything is entered, as its form begins: the only Guard near goes along with all Warriors.
    void theChanceOfACombinedChargeCountsTheGuardThatIsProposed()
    {
        const auto odds = [](const MatchState& state) {
            const CommandRun form = asked(state, "combined_charge: {unit: red/salik-1}");
            return optionAt(form.form, "target", "blue/soldiers-1").odds->solve().chances.back().chance;
        };
        const MatchState near = after(readyMatch(), {"stand: {unit: red/salik-1, at: [10, 10]}",
                                                     "stand: {unit: red/crows-1, at: [10, 19]}"});
        QVERIFY(odds(near) > odds(after(near, {"stand: {unit: red/crows-1, at: [10, 40]}"})) + 0.01);
    }

    void theAttackThatIsBlockedIsReportedOnce()
    {
        const WrittenCommand struck =
            commandOf("charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 6, supporting: "
                      "0}, against: {contact: 6}, rolls: [{dice: [9, 9, 9, 9, 1, 1, 1, 1]}]}");
        MatchState state = readyMatch();
        Ask ask({{struck.answers, 0, true}, {{{"against/blocking", true}}, 1, false}}, Ask::Missing::stays);
        ask.run(fight(state, ask, ActionKind::charge));
        const auto outcomes = ask.takeOutcomes();
        QCOMPARE(outcomes.size(), std::size_t{1});
        QCOMPARE(outcomes.front().record, std::size_t{0});
    }

    // Blows and losses, the Advantage, who has won, the loser's Morale, and only then what follows of it.
    void aFightIsReportedAsItHappened()
    {
        const CommandRun charge =
            run(readyMatch(), "charge: {unit: red/crows-1, target: blue/soldiers-1, active: {contact: 5}, "
                              "against: {contact: 5}, successes: [3, 2, 0, 1]}");
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

    // A Unit is an Obstruction; the map knows its Leader only, so it is an Obstacle where that leaves a part
    // of the line free.
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
        const CommandRun hidden = asked(after(state, {"stand: {unit: blue/soldiers-1, at: [30, 25]}"}), shot);
        QCOMPARE(hidden.warnings(), "out-of-sight");
        QCOMPARE(toText(optionAt(hidden.form, "target", "red/crows-1").detail),
                 "27 cm away, out of Line of Sight");
        QVERIFY(!odds(hidden));
        // A script says itself what is in the way.
        const CommandRun script = run(after(state, {"stand: {unit: blue/soldiers-1, at: [30, 25]}"}),
                                      "shoot: {unit: blue/crossbowmen-1, target: red/crows-1, obstacles: 1, "
                                      "rolls: [{successes: 0}]}");
        QCOMPARE(script.warnings(), "");
    }

    void aUnitWithoutStatsSaysWhereTheyAreEntered()
    {
        MatchState state = readyMatch();
        const UnitRef crows = unitRefOf("red/crows-1");
        changeCard(state, "red/crows-1", [](UnitCard& card) { card.profile.reset(); });
        const door::MatchView view = viewOf(state);
        QCOMPARE(toText(findIn(view.pieces, crows, &door::Piece::ref)->card.lines.front()),
                 "No stats. Enter them in the list before the next match.");
    }
};

ADJUTANT_TEST(MatchFightsTest)

} // namespace adjutant::test::tst_match_fights
