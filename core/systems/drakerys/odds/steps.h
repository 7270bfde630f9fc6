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
inline constexpr std::array rollNames{Named{"attack", WORDS("drakerys", "Attack roll")},
                                      Named{"block", WORDS("drakerys", "Blocking roll")},
                                      Named{"injury", WORDS("drakerys", "Injury roll")},
                                      Named{"safeguard", WORDS("drakerys", "Safeguard")},
                                      Named{"morale", WORDS("drakerys", "Morale roll")},
                                      Named{"shooting", WORDS("drakerys", "Shooting roll")},
                                      Named{"harassment", WORDS("drakerys", "Harassment roll")},
                                      Named{"spell", WORDS("drakerys", "Spell roll")},
                                      Named{"invocation", WORDS("drakerys", "Invocation roll")},
                                      Named{"roll", WORDS("drakerys", "Roll")}};

/// Why a figure of a roll is what it is. A skill that does it has its own in its row.
namespace reason {

// What dice are rolled.
inline constexpr ReasonKind inContact{WORDS("drakerys", "%1 in Contact × Power %2"), "roll/attack"},
    shooters{WORDS("drakerys", "%1 shooting × Power %2"), "roll/shooting"},
    supporting{WORDS("drakerys", "%1 supporting"), "roll/attack"},
    heroicDice{WORDS("drakerys", "%1 Heroic Action"), "skill/heroic_action"},
    extraDice{WORDS("drakerys", "%1 added"), "roll/added_dice"},
    blaze{WORDS("drakerys", "%1 Blaze"), "skill/blaze"},
    harassers{WORDS("drakerys", "%1 harassing"), "skill/harassment"},
    hitsMade{WORDS("drakerys", "one per Hit"), "roll/injury"},
    hitsGiven{WORDS("drakerys", "Hits: %1"), "roll/injury"},
    hitsRolled{WORDS("drakerys", "Hits: the sum of %1 D10"), "roll/injury"},
    injuriesMade{WORDS("drakerys", "one per Injury"), "skill/safeguard"},
    moraleDice{WORDS("drakerys", "%1 for Morale"), "roll/morale"},
    fullFives{WORDS("drakerys", "%1 for full fives of Warriors"), "roll/morale"},
    authority{WORDS("drakerys", "%1 Authority"), "skill/authority"},
    spellDie{WORDS("drakerys", "%1 for the spell"), "roll/spell"},
    reinforcement{WORDS("drakerys", "%1 reinforcement"), "roll/spell"},
    invocationDice{WORDS("drakerys", "%1 for the invocation"), "roll/invocation"},
    paidDice{WORDS("drakerys", "%1 paid with TS"), "roll/invocation"},
    rolledDice{WORDS("drakerys", "Dice: %1"), "roll/action_table"};

// What they are rolled with, and against what.
inline constexpr ReasonKind combat{WORDS("drakerys", "Combat %1"), "roll/attack"},
    strength{WORDS("drakerys", "Strength %1"), "roll/injury"},
    weaponStrength{WORDS("drakerys", "Strength %1 of the weapon"), "roll/shooting"},
    shooting{WORDS("drakerys", "Shooting %1"), "roll/shooting"},
    willpower{WORDS("drakerys", "Willpower %1"), "roll/morale"},
    level{WORDS("drakerys", "level %1"), "roll/spell"}, given{WORDS("drakerys", "%1"), "roll/action_table"},
    resistance{WORDS("drakerys", "Resistance %1"), "roll/injury"},
    initiative{WORDS("drakerys", "Initiative %1"), "skill/harassment"},
    charge{WORDS("drakerys", "%1 charge"), "roll/charge", true},
    distance{WORDS("drakerys", "distance %1"), "roll/shooting"},
    stress{WORDS("drakerys", "%1 stress"), "roll/shooting", true},
    obstacles{WORDS("drakerys", "%1 for obstacles"), "roll/shooting", true},
    concealment{WORDS("drakerys", "%1 concealment"), "skill/camouflage", true},
    saturation{WORDS("drakerys", "Saturation %1"), "roll/shooting"},
    advantageAhead{WORDS("drakerys", "the winner’s lead in Advantage"), "roll/advantage"},
    lead{WORDS("drakerys", "the winner’s lead of %1 in Advantage"), "roll/advantage"},
    opposition{WORDS("drakerys", "%1"), "roll/action_table"},
    dreadful{WORDS("drakerys", "%1 Dreadful enemy"), "skill/dreadful", true},
    moreSources{WORDS("drakerys", "%1 for more sources"), "roll/spell", true};

// Rules that change how dice count.
inline constexpr ReasonKind notPassed{WORDS("drakerys", "a 10 cancels the Injury"), "skill/safeguard"},
    powerOfStress{WORDS("drakerys", "Berserker: Power %1 from Stress"), "skill/berserker", true},
    resistanceOfStress{WORDS("drakerys", "%1 Berserker stress"), "skill/berserker", true},
    rerollsOfAllies{WORDS("drakerys", "failures rerolled, %1 at most"), "roll/rerolls", false, true},
    rerollAll{WORDS("drakerys", "every failure rerolled once"), "roll/rerolls", false, true},
    passedToGuard{WORDS("drakerys", "a 10 cancels the Injury, 6 to 9 passes it to the Guard"),
                  "skill/safeguard"},
    moraleIntact{WORDS("drakerys", "They shall not pass!: no roll, morale stays intact"), "skill/leadership"},
    cataclysm{WORDS("drakerys", "a Maelstrom: every 1 counts towards a cataclysm"), "roll/cataclysm"},
    survivorsOnly{WORDS("drakerys", "attacks second: survivors only"), "roll/initiative"},
    atTheSameTime{WORDS("drakerys", "equal Initiative: at the same time"), "roll/initiative"},
    highestCounts{WORDS("drakerys", "a 10 adds no die"), "roll/action_table"},
    highestFails{WORDS("drakerys", "a 10 is a failure"), "roll/action_table"},
    enchantedWeapon{WORDS("drakerys", "Enchanted Heavy Weapon: Resistance becomes %1"),
                    "option/enchanted-heavy-weapon"},
    enchantedArmour{WORDS("drakerys", "Enchanted Armour: no Injuries from Fire and Earth"),
                    "option/enchanted-armour"};
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
