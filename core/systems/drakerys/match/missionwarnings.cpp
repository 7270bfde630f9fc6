#include "core/systems/drakerys/match/missionwarnings.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/dealt.h"

#include <algorithm>
#include <set>

namespace adjutant::drakerys {

namespace {

/// "2 own Heroes of 1": what was chosen, and what should have been.
class ChoiceReview
{
public:
    ChoiceReview(const MatchState& state, const ChooseFor& command, const Mission& mission,
                 const MissionChoice& choice)
        : m_state(state), m_command(command), m_name(toMessage(MissionId(std::string(mission.id))))
    {
        reviewUnits(choice);
        reviewSceneries(choice.sceneries);
    }

    std::vector<table::Remark> warnings;

private:
    void warn(Message message) { warnings.push_back({"chosen", std::move(message)}); }

    void reviewUnits(const MissionChoice& choice)
    {
        std::set<std::string> names;
        int own = 0;
        for (const UnitRef& ref : m_command.units) {
            const UnitCard& card = *m_state.find(ref)->card;
            const bool isOwn = ref.player == m_command.player;
            own += isOwn;
            if (!names.insert(textOf(ref)).second)
                warn(message(WORDS("drakerys", "%1 is chosen twice"), toMessage(m_state, ref)));
            const bool needsHero = isOwn ? choice.ownHeroes > 0 : choice.enemyHeroes > 0;
            if (card.profile && needsHero && !card.hero)
                warn(message(WORDS("drakerys", "%1 asks for a Hero, and %2 is none"), m_name,
                             toMessage(m_state, ref)));
            if (card.profile && isOwn && choice.ownInfantry > 0 && !card.infantry)
                warn(message(WORDS("drakerys", "%1 asks for Infantry, and %2 is none"), m_name,
                             toMessage(m_state, ref)));
        }
        const int ownAsked = choice.units() - choice.enemyHeroes;
        const int enemies = static_cast<int>(m_command.units.size()) - own;
        if (own != ownAsked)
            warn(counted(WORDS_N("drakerys", "%1 asks for %n own Unit(s), not %2"), ownAsked, m_name, own));
        if (enemies != choice.enemyHeroes)
            warn(counted(WORDS_N("drakerys", "%1 asks for %n enemy Unit(s), not %2"), choice.enemyHeroes,
                         m_name, enemies));
    }

    void reviewSceneries(int asked)
    {
        const auto& named = m_command.sceneries;
        const std::set<SceneryId> sceneries(named.begin(), named.end());
        if (static_cast<int>(sceneries.size()) != asked || named.size() != sceneries.size())
            warn(message(WORDS("drakerys", "%1 asks for %2 different Sceneries, not %3"), m_name, asked,
                         static_cast<int>(named.size())));
        std::vector<bool> near; // the half of Deployment Area A
        for (const SceneryId& id : sceneries) {
            const auto found = std::ranges::find(m_state.sceneries, id, &SceneryState::id);
            if (found == m_state.sceneries.end())
                warn(message(WORDS("drakerys", "no Scenery '%1' stands on the battlefield"),
                             verbatim(id.text())));
            else
                near.push_back(found->at.y < Field::middle);
        }
        if (asked > 1 && near.size() == sceneries.size() && near.size() > 1 &&
            std::ranges::adjacent_find(near, std::ranges::not_equal_to()) == near.end())
            warn(
                message(WORDS("drakerys", "the Sceneries can't all be in the same half of the battlefield")));
    }

    const MatchState& m_state;
    const ChooseFor& m_command;
    Message m_name;
};

} // namespace

std::vector<table::Remark> remarksOn(const MatchState&, const Score& command)
{
    if (command.mission.empty() || findMission(command.mission))
        return {};
    return {{"unknown-mission",
             message(WORDS("drakerys", "the rulebook has no mission '%1'; counted all the same"),
                     verbatim(command.mission.text()))}};
}

std::vector<table::Remark> remarksOn(const MatchState&, const DealMissions& command)
{
    std::vector<MissionId> dealt{command.common};
    for (const auto& solo : command.solo)
        dealt.push_back(solo.second);
    std::erase(dealt, MissionId());
    std::vector<table::Remark> warnings;
    std::set<MissionId> different;
    for (const MissionId& card : dealt) {
        if (!different.insert(card).second)
            warnings.push_back({"unknown-mission",
                                message(WORDS("drakerys", "there is one card only of %1"), toMessage(card))});
        else if (!findMission(card))
            warnings.push_back(
                {"unknown-mission",
                 message(WORDS("drakerys", "the rulebook has no mission '%1'; the players say how it stands"),
                         verbatim(card.text()))});
    }
    return warnings;
}

std::vector<table::Remark> remarksOn(const MatchState& state, const ChooseFor& command)
{
    const Mission* mission = findMission(command.mission);
    if (!mission)
        return {};
    const bool common = state.find(command.player, command.mission)->common;
    return ChoiceReview(state, command, *mission, mission->effect(common).choice).warnings;
}

std::vector<table::Remark> remarksOn(const MatchState& state, const Tick& command)
{
    const Mission* mission = findMission(command.mission);
    if (!mission)
        return {};
    const MissionEffect& effect = mission->effect(state.find(command.player, command.mission)->common);
    if (effect.find(command.condition))
        return {};
    std::vector<Message> known;
    for (const MissionCondition& condition : effect.conditions)
        known.push_back(verbatim(std::string(condition.id)));
    return {{"unknown-condition",
             message(WORDS("drakerys", "%1 has no condition '%2', but: %3"), toMessage(command.mission),
                     verbatim(command.condition), inOrder(known))}};
}

std::vector<table::Remark> remarksOnPicking(const MatchState& state, const PlaceObjective& command)
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
    const auto warning = [&](Words words) {
        const ObjectiveState objective{command.objective, {}, {}, MissionId(std::string(mission->id)), {}};
        return std::vector<table::Remark>{
            {"pick", message(words, toMessage(objective.mission), toMessage(objective),
                             toMessage(state, *command.carrier))}};
    };
    switch (effectOf(state, *mission).objectives.picking) {
    case ObjectivePicking::nobody:
        return warning(WORDS("drakerys", "%1: nobody can pick up the %2, so neither can %3"));
    case ObjectivePicking::owner:
        return owner.empty() || owner == picker
                   ? std::vector<table::Remark>()
                   : warning(WORDS("drakerys", "%1: only its owner's Units can pick up the %2, not %3"));
    case ObjectivePicking::ownersEnemy:
        return owner.empty() || owner != picker
                   ? std::vector<table::Remark>()
                   : warning(WORDS("drakerys", "%1: only its owner's enemy can pick up the %2, not %3"));
    case ObjectivePicking::everybody:
        break;
    }
    return {};
}

} // namespace adjutant::drakerys
