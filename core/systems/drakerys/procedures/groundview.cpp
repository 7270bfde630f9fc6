#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rules.h"

namespace adjutant::drakerys {

namespace {

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
    mark.detail = scenery.obstruction ? WORDS("drakerys", "Obstruction") : WORDS("drakerys", "Obstacle");
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
        mark.detail = WORDS("drakerys", "exhausted");
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
        mark.detail = toMessage(state, objective.owner);
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
    Mark mark = markOf(toText(ref), toMessage(state, ref), unit.at, Field::leadersBase, "stand");
    mark.piece = ref;
    mark.detail = toMessage(player);
    return mark;
}

// Sceneries first, Leaders last: the small lie on the large.
void addThings(const MatchState& state, door::Ground& ground, std::vector<Message>& spoken)
{
    const auto add = [&](Mark mark, bool isPlaced) {
        if (isPlaced)
            spoken.push_back(message(WORDS("drakerys", "%1 at %2"), mark.label, toMessage(mark.at)));
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
        spoken.push_back(WORDS("drakerys", "Nothing placed yet"));
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
            area.label = message(WORDS("drakerys", "%1: %2"), area.label, toMessage(player));
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
        place.detail = WORDS("drakerys", "our reading of the rulebook’s diagram");
        place.flat = true;
        place.filled = false;
        ground.marks.push_back(std::move(place));
    };
    for (const VortexLocation& each : vortexLocations())
        addPlace(each.id, message(WORDS("drakerys", "Location of a Vortex: %1"), nameOf(each, state)),
                 each.at);
    addPlace("maelstrom", WORDS("drakerys", "Location of the Maelstrom"), {Field::middle, Field::middle});
}

} // namespace

door::Board battlefieldBoard(const MatchState& state)
{
    door::Board board{.id = "battlefield", .title = WORDS("drakerys", "Battlefield")};
    door::Ground ground{
        .size = {Field::side, Field::side}, .unit = WORDS("drakerys", "cm"), .step = gridStep};
    ground.measuring =
        WORDS("drakerys", "Measured from the edges of the Leaders’ bases. For a Spell, each 10 cm or "
                          "part of it adds 1 Opposition.");
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

} // namespace adjutant::drakerys
