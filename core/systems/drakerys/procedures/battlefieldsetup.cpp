#include "core/systems/drakerys/battlefield/placing.h"
#include "core/systems/drakerys/match/lawfulsetup.h"
#include "core/systems/drakerys/match/placingwarnings.h"
#include "core/systems/drakerys/match/setuprules.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/tablerules.h"
#include "core/systems/drakerys/match/tablewords.h"
#include "core/systems/drakerys/match/warnings.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

Pick playerToNameFirst(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](table::Option& option, const PlayerId& player) {
        closeFor(option, refusal(state, NameFirst{player}));
    });
}

Pick playerToDeploy(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](table::Option& option, const PlayerId& player) {
        closeFor(option, refusal(state, Deploy{player, DeploymentSide::a}));
    });
}

Pick areaToDeployIn()
{
    std::vector<table::Option> areas{optionOf("a", toMessage(DeploymentSide::a)),
                                     optionOf("b", toMessage(DeploymentSide::b))};
    return Pick("side", message(WORDS("drakerys", "Deployment Area")), std::move(areas));
}

constexpr std::array<std::string_view, 5> elementWords{"air", "earth", "fire", "water", "maelstrom"};

std::optional<Element> elementCalled(const std::string& word)
{
    const auto element =
        static_cast<std::size_t>(std::ranges::find(elementWords, word) - elementWords.begin());
    return element < 4 ? std::optional(static_cast<Element>(element)) : std::nullopt;
}

Pick elementOfSource(const MatchState& state, const SourceId& id)
{
    std::vector<table::Option> options;
    for (const std::string_view word : elementWords)
        options.push_back(optionOf(std::string(word),
                                   toMessage(SourceState{{}, elementCalled(std::string(word)), false, {}})));
    Pick pick("element", message(WORDS("drakerys", "Element")), std::move(options));
    const auto known = std::ranges::find(state.sources, id, &SourceState::id);
    if (known != state.sources.end())
        pick.preset(std::string(known->element ? wordFor(*known->element) : "maelstrom"));
    return pick;
}

Pick conditionOfSource()
{
    std::vector<table::Option> options{
        optionOf("active", message(WORDS("drakerys", "Active"))),
        optionOf("exhausted", message(WORDS("drakerys", "Exhausted: no more invocations"))),
        optionOf("destroyed", message(WORDS("drakerys", "Destroyed")))};
    return Pick("condition", message(WORDS("drakerys", "Condition")), std::move(options)).preset("active");
}

NumberOf arrowOfDeviation()
{
    return NumberOf("deviation/degrees",
                    message(WORDS("drakerys", "Arrow, clockwise from Deployment Area B")), 0, 359)
        .unit(message(WORDS("drakerys", "degrees")))
        .ifLeftOut(message(WORDS("drakerys", "A Hit, or no Deviation Roll")))
        .usuallyNone();
}

PlaceOn placeOfSource(const SourceState& source)
{
    return placeOnField(toMessage(source)).ifLeftOut(message(WORDS("drakerys", "It stays where it is")));
}

// "Deviation X / D10 roll" of the chapter "Basics".
Task<std::optional<Deviation>> deviationRoll(Ask& ask)
{
    Deviation deviation;
    if (ask.saysOnly("deviation", "hit"))
        co_return deviation;
    deviation.degrees = co_await ask.numberOrNone(arrowOfDeviation());
    if (!deviation.degrees)
        co_return std::nullopt;
    deviation.dice = co_await ask.dice(
        DiceOf("deviation/dice", message(WORDS("drakerys", "Distance in cm")), 0, 10).upTo(10, 10));
    co_return deviation;
}

Message sourceChanged(const ChangeSource& change)
{
    const Message name = toMessage(SourceState{change.source, change.element, false, {}});
    if (change.condition == SourceCondition::destroyed)
        return message(WORDS("drakerys", "%1 destroyed"), name);
    if (change.condition == SourceCondition::exhausted)
        return message(WORDS("drakerys", "%1 exhausted"), name);
    if (!change.at)
        return message(WORDS("drakerys", "%1 active"), name);
    if (!change.deviation)
        return message(WORDS("drakerys", "%1 placed at %2"), name, toMessage(*change.at));
    return message(WORDS("drakerys", "%1 placed at %2 after a deviation of %3 cm"), name,
                   toMessage(deviated(*change.at, *change.deviation)), change.deviation->distance());
}

