#pragma once

#include "core/systems/drakerys/odds/rollname.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "core/words/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

/// Why a figure of a roll is what it is. The amount that goes with each says how much it brings.
enum class ReasonKind {
    skill, ///< as the row of the skill has it
    // What dice are rolled.
    inContact, ///< Warriors in Contact; `times` is their Power
    shooters,  ///< Warriors shooting; `times` is their Power
    supporting,
    heroicDice,
    extraDice,
    harassers, ///< one die a Warrior
    hitsMade,  ///< one die a Hit
    hitsGiven,
    hitsRolled,   ///< Hits as the sum of so many D10
    injuriesMade, ///< one die an Injury
    moraleDice,   ///< the two of every Morale Roll
    fullFives,
    authority,
    spellDie,
    reinforcement,
    invocationDice,
    paidDice,
    rolledDice,
    // What they are rolled with, and against what.
    combat,
    strength,
    weaponStrength,
    shooting,
    willpower,
    level,
    given, ///< a value that the player entered
    resistance,
    initiative,
    charge,   ///< the bonus of a Charge
    distance, ///< one for each 10 cm begun
    stress,
    obstacles,
    concealment,
    saturation,
    advantageAhead, ///< the difference of the Advantage Values
    opposition,
    dreadful,
    moreSources,
    // Rules that change how dice count.
    powerOfStress, ///< Berserker
    resistanceOfStress,
    rerollsOfAllies,
    rerollAll,
    swashbuckler,
    passedToGuard,
    notPassed,
    charisma,
    berserkerMorale,
    moraleIntact,
    cataclysm,
    survivorsOnly, ///< who attacks second does so with who is left
    atTheSameTime,
    highestCounts,
    highestFails,
    enchantedWeapon,
    enchantedArmour,
};

struct Reason
{
    ReasonKind kind;
    int amount = 0;
    int times = 0;
    RollSkill skill{}; ///< of a ReasonKind::skill
};

enum class Whose { active, target, unit };

/// One roll: its dice, its Threshold and the reasons that made them, in reading order.
struct Step
{
    RollName roll = RollName::plain;
    Whose whose = Whose::active;
    int sequence = 0;   ///< of a sequence: the step it belongs to, from 0
    int dice = -1;      ///< -1: as many as an earlier roll brings
    int threshold = -1; ///< -1: depends on how the fight went
    std::vector<Reason> diceReasons = {};
    std::vector<Reason> action = {};
    std::vector<Reason> opposition = {};
    std::vector<Reason> rules = {};
};

/// The rolls of a scenario in the order in which they are made.
std::vector<Step> stepsOf(const Scenario& scenario);
std::vector<Step> stepsOf(const Fight& fight);
std::vector<Step> stepsOf(const Shooting& shooting);

/// The id of the reference entry that tells the rule behind a reason.
std::string_view ruleOf(const Reason& reason);

/// A reason in words: "Combat 3".
Message toMessage(const Reason& reason);

/// A line of reasons, and the reference's entry that it rests on.
struct StepReason
{
    Message words;
    std::string_view rule;
};

/// Why a step is rolled as it is: its dice, its values, the rules that change it.
std::vector<StepReason> reasonsOf(const Step& step);

/// The same in plain English: "8 in Contact x Power 2 + 4 supporting", "Combat 3 +1 Charge against
/// Combat 2".
std::vector<std::string> reasonsInEnglish(const Step& step);
std::string_view toWord(Whose whose);

/// Skills in play that may matter here and that the result leaves out.
std::vector<std::string_view> notModelled(const Scenario& scenario);

} // namespace adjutant::drakerys
