#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

ConditionVerdict verdictOn(const MissionCondition& condition, const JudgedCard& card)
{
    const Judged ticked = tickOf(card.mission, condition.id);
    const Judged computed = condition.judge ? condition.judge(card) : std::nullopt;
    ConditionVerdict verdict{condition};
    if (ticked || computed) {
        verdict.source = ticked ? VerdictSource::ticked : VerdictSource::computed;
        verdict.count = ticked ? *ticked : *computed;
    }
    verdict.vp = std::min(verdict.count / condition.each, condition.most);
    if (condition.standing)
        verdict.standing = condition.standing(card);
    return verdict;
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
        MissionVerdict verdict{each};
        for (const MissionCondition& condition : mission->effect(each.common).conditions) {
            verdict.conditions.push_back(verdictOn(condition, {state, *player, each}));
            verdict.vp += verdict.conditions.back().vp;
        }
        verdicts.push_back(std::move(verdict));
    }
    return verdicts;
}

std::vector<MissionPoints> pointsByMission(const MatchState& state, bool asIfOver)
{
    std::vector<MissionPoints> points;
    for (const PlayerState& player : state.players)
        for (const auto& [mission, vp] : player.scores)
            points.push_back({player.id, mission, vp});
    const bool given =
        std::ranges::any_of(points, [](const MissionPoints& each) { return !each.mission.empty(); });
    if ((asIfOver || isFinished(state)) && !given)
        for (const MissionVerdict& verdict : verdictsOf(state))
            points.push_back({verdict.card.player, verdict.card.mission, verdict.vp});
    return points;
}

int victoryPointsOf(const MatchState& state, const PlayerId& player, bool asIfOver)
{
    int vp = 0;
    for (const MissionPoints& each : pointsByMission(state, asIfOver))
        vp += each.player == player ? each.vp : 0;
    return std::max(0, vp);
}

Message whatWasChosen(const MatchState& state, const MissionState& chosen)
{
    const Message player = state.name(chooserOf(state, chosen));
    const Message mission = toMessage(chosen.mission);
    std::vector<Message> things = mapped(chosen.units, [&](const UnitRef& unit) { return state.name(unit); });
    for (const SceneryId& scenery : chosen.sceneries)
        things.push_back(toMessage(scenery));
    return things.empty() ? message(TR("%1 chose nothing for %2"), player, mission)
                          : message(TR("%1 chose %2 for %3"), player, withAnd(things), mission);
}

std::vector<Message> finalScore(const MatchState& state)
{
    std::vector<Message> lines;
    const std::vector<MissionPoints> points = pointsByMission(state);
    for (const PlayerState& player : state.players) {
        std::vector<Message> parts;
        for (const MissionPoints& each : points)
            if (each.player == player.id && !each.mission.empty())
                parts.push_back(message(TR("%1 %2"), toMessage(each.mission), each.vp));
        const int vp = victoryPointsOf(state, player.id);
        lines.push_back(parts.empty() ? message(TR("%1: %2 VP"), toMessage(player), vp)
                                      : message(TR("%1: %2 VP (%3)"), toMessage(player), vp, listed(parts)));
    }
    return lines;
}

std::optional<double> apOf(const UnitState& unit, int warriors)
{
    if (!unit.invokedBy.empty() || unit.card->size <= 0)
        return std::nullopt;
    return static_cast<double>(unit.card->ap) * warriors / unit.card->size;
}

ArmyPoints armyPointsOf(const PlayerState& player)
{
    ArmyPoints points;
    for (const UnitState& unit : player.units) {
        points.left += apOf(unit, unit.warriors).value_or(0);
        points.lost += apOf(unit, unit.card->size - unit.warriors).value_or(0);
    }
    return points;
}

std::optional<double> casualtiesOfEnemies(const MatchState& state, const PlayerId& player)
{
    double lost = 0;
    double whole = 0;
    for (const PlayerState& each : state.players)
        if (each.id != player) {
            const ArmyPoints points = armyPointsOf(each);
            lost += points.lost;
            whole += points.lost + points.left;
        }
    return whole > 0 ? std::optional(100 * lost / whole) : std::nullopt;
}

const MissionChoice* choiceOf(const MissionState& card)
{
    const MissionChoice& choice = effectOf(card.mission, card.common).choice;
    return choice.nothing() ? nullptr : &choice;
}

PlayerId chooserOf(const MatchState& state, const MissionState& card)
{
    const MissionChoice* choice = choiceOf(card);
    if (!choice || !choice->byEnemy)
        return card.player;
    for (const PlayerState& player : state.players)
        if (player.id != card.player)
            return player.id;
    return {};
}

bool lacksChoice(const MissionState& card)
{
    return choiceOf(card) && !card.secret && card.units.empty() && card.sceneries.empty();
}

bool isDeployed(const MatchState& state, const PlayerState& player)
{
    const auto stands = [](const UnitState& unit) { return unit.removed() || unit.at; };
    return state.deployed || hasBegun(state) ||
           (!player.units.empty() && std::ranges::all_of(player.units, stands));
}

bool isDeployed(const MatchState& state)
{
    return std::ranges::all_of(state.players,
                               [&state](const PlayerState& each) { return isDeployed(state, each); });
}

bool waitsForDeployment(const MatchState& state, const ObjectiveState& objective)
{
    const ObjectivePlacing placing = effectOf(state, objective.mission).objectives.placing;
    return placing == ObjectivePlacing::deployed || placing == ObjectivePlacing::carried;
}

std::vector<ObjectiveState> missingObjectives(const MatchState& state)
{
    std::vector<ObjectiveState> all = state.objectives;
    std::set<MissionId> seen;
    for (const MissionState& card : state.missions) {
        const MissionObjectives& asked = effectOf(card.mission, card.common).objectives;
        if (asked.placing == ObjectivePlacing::carried) {
            const bool given = std::ranges::any_of(state.objectives, [&card](const ObjectiveState& each) {
                return each.mission == card.mission && each.owner == card.player;
            });
            if (given || card.units.empty())
                continue;
            all.push_back(newObjective(all, card.mission, card.player));
            all.back().carrier = card.units.front();
        } else if ((asked.placing == ObjectivePlacing::setup ||
                    asked.placing == ObjectivePlacing::deployed) &&
                   seen.insert(card.mission).second) {
            const auto there = std::ranges::count(state.objectives, card.mission, &ObjectiveState::mission) +
                               tickOf(card, asked.gone).value_or(0);
            const bool owned = asked.picking == ObjectivePicking::owner;
            for (auto left = asked.count - there; left > 0; --left)
                all.push_back(newObjective(all, card.mission, owned ? card.player : PlayerId()));
        }
    }
    all.erase(all.begin(), all.begin() + std::ssize(state.objectives));
    return all;
}

} // namespace adjutant::drakerys
