#include "core/systems/drakerys/battlefield/areas.h"
#include "core/systems/drakerys/match/activationreview.h"
#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/dealt.h"
#include "core/systems/drakerys/missions/objectivereview.h"
#include "core/systems/drakerys/procedures/declaring.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

// The Special Actions that missions bring (chapters "General Rules of the Missions", "List of the Missions").

namespace adjutant::drakerys {

namespace {

constexpr int actionTs = 1;
constexpr int extraTs = 1; ///< of a relic that is picked where it was found

// A Warrior stands 10 cm from the Leader at most, and touches it from there (chapter "Unit Cohesion").
constexpr double touch = 12.5; // cm

using ShowsFor = std::function<bool(const UnitRef& ref, const UnitState& unit)>;

// A card of the rulebook that a player holds; null where there is none.
const MissionState* cardHeld(const MatchState& state, const PlayerId& player, std::string_view mission)
{
    return state.find(player, MissionId(std::string(mission)));
}

bool isInfantry(const UnitState& unit)
{
    return unit.card->infantry || !unit.card->profile;
}

Action specialAction(int ts)
{
    Action action;
    action.kind = ActionKind::special;
    action.ts = ts;
    return action;
}

std::optional<double> farFrom(const MatchState& state, const UnitRef& unit, const std::optional<Point>& at,
                              double radius)
{
    const auto& from = state.find(unit)->at;
    return from && at ? std::optional(std::max(0.0, distanceBetween(*from, *at) - radius)) : std::nullopt;
}

// An option that lies somewhere: its distance, and whether a Warrior can be in Contact with it.
void measure(table::Option& option, std::optional<double> away)
{
    if (!away)
        return;
    option.detail = message(WORDS("drakerys", "%1 cm from the Leader"), asMeasured(*away));
    if (*away <= touch)
        return;
    option.standing = table::Standing::warned;
    option.remark = {"contact",
                     message(WORDS("drakerys", "%1 lies %2 cm from the Leader: no Warrior is in Contact"),
                             option.label, asMeasured(*away))};
}

using Measured = std::pair<double, table::Option>;

std::vector<table::Option> nearestFirst(std::vector<Measured> options)
{
    std::ranges::stable_sort(options, {}, &Measured::first);
    std::vector<table::Option> sorted;
    for (Measured& each : options)
        sorted.push_back(std::move(each.second));
    return sorted;
}

// What a card of the rulebook that was dealt lets a player pick.
bool mayPick(const MatchState& state, const PlayerId& player, const ObjectiveState& objective)
{
    if (objective.carrier)
        return false;
    const Mission* mission = findMission(objective.mission);
    const bool dealt =
        std::ranges::find(state.missions, objective.mission, &MissionState::mission) != state.missions.end();
    if (!mission || !dealt)
        return false;
    switch (effectOf(state, *mission).objectives.picking) {
    case ObjectivePicking::nobody:
        return false;
    case ObjectivePicking::owner:
        return objective.owner.empty() || objective.owner == player;
    case ObjectivePicking::ownersEnemy:
        return objective.owner.empty() || objective.owner != player;
    case ObjectivePicking::everybody:
        break;
    }
    return true;
}

Pick objectiveToPick(const MatchState& state, const UnitRef& unit)
{
    std::vector<Measured> options;
    for (const ObjectiveState& each : state.objectives) {
        if (!mayPick(state, unit.player, each))
            continue;
        const auto away = farFrom(state, unit, each.at, Field::objectiveRadius);
        table::Option option = optionOf(each.id.text(), toMessage(each));
        measure(option, away);
        options.emplace_back(away.value_or(Field::side), std::move(option));
    }
    std::vector<table::Option> sorted = nearestFirst(std::move(options));
    const std::string nearest = sorted.empty() ? std::string() : sorted.front().id;
    const bool sure =
        !sorted.empty() && sorted.front().standing == table::Standing::open && !sorted.front().detail.empty();
    // A form shows what can be picked; answers may name any that lies there.
    const auto all = [sorted] { return sorted; };
    const auto find = [sorted, &state, unit](const std::string& id) -> std::optional<table::Option> {
        const auto shown = std::ranges::find(sorted, id, &table::Option::id);
        if (shown != sorted.end())
            return *shown;
        const auto there = std::ranges::find(state.objectives, ObjectiveId(id), &ObjectiveState::id);
        const Mission* mission = there == state.objectives.end() ? nullptr : findMission(there->mission);
        const bool never =
            mission && effectOf(state, *mission).objectives.picking == ObjectivePicking::nobody;
        if (there == state.objectives.end() || never)
            return std::nullopt;
        table::Option option = optionOf(id, toMessage(*there));
        measure(option, farFrom(state, unit, there->at, Field::objectiveRadius));
        if (there->carrier)
            closeFor(option,
                     table::Remark{"malformed", message(WORDS("drakerys", "%1 is carried by %2"),
                                                        option.label, toMessage(state, *there->carrier))});
        return option;
    };
    Pick pick("objective", message(WORDS("drakerys", "Objective")), all, find);
    if (sure)
        pick.preset(nearest);
    return pick;
}

Message doneBy(const MatchState& state, const UnitRef& unit, Message what, int ts)
{
    return message(WORDS("drakerys", "%1: %2 (%3 TS)"), toMessage(state, unit), std::move(what), ts);
}

bool plantsFlags(const MatchState& state, const UnitRef& ref)
{
    const MissionState* card = cardHeld(state, ref.player, "conquerors");
    return card && (card->units.empty() || std::ranges::find(card->units, ref) != card->units.end());
}

ObjectiveId newFlag(const MatchState& state)
{
    std::string id;
    int number = 0;
    do
        id = "flag-" + std::to_string(++number);
    while (std::ranges::find(state.objectives, ObjectiveId(id), &ObjectiveState::id) !=
           state.objectives.end());
    return ObjectiveId(id);
}

PlaceOn whereToPlant(const MatchState& state, const UnitRef& unit)
{
    PlaceOn question = placeOnField(message(WORDS("drakerys", "Flag")));
    question.ifLeftOut(message(WORDS("drakerys", "Not stated")));
    const auto& leader = state.find(unit)->at;
    if (leader)
        question.preset({leader->x, leader->y})
            .why(message(WORDS("drakerys", "in Contact with one of its Warriors")));
    else
        question.usuallyNone();
    return question;
}

bool delivers(const MatchState& state, const UnitRef& ref, const UnitState& unit)
{
    const MissionState* card = cardHeld(state, ref.player, "messenger");
    return card && card->common && mayBeHero(unit) && unit.invokedBy.empty();
}

// The relics that the enemy hid for the player's Solo card; null where the player holds none.
MissionState* hidingCard(MatchState& state, const PlayerId& player)
{
    MissionState* card = state.find(player, MissionId("relics"));
    return card && !card->common ? card : nullptr;
}

bool searches(const MatchState& state, const UnitRef& ref, const UnitState& unit)
{
    const MissionState* card = cardHeld(state, ref.player, "relics");
    return card && !card->common && isInfantry(unit);
}

Pick sceneryToSearch(const MatchState& state, const UnitRef& unit)
{
    std::vector<Measured> options;
    for (const SceneryState& each : state.sceneries) {
        const auto away = farFrom(state, unit, each.at, each.radius);
        table::Option option = optionOf(each.id.text(), toMessage(each.id));
        measure(option, away);
        options.emplace_back(away.value_or(Field::side), std::move(option));
    }
    return Pick("scenery", message(WORDS("drakerys", "Scenery")), nearestFirst(std::move(options)));
}

void warnOfEngaged(Ask& ask, const MatchState& state, const UnitRef& unit)
{
    if (isEngaged(state, unit))
        ask.warn("engaged", message(WORDS("drakerys", "%1 is Engaged"), toMessage(state, unit)));
}

ObjectiveState relicFound(const MatchState& state, const PlayerId& player)
{
    int number = 0;
    ObjectiveState relic;
    relic.mission = MissionId("relics");
    relic.owner = player;
    do
        relic.id = ObjectiveId("relic-" + std::to_string(++number));
    while (std::ranges::find(state.objectives, relic.id, &ObjectiveState::id) != state.objectives.end());
    return relic;
}

} // namespace

Task<> pickUp(MatchState& state, Ask& ask)
{
    const auto canPick = [&state](const UnitRef& ref, const UnitState& unit) {
        return isInfantry(unit) && std::ranges::any_of(state.objectives, [&](const ObjectiveState& each) {
                   return mayPick(state, ref.player, each);
               });
    };
    const UnitRef unit = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::special, nullptr, canPick)));
    const ObjectiveId id(co_await ask.one(objectiveToPick(state, unit)));
    const auto index =
        std::ranges::find(state.objectives, id, &ObjectiveState::id) - state.objectives.begin();
    ObjectiveState picked = state.objectives[static_cast<std::size_t>(index)];
    picked.carrier = unit;
    picked.at.reset();
    co_await announce(state, ask, unit, specialAction(actionTs));
    warnOf(ask, remarksOnPlacing(state, picked));
    ask.tell(doneBy(state, unit, message(WORDS("drakerys", "picks up %1"), toMessage(picked)), actionTs),
             table::Tone::good);
    make(state, unit, specialAction(actionTs));
    state.objectives[static_cast<std::size_t>(index)] = std::move(picked);
}

