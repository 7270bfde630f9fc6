#include "core/systems/drakerys/missions/choicereview.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/mission.h"

#include <algorithm>
#include <set>

namespace adjutant::drakerys {

namespace {

/// "2 own Heroes of 1": what was chosen, and what should have been.
class ChoiceReview
{
public:
    ChoiceReview(const MatchState& state, const MissionState& chosen, const Mission& mission,
                 const MissionChoice& choice)
        : m_state(state), m_chosen(chosen), m_name(toMessage(MissionId(std::string(mission.id))))
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
        for (const UnitRef& ref : m_chosen.units) {
            const UnitCard& card = *m_state.find(ref)->card;
            const bool isOwn = ref.player == m_chosen.player;
            own += isOwn;
            if (!names.insert(toText(ref)).second)
                warn(message(WORDS("drakerys", "%1 is chosen twice"), toMessage(m_state, ref)));
            const bool needsHero = isOwn ? choice.ownHeroes > 0 : choice.enemyHeroes > 0;
            if (card.profile && needsHero && !card.hero)
                warn(message(WORDS("drakerys", "%1 needs a Hero; %2 isn’t one"), m_name,
                             toMessage(m_state, ref)));
            if (card.profile && isOwn && choice.ownInfantry > 0 && !card.infantry)
                warn(message(WORDS("drakerys", "%1 needs Infantry; %2 isn’t"), m_name,
                             toMessage(m_state, ref)));
        }
        const int ownAsked = choice.units() - choice.enemyHeroes;
        const int enemies = static_cast<int>(m_chosen.units.size()) - own;
        if (own != ownAsked)
            warn(counted(WORDS_N("drakerys", "%1 needs %n own Unit(s), not %2"), ownAsked, m_name, own));
        if (enemies != choice.enemyHeroes)
            warn(counted(WORDS_N("drakerys", "%1 needs %n enemy Unit(s), not %2"), choice.enemyHeroes, m_name,
                         enemies));
    }

    void reviewSceneries(int asked)
    {
        const auto& named = m_chosen.sceneries;
        const std::set<SceneryId> sceneries(named.begin(), named.end());
        if (static_cast<int>(sceneries.size()) != asked || named.size() != sceneries.size())
            warn(message(WORDS("drakerys", "%1 needs %2 different Sceneries, not %3"), m_name, asked,
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
                message(WORDS("drakerys", "the Sceneries can’t all be in the same half of the battlefield")));
    }

    const MatchState& m_state;
    const MissionState& m_chosen;
    Message m_name;
};

} // namespace

std::vector<table::Remark> remarksOnChoice(const MatchState& state, const MissionState& choice)
{
    const Mission* mission = findMission(choice.mission);
    if (!mission)
        return {};
    return ChoiceReview(state, choice, *mission, mission->effect(choice.common).choice).warnings;
}

} // namespace adjutant::drakerys
