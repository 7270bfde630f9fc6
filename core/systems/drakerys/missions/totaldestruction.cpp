#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

Judged fullQuartersLost(const JudgedCard& card)
{
    constexpr double share = 25;
    constexpr double rounding = 1e-9; // thirds of Units that make a full quarter together
    const auto casualties = casualtiesOfEnemies(card.state, card.player.id);
    if (!casualties)
        return std::nullopt;
    return static_cast<int>(std::floor(*casualties / share + rounding));
}

std::optional<Message> shareLost(const JudgedCard& card)
{
    const auto casualties = casualtiesOfEnemies(card.state, card.player.id);
    return casualties ? std::optional(message(TR("%1% of the AP"), std::floor(*casualties * 10) / 10))
                      : std::nullopt;
}

constexpr MissionCondition destruction[] = {
    {"casualties", TR("Full quarters of the enemy’s Army Points eliminated"), fullQuartersLost, 3, true, 1,
     shareLost},
};

} // namespace

Mission totalDestruction()
{
    constexpr MissionEffect effect{
        .summary = TR("Every full 25% of the enemy’s Army Points you eliminate scores 1 VP, at most 3."),
        .conditions = destruction};
    return {
        .id = "total-destruction",
        .name = TR("Total Destruction"),
        .common = effect,
        .solo = effect,
    };
}

} // namespace adjutant::drakerys
