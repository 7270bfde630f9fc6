#pragma once

#include "core/systems/drakerys/missions/mission.h"

#include <optional>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

// How the players stand by their missions.

/// Where a verdict on a condition comes from.
enum class VerdictSource {
    computed, ///< the state of the match
    ticked,   ///< the players
    open      ///< nobody has told: it counts as not fulfilled
};

/// How a condition of a mission stands.
struct ConditionVerdict
{
    std::string_view id; ///< of the MissionCondition
    int count = 0;       ///< of what is counted (flags, full quarters, idols, …); yes: 1
    int vp = 0;          ///< as if the game ended now
    int most = 1;        ///< VP that it can bring
    VerdictSource source = VerdictSource::open;
    bool counts = false;               ///< a tick tells how many, else yes or no
    std::optional<Message> standing{}; ///< what says more than the count

    bool operator==(const ConditionVerdict&) const = default;
};

/// How a player's mission stands.
struct MissionVerdict
{
    PlayerId player;
    MissionId mission;
    bool common = false;
    bool secret = false; ///< what was chosen is covered: the verdict tells of it and belongs under cover too
    std::vector<ConditionVerdict> conditions;
    int vp = 0;

    bool operator==(const MissionVerdict&) const = default;
};

/// Judges every card that was dealt as if the game ended now (chapter "List of the Missions"). What the state
/// can tell is computed. What the players ticked goes before it; Tick 0 withdraws that. Cards that the
/// rulebook has not are left out.
std::vector<MissionVerdict> verdictsOf(const MatchState& state);

/// A player's points for one mission; `mission` may be empty: for none in particular.
struct MissionPoints
{
    PlayerId player;
    MissionId mission;
    int vp = 0;
};

/// Those given so far; once the match is over all of them, the cards' in the order in which they were dealt.
/// Where the players give the points of missions themselves, those stand; otherwise the cards are judged at
/// the end of the match.
std::vector<MissionPoints> pointsByMission(const MatchState& state);

/// Their sum for a player, never below 0.
int victoryPointsOf(const MatchState& state, const PlayerId& player);

// The Army Points of what a player brought to the table. A Unit of several Warriors is worth the share of
// those who are left: its AP × Warriors / size. Invoked Elementals were not recruited and don't count; Units
// whose AP nobody knows count as 0.

/// AP of the Warriors that are left.
double armyLeft(const PlayerState& player);

/// AP of the Warriors that are gone.
double armyLost(const PlayerState& player);

/// The percentage of the army, in AP, that the enemies of a player have lost; none where their AP are not
/// known.
std::optional<double> casualtiesOfEnemies(const MatchState& state, const PlayerId& player);

// What the dealt cards still ask for (chapter "Selecting Missions").

/// What is chosen for a card; null where the rulebook has no such card, or nothing is.
const MissionChoice* choiceOf(const MissionState& card);

/// Who chooses: who holds the card, or the enemy; empty where nobody else plays.
PlayerId chooserOf(const MatchState& state, const MissionState& card);

/// Whether something is to be chosen for a card, and wasn't.
bool lacksChoice(const MissionState& card);

/// Whether the Deployment is over: all Units stand on the map, or the players said so, or the first Unit was
/// activated.
bool isDeployed(const MatchState& state);

/// Whether an Objective token is placed, or given to a Unit, at the end of the Deployment only.
bool waitsForDeployment(const MatchState& state, const ObjectiveState& objective);

/// The Objective tokens that are to be on the battlefield and aren't, with the mission and the owner of each;
/// a relic that is given to a Unit with its carrier, where it was chosen.
std::vector<ObjectiveState> missingObjectives(const MatchState& state);

/// Where the Objectives of a mission may lie, and how many are still to be placed.
Message hintOnPlacing(const MatchState& state, const MissionId& mission);

} // namespace adjutant::drakerys