std::vector<table::Option> sceneryOptions(const MatchState& state)
{
    std::vector<table::Option> options;
    for (const SceneryState& each : state.sceneries)
        options.push_back(optionOf(each.id.text(), toMessage(each.id)));
    return options;
}

std::vector<table::Option> objectiveOptions(const MatchState& state)
{
    std::vector<table::Option> options;
    for (const ObjectiveState& each : state.objectives)
        options.push_back(optionOf(each.id.text(), message(WORDS("drakerys", "%1 (%2)"), toMessage(each),
                                                           verbatim(each.id.text()))));
    return options;
}

Pick unitThatCarries(const MatchState& state)
{
    return pickUnitOnTable(state, "carrier", message(WORDS("drakerys", "Carried by")))
        .ifLeftOut(message(WORDS("drakerys", "It lies on the battlefield")))
        .usuallyNone();
}

PlaceOn placeOfObjective(const ObjectiveState& objective)
{
    return placeOnField(toMessage(objective)).ifLeftOut(message(WORDS("drakerys", "Nobody says where")));
}

Pick missionOfObjective(const ObjectiveState& known)
{
    Pick pick = pickMission("mission", message(WORDS("drakerys", "Mission")));
    if (!known.mission.empty())
        pick.preset(known.mission.text());
    return pick.usuallyNone();
}

Pick ownerOfObjective(const MatchState& state, const ObjectiveState& known)
{
    Pick pick = pickPlayer(state, "owner");
    if (!known.owner.empty())
        pick.preset(known.owner.text());
    return pick.usuallyNone();
}

Message objectivePlaced(const MatchState& state, const PlaceObjective& placed)
{
    const Message name = toMessage(ObjectiveState{placed.objective, {}, {}, placed.mission, {}});
    if (placed.gone)
        return message(WORDS("drakerys", "%1 taken away"), name);
    if (placed.carrier)
        return message(WORDS("drakerys", "%1: %2 picked up"), toMessage(state, *placed.carrier), name);
    if (placed.at)
        return message(WORDS("drakerys", "%1 placed at %2"), name, toMessage(*placed.at));
    return message(WORDS("drakerys", "%1 lies on the battlefield"), name);
}

PlaceOn placeOfLeader(const MatchState& state, const UnitRef& unit)
{
    return placeOnField(toMessage(state, unit)).ifLeftOut(message(WORDS("drakerys", "Nobody says where")));
}

std::optional<Point> placeIn(const std::optional<table::Point>& at)
{
    return at ? std::optional(pointOf(*at)) : std::nullopt;
}

} // namespace

// By 1D10 each; possible as long as no token has moved (chapter "Start playing").
Task<> first(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(playerToNameFirst(state)));
    ask.tell(message(WORDS("drakerys", "First Player: %1"), toMessage(state, player)));
    Change change{state};
    carryOut(change, NameFirst{player});
}

Task<> deploy(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(playerToDeploy(state)));
    const std::string area = co_await ask.one(areaToDeployIn());
    const DeploymentSide side = area == "a" ? DeploymentSide::a : DeploymentSide::b;
    ask.tell(message(WORDS("drakerys", "%1: %2"), toMessage(state, player), toMessage(side)));
    Change change{state};
    carryOut(change, Deploy{player, side});
}

// A Vortex or Maelstrom is placed or moved, a Vortex exhausted for invocations, either destroyed (Elemental
// Absorption).
Task<> vortex(MatchState& state, Ask& ask)
{
    if (const Forbidden over = afterTheEnd(state))
        co_await ask.refuse(over->rule, over->message);
    ChangeSource changed;
    changed.source = SourceId(co_await ask.one(
        pickOrName("id", message(WORDS("drakerys", "Vortex or Maelstrom")), sourceOptions(state))));
    changed.element = elementCalled(co_await ask.one(elementOfSource(state, changed.source)));
    const std::string condition = co_await ask.one(conditionOfSource());
    changed.condition =
        static_cast<SourceCondition>(std::ranges::find(conditionWords, condition) - conditionWords.begin());
    if (changed.condition != SourceCondition::destroyed) {
        const SourceState source{changed.source, changed.element, false, {}};
        changed.at = placeIn(co_await ask.placeOrNone(placeOfSource(source)));
    } else {
        ask.passOver("at");
    }
    if (changed.at)
        changed.deviation = co_await deviationRoll(ask);
    else
        ask.passOver("deviation");
    if (const Forbidden reason = refusal(state, changed))
        co_await ask.refuse(reason->rule, reason->message);
    ask.tell(sourceChanged(changed));
    Change change{state};
    carryOut(change, changed);
}

