#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rules.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using door::Tone;
using Json = nlohmann::ordered_json;

// The token on top of the pile says nothing yet.
bool isFirstOpen(const MatchState& state)
{
    return state.first.empty() && !hasBegun(state) && !isFinished(state);
}

Message headlineOf(const MatchState& state, const std::vector<PlayerId>& winners)
{
    const PlayerState* active = activePlayer(state);
    if (isFirstOpen(state))
        return TR("Setup: choose the First Player");
    // Nobody's turn has come as long as an army is to be deployed.
    if (active && !isDeployed(state))
        return message(TR("Setup: %1 has the first turn"), state.name(state.first));
    if (active && state.activation)
        return message(TR("Round %1: %2, %3 TS so far"), roundOf(state), state.name(state.activation->unit),
                       state.activation->ts);
    if (active && !active->units.empty() && std::ranges::all_of(active->units, &UnitState::removed))
        return message(TR("Round %1: %2 has no Unit left"), roundOf(state), toMessage(*active));
    if (active)
        return message(TR("Round %1: %2’s turn"), roundOf(state), toMessage(*active));
    if (!isOver(state))
        return TR("The last Headquarters Phase, then the match ends");
    if (winners.size() == 1)
        return message(TR("The match is over: %1 has won"), state.name(winners.front()));
    return TR("The match is over: a draw");
}

// Whoever has most victory points at the end; more than one: a draw.
std::vector<PlayerId> winnersOf(const MatchState& state)
{
    std::vector<PlayerId> winners;
    if (!isFinished(state))
        return winners;
    int most = 0;
    for (const PlayerState& player : state.players)
        most = std::max(most, victoryPointsOf(state, player.id));
    for (const PlayerState& player : state.players)
        if (victoryPointsOf(state, player.id) == most)
            winners.push_back(player.id);
    return winners;
}

door::SideView sideView(const MatchState& state, const PlayerState& player, bool active)
{
    door::SideView side{.id = player.id, .name = toMessage(player), .active = active};
    const int points = victoryPointsOf(state, player.id, hasBegun(state)); // as if it ended now
    side.counters = {
        {"vp", TR("VP"), points},
        {"progress", TR("Squares"), player.progress, TimePath::lastStart, Tone::quiet, "set_progress"},
        {"headquarters", TR("Headquarters Phases"), player.headquarters(), TimePath::rounds, Tone::quiet},
    };
    side.points = points;
    side.score = "vp";
    if (player.done())
        side.chips.push_back(TR("done"));
    if (player.side)
        side.chips.push_back(toMessage(*player.side));
    return side;
}

// Figures that tokens, Stress or allies change now, with the printed ones behind them.
void showChanged(door::CardView& card, const MatchState& state, const UnitRef& ref)
{
    const auto side = sideInMatch(state, ref);
    if (!side)
        return;
    const UnitState& unit = *state.find(ref);
    const std::pair<std::string_view, int> now[] = {
        {"power", side->powerNow()},
        {"initiative", side->initiative},
        {"combat", side->combat},
        {"shooting", side->shooting},
        {"strength", side->strength},
        {"resistance", side->resistanceNow()},
        {"willpower", side->willpower},
        {"march", reachOf(unit, ActionKind::march).value_or(0)},
        {"charge", reachOf(unit, ActionKind::charge).value_or(0)}};
    for (door::Stat& stat : card.stats)
        for (const auto& [key, value] : now)
            if (stat.id == key && toText(stat.value) != std::to_string(value))
                stat.value = message(TR("%1 (%2)"), value, std::move(stat.value));
}

