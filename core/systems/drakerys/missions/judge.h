#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/missions/mission.h"

#include <optional>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

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
    bool counts = false; ///< a tick tells how many, else yes or no

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
    std::optional<double> casualties; ///< of Total Destruction: AP that the enemy lost, in % of the army

    bool operator==(const MissionVerdict&) const = default;
};

/// Judges every card that was dealt as if the game ended now (chapter "List of the Missions"). What the state
/// can tell is computed. What the players ticked goes before it; Tick 0 withdraws that. Cards that the
/// rulebook has not are left out.
std::vector<MissionVerdict> verdictsOf(const MatchState& state);

/// The percentage of the army, in AP, that the enemies of a player have lost; none where their AP are not
/// known.
std::optional<double> casualtiesOfEnemies(const MatchState& state, const PlayerId& player);

} // namespace adjutant::drakerys
