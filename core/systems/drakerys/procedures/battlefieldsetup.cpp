#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

// The thing of an id as it is now, or a new one.
template <class Thing, class ThingId> Thing knownOrNew(const std::vector<Thing>& things, const ThingId& id)
{
    const Thing* known = findIn(things, id, &Thing::id);
    return known ? *known : Thing{.id = id};
}

template <class Thing, class ThingId> void takeAway(std::vector<Thing>& things, const ThingId& id)
{
    std::erase_if(things, [&id](const Thing& thing) { return thing.id == id; });
}

constexpr std::string_view newOne = "new";

// First, where it stays however many there are.
std::vector<door::Option> withNew(std::vector<door::Option> known, Words name)
{
    known.insert(known.begin(), optionOf(std::string(newOne), message(TR("New: %1"), message(name))));
    return known;
}

// The thing that is picked as it is now, or a new one of the first id that is free, such as `scenery-3`. Only
// here is it named: two players may add one each at once.
template <class Thing>
Task<Thing> askThing(Ask& ask, const std::vector<Thing>& things, std::string_view kind, Pick which)
{
    const std::string picked = co_await ask.one(std::move(which));
    decltype(Thing::id) id(picked);
    for (int k = 1; picked == newOne && (k == 1 || isThere(things, id)); ++k)
        id = decltype(Thing::id)(std::string(kind) + '-' + std::to_string(k));
    co_await ask.refuseFor(notOneMore(things, id));
    co_return knownOrNew(things, id);
}

constexpr double usualRadius = 5; // cm

constexpr std::array<std::string_view, 5> sourceWords{"air", "earth", "fire", "water", "maelstrom"};

// Each Element once (chapter "Creation of the Battlefield"); one that lies there keeps the one it has.
Pick elementOfSource(const MatchState& state, const SourceId& id)
{
    const SourceState* known = findIn(state.sources, id, &SourceState::id);
    std::vector<door::Option> options;
    for (const std::string_view word : sourceWords) {
        const auto element = elementOf(word);
        door::Option& option =
            options.emplace_back(optionOf(std::string(word), toMessage(SourceState{{}, element, false, {}})));
        const bool kept = known && known->element == element;
        if (!kept && findIn(state.sources, element, &SourceState::element))
            warnIn(option, "element", TR("%1 is already on the battlefield"), option.label);
    }
    Pick pick("element", TR("Element"), std::move(options));
    if (known)
        pick.preset(std::string(known->element ? toWord(*known->element) : "maelstrom"));
    return pick;
}

enum class Condition { active, exhausted, destroyed };
constexpr Named conditions[] = {{"active", TR("Active")},
                                {"exhausted", TR("Exhausted: no more invocations")},
                                {"destroyed", TR("Destroyed")}};

// "Deviation X / D10 roll" of the chapter "Basics", as the dice show it, or as its arrow and its dice.
Task<std::optional<Deviation>> deviationRoll(Ask& ask)
{
    Deviation deviation;
    if (ask.isOnly("deviation", "hit"))
        co_return deviation;
    if (!ask.takes("deviation/degrees")) {
        const auto more = [](const std::vector<int>& faces) {
            const bool deviates = faces.size() == 1 && degreesOf(faces.front());
            return deviates ? std::vector<door::Die>(3, door::Die{10, TR("cm")}) : std::vector<door::Die>();
        };
        const std::vector<door::Die> dice(1, deviationDie(TR("Deviation Die, as on a clock")));
        const auto rolled = co_await ask.diceOrNone(DiceOf("deviation/rolled", TR("Deviation Roll"), dice)
                                                        .more(more)
                                                        .ifSkipped(TR("No Deviation Roll"))
                                                        .usuallyNone());
        if (!rolled)
            co_return std::nullopt;
        deviation.degrees = degreesOf(rolled->front());
        deviation.dice.assign(rolled->begin() + 1, rolled->end());
        co_return deviation;
    }
    ask.passOver("deviation/rolled");
    deviation.degrees = co_await ask.numberOrNone(
        NumberOf("deviation/degrees", TR("Arrow angle, clockwise from Deployment Area B"), 0, 359)
            .unit(TR("degrees"))
            .ifSkipped(TR("A Hit, or no Deviation Roll"))
            .usuallyNone());
    if (!deviation.degrees)
        co_return std::nullopt;
    deviation.dice = co_await ask.dice(DiceOf("deviation/dice", TR("Distance in cm"), 0, 10).upTo(10, 10));
    co_return deviation;
}

