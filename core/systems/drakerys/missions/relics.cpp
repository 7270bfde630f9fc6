#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr const char* relicsId = "relics";
constexpr int searchingTs = 1;
constexpr int pickingTs = 1; ///< more, of a relic that is picked where it was found

// Common: a relic of each player, given to a Unit.

// How many the player's Units carry.
Judged relicsCarried(const JudgedCard& card)
{
    const auto known = card.objectives();
    if (known.empty())
        return std::nullopt;
    return static_cast<int>(std::ranges::count_if(known, [&card](const ObjectiveState* relic) {
        return relic->carrier && relic->carrier->player == card.player.id;
    }));
}

// Whether the Unit that was given the relic carries its own, or one of an enemy.
template <bool own> Judged chosenUnitCarries(const JudgedCard& card)
{
    const auto known = card.objectives();
    if (known.empty() || card.mission.units.empty())
        return std::nullopt;
    return std::ranges::any_of(known, [&](const ObjectiveState* relic) {
        return relic->carrier == card.mission.units.front() && !relic->owner.empty() &&
               (relic->owner == card.player.id) == own;
    });
}

constexpr MissionCondition ownAndEnemys[] = {
    {"relic-carried", TR("One of the player’s Units carries a relic"),
     [](const JudgedCard& card) {
         const Judged carried = relicsCarried(card);
         return carried ? Judged(*carried > 0) : carried;
     }},
    {"own-relic-kept", TR("The Unit given the relic still has it"), chosenUnitCarries<true>},
    {"enemy-relic-taken", TR("The Unit given the relic also has an enemy relic"), chosenUnitCarries<false>},
};

// Solo: relics that the enemy hid in Sceneries.

Pick sceneryToSearch(const MatchState& state, const UnitRef& unit)
{
    std::vector<MeasuredOption> options = mapped(state.sceneries, [&](const SceneryState& each) {
        return measured(optionOf(each.id), *state.find(unit),
                        distanceFromLeader(state.find(unit)->at, each.at, each.radius));
    });
    return Pick("scenery", TR("Scenery"), nearestFirst(std::move(options)));
}

// What the enemy hid there is found; with one TS more it is picked up at once.
Task<> searchScenery(MatchState& state, Ask& ask)
{
    const auto searches = [&state](const UnitRef& ref, const UnitState& unit) {
        const MissionState* card = state.find(ref.player, MissionId(relicsId));
        return card && !card->common && mayBeInfantry(unit);
    };
    if (state.sceneries.empty())
        co_await ask.refuse("malformed", TR("no Scenery was placed"));
    const UnitRef unit =
        co_await ask.piece(unitToAct(state, ActionKind::special, nullptr, searches, whoIsEngaged(state)));
    const SceneryId scenery(co_await ask.one(sceneryToSearch(state, unit)));
    MissionState* card = state.find(unit.player, MissionId(relicsId));
    if (!card || card->common)
        co_await ask.refuse("unknown-mission", TR("%1 holds no mission card"), state.name(unit.player));
    bool found = findIn(card->sceneries, scenery);
    const bool isKnown = card->secret || !card->sceneries.empty();
    if (!isKnown)
        found = co_await ask.yes(Whether("found", TR("A relic is hidden there")));
    const bool takes = co_await ask.yes(Whether("pick", TR("Pick up the relic, if any"))
                                            .preset(true)
                                            .why(TR("1 TS more if there is a relic")));
    const Action action = specialAction(found && takes ? searchingTs + pickingTs : searchingTs);
    co_await announce(state, ask, unit, action);
    if (takes && card->secret) // whoever searches sees the cost of a search alone
        ask.follows(TR("1 TS more if there is a relic"));
    const Message where = toMessage(scenery);
    makeSpecial(state, ask, unit,
                !found  ? message(TR("searches %1 and finds nothing"), where)
                : takes ? message(TR("searches %1, finds a relic and picks it up"), where)
                        : message(TR("searches %1 and finds a relic"), where),
                found ? door::Tone::good : door::Tone::bad, action);
    if (!found)
        co_return;
    ObjectiveState relic = newObjective(state.objectives, MissionId(relicsId), unit.player);
    if (takes)
        relic.carrier = unit;
    else
        relic.at = findIn(state.sceneries, scenery, &SceneryState::id)->at;
    std::erase(card->sceneries, scenery);
    state.objectives.push_back(std::move(relic));
}

constexpr MissionCondition foundRelics[] = {
    {"relics-carried", TR("Relics carried by the player’s Units"), relicsCarried, 3, true},
};

} // namespace

Mission relics()
{
    return {
        .id = relicsId,
        .name = TR("Relics"),
        .token = {"relic", TR("Relic"), "field/relic"},
        .common = {.summary = TR("After the Deployment, give a relic to one of your Infantry Units. Have "
                                 "that Unit keep it and take the enemy’s relic as well."),
                   .choice = {.ownInfantry = 1},
                   .objectives = {.count = 1, .placing = ObjectivePlacing::carried},
                   .conditions = ownAndEnemys},
        .solo = {.summary = TR("The enemy secretly hides three relics in Sceneries, not all in the same "
                               "half. Search them with Free Infantry Units in Contact (Special Action, 1 TS; "
                               "1 TS more to pick up the relic). Each relic carried at the end scores 1 VP."),
                 .choice = {.sceneries = 3, .byEnemy = true, .secret = true},
                 .objectives = {.count = 3, .placing = ObjectivePlacing::hidden},
                 .conditions = foundRelics},
        .actions = {missionProcedure("search", TR("Search a Scenery"), searchScenery)},
    };
}

} // namespace adjutant::drakerys
