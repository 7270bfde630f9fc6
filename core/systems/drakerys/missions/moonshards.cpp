#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr double shardsApart = 25; // cm

Judged unitsWithTwoShards(const JudgedCard& card)
{
    const auto shards = card.objectives();
    if (shards.empty())
        return std::nullopt;
    int units = 0;
    for (const UnitState& unit : card.player.units)
        units += std::ranges::count(shards, std::optional<UnitRef>({card.player.id, unit.id()}),
                                    &ObjectiveState::carrier) >= 2;
    return units;
}

constexpr MissionCondition twoShards[] = {
    {"units-with-two-shards", TR("Units carrying 2 or more moon shards"), unitsWithTwoShards, 3, true},
};

} // namespace

Mission moonShards()
{
    constexpr MissionEffect effect{
        .summary = TR("Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Each "
                      "of your Units carrying two or more at the end scores 1 VP."),
        .objectives = {.count = 6,
                       .placing = ObjectivePlacing::setup,
                       .apart = shardsApart,
                       .rule = TR("at least %1 cm apart, and %2 cm from everything else"),
                       .distance = shardsApart},
        .conditions = twoShards};
    return {
        .id = "moon-shards",
        .name = TR("Moon Shards"),
        .token = {"shard", TR("Moon shard"), "field/shard"},
        .common = effect,
        .solo = effect,
    };
}

} // namespace adjutant::drakerys