door::Piece pieceView(const MatchState& state, const PlayerState& player, const UnitState& unit)
{
    door::Piece piece{.ref = {player.id, unit.id()}, .name = verbatim(unit.name)};
    piece.counters.push_back(
        {"warriors", TR("Warriors"), unit.warriors, unit.card->size, Tone::good, "set_warriors"});
    if (unit.card->health() > 1)
        piece.counters.push_back({"injuries", TR("Injuries"), unit.injuries, {}, Tone::bad, "set_injuries"});
    piece.counters.push_back({"stress", TR("Stress"), unit.stress, {}, Tone::bad, "set_stress"});
    if (!unit.removed())
        for (const StatusId& status : unit.status)
            piece.chips.push_back(state.name(status));
    for (const ObjectiveState& objective : state.objectives)
        if (objective.carrier == piece.ref)
            piece.chips.push_back(message(TR("carries %1"), toMessage(objective)));
    if (!unit.removed() && !state.contacts.empty()) {
        std::vector<Message> enemies =
            mapped(engagedWith(state, piece.ref), [&](const UnitRef& enemy) { return state.name(enemy); });
        if (!enemies.empty())
            piece.chips.push_back(message(TR("Engaged with %1"), withAnd(enemies)));
    }
    if (unit.exhausted)
        piece.chips.push_back(TR("exhausted as a Vortex"));
    if (!unit.invokedBy.empty())
        piece.detail = message(TR("invoked by %1"), state.name(UnitRef{player.id, unit.invokedBy}));
    piece.active = state.isActivating(piece.ref);
    piece.out = unit.removed();
    if (const auto left = apOf(unit, unit.warriors))
        piece.worth = door::Worth{unit.card->ap, *left};
    piece.ready =
        activePlayer(state) == &player && (!state.activation || piece.active) && isAffordable(player, unit);
    piece.card = viewOf(*unit.card);
    showChanged(piece.card, state, piece.ref);
    if (unit.chosenSpells) {
        std::vector<Message> names =
            mapped(*unit.chosenSpells, [&](const SpellId& spell) { return state.name(spell); });
        piece.card.lines.push_back(names.empty() ? TR("Spells: none")
                                                 : message(TR("Spells: %1"), listed(names)));
    }
    return piece;
}

// A card that only one player holds is that player's.
door::Goal goalOf(const MatchState& state, const MissionId& mission)
{
    door::Goal goal{mission.text(), toMessage(mission)};
    bool common = true;
    std::vector<Message> chosen;
    for (const MissionState& card : state.missions) {
        if (card.mission != mission)
            continue;
        if (!card.common) {
            common = false;
            goal.side = card.player;
        }
        // What is covered from whoever looks isn't in the state any more.
        if (!card.units.empty() || !card.sceneries.empty())
            chosen.push_back(whatWasChosen(state, card));
    }
    goal.detail = summaryOf(mission, common);
    for (const Message& each : chosen)
        goal.detail = message(TR("%1 – %2"), goal.detail, each);
    return goal;
}

// How a condition stands as if the match ended now.
door::Goal::Check checkOf(const MatchState& state, const MissionVerdict& verdict,
                          const ConditionVerdict& each)
{
    const MissionState& card = verdict.card;
    door::Goal::Check check{.side = card.player,
                            .label = each.condition.label,
                            .known = each.source != VerdictSource::open,
                            .points = hasBegun(state) ? each.vp : 0, // as the score has it
                            .most = each.condition.most};
    if (each.condition.counts && check.known)
        check.state = verbatim(std::to_string(each.count));
    else if (!check.known && card.secret && card.units.empty() && card.sceneries.empty() && !isOver(state))
        check.state = TR("hidden");
    else if (!check.known)
        check.state = TR("not recorded");
    else if (each.count > 0 && !hasBegun(state)) // it brings nothing so far
        check.state = TR("not yet");
    else
        check.state = each.count > 0 ? TR("yes") : TR("no");
    if (each.standing)
        check.state = *each.standing;
    check.sets = "tick";
    check.given = {{"mission", card.mission.text()}, {"condition", std::string(each.condition.id)}};
    return check;
}