// A conquest area has one flag at a time, and every new one replaces it.
Task<> plantFlag(MatchState& state, Ask& ask)
{
    const auto plants = [&state](const UnitRef& ref, const UnitState&) { return plantsFlags(state, ref); };
    const UnitRef unit = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::special, nullptr, plants)));
    const auto at = co_await ask.placeOrNone(whereToPlant(state, unit));
    ObjectiveState flag;
    flag.id = newFlag(state);
    flag.mission = MissionId("conquerors");
    flag.owner = unit.player;
    if (at)
        flag.at = pointOf(*at);
    co_await announce(state, ask, unit, specialAction(actionTs));
    if (!plantsFlags(state, unit))
        ask.warn("chosen",
                 message(WORDS("drakerys", "%1 was not chosen to plant flags"), toMessage(state, unit)));
    if (const auto away = farFrom(state, unit, flag.at, 0); away && *away > touch)
        ask.warn("contact",
                 message(WORDS("drakerys", "that is %1 cm from the Leader: no Warrior is in Contact"),
                         asMeasured(*away)));
    ask.tell(doneBy(state, unit,
                    flag.at ? message(WORDS("drakerys", "plants a flag at %1"), toMessage(*flag.at))
                            : message(WORDS("drakerys", "plants a flag")),
                    actionTs),
             table::Tone::good);
    make(state, unit, specialAction(actionTs));
    if (flag.at)
        std::erase_if(state.objectives, [&flag](const ObjectiveState& other) {
            return other.mission == flag.mission && !other.carrier && other.at &&
                   conquestAreaOf(*other.at) == conquestAreaOf(*flag.at);
        });
    state.objectives.push_back(std::move(flag));
}

