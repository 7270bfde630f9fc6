#pragma once

#include "core/catalogue/skill.h"
#include "core/match/player.h"
#include "core/systems/drakerys/battlefield/deviation.h"

#include <optional>
#include <string>

namespace adjutant::drakerys {

using SourceId = Id<struct SourceKind>;       ///< a Vortex or Maelstrom of this battlefield: `north`
using ObjectiveId = Id<struct ObjectiveKind>; ///< an Objective token: `shard-1`

// What happens beside the activations: Elementals and Vortexes, orders and prayers of a Headquarters Phase,
// Objectives.

/// An Awakened's invocation succeeded: the Elemental stands on its source (chapter "Elemental Invocation").
struct Summon
{
    UnitRef unit;
    UnitId elemental; ///< `maelstrom/air-herald`
    SourceId source;  ///< empty: a Maelstrom, or a Vortex the match doesn't know
    bool operator==(const Summon&) const = default;
};

enum class SourceCondition { active, exhausted, destroyed };

/// A Vortex or Maelstrom is placed or moved, a Vortex exhausted for invocations, either destroyed (Elemental
/// Absorption).
struct ChangeSource
{
    SourceId source;
    std::optional<Element> element = Element::air; ///< none: a Maelstrom
    SourceCondition condition = SourceCondition::active;
    std::optional<Point> at = {};            ///< none: where it is
    std::optional<Deviation> deviation = {}; ///< from `at`
    bool operator==(const ChangeSource&) const = default;
};

enum class LeaderOrder { forward, theyShallNotPass, reformTheRanks };

/// An order of Leadership, once every Headquarters Phase.
struct GiveOrder
{
    UnitRef unit;
    UnitRef to;
    LeaderOrder order = LeaderOrder::forward;
    bool operator==(const GiveOrder&) const = default;
};

enum class Prayer { mercy, aPoxOnThem, holyFury };

/// A prayer of Divination, once every Headquarters Phase.
struct Pray
{
    UnitRef unit;
    Prayer prayer = Prayer::mercy;
    UnitRef to;     ///< of Mercy! and Holy Fury!
    PlayerId enemy; ///< of A pox on them!
    int heroes = 0; ///< enemy Heroes within 20 cm: so many squares the enemy's token moves
    bool operator==(const Pray&) const = default;
};

/// Zephyr of an Air Herald: Actions +1 until the end of the named Unit's next activation.
struct BlowZephyr
{
    UnitRef unit;
    UnitRef to;
    bool operator==(const BlowZephyr&) const = default;
};

/// An Objective token is picked up by a Unit, or lies on the battlefield, or is taken away.
struct PlaceObjective
{
    ObjectiveId objective;
    std::optional<UnitRef> carrier;
    std::optional<Point> at = {}; ///< none: nobody says where it lies
    MissionId mission = {};       ///< it belongs to; empty: as it was
    PlayerId owner = {};          ///< of a flag, a relic or a message; empty: as it was
    bool gone = false;
    bool operator==(const PlaceObjective&) const = default;
};

/// Something the players want to remember.
struct Note
{
    std::string text;
    bool operator==(const Note&) const = default;
};

/// The players end the match before its time.
struct EndMatch
{
    bool operator==(const EndMatch&) const = default;
};

} // namespace adjutant::drakerys
