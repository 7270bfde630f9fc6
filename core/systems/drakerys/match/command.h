#pragma once

#include "core/match/player.h"
#include "core/systems/drakerys/match/bookcommands.h"
#include "core/systems/drakerys/match/setupcommands.h"
#include "core/systems/drakerys/match/tablecommands.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace adjutant::drakerys {

/// The Actions of the chapter "Make war!: Units Actions".
enum class ActionKind { march, attack, charge, combinedCharge, shooting, magic, invocation, special };

/// The word for an Action as scripts write it: `combined_charge`.
std::string_view wordFor(ActionKind kind);

/// One Action as the player makes it.
struct Action
{
    ActionKind kind = ActionKind::march;
    int heroicDice = 0;    ///< D10s of Heroic Action, 1 TS each
    std::optional<int> ts; ///< of a Special Action or an Invocation; none: what the rulebook says
    bool overlord = false; ///< of an Invocation: an Overlord, no Herald
    int extraDice = 0;     ///< of an Invocation at a Vortex, 1 TS each
    WeaponId weapon;       ///< of a Shooting; empty: what the Unit carries

    bool operator==(const Action&) const = default;
};

// What players do. What the dice showed and where things stood is decided at the table: a command says only
// what came of it, so that a replay never rolls.

/// A Unit makes its Actions one after the other and its player spends their TS.
struct Activate
{
    UnitRef unit;
    std::vector<Action> actions;
    bool operator==(const Activate&) const = default;
};

/// A Unit suffers Injuries (chapter "Basics: Injuries and withdrawal of the Casualties").
struct Injure
{
    UnitRef unit;
    int count = 1;
    bool operator==(const Injure&) const = default;
};

/// Stress tokens come or go; there are never fewer than none.
struct ChangeStress
{
    UnitRef unit;
    int change = 0;
    bool operator==(const ChangeStress&) const = default;
};

/// A status token is laid beside a Unit or taken away.
struct ChangeStatus
{
    UnitRef unit;
    StatusId status;
    bool add = true;
    bool operator==(const ChangeStatus&) const = default;
};

/// Warriors leave the table whole, whatever their Health (Rift, Sacrifice).
struct RemoveWarriors
{
    UnitRef unit;
    int warriors = 1;
    bool operator==(const RemoveWarriors&) const = default;
};

/// A Unit flees: all its Warriors count as Casualties (chapter "Morale").
struct Scatter
{
    UnitRef unit;
    bool operator==(const Scatter&) const = default;
};

/// Victory points for a mission; a correction takes some away, never below none in all.
struct Score
{
    PlayerId player;
    MissionId mission;
    int vp = 0;
    bool operator==(const Score&) const = default;
};

/// The active player, who can activate nothing, goes to the next START.
struct Pass
{
    PlayerId player;
    bool operator==(const Pass&) const = default;
};

using Command = std::variant<Activate, Injure, ChangeStress, ChangeStatus, RemoveWarriors, Scatter, Score,
                             Pass, Summon, ChangeSource, GiveOrder, Pray, BlowZephyr, PlaceObjective, Note,
                             EndMatch, NameFirst, PlaceScenery, Deploy, StandAt, DealMissions, ChooseFor,
                             Reveal, Tick, Cast, RecordRoll, Spend, Amend>;

/// The word for a command as scripts write it: `activate`, `injure`, …
std::string_view wordFor(const Command& command);

} // namespace adjutant::drakerys