// Who delivers the message shows to be the messenger.
Task<> deliver(MatchState& state, Ask& ask)
{
    constexpr double atTheEdge = 5; // cm: the map doesn't know how large a base is
    const auto carries = [&state](const UnitRef& ref, const UnitState& unit) {
        return delivers(state, ref, unit);
    };
    const UnitRef unit = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::special, nullptr, carries)));
    MissionState* card = state.find(unit.player, MissionId("messenger"));
    if (!card)
        co_await ask.refuse("unknown-mission", message(WORDS("drakerys", "%1 holds no mission card"),
                                                       toMessage(state, unit.player)));
    co_await announce(state, ask, unit, specialAction(actionTs));
    if (!card->units.empty() && std::ranges::find(card->units, unit) == card->units.end())
        ask.warn("chosen", message(WORDS("drakerys", "%1 is not the messenger"), toMessage(state, unit)));
    const PlayerState& player = *state.find(unit.player);
    const auto& at = state.find(unit)->at;
    if (player.side && at) {
        const double left = *player.side == DeploymentSide::a ? Field::side - at->y : at->y;
        if (left > atTheEdge)
            ask.warn("contact", message(WORDS("drakerys", "%1 is %2 cm from the enemy’s edge"),
                                        toMessage(state, unit), asMeasured(left)));
    }
    ask.tell(doneBy(state, unit, message(WORDS("drakerys", "delivers the message")), actionTs),
             table::Tone::good);
    make(state, unit, specialAction(actionTs));
    constexpr std::string_view delivered = "message-delivered";
    std::erase_if(card->ticked, [](const TickedCondition& each) { return each.condition == delivered; });
    card->ticked.push_back({std::string(delivered), 1});
    card->secret = false;
}

// What the enemy hid there is found; with one TS more it is picked up at once.
Task<> searchScenery(MatchState& state, Ask& ask)
{
    const auto looks = [&state](const UnitRef& ref, const UnitState& unit) {
        return searches(state, ref, unit);
    };
    if (state.sceneries.empty())
        co_await ask.refuse("malformed", message(WORDS("drakerys", "no Scenery was placed")));
    const UnitRef unit = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::special, nullptr, looks)));
    warnOfEngaged(ask, state, unit);
    const SceneryId scenery(co_await ask.one(sceneryToSearch(state, unit)));
    MissionState* card = hidingCard(state, unit.player);
    if (!card)
        co_await ask.refuse("unknown-mission", message(WORDS("drakerys", "%1 holds no mission card"),
                                                       toMessage(state, unit.player)));
    const auto hidden = std::ranges::find(card->sceneries, scenery);
    bool found = hidden != card->sceneries.end();
    const bool isKnown = card->secret || !card->sceneries.empty();
    if (!isKnown)
        found = co_await ask.yes(Whether("found", message(WORDS("drakerys", "A relic is hidden there"))));
    const bool takes =
        co_await ask.yes(Whether("pick", message(WORDS("drakerys", "Pick up the relic, if any")))
                             .preset(true)
                             .why(message(WORDS("drakerys", "1 TS more if there is a relic"))));
    int ts = actionTs;
    if (found && takes)
        ts += extraTs;
    co_await announce(state, ask, unit, specialAction(ts));
    const Message where = toMessage(scenery);
    ask.tell(doneBy(state, unit,
                    !found  ? message(WORDS("drakerys", "searches %1 and finds nothing"), where)
                    : takes ? message(WORDS("drakerys", "searches %1, finds a relic and picks it up"), where)
                            : message(WORDS("drakerys", "searches %1 and finds a relic"), where),
                    ts),
             found ? table::Tone::good : table::Tone::plain);
    make(state, unit, specialAction(ts));
    if (!found)
        co_return;
    ObjectiveState relic = relicFound(state, unit.player);
    if (takes)
        relic.carrier = unit;
    else
        for (const SceneryState& each : state.sceneries)
            if (each.id == scenery)
                relic.at = each.at;
    std::erase(card->sceneries, scenery);
    state.objectives.push_back(std::move(relic));
}

} // namespace adjutant::drakerys
