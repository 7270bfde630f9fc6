#include "core/systems/drakerys/missions/mission.h"

// Each player's enemy Hero is the one whom the enemy chose, or, of a Solo mission, one of the player's
// choice.

namespace adjutant::drakerys {

namespace {

std::vector<const UnitState*> enemyHeroes(const JudgedCard& card)
{
    std::vector<const UnitState*> heroes;
    for (const PlayerState* enemy : card.enemies()) {
        const MissionState* chosen =
            card.mission.common ? card.state.find(enemy->id, card.mission.mission) : &card.mission;
        if (chosen)
            std::ranges::copy(card.chosenOf(enemy->id, *chosen), std::back_inserter(heroes));
    }
    return heroes;
}

// None where nobody is known.
Judged areAll(const std::vector<const UnitState*>& heroes, bool (UnitState::*state)() const)
{
    return heroes.empty() ? std::nullopt : Judged(std::ranges::all_of(heroes, state));
}

// None where nobody knows who did.
Judged ownHeroEliminatedIt(const JudgedCard& card)
{
    const auto enemies = enemyHeroes(card);
    if (enemies.empty() || card.mission.units.empty())
        return std::nullopt;
    for (const UnitState* enemy : enemies) {
        if (!enemy->removed())
            return 0;
        if (!enemy->eliminated)
            return std::nullopt;
        const UnitRef& by = enemy->eliminated->by;
        if (by.player != card.player.id || !findIn(card.mission.units, by))
            return 0;
    }
    return 1;
}

constexpr MissionCondition duel[] = {
    {"own-hero-alive", TR("The player’s Hero is still on the battlefield"),
     [](const JudgedCard& card) {
         return areAll(card.chosenOf(card.player.id, card.mission), &UnitState::isOnBattlefield);
     }},
    {"enemy-hero-eliminated", TR("The enemy’s Hero was eliminated"),
     [](const JudgedCard& card) { return areAll(enemyHeroes(card), &UnitState::removed); }},
    {"own-hero-eliminated-it", TR("The player’s Hero eliminated the enemy’s Hero"), ownHeroEliminatedIt},
};

} // namespace

Mission epicFight()
{
    return {
        .id = "epic-fight",
        .name = TR("Epic Fight"),
        .common = {.summary =
                       TR("After the Deployment, secretly choose one of your Heroes. Keep that Hero on the "
                          "battlefield and eliminate the Hero the enemy chose, ideally with your own."),
                   .choice = {.ownHeroes = 1, .secret = true},
                   .conditions = duel},
        .solo = {.summary = TR("After the Deployment, choose one of your Heroes and one of the enemy’s. Keep "
                               "yours on the battlefield and eliminate the enemy’s, ideally with your own."),
                 .choice = {.ownHeroes = 1, .enemyHeroes = 1},
                 .conditions = duel},
    };
}

} // namespace adjutant::drakerys