Task<> scenery(MatchState& state, Ask& ask)
{
    if (const Forbidden over = afterTheEnd(state))
        co_await ask.refuse(over->rule, over->message);
    PlaceScenery placed;
    placed.scenery = SceneryId(
        co_await ask.one(pickOrName("id", message(WORDS("drakerys", "Scenery")), sceneryOptions(state))));
    placed.gone = co_await ask.yes(Whether("gone", message(WORDS("drakerys", "Taken away"))));
    if (placed.gone) {
        for (const char* of : {"at", "radius", "obstruction"})
            ask.passOver(of);
        ask.tell(message(WORDS("drakerys", "%1 taken away"), toMessage(placed.scenery)));
    } else {
        const auto at = co_await ask.placeOrNone(placeOnField(toMessage(placed.scenery)));
        if (!at)
            co_await ask.refuse("malformed", message(WORDS("drakerys", "a Scenery stands somewhere: at is "
                                                                       "needed")));
        placed.at = pointOf(*at);
        placed.radius = co_await ask.amount(AmountOf("radius", message(WORDS("drakerys", "Radius")), 0.5, 45)
                                                .preset(placed.radius)
                                                .unit(message(WORDS("drakerys", "cm"))));
        placed.obstruction =
            co_await ask.yes(Whether("obstruction", message(WORDS("drakerys", "Obstruction"))));
        warnOf(ask, remarksOn(state, placed));
        ask.tell(
            message(WORDS("drakerys", "%1 placed at %2"), toMessage(placed.scenery), toMessage(placed.at)));
    }
    Change change{state};
    carryOut(change, placed);
}

// An Objective token is picked up by a Unit, or lies on the battlefield, or is taken away.
Task<> objective(MatchState& state, Ask& ask)
{
    if (const Forbidden over = afterTheEnd(state))
        co_await ask.refuse(over->rule, over->message);
    PlaceObjective placed;
    placed.objective = ObjectiveId(
        co_await ask.one(pickOrName("id", message(WORDS("drakerys", "Objective")), objectiveOptions(state))));
    const auto found = std::ranges::find(state.objectives, placed.objective, &ObjectiveState::id);
    const ObjectiveState known =
        found == state.objectives.end() ? ObjectiveState{placed.objective, {}, {}, {}, {}} : *found;
    placed.gone = co_await ask.yes(Whether("gone", message(WORDS("drakerys", "Taken away"))));
    if (placed.gone) {
        for (const char* of : {"carrier", "at", "mission", "owner"})
            ask.passOver(of);
        placed.mission = known.mission;
    } else {
        if (const auto carrier = co_await ask.oneOrNone(unitThatCarries(state)))
            placed.carrier = unitRefOf(*carrier);
        if (placed.carrier)
            ask.passOver("at");
        else
            placed.at = placeIn(co_await ask.placeOrNone(placeOfObjective(known)));
        placed.mission =
            MissionId((co_await ask.oneOrNone(missionOfObjective(known))).value_or(std::string()));
        placed.owner =
            PlayerId((co_await ask.oneOrNone(ownerOfObjective(state, known))).value_or(std::string()));
        warnOf(ask, remarksOn(state, placed));
    }
    ask.tell(objectivePlaced(state, placed));
    Change change{state};
    carryOut(change, placed);
}

// Where the Leader of a Unit stands, as far as the players tell.
Task<> stand(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(pickUnitOnTable(state)));
    const std::optional<Point> at = placeIn(co_await ask.placeOrNone(placeOfLeader(state, unit)));
    ask.tell(at ? message(WORDS("drakerys", "%1: at %2"), toMessage(state, unit), toMessage(*at))
                : message(WORDS("drakerys", "%1: place not known"), toMessage(state, unit)));
    state.find(unit)->at = at;
}

} // namespace adjutant::drakerys