// A Deviation Roll that superimposes two of them or leaves the battlefield is cancelled and rolled again
// (chapter "Creation of the Battlefield").
Forbidden notToLieThere(const MatchState& state, const SourceState& source)
{
    if (!liesWithin(*source.at, Field::sourceRadius))
        return forbidden("off-the-field", TR("%1 at %2 would be off the %3 × %3 cm battlefield"),
                         toMessage(source), toMessage(*source.at), Field::side);
    const SourceState* other = sourceUnder(state.sources, *source.at, source.id);
    if (!other)
        return std::nullopt;
    return forbidden("overlap", TR("%1 at %2 would overlap the %3"), toMessage(source), toMessage(*source.at),
                     toMessage(*other));
}

Message sourceChanged(const SourceState& source, const std::optional<Deviation>& deviation)
{
    const Message name = toMessage(source);
    if (source.exhausted)
        return message(TR("%1 exhausted"), name);
    if (!source.at)
        return message(TR("%1 active"), name);
    if (!deviation)
        return message(TR("%1 placed at %2"), name, toMessage(*source.at));
    return message(TR("%1 placed at %2 after a deviation of %3 cm"), name, toMessage(*source.at),
                   deviation->distance());
}

// `proposes`: the next one that the missions ask for.
Pick objectiveToPlace(const MatchState& state, bool proposes)
{
    const auto known = [&state] {
        std::vector<door::Option> placed = mapped(state.objectives, [](const ObjectiveState& each) {
            return optionOf(each.id.text(), toMessage(each), TR("Already placed"));
        });
        // What the missions ask for comes first.
        std::vector<door::Option> options =
            mapped(missingObjectives(state), [&state](const ObjectiveState& each) {
                return optionOf(each.id.text(),
                                each.owner.empty()
                                    ? message(TR("New: %1"), toMessage(each))
                                    : message(TR("New: %1 of %2"), toMessage(each), state.name(each.owner)));
            });
        std::ranges::move(withNew(std::move(placed), TR("Objective")), std::back_inserter(options));
        distinguish(options);
        return options;
    };
    Pick pick = pickOrName("id", TR("Objective"), known);
    if (const auto missing = missingObjectives(state); !missing.empty()) {
        pick.why(counted(TR_N("%n still to be placed"), static_cast<int>(missing.size())));
        const auto next = std::ranges::find_if(missing, [&state](const ObjectiveState& each) {
            return isDeployed(state) || !waitsForDeployment(state, each);
        });
        if (proposes && next != missing.end())
            pick.preset(next->id.text());
    }
    return pick;
}

// Where the Objectives of a mission may lie, and how many are still to be placed.
Message hintOnPlacing(const MatchState& state, const MissionId& id)
{
    const MissionObjectives& objectives = effectOf(state, id).objectives;
    const Message rule = message(objectives.rule, objectives.distance, Field::apart);
    const std::vector<ObjectiveState> missing = missingObjectives(state);
    const auto left = std::ranges::count(missing, id, &ObjectiveState::mission);
    return left == 0 ? rule : counted(TR_N("%1; %n still to be placed"), static_cast<int>(left), rule);
}

// What is known of a token is preset; most have neither a mission nor an owner.
template <class ThingId> Pick usually(Pick pick, const ThingId& known)
{
    if (!known.empty())
        pick.preset(known.text());
    return pick.usuallyNone();
}

Message objectivePlaced(const MatchState& state, const ObjectiveState& placed)
{
    const Message name = toMessage(placed);
    if (placed.carrier) {
        const bool isGiven =
            effectOf(state, placed.mission).objectives.placing == ObjectivePlacing::carried &&
            !isThere(state.objectives, placed.id);
        const Message unit = state.name(*placed.carrier);
        return isGiven ? message(TR("%1 given to %2"), name, unit)
                       : message(TR("%1: %2 picked up"), unit, name);
    }
    if (placed.at)
        return message(TR("%1 placed at %2"), name, toMessage(*placed.at));
    return message(TR("%1 lies on the battlefield"), name);
}

