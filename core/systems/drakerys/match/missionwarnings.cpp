#include "core/systems/drakerys/match/missionwarnings.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/missions/dealt.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace adjutant::drakerys {

namespace {

std::string_view plural(int count)
{
    return count == 1 ? "" : "s";
}

/// "2 own Heroes of 1": what was chosen, and what should have been.
class ChoiceReview
{
public:
    ChoiceReview(const MatchState& state, const ChooseFor& command, const Mission& mission,
                 const MissionChoice& choice)
        : m_state(state), m_command(command), m_name(mission.name)
    {
        reviewUnits(choice);
        reviewSceneries(choice.sceneries);
    }

    std::vector<Warning> warnings;

private:
    void warn(std::string message) { warnings.push_back({"chosen", std::move(message)}); }

    void reviewUnits(const MissionChoice& choice)
    {
        std::set<std::string> names;
        int own = 0;
        for (const UnitRef& ref : m_command.units) {
            const UnitCard& card = *m_state.find(ref)->card;
            const bool isOwn = ref.player == m_command.player;
            own += isOwn;
            if (!names.insert(textOf(ref)).second)
                warn(fmt::format("{} is chosen twice", textOf(ref)));
            const bool needsHero = isOwn ? choice.ownHeroes > 0 : choice.enemyHeroes > 0;
            if (card.profile && needsHero && !card.hero)
                warn(fmt::format("{} asks for a Hero, and {} is none", m_name, card.name));
            if (card.profile && isOwn && choice.ownInfantry > 0 && !card.infantry)
                warn(fmt::format("{} asks for Infantry, and {} is none", m_name, card.name));
        }
        const int ownAsked = choice.units() - choice.enemyHeroes;
        const int enemies = static_cast<int>(m_command.units.size()) - own;
        if (own != ownAsked)
            warn(fmt::format("{} asks for {} own Unit{}, not {}", m_name, ownAsked, plural(ownAsked), own));
        if (enemies != choice.enemyHeroes)
            warn(fmt::format("{} asks for {} enemy Unit{}, not {}", m_name, choice.enemyHeroes,
                             plural(choice.enemyHeroes), enemies));
    }

    void reviewSceneries(int asked)
    {
        const auto& named = m_command.sceneries;
        const std::set<SceneryId> sceneries(named.begin(), named.end());
        if (static_cast<int>(sceneries.size()) != asked || named.size() != sceneries.size())
            warn(fmt::format("{} asks for {} different Sceneries, not {}", m_name, asked, named.size()));
        std::vector<bool> near; // the half of Deployment Area A
        for (const SceneryId& id : sceneries) {
            const auto found = std::ranges::find(m_state.sceneries, id, &SceneryState::id);
            if (found == m_state.sceneries.end())
                warn(fmt::format("no Scenery '{}' stands on the battlefield", id.text()));
            else
                near.push_back(found->at.y < Field::middle);
        }
        if (asked > 1 && near.size() == sceneries.size() && near.size() > 1 &&
            std::ranges::adjacent_find(near, std::ranges::not_equal_to()) == near.end())
            warn("the Sceneries can't all be in the same half of the battlefield");
    }

    const MatchState& m_state;
    const ChooseFor& m_command;
    std::string_view m_name;
};

} // namespace

std::vector<Warning> missionWarnings(const MatchState&, const Score& command)
{
    if (command.mission.empty() || findMission(command.mission))
        return {};
    return {{"unknown-mission",
             fmt::format("the rulebook has no mission '{}'; counted all the same", command.mission.text())}};
}

std::vector<Warning> missionWarnings(const MatchState&, const DealMissions& command)
{
    std::vector<MissionId> dealt{command.common};
    for (const auto& solo : command.solo)
        dealt.push_back(solo.second);
    std::erase(dealt, MissionId());
    std::vector<Warning> warnings;
    std::set<MissionId> different;
    for (const MissionId& card : dealt) {
        if (!different.insert(card).second)
            warnings.push_back({"unknown-mission", fmt::format("there is one card '{}' only", card.text())});
        else if (!findMission(card))
            warnings.push_back(
                {"unknown-mission", fmt::format("the rulebook has no mission '{}'; the players say how it "
                                                "stands",
                                                card.text())});
    }
    return warnings;
}

std::vector<Warning> missionWarnings(const MatchState& state, const ChooseFor& command)
{
    const Mission* mission = findMission(command.mission);
    if (!mission)
        return {};
    const bool common = state.find(command.player, command.mission)->common;
    return ChoiceReview(state, command, *mission, mission->effect(common).choice).warnings;
}

std::vector<Warning> missionWarnings(const MatchState& state, const Tick& command)
{
    const Mission* mission = findMission(command.mission);
    if (!mission)
        return {};
    const MissionEffect& effect = mission->effect(state.find(command.player, command.mission)->common);
    if (effect.find(command.condition))
        return {};
    std::vector<std::string_view> known;
    for (const MissionCondition& condition : effect.conditions)
        known.push_back(condition.id);
    return {{"unknown-condition", fmt::format("{} has no condition '{}', but: {}", mission->name,
                                              command.condition, fmt::join(known, ", "))}};
}

std::vector<Warning> missionWarnings(const MatchState& state, const PlaceObjective& command)
{
    if (!command.carrier)
        return {};
    const auto known = std::ranges::find(state.objectives, command.objective, &ObjectiveState::id);
    const bool isKnown = known != state.objectives.end();
    const Mission* mission =
        findMission(isKnown && command.mission.empty() ? known->mission : command.mission);
    if (!mission)
        return {};
    const PlayerId owner = isKnown && command.owner.empty() ? known->owner : command.owner;
    const PlayerId& picker = command.carrier->player;
    const auto warning = [&](std::string_view who) {
        return std::vector<Warning>{
            {"pick", fmt::format("{}: {} can pick {}, not {}", mission->name, who, command.objective.text(),
                                 textOf(*command.carrier))}};
    };
    switch (effectOf(state, *mission).objectives.picking) {
    case ObjectivePicking::nobody:
        return warning("nobody");
    case ObjectivePicking::owner:
        return owner.empty() || owner == picker ? std::vector<Warning>() : warning("its owner's Units only");
    case ObjectivePicking::ownersEnemy:
        return owner.empty() || owner != picker ? std::vector<Warning>() : warning("only its owner's enemy");
    case ObjectivePicking::everybody:
        break;
    }
    return {};
}

} // namespace adjutant::drakerys
