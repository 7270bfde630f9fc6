#pragma once

#include "core/match/player.h"
#include "core/match/shared.h"
#include "core/systems/drakerys/match/tablecommands.h"
#include "core/systems/drakerys/match/timepath.h"
#include "core/systems/drakerys/match/unitcard.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

/// A Unit as it stands at the table.
struct UnitState
{
    Shared<UnitCard> card;
    int warriors = 0;
    int injuries = 0;             ///< tokens
    int stress = 0;               ///< tokens
    int invocations = 0;          ///< Invocation Actions made so far
    EntryId invokedBy;            ///< of an Elemental: the Awakened of the same player
    std::vector<StatusId> status; ///< in the order in which they were laid down, each once

    const EntryId& id() const { return card->id; }
    bool removed() const { return warriors == 0; } ///< off the table: the last Warrior is gone
    bool has(std::string_view token) const;

    bool operator==(const UnitState&) const = default;
};

/// The victory points that a player was given for one mission; corrections may make them negative.
struct MissionScore
{
    MissionId mission;
    int vp = 0;

    bool operator==(const MissionScore&) const = default;
};

/// A player's token on the TimePath, army and victory points.
struct PlayerState
{
    PlayerId id;
    int progress = 0; ///< squares that the token has moved since the start, at most TimePath::lastStart
    int arrival = 0;  ///< of two tokens on a square the one with the higher arrival lies on top
    std::vector<MissionScore> scores;
    std::vector<UnitState> units; ///< in the roster's order

    int square() const { return progress % TimePath::squares; }       ///< 0: START
    int headquarters() const { return progress / TimePath::squares; } ///< Headquarters Phases resolved
    bool done() const { return progress >= TimePath::lastStart; }
    int vp() const;        ///< never below 0
    bool hasUnits() const; ///< whether a Unit is left on the table

    bool operator==(const PlayerState&) const = default;
};

/// A Vortex on the battlefield, as far as the players told of it.
struct VortexState
{
    VortexId id;
    Element element = Element::air;
    bool exhausted = false; ///< no more invocations

    bool operator==(const VortexState&) const = default;
};

/// An Objective token and who carries it; none: it lies on the battlefield.
struct ObjectiveState
{
    ObjectiveId id;
    std::optional<UnitRef> carrier;

    bool operator==(const ObjectiveState&) const = default;
};

/// Everything that lies on the table as far as Adjutant keeps the books.
struct MatchState
{
    std::vector<PlayerState> players; ///< in the order in which the match names them
    int arrivals = 0;                 ///< the arrival of the token that moved last
    bool ended = false;               ///< the players ended the match before its time
    PlayerId atHeadquarters; ///< whose Headquarters Phase the last activation brought; empty: nobody's
    std::vector<VortexState> vortexes;
    std::vector<ObjectiveState> objectives;
    Shared<std::vector<UnitCard>> elementals; ///< that can be invoked

    /// Null where there is no such player or Unit.
    const PlayerState* find(const PlayerId& id) const;
    const UnitState* find(const UnitRef& unit) const;
    const UnitCard* findElemental(const UnitId& elemental) const;
    PlayerState* find(const PlayerId& id);
    UnitState* find(const UnitRef& unit);

    bool operator==(const MatchState&) const = default;
};

/// The player who is active: of those who are not done the one with the least progress, and of several on one
/// square the one on top of the pile. None once the game is over.
const PlayerState* activePlayer(const MatchState& state);

/// 1 to 6: one more than the Headquarters Phases that all players have resolved, the last Round staying the
/// last.
int roundOf(const MatchState& state);

/// Whether every player has resolved the sixth Headquarters Phase, or the players ended the match before.
bool isFinished(const MatchState& state);

/// A player and an army at the table.
struct Army
{
    PlayerId player;
    Roster roster;
};

/// The state in which a match starts: all tokens on START, the First Player's on top, then the others in
/// their order (the rulebook knows two players only). `first` must be one of them.
MatchState musteredFor(const std::vector<Army>& armies, const PlayerId& first, const Catalogue& catalogue);

} // namespace adjutant::drakerys