bool hasObjective(const MatchState& state, const std::optional<Point>& at)
{
    return at &&
           std::ranges::any_of(state.objectives, [&at](const ObjectiveState& each) { return each.at == at; });
}

// From the nearest Objective, in cm.
double farFromObjectives(const MatchState& state, const Point& at)
{
    double least = Field::side;
    for (const ObjectiveState& each : state.objectives)
        if (each.at)
            least = std::min(least, distanceBetween(at, *each.at));
    return least;
}

using Row = std::vector<Point>;

// The Maelstrom, or the Vortex that is farthest from the Objectives; of a row, what is nearest to the place
// that lacks one.
std::optional<Point> sourceWithoutObjective(const MatchState& state, const Row& row)
{
    const auto free =
        std::ranges::max_element(row, {}, [&state](const Point& at) { return farFromObjectives(state, at); });
    std::optional<Point> best;
    double farthest = -HUGE_VAL;
    for (const SourceState& source : state.sources) {
        if (!source.at || hasObjective(state, source.at))
            continue;
        double far = source.element ? 0 : HUGE_VAL;
        for (const ObjectiveState& each : state.objectives)
            far += each.at ? distanceBetween(*source.at, *each.at) : 0;
        if (!row.empty())
            far = -distanceBetween(*source.at, *free);
        if (far > farthest) {
            farthest = far;
            best = source.at;
        }
    }
    return best;
}

// The place that is farthest from all that lies there, or on the line of a row nearest to one of its places.
// Where the rules leave none, a token is superimposed on the Maelstrom or a Vortex (chapter "General Rules of
// the Missions").
std::optional<Point> placeOf(const MatchState& state, ObjectiveState token, const Row& row,
                             bool isBare = false)
{
    constexpr double step = 3; // cm
    constexpr int steps = 100; // along the row
    std::optional<Point> best;
    double most = -HUGE_VAL;
    const auto consider = [&](const Point& at, double worth) {
        token.at = at;
        if (isBare && clearance(state, at, Field::objectiveRadius, {}).value_or(1) <= 0)
            return;
        if (worth > most && liesWithin(at, Field::objectiveRadius) && !hasObjective(state, at) &&
            remarksOnPlacing(state, token).empty()) {
            most = worth;
            best = at;
        }
    };
    for (double x = step; row.empty() && x < Field::side; x += step)
        for (double y = step; y < Field::side; y += step)
            consider({x, y}, std::min(clearance(state, {x, y}, 0, {}).value_or(Field::side),
                                      farFromObjectives(state, {x, y})));
    for (int away = 0; !row.empty() && away <= steps; ++away)
        for (const Point& place : row)
            for (const double part : {1.0 * away / steps, -1.0 * away / steps})
                consider({place.x + part * (row[2].x - row[1].x), place.y + part * (row[2].y - row[1].y)},
                         -away);
    return best || isBare ? best : sourceWithoutObjective(state, row);
}

// On a Vortex or Maelstrom lies only what has no room elsewhere, or whose mission names its very places.
void warnOfRoomElsewhere(Ask& ask, const MatchState& state, const ObjectiveState& token)
{
    const auto* under = token.at ? findIn(state.sources, token.at, &SourceState::at) : nullptr;
    const MissionObjectives& asked = effectOf(state, token.mission).objectives;
    if (!under || asked.placing != ObjectivePlacing::setup || asked.middlesApart > 0 || hasBegun(state) ||
        ask.isScript())
        return;
    MatchState without = state;
    takeAway(without.objectives, token.id);
    const std::vector<Row> rows = asked.rows ? asked.rows() : std::vector<Row>(1);
    if (std::ranges::any_of(rows,
                            [&](const Row& row) { return placeOf(without, token, row, true).has_value(); }))
        ask.warn("apart", TR("%1 lies on the %2, though there is room elsewhere"), toMessage(token),
                 toMessage(*under));
}