// The missions that were dealt, and any others that brought points.
std::vector<door::Goal> goalsOf(const MatchState& state)
{
    std::vector<door::Goal> goals;
    const auto goalNamed = [&goals, &state](const MissionId& mission) -> door::Goal& {
        const auto known = std::ranges::find(goals, mission.text(), &door::Goal::id);
        return known != goals.end() ? *known : goals.emplace_back(goalOf(state, mission));
    };
    for (const MissionState& mission : state.missions)
        goalNamed(mission.mission);
    for (const MissionPoints& each : pointsByMission(state))
        goalNamed(each.mission).points[each.player] += each.vp;
    for (const MissionVerdict& verdict : verdictsOf(state))
        for (const ConditionVerdict& each : verdict.conditions)
            goalNamed(verdict.card.mission).checks.push_back(checkOf(state, verdict, each));
    return goals;
}

// The tokens in the order in which they lie, the topmost of a square last.
door::Board timePath(const MatchState& state)
{
    std::vector<const PlayerState*> tokens =
        mapped(state.players, [](const PlayerState& player) { return &player; });
    std::ranges::stable_sort(tokens, {}, &PlayerState::arrival);
    door::Track track;
    track.closed = true;
    for (int square = 0; square < TimePath::squares; ++square)
        track.squares.push_back(square == 0 ? TR("START") : verbatim(std::to_string(square)));
    door::Board board{.id = "timepath", .title = TR("TimePath")};
    for (const PlayerState* player : tokens) {
        track.tokens.push_back({player->id, player->square()});
        board.spoken.push_back(player->square() == 0
                                   ? message(TR("%1’s token is on START, %2 of 6 Headquarters Phases"),
                                             toMessage(*player), player->headquarters())
                                   : message(TR("%1’s token is on square %2, %3 of 6 Headquarters Phases"),
                                             toMessage(*player), player->square(), player->headquarters()));
    }
    board.drawn = std::move(track);
    return board;
}

using Mark = door::Ground::Mark;

constexpr double gridStep = 10; // cm; so far apart Opposition grows by one, too

// What lies there, or could be placed, and the procedure that moves it.
Mark markOf(std::string id, Message label, const std::optional<Point>& at, double radius, const char* moves,
            door::Answers given = {})
{
    Mark mark{{}, std::move(label), at.value_or(Point()), radius, std::move(id)};
    mark.moves = moves;
    mark.given = std::move(given);
    return mark;
}

Mark sceneryMark(const SceneryState& scenery)
{
    const std::string& id = scenery.id.text();
    Mark mark = markOf("scenery/" + id, toMessage(scenery.id), scenery.at, scenery.radius, "scenery",
                       {{"id", id}, {"radius", scenery.radius}, {"obstruction", scenery.obstruction}});
    mark.detail = scenery.obstruction ? TR("Obstruction") : TR("Obstacle");
    mark.flat = true;
    mark.filled = scenery.obstruction;
    mark.symbol = scenery.obstruction ? "field/obstruction" : "field/scenery";
    return mark;
}

Mark sourceMark(const SourceState& source)
{
    constexpr std::array<std::string_view, 4> colours{"grey", "brown", "red", "blue"};
    const std::string& id = source.id.text();
    Mark mark =
        markOf("source/" + id, toMessage(source), source.at, Field::sourceRadius, "vortex", {{"id", id}});
    mark.filled = !source.exhausted;
    mark.symbol = "field/" + std::string(source.element ? toWord(*source.element) : "maelstrom");
    mark.colour = source.element ? std::string(colours[static_cast<std::size_t>(*source.element)]) : "purple";
    if (source.exhausted) {
        mark.detail = TR("exhausted");
        mark.given["condition"] = std::string("exhausted");
    }
    return mark;
}

