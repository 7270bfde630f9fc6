#pragma once

#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::drakerys {

/// What becomes of one Unit.
struct SideOutcome
{
    int injuries = 0;   ///< to lay down, at most what removes the last Warrior
    int beyond = 0;     ///< Injuries beyond those: lost
    int casualties = 0; ///< Warriors that these Injuries remove
    int cancelled = 0;  ///< Injuries that its Safeguard cancelled
    int passed = 0;     ///< Injuries that its Safeguard passed on: to lay down on the Guard Unit
    int inflicted = 0;  ///< Injuries it inflicted: those suffered by the enemy and those passed on
    Advantage advantage;
    MoraleResult morale = MoraleResult::none; ///< scattered: the Warriors left are Casualties, too
    int stress = 0;                           ///< tokens it gets
};

enum class Winner {
    undecided, ///< not yet, or nobody fought
    active,
    target,
    draw ///< both are winners, or neither is left
};

/// What comes of a cause, as far as its rolls were made.
struct Outcome
{
    bool complete = false; ///< no roll is due any more
    SideOutcome active;    ///< of a Morale test or a spell: the Unit that rolls
    SideOutcome target;
    Winner winner = Winner::undecided;
    bool activeStruckFirst = false; ///< by the target, whose attack came before its own
    int successes = 0;              ///< of a spell, an invocation or a plain roll
    bool succeeds = false;          ///< a spell or an invocation
    bool endsActivation = false;    ///< of the active Unit, or of the Unit that tests if it is active
    bool cataclysmHits = false;     ///< 2D10 Hits of Strength 3, Saturation 3 follow, on the Wizard's Unit
};

/// What is read from the dice of a roll beside its successes.
enum class Reading {
    successes, ///< nothing
    criticals, ///< the 10s that added a die: each inflicts an Injury (Deadly Blow)
    ones,      ///< the 1s, which count towards a cataclysm
    safeguard, ///< the successes are Injuries cancelled; beside them those passed on to a Guard Unit
    sum        ///< not the successes, but the sum of the faces: so many Hits
};

/// What a roll showed. Counts that its Reading does not ask for may stay 0.
struct Shown
{
    int successes = 0; ///< of a sum: the sum
    int criticals = 0; ///< 10s that added a die, among the successes
    int passed = 0;    ///< Injuries that a Safeguard passed on
    int ones = 0;

    bool operator==(const Shown&) const = default;
};

/// The throws of a roll, in the order in which they are made and entered.
enum class Throw {
    initial,
    reroll, ///< of failures among the initial dice
    added,  ///< a die for every 10, which may add another
    none    ///< the roll is complete
};

/// What the faces read so far make of a roll, and what comes next. What a rerolled die showed before is gone,
/// but for the 1s, which count over all dice rolled.
struct DiceCount : Shown
{
    int sum = 0; ///< of all faces

    Throw next = Throw::initial;
    int toRoll = 0;    ///< dice of the next throw that have still to be read
    int mayReroll = 0; ///< failures that may be rerolled; settled once all initial dice are read

    bool complete() const { return next == Throw::none; }
};

/// A roll that is to be made next.
struct RollDue
{
    RollName roll = RollName::plain;
    Whose whose = Whose::active;
    int dice = 0; ///< D10s, at least one
    int threshold = 10;
    odds::HighestFace highest = odds::HighestFace::addsDie;
    int rerolls = 0; ///< failures of the initial dice that may be rerolled, at most `dice`
    std::optional<int> rerolled = std::nullopt; ///< that the player does reroll; none: as many as may be
    Reading reading = Reading::successes;
    /// Safeguard with a Guard: the least face that passes an Injury on.
    std::optional<int> passesFrom = std::nullopt;
    odds::Distribution forecast = {}; ///< of what `forecastCount` counts
    RollStep reasons = {};            ///< with dice and Threshold filled in
};

/// The exact chances of what `forecastCount` counts in the roll; dice, Threshold and the rest of it are taken
/// as they are.
odds::Distribution forecastOf(const RollDue& due);

/// What is compared with the forecast: the successes, with the Injuries that a Safeguard passed on.
int forecastCount(const Shown& shown);

/// Counts a roll on the Action Table, or one of plain D10s, from the faces in the order of their throws
/// (chapter "Basics: Action Table"): the initial dice, the rerolled ones, the dice that 10s add. Added dice
/// are never rerolled; a reroll that shows a 10 adds its die. What is no face, and all behind it, is not
/// read.
DiceCount countOf(std::span<const int> faces, const RollDue& roll);

/// What a counted roll showed; the sum stands for the successes where the roll asks for it.
Shown shownOf(const RollDue& due, const DiceCount& count);

/// The nearest thing to `shown` that the dice of the roll can show, as far as it matters.
Shown nearestPossible(const RollDue& due, const Shown& shown);

bool isPossible(const RollDue& due, const Shown& shown);

/// Whether the active Unit's activation ends with such a Morale Roll.
constexpr bool endsActivation(MoraleResult result)
{
    return result == MoraleResult::scattered || result == MoraleResult::destabilised ||
           result == MoraleResult::inDoubt;
}

/// What rolls are made for, one after the other.
using RollCause = std::variant<Fight, Shooting, Hits, MoraleTest, Spell, Invocation, PlainRoll>;

/// A cause and what its rolls showed so far, in the order in which they are made at the table. It holds no
/// state of its own beside these: everything else is worked out from them, so it can be copied, taken back
/// and left at any time.
struct Resolution
{
    RollCause cause;
    std::vector<Shown> shown; ///< one entry for each roll that had dice
};

/// The roll that is to be made next, with its forecast and its reasons; none: nothing is left to roll.
/// Rolls without dice are passed over.
std::optional<RollDue> due(const Resolution& resolution);

/// What has come of it so far.
Outcome outcomeOf(const Resolution& resolution);

} // namespace adjutant::drakerys
