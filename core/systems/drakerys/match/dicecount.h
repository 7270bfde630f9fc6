#pragma once

#include "core/odds/die.h"

#include <optional>
#include <span>

namespace adjutant::drakerys {

/// A roll whose dice are read from the table one by one.
struct RollToCount
{
    int dice = 0; ///< initial D10s
    int threshold = 6;
    odds::HighestFace highest = odds::HighestFace::addsDie;
    int rerolls = 0;               ///< failures of the initial dice that may be rolled once more
    std::optional<int> rerolled;   ///< so many of them the player does reroll; none: as many as may be
    std::optional<int> passesFrom; ///< Safeguard with a Guard: failures from this face on pass an Injury on
};

/// The throws of a roll, in the order in which they are made and entered.
enum class Throw {
    initial,
    reroll, ///< of failures among the initial dice
    added,  ///< a die for every 10, which may add another
    none    ///< the roll is complete
};

/// A face that cannot be.
struct Misread
{
    enum class Fault {
        noFace, ///< outside 1 to 10
        tooMany ///< the roll was complete before
    };
    std::size_t at = 0; ///< the place of the face, from 0
    Fault fault = Fault::noFace;

    bool operator==(const Misread&) const = default;
};

/// What the faces read so far make of a roll, and what comes next.
struct DiceCount
{
    int successes = 0; ///< that stand: what a rerolled die showed before is gone
    int criticals = 0; ///< 10s that added a die
    int passed = 0;    ///< failures that pass an Injury on
    int ones = 0;      ///< 1s over all dice rolled (a Maelstrom's cataclysm)
    int sum = 0;       ///< of all faces

    Throw next = Throw::initial;
    int toRoll = 0;      ///< dice of the next throw that have still to be read
    int stillToRoll = 0; ///< dice to be rolled before the roll is complete, as far as it is known now
    int mayReroll = 0;   ///< failures that may be rerolled; settled once all initial dice are read
    std::optional<Misread> misread; ///< the count ends before the first such face

    bool complete() const { return next == Throw::none; }
};

/// Counts a roll on the Action Table, or one of plain D10s, from the faces in the order of their throws
/// (chapter "Basics: Action Table"): the initial dice, the rerolled ones, those that 10s add. Added dice are
/// never rerolled; a reroll that shows a 10 adds its die.
DiceCount countOf(std::span<const int> faces, const RollToCount& roll);

} // namespace adjutant::drakerys
