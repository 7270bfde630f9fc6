#pragma once

#include "core/systems/drakerys/match/command.h"

namespace adjutant::drakerys {

// What a command brought about, in the order of the rulebook.

struct UnitActivated
{
    UnitRef unit;
    int ts = 0; ///< what its Actions cost in all
    bool operator==(const UnitActivated&) const = default;
};

/// A player's token moved on the TimePath; both ends as squares since the start.
struct TokenMoved
{
    PlayerId player;
    int from = 0;
    int to = 0;
    bool operator==(const TokenMoved&) const = default;
};

/// A player resolved a Headquarters Phase: one Stress off each Unit.
struct HeadquartersResolved
{
    PlayerId player;
    int phase = 1; ///< 1 to 6
    bool operator==(const HeadquartersResolved&) const = default;
};

/// All players have resolved their Headquarters Phase of a Round.
struct RoundEnded
{
    int round = 1;
    bool operator==(const RoundEnded&) const = default;
};

struct MatchFinished
{
    bool operator==(const MatchFinished&) const = default;
};

struct UnitInjured
{
    UnitRef unit;
    int injuries = 0;
    bool operator==(const UnitInjured&) const = default;
};

struct WarriorsLost
{
    UnitRef unit;
    int warriors = 0;
    bool operator==(const WarriorsLost&) const = default;
};

/// The last Warrior of a Unit left the table.
struct UnitRemoved
{
    UnitRef unit;
    bool operator==(const UnitRemoved&) const = default;
};

struct StressChanged
{
    UnitRef unit;
    int from = 0;
    int to = 0;
    bool operator==(const StressChanged&) const = default;
};

struct StatusChanged
{
    UnitRef unit;
    StatusId status;
    bool added = true;
    bool operator==(const StatusChanged&) const = default;
};

struct PointsScored
{
    PlayerId player;
    MissionId mission;
    int vp = 0; ///< as counted: less was taken away where fewer were there
    bool operator==(const PointsScored&) const = default;
};

struct PlayerPassed
{
    PlayerId player;
    bool operator==(const PlayerPassed&) const = default;
};

/// An Elemental came to the table.
struct UnitSummoned
{
    UnitRef unit;
    UnitRef by;
    bool operator==(const UnitSummoned&) const = default;
};

using Event = std::variant<UnitSummoned, UnitActivated, TokenMoved, HeadquartersResolved, RoundEnded,
                           MatchFinished, UnitInjured, WarriorsLost, UnitRemoved, StressChanged,
                           StatusChanged, PointsScored, PlayerPassed>;

} // namespace adjutant::drakerys