// Of the rows that the mission names, the one on which fewest of its tokens are superimposed.
Row rowWithRoom(const MatchState& state, const std::vector<ObjectiveState>& tokens, const MissionId& mission)
{
    const auto rows = effectOf(state, mission).objectives.rows;
    Row best;
    std::size_t least = tokens.size() + 1;
    for (const Row& row : rows ? rows() : std::vector<Row>()) {
        MatchState tried = state;
        std::size_t superimposed = 0;
        for (ObjectiveState token : tokens)
            if (token.mission == mission) {
                token.at = placeOf(tried, token, row);
                superimposed += !token.at || findIn(state.sources, token.at, &SourceState::at);
                tried.objectives.push_back(std::move(token));
            }
        if (superimposed < least) {
            least = superimposed;
            best = row;
        }
    }
    return best;
}

// Where a Unit is deployed (chapters "Deploying Armies", "Infiltration").
void warnOfDeployment(Ask& ask, const MatchState& state, const UnitRef& ref, const Point& at)
{
    const PlayerState& player = *state.find(ref.player);
    if (state.deployed || hasBegun(state) || !player.side || liesInArea(at, *player.side))
        return;
    const Message name = state.name(ref);
    if (!state.find(ref)->hasSkill("infiltration"))
        ask.warn("deployment", TR("%1 would stand outside %2"), name, toMessage(*player.side));
    else if (liesInArea(at, oppositeOf(*player.side)))
        ask.warn("deployment", TR("Infiltration: %1 may stand anywhere but in %2"), name,
                 toMessage(oppositeOf(*player.side)));
}

// A corrected place ends no Contact: where that is too far, the players say whether it lasts.
void warnOfContacts(Ask& ask, const MatchState& state, const UnitRef& ref, const Point& at)
{
    std::vector<UnitRef> enemies = engagedWith(state, ref);
    std::erase_if(enemies, [&](const UnitRef& enemy) {
        const UnitState& other = *state.find(enemy);
        return !isBeyond(distanceFromLeader(at, other.at, Field::leadersBase),
                         std::max(touchOf(*state.find(ref)), touchOf(other)));
    });
    if (!enemies.empty() && !ask.isScript())
        ask.warn("engaged", TR("%1 stays Engaged with %2; “Set Engaged Units” ends that"), state.name(ref),
                 withAnd(mapped(enemies, [&](const UnitRef& enemy) { return state.name(enemy); })));
}

} // namespace

void placeObjectives(MatchState& state, Ask& ask)
{
    std::vector<ObjectiveState> tokens = missingObjectives(state);
    std::erase_if(tokens, [&state](const ObjectiveState& each) { return waitsForDeployment(state, each); });
    MissionId mission;
    Row row;
    for (ObjectiveState& token : tokens) {
        if (token.mission != mission)
            row = rowWithRoom(state, tokens, mission = token.mission);
        token.at = placeOf(state, token, row);
        if (const auto* under = token.at ? findIn(state.sources, token.at, &SourceState::at) : nullptr)
            ask.report(TR("%1 placed at %2, on the %3: no room elsewhere"), toMessage(token),
                       toMessage(*token.at), toMessage(*under));
        else
            ask.report(objectivePlaced(state, token));
        state.objectives.push_back(token);
    }
}

std::vector<std::pair<UnitRef, Point>> placesToDeploy(const MatchState& state, const PlayerId& id)
{
    const PlayerState& player = *state.find(id);
    const auto lacksPlace = [&id](const UnitRef& ref, const UnitState& unit) {
        return ref.player == id && unit.isOnBattlefield() && !unit.at;
    };
    std::vector<std::pair<UnitRef, Point>> places;
    const std::vector<UnitRef> units = unitsWhere(state, lacksPlace);
    for (const UnitRef& unit : units) {
        const double share = (static_cast<double>(places.size()) + 0.5) / static_cast<double>(units.size());
        Point at{asMeasured(Field::side * share), 0};
        for (const double depth : {10.0, 15.0, 5.0}) {
            at.y = player.side == DeploymentSide::b ? Field::side - depth : depth;
            if (clearance(state, at, Field::leadersBase, {}).value_or(1) > 0)
                break;
        }
        places.emplace_back(unit, at);
    }
    return places;
}

void standAt(MatchState& state, Ask& ask, const UnitRef& unit, const Point& at)
{
    ask.report(TR("%1: at %2"), state.name(unit), toMessage(at));
    state.find(unit)->at = at;
}