Mark objectiveMark(const MatchState& state, const ObjectiveState& objective)
{
    const std::string& id = objective.id.text();
    Mark mark = markOf("objective/" + id, toMessage(objective), objective.at, Field::objectiveRadius,
                       "objective", {{"id", id}});
    if (!objective.owner.empty())
        mark.detail = state.name(objective.owner);
    if (objective.injuries > 0)
        mark.detail = injuriesOf(mark.label, objective.injuries);
    mark.side = objective.owner;
    const Mission* mission = findMission(objective.mission);
    mark.symbol = (mission ? mission->token : MissionToken()).symbol;
    return mark;
}

Mark leaderMark(const MatchState& state, const PlayerState& player, const UnitState& unit)
{
    const UnitRef ref{player.id, unit.id()};
    Mark mark = markOf(toText(ref), state.name(ref), unit.at, Field::leadersBase, "stand");
    mark.piece = ref;
    mark.detail = toMessage(player);
    return mark;
}

// Sceneries first, Leaders last: the small lie on the large.
void addThings(const MatchState& state, door::Ground& ground, std::vector<Message>& spoken)
{
    const auto add = [&](Mark mark, bool isPlaced) {
        if (isPlaced)
            spoken.push_back(message(TR("%1 at %2"), mark.label, toMessage(mark.at)));
        (isPlaced ? ground.marks : ground.away).push_back(std::move(mark));
    };
    for (const SceneryState& scenery : state.sceneries)
        add(sceneryMark(scenery), true);
    for (const SourceState& source : state.sources)
        add(sourceMark(source), source.at.has_value());
    for (const ObjectiveState& objective : state.objectives)
        if (!objective.carrier)
            add(objectiveMark(state, objective), objective.at.has_value());
    for (const ObjectiveState& missing : missingObjectives(state))
        if (!missing.carrier)
            add(objectiveMark(state, missing), false);
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units)
            if (unit.isOnBattlefield())
                add(leaderMark(state, player, unit), unit.at.has_value());
    if (spoken.empty())
        spoken.push_back(TR("Nothing placed yet"));
}

void addDeployment(const MatchState& state, door::Ground& ground, std::vector<Message>& spoken)
{
    for (const DeploymentSide side : {DeploymentSide::a, DeploymentSide::b}) {
        door::Ground::Area area;
        area.label = toMessage(side);
        const bool isNear = side == DeploymentSide::a;
        area.lowest = {0, isNear ? 0 : Field::side - Field::deployment};
        area.highest = {Field::side, isNear ? Field::deployment : Field::side};
        for (const PlayerState& player : state.players) {
            if (player.side != side)
                continue;
            area.label = message(TR("%1: %2"), area.label, toMessage(player));
            spoken.push_back(area.label);
            area.side = player.id;
        }
        ground.areas.push_back(std::move(area));
    }
}

// Where Vortexes and the Maelstrom are placed before they deviate.
void addLocations(const MatchState& state, door::Ground& ground)
{
    const auto addPlace = [&ground](std::string_view id, Message label, const Point& at) {
        Mark place = markOf("location/" + std::string(id), std::move(label), at, Field::sourceRadius, "");
        place.detail = TR("our reading of the rulebook’s diagram");
        place.flat = true;
        place.filled = false;
        ground.marks.push_back(std::move(place));
    };
    for (const VortexLocation& each : vortexLocations())
        addPlace(each.id, message(TR("Location of a Vortex: %1"), nameOf(each, state)), each.at);
    addPlace("maelstrom", TR("Location of the Maelstrom"), {Field::middle, Field::middle});
}

Json unitJson(const UnitState& unit)
{
    Json object{{"id", unit.id().text()},
                {"warriors", unit.warriors},
                {"injuries", unit.injuries},
                {"stress", unit.stress},
                {"status", mapped(unit.status, &StatusId::text)},
                {"removed", unit.removed()}};
    if (unit.chosenSpells)
        object["spells"] = mapped(*unit.chosenSpells, &SpellId::text);
    return object;
}

