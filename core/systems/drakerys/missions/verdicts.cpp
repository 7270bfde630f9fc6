#include "core/systems/drakerys/missions/mission.h"

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

bool isPlacedAtTheStart(ObjectivePlacing placing)
{
    return placing == ObjectivePlacing::setup || placing == ObjectivePlacing::deployed;
}

/// Collects tokens under ids that no other token has.
class MissingTokens
{
public:
    explicit MissingTokens(const MatchState& state)
    {
        for (const ObjectiveState& objective : state.objectives)
            m_taken.insert(objective.id.text());
    }

    ObjectiveState& add(const Mission& mission, const MissionState& card)
    {
        std::string id;
        int number = 0;
        do
            id = std::string(mission.token.id) + '-' + std::to_string(++number);
        while (!m_taken.insert(id).second);
        ObjectiveState token;
        token.id = ObjectiveId(id);
        token.mission = card.mission;
        return tokens.emplace_back(std::move(token));
    }

    std::vector<ObjectiveState> tokens;

private:
    std::set<std::string> m_taken;
};

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

const MissionChoice* choiceOf(const MissionState& card)
{
    const Mission* mission = findMission(card.mission);
    const MissionChoice* choice = mission ? &mission->effect(card.common).choice : nullptr;
    return choice && !choice->nothing() ? choice : nullptr;
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

bool isDeployed(const MatchState& state)
{
    if (state.deployed || hasBegun(state))
        return true;
    int standing = 0;
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units) {
            if (!unit.removed() && !unit.at)
                return false;
            standing += unit.removed() ? 0 : 1;
        }
    return standing > 0;
}

bool waitsForDeployment(const MatchState& state, const ObjectiveState& objective)
{
    const ObjectivePlacing placing = effectOf(state, objective.mission).objectives.placing;
    return placing == ObjectivePlacing::deployed || placing == ObjectivePlacing::carried;
}

std::vector<ObjectiveState> missingObjectives(const MatchState& state)
{
    MissingTokens missing(state);
    std::set<MissionId> seen;
    for (const MissionState& card : state.missions) {
        const Mission* mission = findMission(card.mission);
        if (!mission)
            continue;
        const MissionObjectives& asked = mission->effect(card.common).objectives;
        if (asked.placing == ObjectivePlacing::carried) {
            const bool given = std::ranges::any_of(state.objectives, [&card](const ObjectiveState& each) {
                return each.mission == card.mission && each.owner == card.player;
            });
            if (given)
                continue;
            ObjectiveState& relic = missing.add(*mission, card);
            relic.owner = card.player;
            if (!card.units.empty())
                relic.carrier = card.units.front();
        } else if (isPlacedAtTheStart(asked.placing) && seen.insert(card.mission).second) {
            const auto there = std::ranges::count(state.objectives, card.mission, &ObjectiveState::mission);
            for (auto left = asked.count - there; left > 0; --left)
                if (ObjectiveState& token = missing.add(*mission, card);
                    asked.picking == ObjectivePicking::owner)
                    token.owner = card.player;
        }
    }
    return std::move(missing.tokens);
}

Message hintOnPlacing(const MatchState& state, const MissionId& id)
{
    const MissionObjectives objectives = effectOf(state, id).objectives;
    const Message rule =
        objectives.rule
            ? objectives.rule()
            : message(WORDS("drakerys", "at least %1 cm from every Scenery, Vortex, Maelstrom and Objective"),
                      Field::apart);
    const std::vector<ObjectiveState> missing = missingObjectives(state);
    const auto left = std::ranges::count(missing, id, &ObjectiveState::mission);
    return left == 0
               ? rule
               : counted(WORDS_N("drakerys", "%1; %n still to be placed"), static_cast<int>(left), rule);
}

} // namespace adjutant::drakerys
