#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

Judged unitsInEnemyArea(const JudgedCard& card)
{
    const auto chosen = card.chosenOf(card.player.id, card.mission);
    if (chosen.empty())
        return std::nullopt;
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
    return placed > 0 || left == 0 ? std::optional(through) : std::nullopt;
}

constexpr MissionCondition brokenThrough[] = {
    {"units-in-enemy-area", TR("Chosen Units in the enemy’s Deployment Area"), unitsInEnemyArea, 3, true},
};

} // namespace

Mission breakthrough()
{
    constexpr MissionEffect effect{.summary =
                                       TR("After the Deployment, secretly choose three of your Units. Each "
                                          "of them in the enemy’s Deployment Area at the end scores 1 VP."),
                                   .choice = {.ownUnits = 3, .secret = true},
                                   .conditions = brokenThrough};
    return {
        .id = "breakthrough",
        .name = TR("Breakthrough"),
        .common = effect,
        .solo = effect,
    };
}

} // namespace adjutant::drakerys