// All Units of an army, side by side unless its player says otherwise (chapter "Deploying Armies").
Task<> deployUnits(MatchState& state, Ask& ask)
{
    ask.putsRight(isDeployed(state));
    const auto judge = [&state](door::Option& option, const PlayerId& id) {
        const PlayerState& each = *state.find(id);
        if (placesToDeploy(state, id).empty())
            closeFor(option, "deployment", TR("all Units are deployed"));
        if (!each.side)
            closeFor(option, "deployment", TR("choose the Deployment Area first"));
        closeFor(option, afterTheEnd(state)); // said before the others
        option.settled = isDeployed(state, each);
    };
    const PlayerId player(co_await ask.one(pickPlayer(state, judge)));
    const auto places = placesToDeploy(state, player);
    for (const auto& [unit, at] : places) {
        const Message name = state.name(unit);
        const auto place = co_await ask.placeOrNone(PlaceOn("at/" + unit.unit.text(), name, inTheField())
                                                        .outsideIs("off-the-field", offTheField(name))
                                                        .preset(at)
                                                        .ifSkipped(TR("Not on the map"))
                                                        .detail());
        if (!place)
            continue;
        warnOfDeployment(ask, state, unit, *place);
        standAt(state, ask, unit, *place);
    }
}

// The other player of two has the other area then.
Task<> deploy(MatchState& state, Ask& ask)
{
    ask.putsRight(
        std::ranges::all_of(state.players, [](const PlayerState& each) { return each.side.has_value(); }));
    const PlayerState* chooser = ask.isScript() ? nullptr : state.find(state.first);
    const auto judge = [&state, chooser](door::Option& option, const PlayerId& id) {
        closeFor(option, afterTheEnd(state));
        if (chooser && id != chooser->id)
            warnIn(option, "deployment", TR("%1, the First Player, chooses the Deployment Area"),
                   toMessage(*chooser));
    };
    const PlayerId player(co_await ask.one(pickPlayer(state, judge)));
    const std::string area = co_await ask.one(Pick("side", TR("Deployment Area"), deploymentAreas));
    deployIn(state, ask, player, kindNamed<DeploymentSide>(area, deploymentAreas));
}

// A Vortex or Maelstrom is placed or moved, a Vortex exhausted for invocations, either destroyed (Elemental
// Absorption).
Task<> vortex(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(afterTheEnd(state));
    ask.optional();
    ask.putsRight(areVortexesLaidOut(state));
    const auto known = [&state] { return withNew(sourceOptions(state), TR("Vortex")); };
    SourceState source =
        co_await askThing(ask, state.sources, "vortex", pickOrName("id", TR("Vortex or Maelstrom"), known));
    ask.putsRight(source.at.has_value());
    source.element = elementOf(co_await ask.one(elementOfSource(state, source.id)));
    const auto condition = co_await askKind<Condition>(ask, "condition", TR("Condition"), conditions, "");
    if (condition == Condition::destroyed) {
        ask.passOver("at", "deviation");
        ask.report(TR("%1 destroyed"), toMessage(source));
        takeAway(state.sources, source.id);
        co_return;
    }
    source.exhausted = condition == Condition::exhausted;
    const std::optional<Point> at =
        co_await ask.placeOrNone(placeOnField(toMessage(source)).ifSkipped(TR("It stays where it is")));
    std::optional<Deviation> deviation;
    // Once, where it is placed.
    const bool deviates = at && (!source.at || ask.isGiven("deviation"));
    if (deviates)
        deviation = co_await deviationRoll(ask);
    else
        ask.passOver("deviation");
    if (at) {
        source.at = deviation ? deviated(*at, *deviation) : *at;
        co_await ask.refuseFor(notToLieThere(state, source));
    }
    SourceState placed = source;
    placed.at = at ? source.at : std::nullopt;
    ask.report(sourceChanged(placed, deviation));
    put(state.sources, source);
}

