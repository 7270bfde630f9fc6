#include "core/systems/drakerys/missions/mission.h"

#include "core/systems/drakerys/battlefield/layingout.h"

namespace adjutant::drakerys {

namespace {

/// "2 own Heroes of 1": what was chosen, and what should have been.
struct ChoiceReview
{
    const MatchState& state;
    const MissionState& chosen;
    Message name = toMessage(chosen.mission);
    std::vector<door::Remark> remarks{};

    void warn(Message message) { remarks.push_back({"chosen", std::move(message)}); }

    void reviewUnits(const MissionChoice& choice)
    {
        std::set<std::string> names;
        int own = 0;
        for (const UnitRef& ref : chosen.units) {
            const UnitCard& card = *state.find(ref)->card;
            const bool isOwn = ref.player == chosen.player;
            own += isOwn;
            if (!names.insert(toText(ref)).second)
                warn(message(WORDS("drakerys", "%1 is chosen twice"), toMessage(state, ref)));
            const bool needsHero = isOwn ? choice.ownHeroes > 0 : choice.enemyHeroes > 0;
            if (card.profile && needsHero && !card.hero)
                warn(
                    message(WORDS("drakerys", "%1 needs a Hero; %2 isn’t one"), name, toMessage(state, ref)));
            if (card.profile && isOwn && choice.ownInfantry > 0 && !card.infantry)
                warn(message(WORDS("drakerys", "%1 needs Infantry; %2 isn’t"), name, toMessage(state, ref)));
        }
        const int ownAsked = choice.units() - choice.enemyHeroes;
        const int enemies = static_cast<int>(chosen.units.size()) - own;
        if (own != ownAsked)
            warn(counted(WORDS_N("drakerys", "%1 needs %n own Unit(s), not %2"), ownAsked, name, own));
        if (enemies != choice.enemyHeroes)
            warn(counted(WORDS_N("drakerys", "%1 needs %n enemy Unit(s), not %2"), choice.enemyHeroes, name,
                         enemies));
    }

