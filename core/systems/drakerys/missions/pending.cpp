#include "core/systems/drakerys/missions/pending.h"

#include <algorithm>
#include <set>

namespace adjutant::drakerys {

namespace {

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
