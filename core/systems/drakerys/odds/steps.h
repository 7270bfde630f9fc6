#pragma once

#include "core/systems/drakerys/odds/scenario.h"

namespace adjutant::drakerys {

/// The rolls of the game by what they are made for.
enum class RollName {
    attack,
    block,
    injury,
    safeguard,
    morale,
    shooting,
    harassment,
    spell,
    invocation,
    plain
};

/// As the command line and scripts write them, and people read them.
inline constexpr std::array rollNames{
    Named{"attack", TR("Attack roll")},         Named{"block", TR("Blocking roll")},
    Named{"injury", TR("Injury roll")},         Named{"safeguard", TR("Safeguard")},
    Named{"morale", TR("Morale roll")},         Named{"shooting", TR("Shooting roll")},
    Named{"harassment", TR("Harassment roll")}, Named{"spell", TR("Spell roll")},
    Named{"invocation", TR("Invocation roll")}, Named{"roll", TR("Roll")}};

/// Why a figure of a roll is what it is. A skill that does it has its own in its row.
namespace reason {

// What dice are rolled.
inline constexpr ReasonKind inContact{TR("%1 in Contact × Power %2"), "roll/attack"},
    shooters{TR("%1 shooting × Power %2"), "roll/shooting"}, supporting{TR("%1 supporting"), "roll/attack"},
    heroicDice{TR("%1 Heroic Action"), "skill/heroic_action"}, extraDice{TR("%1 added"), "roll/added_dice"},
    blaze{TR("%1 Blaze"), "skill/blaze"}, harassers{TR("%1 harassing"), "skill/harassment"},
    hitsMade{TR("one per Hit"), "roll/injury"}, hitsGiven{TR("Hits: %1"), "roll/injury"},
    hitsRolled{TR("Hits: the sum of %1 D10"), "roll/injury"},
    injuriesMade{TR("one per Injury"), "skill/safeguard"}, moraleDice{TR("%1 for Morale"), "roll/morale"},
    fullFives{TR("%1 for full fives of Warriors"), "roll/morale"},
    authority{TR("%1 Authority"), "skill/authority"}, spellDie{TR("%1 for the spell"), "roll/spell"},
    reinforcement{TR("%1 reinforcement"), "roll/spell"},
    invocationDice{TR("%1 for the invocation"), "roll/invocation"},
    paidDice{TR("%1 paid with TS"), "roll/invocation"}, rolledDice{TR("Dice: %1"), "roll/action_table"};

// What they are rolled with, and against what.
inline constexpr ReasonKind combat{TR("Combat %1"), "roll/attack"},
    strength{TR("Strength %1"), "roll/injury"},
    weaponStrength{TR("Strength %1 of the weapon"), "roll/shooting"},
    shooting{TR("Shooting %1"), "roll/shooting"}, willpower{TR("Willpower %1"), "roll/morale"},
    level{TR("level %1"), "roll/spell"}, given{TR("%1"), "roll/action_table"},
    resistance{TR("Resistance %1"), "roll/injury"}, initiative{TR("Initiative %1"), "skill/harassment"},
    charge{TR("%1 charge"), "roll/charge", true}, distance{TR("distance %1"), "roll/shooting"},
    stress{TR("%1 stress"), "roll/shooting", true}, obstacles{TR("%1 for obstacles"), "roll/shooting", true},
    concealment{TR("%1 concealment"), "skill/camouflage", true},
    saturation{TR("Saturation %1"), "roll/shooting"},
    advantageAhead{TR("the winner’s lead in Advantage"), "roll/advantage"},
    lead{TR("the winner’s lead of %1 in Advantage"), "roll/advantage"},
    opposition{TR("%1"), "roll/action_table"}, dreadful{TR("%1 Dreadful enemy"), "skill/dreadful", true},
    moreSources{TR("%1 for more sources"), "roll/spell", true};

// Rules that change how dice count.
inline constexpr ReasonKind notPassed{TR("a 10 cancels the Injury"), "skill/safeguard"},
    powerOfStress{TR("Berserker: Power %1 from Stress"), "skill/berserker", true},
    resistanceOfStress{TR("%1 Berserker stress"), "skill/berserker", true},
    rerollsOfAllies{TR("failures rerolled, %1 at most"), "roll/rerolls", false, true},
    rerollAll{TR("every failure rerolled once"), "roll/rerolls", false, true},
    passedToGuard{TR("a 10 cancels the Injury, 6 to 9 passes it to the Guard"), "skill/safeguard"},
    moraleIntact{TR("They shall not pass!: no roll, morale stays intact"), "skill/leadership"},
    cataclysm{TR("a Maelstrom: every 1 counts towards a cataclysm"), "roll/cataclysm"},
    survivorsOnly{TR("attacks second: survivors only"), "roll/initiative"},
    atTheSameTime{TR("equal Initiative: at the same time"), "roll/initiative"},
    highestCounts{TR("a 10 adds no die"), "roll/action_table"},
    highestFails{TR("a 10 is a failure"), "roll/action_table"},
    enchantedWeapon{TR("Enchanted Heavy Weapon: Resistance becomes %1"), "option/enchanted-heavy-weapon"},
    enchantedArmour{TR("Enchanted Armour: no Injuries from Fire and Earth"), "option/enchanted-armour"};
} // namespace reason

struct Reason
{
    ReasonKind kind;
    int amount = 0;
    int times = 0;
};

enum class Whose { active, target, unit };

/// One roll: its dice, its Threshold and the reasons that made them, in reading order.
struct RollStep
{
    RollName roll = RollName::plain;
    Whose whose = Whose::active;
    int dice = -1;      ///< -1: as many as an earlier roll brings
    int threshold = -1; ///< -1: depends on how the fight went
    std::vector<Reason> diceReasons = {};
    std::vector<Reason> action = {};
    std::vector<Reason> opposition = {};
    std::vector<Reason> rules = {};
    int extra = 0; ///< successes that come without dice
};

/// The rolls of a scenario in the order in which they are made.
std::vector<RollStep> stepsOf(const Scenario& scenario);
std::vector<RollStep> stepsOf(const Fight& fight);
std::vector<RollStep> stepsOf(const Shooting& shooting);

/// A reason in words: "Combat 3".
Message toMessage(const Reason& reason);

/// A line of reasons, and the reference's entry that it rests on.
struct StepReason
{
    Message words;
    std::string_view rule;
};

/// Why a step is rolled as it is: its dice, its values, the rules that change it. "8 in Contact × Power 2 +
/// 4 supporting", "Combat 3 +1 charge against Combat 2".
std::vector<StepReason> reasonsOf(const RollStep& step);

std::string_view toWord(Whose whose);

/// Skills in play that may matter here and that the result leaves out.
std::vector<std::string_view> notModelled(const Scenario& scenario);

} // namespace adjutant::drakerys