Json playerJson(const MatchState& state, const PlayerState& player)
{
    return {{"id", player.id.text()},
            {"progress", player.progress},
            {"square", player.square()},
            {"headquarters", player.headquarters()},
            {"vp", victoryPointsOf(state, player.id)},
            {"done", player.done()},
            {"units", mapped(player.units, [](const UnitState& unit) { return unitJson(unit); })}};
}

} // namespace

std::vector<door::Goal> allGoals()
{
    return mapped(missions(), [](const Mission& mission) {
        return goalOf(MatchState(), MissionId(std::string(mission.id)));
    });
}

door::MatchView viewOf(const MatchState& state)
{
    door::MatchView view;
    const PlayerState* active = activePlayer(state);
    view.winners = winnersOf(state);
    view.headline = headlineOf(state, view.winners);
    view.round = hasBegun(state) ? roundOf(state) : 0;
    view.over = !active;
    view.closing = view.over && !isOver(state);
    // The token has moved on with the first Action, but the activation goes on until it is ended.
    const PlayerState* acting = isFirstOpen(state)           ? nullptr
                                : active && state.activation ? state.find(state.activation->unit.player)
                                                             : active;
    if (acting)
        view.toAct.push_back(acting->id);
    for (const PlayerState& player : state.players) {
        view.sides.push_back(sideView(state, player, &player == acting));
        for (const UnitState& unit : player.units)
            view.pieces.push_back(pieceView(state, player, unit));
    }
    view.first = state.first;
    view.goals = goalsOf(state);
    view.pointsLabel = TR("Victory points");
    view.worthLabel = TR("AP");
    view.rounds = TimePath::rounds;
    int foremost = 0;
    for (const PlayerState& player : state.players)
        foremost = std::max(foremost, player.progress);
    view.begun = hasBegun(state);
    view.elapsed = static_cast<double>(foremost) / TimePath::squares;
    view.boards.push_back(timePath(state));
    view.boards.push_back(battlefieldBoard(state));
    return view;
}

door::Board battlefieldBoard(const MatchState& state)
{
    door::Board board{.id = "battlefield", .title = TR("Battlefield")};
    door::Ground ground{.size = {Field::side, Field::side}, .unit = TR("cm"), .step = gridStep};
    ground.measuring = TR("Measured from the edges of the Leaders’ bases. For a Spell, each 10 cm or part of "
                          "it adds 1 Opposition.");
    addThings(state, ground, board.spoken);
    addDeployment(state, ground, board.spoken);
    ground.lines.push_back({{0, Field::middle}, {Field::side, Field::middle}});
    if (!hasBegun(state) && state.sources.empty())
        addLocations(state, ground);
    for (const Mission& mission : missions())
        if (mission.draw &&
            findIn(state.missions, MissionId(std::string(mission.id)), &MissionState::mission))
            mission.draw(state, ground, board.spoken);
    board.drawn = std::move(ground);
    return board;
}

Json stateJson(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    Json object{{"round", roundOf(state)},
                {"finished", isFinished(state)},
                {"active_player", active ? Json(active->id.text()) : Json()},
                {"players", mapped(state.players, [&state](const PlayerState& player) {
                     return playerJson(state, player);
                 })}};
    if (state.activation) {
        const auto name = [](const Action& action) { return nameOfKind(action.kind, actionNames).id; };
        object["activation"] = {{"unit", toText(state.activation->unit)},
                                {"actions", mapped(state.activation->actions, name)},
                                {"ts", state.activation->ts}};
    }
    for (const SourceState& vortex : state.sources)
        object["vortexes"].push_back(
            {{"id", vortex.id.text()},
             {"element", vortex.element ? toWord(*vortex.element) : std::string_view("maelstrom")},
             {"exhausted", vortex.exhausted}});
    for (const ObjectiveState& objective : state.objectives)
        object["objectives"].push_back(
            {{"id", objective.id.text()},
             {"carrier", objective.carrier ? Json(toText(*objective.carrier)) : Json()}});
    return object;
}

} // namespace adjutant::drakerys
