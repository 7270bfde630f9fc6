#include "core/systems/drakerys/missions/verdicts.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

ConditionVerdict verdictOn(const MissionCondition& condition, const JudgedCard& card)
{
    const Judged ticked = tickOf(card.mission, condition.id);
    const Judged computed = condition.judge ? condition.judge(card) : std::nullopt;
    ConditionVerdict verdict;
    verdict.id = condition.id;
    verdict.most = condition.most;
    verdict.counts = condition.counts;
    if (ticked || computed) {
        verdict.source = ticked ? VerdictSource::ticked : VerdictSource::computed;
        verdict.count = ticked ? *ticked : *computed;
    }
    verdict.vp = std::min(verdict.count / condition.each, condition.most);
    if (condition.standing)
        verdict.standing = condition.standing(card);
    return verdict;
}

double valueOf(const PlayerState& player, int (*warriors)(const UnitState&))
{
    double value = 0;
    for (const UnitState& unit : player.units)
        if (unit.invokedBy.empty() && unit.card->size > 0)
            value += static_cast<double>(unit.card->ap) * warriors(unit) / unit.card->size;
    return value;
}

} // namespace

std::vector<MissionVerdict> verdictsOf(const MatchState& state)
{
    std::vector<MissionVerdict> verdicts;
    for (const MissionState& each : state.missions) {
        const Mission* mission = findMission(each.mission);
        const PlayerState* player = state.find(each.player);
        if (!mission || !player)
            continue;
        MissionVerdict verdict{each.player, each.mission, each.common, each.secret, {}, 0};
        for (const MissionCondition& condition : mission->effect(each.common).conditions) {
            verdict.conditions.push_back(verdictOn(condition, {state, *player, each}));
            verdict.vp += verdict.conditions.back().vp;
        }
        verdicts.push_back(std::move(verdict));
    }
    return verdicts;
}

std::vector<MissionPoints> pointsByMission(const MatchState& state)
{
    std::vector<MissionPoints> points;
    for (const PlayerState& player : state.players)
        for (const MissionScore& score : player.scores)
            points.push_back({player.id, score.mission, score.vp});
    const bool given =
        std::ranges::any_of(points, [](const MissionPoints& each) { return !each.mission.empty(); });
    if (isFinished(state) && !given)
        for (const MissionVerdict& verdict : verdictsOf(state))
            points.push_back({verdict.player, verdict.mission, verdict.vp});
    return points;
}

int victoryPointsOf(const MatchState& state, const PlayerId& player)
{
    int vp = 0;
    for (const MissionPoints& each : pointsByMission(state))
        vp += each.player == player ? each.vp : 0;
    return std::max(0, vp);
}

double armyLeft(const PlayerState& player)
{
    return valueOf(player, [](const UnitState& unit) { return unit.warriors; });
}

double armyLost(const PlayerState& player)
{
    return valueOf(player, [](const UnitState& unit) { return unit.card->size - unit.warriors; });
}

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

} // namespace adjutant::drakerys