Task<> scenery(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(afterTheEnd(state));
    ask.optional();
    ask.putsRight(!state.sceneries.empty());
    const auto known = [&state] {
        return withNew(mapped(state.sceneries, [](const SceneryState& each) { return optionOf(each.id); }),
                       TR("Scenery"));
    };
    SceneryState placed =
        co_await askThing(ask, state.sceneries, "scenery", pickOrName("id", TR("Scenery"), known));
    const bool stands = isThere(state.sceneries, placed.id);
    ask.putsRight(stands);
    const bool gone = co_await ask.yes(Whether("gone", TR("Removed")).detail(!stands));
    if (gone) {
        ask.passOver("at", "radius", "obstruction");
        ask.report(TR("%1 removed"), toMessage(placed.id));
        takeAway(state.sceneries, placed.id);
        co_return;
    }
    placed.at = *co_await ask.placeOrNone(placeOnField(toMessage(placed.id)).needed());
    placed.radius =
        co_await ask.amount(AmountOf("radius", TR("Radius"), 0.5, 45).preset(usualRadius).unit(TR("cm")));
    placed.obstruction = co_await ask.yes(Whether("obstruction", TR("Obstruction")));
    warnOf(ask, remarksOnPlacing(state, placed));
    ask.report(TR("%1 placed at %2"), toMessage(placed.id), toMessage(placed.at));
    put(state.sceneries, placed);
}

// An Objective token is picked up by a Unit, or lies on the battlefield, or is taken away.
Task<> objective(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(afterTheEnd(state));
    const bool needsNone = missingObjectives(state).empty();
    if (needsNone && state.objectives.empty())
        ask.optional();
    else if (needsNone)
        ask.putsRight();
    ObjectiveState placed =
        co_await askThing(ask, state.objectives, "objective", objectiveToPlace(state, !ask.isScript()));
    const ObjectiveId id = placed.id;
    // What its mission asks for is only proposed: a script says of a new one what it is, and so does a
    // record.
    const bool lies = isThere(state.objectives, id);
    ask.putsRight(lies);
    const ObjectiveState known = ask.isScript() || lies ? placed : knownOrNew(missingObjectives(state), id);
    const bool gone = co_await ask.yes(Whether("gone", TR("Removed")).detail(!lies));
    if (gone) {
        ask.passOver("carrier", "at", "mission", "owner");
        ask.report(TR("%1 removed"), toMessage(known));
        takeAway(state.objectives, id);
        co_return;
    }
    placed.carrier.reset();
    placed.at.reset();
    // One that is given to a Unit of its owner has its carrier before it is there.
    const bool isGiven = known.carrier && !lies;
    const auto mayCarry = [isGiven, owner = known.owner](const UnitRef& ref, const UnitState& unit) {
        return !isGiven || (ref.player == owner && mayBeInfantry(unit));
    };
    Pick carriers = pickUnitInMatch(state, mayCarry, {}, "carrier", TR("Carried by"));
    carriers.ifSkipped(TR("It lies on the battlefield")).usuallyNone();
    if (isGiven)
        carriers.preset(toText(*known.carrier));
    if (const auto carrier = co_await ask.oneOrNone(std::move(carriers))) {
        placed.carrier = unitRefOf(*carrier);
        ask.passOver("at");
    } else {
        placed.at = co_await ask.placeOrNone(placeOnField(toMessage(known))
                                                 .why(hintOnPlacing(state, known.mission))
                                                 .ifSkipped(TR("Not on the map")));
    }
    if (const auto mission = co_await ask.oneOrNone(usually(pickMission(), known.mission)))
        placed.mission = MissionId(*mission);
    if (const auto owner =
            co_await ask.oneOrNone(usually(pickPlayer(state, {}, {}, "owner", TR("Owner")), known.owner)))
        placed.owner = PlayerId(*owner);
    warnOf(ask, remarksOnPlacing(state, placed));
    warnOfRoomElsewhere(ask, state, placed);
    ask.report(objectivePlaced(state, placed));
    put(state.objectives, placed);
}

// Where the Leader of a Unit stands, as far as the players tell.
Task<> stand(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnit(state, closing(state, notOnBattlefield)));
    const std::optional<Point> at =
        co_await ask.placeOrNone(placeOnField(state.name(unit)).ifSkipped(TR("Not on the map")));
    if (at) {
        warnOfDeployment(ask, state, unit, *at);
        warnOfContacts(ask, state, unit, *at);
        standAt(state, ask, unit, *at);
    } else {
        ask.report(TR("%1: position unknown"), state.name(unit));
        state.find(unit)->at.reset();
    }
}

} // namespace adjutant::drakerys
