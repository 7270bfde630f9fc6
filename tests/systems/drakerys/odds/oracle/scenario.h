#pragma once

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

/// A second, slow and plain reading of the dice of Drakerys, to hold the fast engine against.
/// Nothing here is shared with the engine: it was written from the rulebook, the project's reading of it and
/// the keys of scenario files alone.
namespace adjutant::oracle {

/// One of the two Units: its Leader's profile, its Skills, and what the table looks like around it.
/// The fields are those of the `unit` block of scenario files.
struct Unit
{
    int power = 1;
    int health = 1;
    int initiative = 1;
    int combat = 1;
    std::optional<int> shooting; ///< none where the profile has none
    int strength = 1;
    int resistance = 1;
    int willpower = 1;
    int actions = 1;

    std::set<std::string> types;  ///< infantry, monster, beast, hero
    std::set<std::string> skills; ///< as scenario files spell them: expert_parry

    int warriors = 1;
    std::optional<int> contact; ///< default: warriors - supporting
    int supporting = 0;
    int injuries = 0; ///< tokens on it already
    int stress = 0;
    int alliedUnitsEngaged = 0; ///< other allied Units Engaged with the enemy
    int rerolls = 0;            ///< allied Warriors of other Units in Contact with the enemy
    int heroicDice = 0;
    int extraDice = 0;
    bool blocking = false;
    bool guardInCohesion = false;
    int authority = 0;
    bool charisma = false;
    bool dreaded = false;      ///< Engaged with a Dreadful Unit other than the one fought
    bool moraleIntact = false; ///< "They shall not pass!"
    int otherEnemyHeadcount = 0;
    std::optional<int> otherEnemyMinStress;
};

/// What a 10 does: it adds a die, it is a plain Success (Parry), or it is a Failure (Expert Parry).
enum class Criticals { Explode, Count, Fail };

struct RollScenario
{
    int dice = 1;
    int action = 0; ///< used with opposition where no threshold is given
    int opposition = 0;
    std::optional<int> threshold;
    Criticals criticals = Criticals::Explode;
    bool rerollFailures = false;
    int rerolls = 0;
};

enum class FightAction { Attack, Charge, CombinedCharge };

struct FightScenario
{
    FightAction action = FightAction::Attack;
    Unit active;
    Unit target;
};

/// Either a weapon's id with its printed values, or (id empty) one made up for the scenario.
struct Weapon
{
    std::string id;
    std::optional<int> strength; ///< none: the Warrior's (javelins, rocks)
    int saturation = 1;
    bool cancelsParry = false;
    int range = 50;
};

struct ShootingScenario
{
    Unit active;
    Unit target;
    Weapon weapon;
    int distance = 0; ///< cm
    int obstacles = 0;
    int concealment = 0;
    bool rerollFailures = false;
};

struct HarassmentScenario
{
    Unit active;
    Unit target;
    Weapon weapon;
};

struct HitsScenario
{
    Unit target;
    int hits = 0;
    int hitsDice = 0; ///< where above 0: the sum of that many D10 in place of `hits`
    int strength = 1;
    std::optional<int> saturation; ///< none: nobody tests Morale
};

struct MoraleScenario
{
    Unit unit;
    int opposition = 0;
};

struct Source
{
    bool maelstrom = false;
    int distance = 0; ///< cm
};

struct SpellScenario
{
    int level = 1;
    std::vector<Source> sources;
    int reinforcement = 0;
    int heroicDice = 0;
};

struct InvocationScenario
{
    int extraDice = 0;
};

using Scenario = std::variant<RollScenario, FightScenario, ShootingScenario, HarassmentScenario, HitsScenario,
                              MoraleScenario, SpellScenario, InvocationScenario>;

// Results, as in the JSON of the command line: every field a probability unless it is called a mean.

struct MoraleChances
{
    double none = 0; ///< nobody had to test
    double scattered = 0;
    double destabilised = 0;
    double inDoubt = 0;
    double intact = 0;
};

struct UnitResult
{
    std::vector<double> casualties; ///< [0..warriors], of the attacks only
    double destroyed = 0;           ///< no Warrior left after the attacks
    double removed = 0;             ///< destroyed or scattered
    double meanInjuriesInflicted = 0;
    MoraleChances morale;
};

struct WinnerChances
{
    double active = 0;
    double target = 0;
    double draw = 0;
};

struct FightResult
{
    UnitResult active;
    UnitResult target;
    WinnerChances winner;
};

/// Of a shooting, a harassment and hits. After a harassment and without a Saturation `target.morale` is all
/// in none.
struct ShotResult
{
    UnitResult target;
    double meanInjuriesInflicted = 0; ///< active.mean_injuries_inflicted of the command line
};

struct RollResult
{
    int threshold = 0;
    std::vector<double> successes; ///< by count; as long as the dice that were followed
    double mean = 0;
};

struct SpellResult
{
    int threshold = 0;
    std::vector<double> successes; ///< of the dice, whatever the cataclysm
    double cast = 0;
    std::vector<double> cataclysm; ///< [0..4], the number of 1s; 4: four or more
};

struct InvocationResult
{
    double success = 0;
};

} // namespace adjutant::oracle
