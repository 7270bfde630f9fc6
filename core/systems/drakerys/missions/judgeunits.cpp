#include "core/systems/drakerys/battlefield/areas.h"
#include "core/systems/drakerys/missions/armyvalue.h"
#include "core/systems/drakerys/missions/judge.h"
#include "core/systems/drakerys/missions/judging.h"

#include <algorithm>
#include <cmath>

// The missions whose conditions are those of Units.

namespace adjutant::drakerys {

namespace {

/// Whether all Units named are still on the battlefield; none where nobody named any.
std::optional<int> allThere(const std::vector<const UnitState*>& units)
{
    if (units.empty())
        return std::nullopt;
    return std::ranges::all_of(units, [](const UnitState* unit) { return unit->isOnBattlefield(); });
}

std::optional<int> allEliminated(const std::vector<const UnitState*>& units)
{
    if (units.empty())
        return std::nullopt;
    return std::ranges::all_of(units, [](const UnitState* unit) { return unit->removed(); });
}

// Whether one of the player's chosen Heroes eliminated them; none where nobody knows who did.
std::optional<int> eliminatedByChosen(const JudgedCard& card, const std::vector<const UnitState*>& enemies)
{
    if (enemies.empty() || card.mission.units.empty())
        return std::nullopt;
    for (const UnitState* enemy : enemies) {
        if (!enemy->removed())
            return 0;
        if (!enemy->eliminated)
            return std::nullopt;
        const UnitRef& by = enemy->eliminated->by;
        if (by.player != card.player.id ||
            std::ranges::find(card.mission.units, by) == card.mission.units.end())
            return 0;
    }
    return 1;
}

// The enemy Heroes that a player's Units captured, released ones too: those eliminated in a Fight and not
// spared. None where a Hero is gone of whom nobody knows by whom.
std::optional<int> heroesCaptured(const MatchState& state, const PlayerId& player)
{
    int heroes = 0;
    for (const PlayerState& each : state.players) {
        if (each.id == player)
            continue;
        for (const UnitState& unit : each.units) {
            if (!unit.card->hero)
                continue;
            if (unit.captured) {
                heroes += unit.captured->by.player == player;
                continue;
            }
            if (!unit.removed())
                continue;
            if (!unit.eliminated)
                return std::nullopt;
            heroes +=
                unit.eliminated->inFight && !unit.eliminated->spared && unit.eliminated->by.player == player;
        }
    }
    return heroes;
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
    return {allThere(card.chosenOf(card.player.id, card.mission)), allEliminated(enemy),
            eliminatedByChosen(card, enemy)};
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

// A Hero who was released later has been captured all the same. What the players tick goes before it.
Counts judgePrisoners(const JudgedCard& card)
{
    if (!card.mission.common)
        return {std::nullopt};
    const auto capturedBy = [&card](const PlayerId& player, const MissionState* mission) {
        const auto ticked = mission ? tickOf(*mission, "heroes-captured") : std::nullopt;
        return ticked ? ticked : heroesCaptured(card.state, player);
    };
    const auto own = capturedBy(card.player.id, &card.mission);
    int theirs = 0;
    for (const PlayerState* enemy : card.enemies())
        theirs = std::max(
            theirs, capturedBy(enemy->id, card.state.find(enemy->id, card.mission.mission)).value_or(0));
    return {own, own.value_or(0) > theirs, theirs == 0};
}

} // namespace adjutant::drakerys