    void reviewSceneries(int asked)
    {
        const auto& named = chosen.sceneries;
        const std::set<SceneryId> sceneries(named.begin(), named.end());
        if (static_cast<int>(sceneries.size()) != asked || named.size() != sceneries.size())
            warn(message(WORDS("drakerys", "%1 needs %2 different Sceneries, not %3"), name, asked,
                         static_cast<int>(named.size())));
        std::vector<SceneryState> hiding;
        for (const SceneryId& id : sceneries) {
            const auto found = std::ranges::find(state.sceneries, id, &SceneryState::id);
            if (found == state.sceneries.end())
                warn(message(WORDS("drakerys", "no Scenery '%1' stands on the battlefield"),
                             verbatim(id.text())));
            else
                hiding.push_back(*found);
        }
        if (asked > 1 && hiding.size() == sceneries.size() && hiding.size() > 1 && areInSameHalf(hiding))
            warn(WORDS("drakerys", "the Sceneries can’t all be in the same half of the battlefield"));
    }
};

// One for which there is no room is superimposed on a source or another Objective. Those whose mission names
// their places never lie on each other.
bool isSuperimposed(const MatchState& state, const ObjectiveState& placed)
{
    const bool namesPlaces = effectOf(state, placed.mission).objectives.remarks;
    return std::ranges::any_of(state.sources,
                               [&placed](const SourceState& each) { return each.at == placed.at; }) ||
           std::ranges::any_of(state.objectives, [&](const ObjectiveState& other) {
               return other.id != placed.id && !other.carrier && other.at == placed.at &&
                      !(namesPlaces && other.mission == placed.mission);
           });
}

std::vector<door::Remark> remarksOnClearance(const MatchState& state, const ObjectiveState& placed,
                                             const MissionObjectives& objectives)
{
    std::vector<door::Remark> remarks;
    const auto clear = clearance(state, *placed.at, Field::objectiveRadius, placed.id.text());
    if (clear && asMeasured(*clear) < Field::apart)
        remarks.push_back(tooNear(toMessage(placed), *clear,
                                  WORDS("drakerys", "a Scenery, Vortex or Maelstrom"), Field::apart));
    // Some are enough: n objectives in one heap would give n² remarks.
    constexpr std::size_t most = 8;
    for (const ObjectiveState& other : state.objectives) {
        if (other.id == placed.id || !other.at || other.carrier || remarks.size() >= most)
            continue;
        const bool isOfOneMission = other.mission == placed.mission;
        const double least = isOfOneMission ? objectives.apart : Field::apart;
        const double middles = distanceBetween(*other.at, *placed.at);
        const double between = std::max(0.0, middles - 2 * Field::objectiveRadius);
        if (asMeasured(between) >= least)
            continue;
        if (isOfOneMission && objectives.middlesApart > 0)
            remarks.push_back(tooNear(toMessage(placed), middles, toMessage(other), objectives.middlesApart));
        else
            remarks.push_back(tooNear(toMessage(placed), between, toMessage(other), least));
    }
    return remarks;
}

std::vector<door::Remark> remarksOnPlace(const MatchState& state, const ObjectiveState& placed)
{
    const bool isKnown = findIn(state.objectives, placed.id, &ObjectiveState::id);
    const bool begun =
        std::ranges::any_of(state.players, [](const PlayerState& player) { return player.progress > 0; });
    if (isKnown && begun) // dropped, or moved by a rule
        return {};
    const MissionObjectives& objectives = effectOf(state, placed.mission).objectives;
    const bool comesLater = objectives.placing == ObjectivePlacing::planted ||
                            objectives.placing == ObjectivePlacing::carried ||
                            objectives.placing == ObjectivePlacing::hidden;
    if (comesLater || isSuperimposed(state, placed))
        return {};
    std::vector<door::Remark> remarks = remarksOnClearance(state, placed, objectives);
    if (objectives.remarks)
        std::ranges::move(objectives.remarks(state, placed), std::back_inserter(remarks));
    return remarks;
}

// Who may not pick the Objectives of their mission.
std::vector<door::Remark> remarksOnPicking(const MatchState& state, const ObjectiveState& picked)
{
    const ObjectivePicking picking = effectOf(state, picked.mission).objectives.picking;
    if (mayPick(picking, picked.owner, picked.carrier->player))
        return {};
    const Words words = picking == ObjectivePicking::nobody
                            ? WORDS("drakerys", "%1: no one can pick up the %2, not even %3")
                        : picking == ObjectivePicking::owner
                            ? WORDS("drakerys", "%1: only its owner’s Units can pick up the %2, not %3")
                            : WORDS("drakerys", "%1: only its owner’s enemy can pick up the %2, not %3");
    return {{"pick", message(words, toMessage(picked.mission), toMessage(picked),
                             toMessage(state, *picked.carrier))}};
}

std::vector<door::Remark> remarksOnCarrier(const MatchState& state, const ObjectiveState& picked)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(*picked.carrier);
    if (!unit.card->infantry && unit.card->profile)
        warnIn(remarks, "infantry", WORDS("drakerys", "%1 is not Infantry"), verbatim(unit.name));
    if (isEngaged(state, *picked.carrier))
        warnIn(remarks, "engaged", WORDS("drakerys", "%1: Engaged"), toMessage(state, *picked.carrier));
    std::ranges::move(remarksOnPicking(state, picked), std::back_inserter(remarks));
    return remarks;
}

} // namespace

door::Remark tooNear(const Message& what, double clear, const Message& to, double least, bool atLeast)
{
    return {"apart", message(atLeast ? WORDS("drakerys", "%1 lies %2 cm from %3; it must be at least %4 cm")
                                     : WORDS("drakerys", "%1 lies %2 cm from %3; it must be more than %4 cm"),
                             what, asMeasured(clear), to, least)};
}

std::vector<door::Remark> remarksOnChoice(const MatchState& state, const MissionState& choice)
{
    const Mission* mission = findMission(choice.mission);
    if (!mission)
        return {};
    const MissionChoice& asked = mission->effect(choice.common).choice;
    ChoiceReview review{state, choice};
    review.reviewUnits(asked);
    review.reviewSceneries(asked.sceneries);
    return std::move(review.remarks);
}

std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const SceneryState& scenery)
{
    const auto clear = clearance(state, scenery.at, scenery.radius, scenery.id.text());
    if (!clear || asMeasured(*clear) >= Field::apart)
        return {};
    return {tooNear(toMessage(scenery.id), *clear, WORDS("drakerys", "another Scenery, Vortex or Maelstrom"),
                    Field::apart)};
}

std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const ObjectiveState& objective)
{
    if (objective.carrier)
        return remarksOnCarrier(state, objective);
    return objective.at ? remarksOnPlace(state, objective) : std::vector<door::Remark>();
}

} // namespace adjutant::drakerys
