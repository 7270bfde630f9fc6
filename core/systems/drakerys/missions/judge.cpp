#include "core/systems/drakerys/missions/judge.h"

#include "core/systems/drakerys/missions/judging.h"

#include <algorithm>
#include <utility>

namespace adjutant::drakerys {

namespace {

constexpr std::pair<std::string_view, Counts (*)(const JudgedCard&)> judges[] = {
    {"epic-fight", judgeEpicFight},
    {"conquerors", judgeConquerors},
    {"total-destruction", judgeTotalDestruction},
    {"moon-shards", judgeMoonShards},
    {"idols-of-power", judgeIdolsOfPower},
    {"messenger", judgeMessenger},
    {"breakthrough", judgeBreakthrough},
    {"prisoners", judgePrisoners},
    {"relics", judgeRelics},
};

Counts countsOf(const JudgedCard& card)
{
    for (const auto& [mission, judge] : judges)
        if (card.mission.mission.text() == mission)
            return judge(card);
    return {};
}

ConditionVerdict verdictOn(const MissionCondition& condition, std::optional<int> computed,
                           std::optional<int> ticked)
{
    ConditionVerdict verdict;
    verdict.id = condition.id;
    verdict.most = condition.most;
    verdict.counts = condition.counts;
    if (ticked || computed) {
        verdict.source = ticked ? VerdictSource::ticked : VerdictSource::computed;
        verdict.count = ticked ? *ticked : *computed;
    }
    verdict.vp = std::min(verdict.count / condition.each, condition.most);
    return verdict;
}

} // namespace

std::vector<const PlayerState*> JudgedCard::enemies() const
{
    std::vector<const PlayerState*> others;
    for (const PlayerState& each : state.players)
        if (each.id != player.id)
            others.push_back(&each);
    return others;
}

std::vector<const UnitState*> JudgedCard::chosenOf(const PlayerId& side, const MissionState& chosenFor) const
{
    std::vector<const UnitState*> units;
    for (const UnitRef& ref : chosenFor.units)
        if (const UnitState* unit = ref.player == side ? state.find(ref) : nullptr)
            units.push_back(unit);
    return units;
}

std::vector<const UnitState*> JudgedCard::chosenByEnemies() const
{
    std::vector<const UnitState*> units;
    for (const PlayerState* enemy : enemies())
        if (const MissionState* theirs = state.find(enemy->id, mission.mission))
            std::ranges::copy(chosenOf(enemy->id, *theirs), std::back_inserter(units));
    return units;
}

std::vector<const ObjectiveState*> JudgedCard::objectives() const
{
    std::vector<const ObjectiveState*> own;
    for (const ObjectiveState& objective : state.objectives)
        if (objective.mission == mission.mission)
            own.push_back(&objective);
    return own;
}

std::optional<int> tickOf(const MissionState& mission, std::string_view condition)
{
    const auto found = std::ranges::find(mission.ticked, condition, &TickedCondition::condition);
    return found == mission.ticked.end() ? std::nullopt : std::optional(found->count);
}

std::vector<MissionVerdict> verdictsOf(const MatchState& state)
{
    std::vector<MissionVerdict> verdicts;
    for (const MissionState& each : state.missions) {
        const Mission* mission = findMission(each.mission);
        const PlayerState* player = state.find(each.player);
        if (!mission || !player)
            continue;
        MissionVerdict verdict{each.player, each.mission, each.common, each.secret, {}, 0, {}};
        const auto conditions = mission->effect(each.common).conditions;
        Counts counts = countsOf({state, *player, each});
        counts.resize(conditions.size());
        for (std::size_t k = 0; k < conditions.size(); ++k) {
            verdict.conditions.push_back(verdictOn(conditions[k], counts[k], tickOf(each, conditions[k].id)));
            verdict.vp += verdict.conditions.back().vp;
        }
        if (mission->id == "total-destruction")
            verdict.casualties = casualtiesOfEnemies(state, each.player);
        verdicts.push_back(std::move(verdict));
    }
    return verdicts;
}

} // namespace adjutant::drakerys
