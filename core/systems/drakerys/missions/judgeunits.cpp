#include "core/systems/drakerys/battlefield/areas.h"
#include "core/systems/drakerys/missions/armyvalue.h"
#include "core/systems/drakerys/missions/judge.h"
#include "core/systems/drakerys/missions/judging.h"

#include <algorithm>
#include <cmath>

// The missions whose conditions are those of Units.

namespace adjutant::drakerys {

namespace {

/// Whether all Units named are still on the table; none where nobody named any.
std::optional<int> allAlive(const std::vector<const UnitState*>& units)
{
    if (units.empty())
        return std::nullopt;
    return std::ranges::none_of(units, [](const UnitState* unit) { return unit->removed(); });
}

std::optional<int> allEliminated(const std::vector<const UnitState*>& units)
{
    if (units.empty())
        return std::nullopt;
    return std::ranges::all_of(units, [](const UnitState* unit) { return unit->removed(); });
}

std::vector<const UnitState*> chosenAmongEnemies(const JudgedCard& card)
{
    std::vector<const UnitState*> units;
    for (const PlayerState* enemy : card.enemies())
        std::ranges::copy(card.chosenOf(enemy->id, card.mission), std::back_inserter(units));
    return units;
}

} // namespace

std::optional<double> casualtiesOfEnemies(const MatchState& state, const PlayerId& player)
{
    double lost = 0;
    double whole = 0;
    for (const PlayerState& each : state.players)
        if (each.id != player) {
            lost += armyLost(each);
            whole += armyLost(each) + armyLeft(each);
        }
    return whole > 0 ? std::optional(100 * lost / whole) : std::nullopt;
}

// Each player's enemy Hero is the one whom the enemy chose, or, of a Solo mission, one of the player's
// choice.
Counts judgeEpicFight(const JudgedCard& card)
{
    const auto enemy = card.mission.common ? card.chosenByEnemies() : chosenAmongEnemies(card);
    return {allAlive(card.chosenOf(card.player.id, card.mission)), allEliminated(enemy), std::nullopt};
}

Counts judgeTotalDestruction(const JudgedCard& card)
{
    constexpr double share = 25;
    constexpr double rounding = 1e-9; // thirds of Units that make a full quarter together
    const auto casualties = casualtiesOfEnemies(card.state, card.player.id);
    if (!casualties)
        return {std::nullopt};
    return {static_cast<int>(std::floor(*casualties / share + rounding))};
}

Counts judgeBreakthrough(const JudgedCard& card)
{
    const auto chosen = card.chosenOf(card.player.id, card.mission);
    if (chosen.empty())
        return {std::nullopt};
    int left = 0;
    int placed = 0;
    int through = 0;
    for (const UnitState* unit : chosen) {
        if (unit->removed())
            continue;
        ++left;
        if (!unit->at || !card.player.side)
            continue;
        ++placed;
        through += liesInArea(*unit->at, oppositeOf(*card.player.side));
    }
    return {placed > 0 || left == 0 ? std::optional(through) : std::nullopt};
}

// The books have no prisoners: each player ticks how many Heroes the army holds, and the rest follows.
Counts judgePrisoners(const JudgedCard& card)
{
    if (!card.mission.common)
        return {std::nullopt};
    constexpr std::string_view captured = "heroes-captured";
    const int own = tickOf(card.mission, captured).value_or(0);
    int theirs = 0;
    for (const PlayerState* enemy : card.enemies())
        if (const MissionState* mission = card.state.find(enemy->id, card.mission.mission))
            theirs = std::max(theirs, tickOf(*mission, captured).value_or(0));
    return {std::nullopt, own > theirs, theirs == 0};
}

} // namespace adjutant::drakerys
