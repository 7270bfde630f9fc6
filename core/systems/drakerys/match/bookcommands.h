#pragma once

#include "core/match/player.h"
#include "core/systems/drakerys/match/tablecommands.h"
#include "core/systems/drakerys/odds/rollname.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

using SpellId = Id<struct SpellKind>; ///< a spell card: `mirage`

// What is written into the books beside the activations: conditions of missions, spells, rolls, and what the
// players agree on.

/// Whether a condition of a mission is fulfilled, or how often; 0: not.
struct Tick
{
    PlayerId player;
    MissionId mission;
    std::string condition;
    int count = 1;
    bool operator==(const Tick&) const = default;
};

/// A spell was cast with so many successes (chapter "Magic"); the Magic Action was part of an activation.
struct Cast
{
    UnitRef unit;
    SpellId spell;
    std::vector<SourceId> sources;
    int reinforcement = 0; ///< mana spent on more dice
    int successes = 0;
    bool operator==(const Cast&) const = default;
};

/// A roll as it fell, beside what had been forecast. It changes nothing at the table.
struct RecordRoll
{
    PlayerId player; ///< who rolled
    UnitRef unit;    ///< for whom; empty: for no Unit
    RollName kind = RollName::plain;
    int threshold = 0;            ///< 0: none, or not known
    std::vector<int> faces;       ///< as they were read; empty where only the successes were counted
    std::vector<double> forecast; ///< the chance of k successes; what is missing to 1 is "more"
    int successes = 0;
    bool operator==(const RecordRoll&) const = default;
};

/// The active player spends TS on something that the app has no Unit for (an army without a list).
struct Spend
{
    PlayerId player;
    int ts = 1;
    bool operator==(const Spend&) const = default;
};

/// What the players agree on, against whatever the books say; only what is named changes. A Unit that was
/// removed comes back with Warriors.
struct Amend
{
    PlayerId player;
    std::optional<int> progress; ///< of the token, in squares since the start
    EntryId unit;                ///< empty: no Unit is changed
    std::optional<int> warriors;
    std::optional<int> injuries;
    std::optional<int> stress;
    bool operator==(const Amend&) const = default;
};

} // namespace adjutant::drakerys
