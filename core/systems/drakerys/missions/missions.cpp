#include "core/systems/drakerys/missions/mission.h"

#include "core/systems/drakerys/battlefield/field.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

using enum Judging;
using enum ObjectivePlacing;
using enum ObjectivePicking;

constexpr MissionCondition heroDuel[] = {
    {"own-hero-alive", 1, computed},
    {"enemy-hero-eliminated", 1, computed},
    {"own-hero-eliminated-it", 1, computed},
};

constexpr MissionCondition conquest[] = {{"flags", 3, computed, true, 3}};

constexpr MissionCondition destruction[] = {{"casualties", 3, computed, true}};

constexpr MissionCondition shards[] = {{"units-with-two-shards", 3, computed, true}};

constexpr MissionCondition idols[] = {{"idols-controlled", 3, computed, true}};

constexpr MissionCondition commonMessage[] = {
    {"message-delivered", 1, ticked},
    {"enemy-message-not-delivered", 1, computed},
    {"own-messenger-alive", 1, computed},
};

constexpr MissionCondition soloMessage[] = {
    {"message-carried", 1, computed},
    {"message-with-chosen-hero", 1, computed},
    {"message-in-own-area", 1, computed},
};

constexpr MissionCondition brokenThrough[] = {{"units-in-enemy-area", 3, computed, true}};

constexpr MissionCondition commonPrisoners[] = {
    {"heroes-captured", 1, computed, true},
    {"more-captured-than-enemy", 1, computed},
    {"no-own-hero-captured", 1, computed},
};

constexpr MissionCondition soloPrisoners[] = {{"cages-destroyed", 3, ticked, true}};

constexpr MissionCondition commonRelics[] = {
    {"relic-carried", 1, computed},
    {"own-relic-kept", 1, computed},
    {"enemy-relic-taken", 1, computed},
};

constexpr MissionCondition soloRelics[] = {{"relics-carried", 3, computed, true}};

constexpr MissionAction plant[] = {{"plant-flag", 1}};
constexpr MissionAction plantOrPick[] = {{"plant-flag", 1}, {"pick", 1}};
constexpr MissionAction pick[] = {{"pick", 1}};
constexpr MissionAction deliver[] = {{"deliver-message", 1}};
constexpr MissionAction search[] = {{"search", 1}, {"search-and-pick", 2}, {"pick", 1}};

constexpr MissionChoice noChoice{};
constexpr MissionObjectives noObjectives{};
constexpr MissionObjectives moonShards{6, apart, 25, everybody};

constexpr Mission table[] = {
    {"epic-fight",
     "Epic Fight",
     {{.ownHeroes = 1, .secret = true}, noObjectives, heroDuel, {}},
     {{.ownHeroes = 1, .enemyHeroes = 1}, noObjectives, heroDuel, {}}},
    {"conquerors",
     "Conquerors",
     {{.ownUnits = 3}, {0, planted, 0, nobody}, conquest, plant},
     {{.ownUnits = 3}, {0, planted, 0, ownersEnemy}, conquest, plantOrPick}},
    {"total-destruction",
     "Total Destruction",
     {noChoice, noObjectives, destruction, {}},
     {noChoice, noObjectives, destruction, {}}},
    {"moon-shards",
     "Moon Shards",
     {noChoice, moonShards, shards, pick},
     {noChoice, moonShards, shards, pick}},
    {"idols-of-power",
     "Idols of Power",
     {noChoice, {3, diagonalFromMiddle, Field::idols, nobody}, idols, {}},
     {noChoice, {3, diagonalApart, Field::idols, nobody}, idols, {}}},
    {"messenger",
     "Messenger",
     {{.ownHeroes = 1, .secret = true}, noObjectives, commonMessage, deliver},
     {{.ownHeroes = 1}, {1, beyondMiddleLine, 30, owner}, soloMessage, pick}},
    {"breakthrough",
     "Breakthrough",
     {{.ownUnits = 3, .secret = true}, noObjectives, brokenThrough, {}},
     {{.ownUnits = 3, .secret = true}, noObjectives, brokenThrough, {}}},
    {"prisoners",
     "Prisoners",
     {noChoice, noObjectives, commonPrisoners, {}},
     {noChoice, {3, outsideDeployment, 10, nobody}, soloPrisoners, {}}},
    {"relics",
     "Relics",
     {{.ownInfantry = 1}, {1, carried, 0, everybody}, commonRelics, pick},
     {{.sceneries = 3, .byEnemy = true, .secret = true}, {3, hidden, 0, everybody}, soloRelics, search}},
};

} // namespace

const MissionCondition* MissionEffect::find(std::string_view condition) const
{
    const auto found = std::ranges::find(conditions, condition, &MissionCondition::id);
    return found == conditions.end() ? nullptr : &*found;
}

std::span<const Mission> missions()
{
    return table;
}

const Mission* findMission(const MissionId& id)
{
    const auto found = std::ranges::find(table, id.text(), &Mission::id);
    return found == std::end(table) ? nullptr : found;
}

} // namespace adjutant::drakerys
