#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

/// Who rolls how many dice against what, before any die is thrown. The rulebook's names, one function a rule.
namespace adjutant::oracle {

/// The Action Table as it is printed: the face a D10 must show at least.
int thresholdOf(int action, int opposition);

/// A handful of dice against a threshold. `rerolls`: up to so many of its Failures are thrown again.
struct Roll
{
    int dice = 0;
    int threshold = 6;
    Criticals criticals = Criticals::Explode;
    int rerolls = 0;
};

enum class Side { Active, Target };
Side enemyOf(Side side);
const Unit& unitOf(const FightScenario& fight, Side side);

/// Has the Skill, or a Type that comes with it: Monsters are Dreadful, Heroes have Safeguard.
bool has(const Unit& unit, const std::string& skill);

// Fight

bool charged(const FightScenario& fight);
/// Initiative +1 and Combat +1 for the active Unit.
bool hasChargeBonus(const FightScenario& fight);
/// The target is a Hero that loses Blocking, both Parries and Safeguard.
bool assassinated(const FightScenario& fight);
int initiativeOf(const FightScenario& fight, Side side);
int combatOf(const FightScenario& fight, Side side);
/// Replaces its Attack by Blocking.
bool blocks(const FightScenario& fight, Side side);
/// Its attack roll after it has lost so many Warriors.
Roll attackRoll(const FightScenario& fight, Side side, int casualties);
/// The injury roll of the side that attacks.
Roll injuryRoll(const FightScenario& fight, Side attacker, int hits);
bool safeguarded(const FightScenario& fight, Side side);

// Shots and hits

Roll shootingRoll(const ShootingScenario& shot);
Roll injuryRoll(const ShootingScenario& shot, int hits);
Roll shootingRoll(const HarassmentScenario& shot);
Roll injuryRoll(const HarassmentScenario& shot, int hits);
Roll injuryRoll(const HitsScenario& blast, int hits);

// Casualties

/// Warriors removed for so many injuries suffered.
int casualtiesOf(const Unit& unit, int suffered);

// The end of a fight

struct Aftermath
{
    int activeCasualties = 0;
    int targetCasualties = 0;
    int activeInflicted = 0;
    int targetInflicted = 0;
};
int leftOf(const FightScenario& fight, const Aftermath& aftermath, Side side);
int advantageOf(const FightScenario& fight, const Aftermath& aftermath, Side side);

enum class Winner { Active, Target, Draw };
struct Verdict
{
    Winner winner = Winner::Draw;
    int opposition = 0; ///< of the other's Morale roll; 0: it is not rolled
};
Verdict verdictOf(const FightScenario& fight, const Aftermath& aftermath);

// Morale

enum class Mood { Scattered, Destabilised, InDoubt, Intact };
/// `enemyDreadful`: the Unit it fights is Dreadful. (Other Dreadful ones are in the Unit's own state.)
Roll moraleRoll(const Unit& unit, int warriorsLeft, bool enemyDreadful, int opposition);
Mood moodOf(const Unit& unit, int successes);

// Magic

Roll spellRoll(const SpellScenario& spell);
bool usesMaelstrom(const SpellScenario& spell);
bool isCast(const SpellScenario& spell, int successes, int ones);

/// The roll of a `roll` scenario.
Roll rollOf(const RollScenario& scenario);

} // namespace adjutant::oracle
