#include "core/systems/drakerys/battlefield/areas.h"
#include "core/systems/drakerys/missions/judging.h"

#include <algorithm>
#include <map>

// The missions whose conditions are those of Objectives and of who carries them.

namespace adjutant::drakerys {

namespace {

bool carriedBy(const ObjectiveState& objective, const PlayerId& player)
{
    return objective.carrier && objective.carrier->player == player;
}

int carriedCount(const std::vector<const ObjectiveState*>& objectives, const PlayerId& player)
{
    return static_cast<int>(std::ranges::count_if(
        objectives, [&player](const ObjectiveState* each) { return carriedBy(*each, player); }));
}

/// Where an Objective is: with its carrier, or where it lies.
std::optional<Point> placeOf(const MatchState& state, const ObjectiveState& objective)
{
    if (!objective.carrier)
        return objective.at;
    const UnitState* carrier = state.find(*objective.carrier);
    return carrier ? carrier->at : std::nullopt;
}

/// Whether the player has more Units at an Objective than any enemy.
bool controls(const JudgedCard& card, const Point& objective)
{
    const auto near = [&objective](const PlayerState& player) {
        return std::ranges::count_if(player.units, [&objective](const UnitState& unit) {
            return !unit.removed() && unit.at &&
                   distanceBetween(*unit.at, objective) <= Field::control + Field::objectiveRadius;
        });
    };
    const auto own = near(card.player);
    return std::ranges::all_of(card.enemies(), [&](const PlayerState* enemy) { return near(*enemy) < own; });
}

bool anyUnitHasAPlace(const MatchState& state)
{
    return std::ranges::any_of(state.players, [](const PlayerState& player) {
        return std::ranges::any_of(
            player.units, [](const UnitState& unit) { return !unit.removed() && unit.at.has_value(); });
    });
}

Counts judgeCommonMessenger(const JudgedCard& card)
{
    const bool delivered = std::ranges::any_of(card.enemies(), [&card](const PlayerState* enemy) {
        const MissionState* theirs = card.state.find(enemy->id, card.mission.mission);
        return theirs && tickOf(*theirs, "message-delivered").value_or(0) > 0;
    });
    const auto messenger = card.chosenOf(card.player.id, card.mission);
    return {std::nullopt, !delivered,
            messenger.empty() ? std::nullopt : std::optional<int>(messenger.front()->isOnBattlefield())};
}

Counts judgeCommonRelics(const JudgedCard& card)
{
    const auto relics = card.objectives();
    if (relics.empty())
        return {};
    const std::optional<int> carried = carriedCount(relics, card.player.id) > 0;
    if (card.mission.units.empty())
        return {carried};
    bool kept = false;
    bool taken = false;
    for (const ObjectiveState* relic : relics) {
        if (relic->carrier != card.mission.units.front())
            continue;
        kept = kept || relic->owner == card.player.id;
        taken = taken || (!relic->owner.empty() && relic->owner != card.player.id);
    }
    return {carried, kept, taken};
}

} // namespace

// A conquest area has one flag at a time, the last one planted; a flag that was picked flutters nowhere.
// Flags of which nobody said where they are count as being in areas of their own.
Counts judgeConquerors(const JudgedCard& card)
{
    constexpr int areas = 9;
    const auto flags = card.objectives();
    if (flags.empty())
        return {std::nullopt};
    std::map<std::pair<int, int>, PlayerId> planted;
    int elsewhere = 0;
    for (const ObjectiveState* flag : flags) {
        if (flag->carrier)
            continue;
        if (flag->at)
            planted[conquestAreaOf(*flag->at)] = flag->owner;
        else
            elsewhere += flag->owner == card.player.id;
    }
    const auto own =
        std::ranges::count_if(planted, [&card](const auto& area) { return area.second == card.player.id; });
    return {std::min(static_cast<int>(own) + elsewhere, areas)};
}

Counts judgeMoonShards(const JudgedCard& card)
{
    const auto shards = card.objectives();
    if (shards.empty())
        return {std::nullopt};
    int units = 0;
    for (const UnitState& unit : card.player.units)
        units += std::ranges::count(shards, std::optional<UnitRef>({card.player.id, unit.id()}),
                                    &ObjectiveState::carrier) >= 2;
    return {units};
}

Counts judgeIdolsOfPower(const JudgedCard& card)
{
    const auto idols = card.objectives();
    const bool placed =
        std::ranges::any_of(idols, [](const ObjectiveState* idol) { return idol->at.has_value(); });
    if (!placed || !anyUnitHasAPlace(card.state))
        return {std::nullopt};
    return {static_cast<int>(std::ranges::count_if(
        idols, [&card](const ObjectiveState* idol) { return idol->at && controls(card, *idol->at); }))};
}

Counts judgeMessenger(const JudgedCard& card)
{
    if (card.mission.common)
        return judgeCommonMessenger(card);
    const auto messages = card.objectives();
    if (messages.empty())
        return {};
    const ObjectiveState& message = *messages.front();
    const auto& chosen = card.mission.units;
    const auto at = placeOf(card.state, message);
    return {carriedBy(message, card.player.id),
            chosen.empty() ? std::nullopt : std::optional<int>(message.carrier == chosen.front()),
            at && card.player.side ? std::optional<int>(liesInArea(*at, *card.player.side)) : std::nullopt};
}

Counts judgeRelics(const JudgedCard& card)
{
    if (card.mission.common)
        return judgeCommonRelics(card);
    const auto relics = card.objectives();
    return {relics.empty() ? std::nullopt : std::optional(carriedCount(relics, card.player.id))};
}

} // namespace adjutant::drakerys
