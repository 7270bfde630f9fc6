#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rules.h"

namespace adjutant::drakerys {

namespace {

using Mark = door::Ground::Mark;

constexpr double gridStep = 10; // cm; so far apart Opposition grows by one, too

bool isDealt(const MatchState& state, std::string_view mission)
{
    return std::ranges::any_of(
        state.missions, [mission](const MissionState& each) { return each.mission.text() == mission; });
}

Mark sceneryMark(const SceneryState& scenery)
{
    Mark mark;
    mark.id = "scenery/" + scenery.id.text();
    mark.label = toMessage(scenery.id);
    mark.detail = scenery.obstruction ? WORDS("drakerys", "Obstruction") : WORDS("drakerys", "Obstacle");
    mark.at = scenery.at;
    mark.radius = scenery.radius;
    mark.flat = true;
    mark.filled = scenery.obstruction;
    mark.symbol = scenery.obstruction ? "field/obstruction" : "field/scenery";
    mark.moves = "scenery";
    mark.given = {
        {"id", scenery.id.text()}, {"radius", scenery.radius}, {"obstruction", scenery.obstruction}};
    return mark;
}

Mark sourceMark(const SourceState& source)
{
    constexpr std::array<std::string_view, 4> colours{"grey", "brown", "red", "blue"};
    Mark mark;
    mark.id = "source/" + source.id.text();
    mark.label = toMessage(source);
    if (source.exhausted)
        mark.detail = WORDS("drakerys", "exhausted");
    if (source.at)
        mark.at = *source.at;
    mark.radius = Field::sourceRadius;
    mark.filled = !source.exhausted;
    mark.symbol = "field/" + std::string(source.element ? toWord(*source.element) : "maelstrom");
    mark.colour = source.element ? std::string(colours[static_cast<std::size_t>(*source.element)]) : "purple";
    mark.moves = "vortex";
    mark.given = {{"id", source.id.text()}};
    if (source.exhausted)
        mark.given["condition"] = std::string("exhausted");
    return mark;
}

Mark objectiveMark(const MatchState& state, const ObjectiveState& objective)
{
    Mark mark;
    mark.id = "objective/" + objective.id.text();
    mark.label = toMessage(objective);
    if (!objective.owner.empty())
        mark.detail = toMessage(state, objective.owner);
    if (objective.injuries > 0)
        mark.detail = injuriesOf(mark.label, objective.injuries);
    if (objective.at)
        mark.at = *objective.at;
    mark.radius = Field::objectiveRadius;
    mark.side = objective.owner;
    const Mission* mission = findMission(objective.mission);
    mark.symbol = (mission ? mission->token : MissionToken()).symbol;
    mark.moves = "objective";
    mark.given = {{"id", objective.id.text()}};
    return mark;
}

Mark leaderMark(const MatchState& state, const PlayerState& player, const UnitState& unit)
{
    Mark mark;
    mark.piece = {player.id, unit.id()};
    mark.id = toText(mark.piece);
    mark.label = toMessage(state, mark.piece);
    mark.radius = Field::leadersBase;
    mark.detail = toMessage(player);
    if (unit.at)
        mark.at = *unit.at;
    mark.moves = "stand";
    return mark;
}

/// Collects what lies on the battlefield, with its sentences.
class BattlefieldView
{
public:
    explicit BattlefieldView(const MatchState& state) : m_state(state)
    {
        m_ground.size = {Field::side, Field::side};
        m_ground.unit = WORDS("drakerys", "cm");
        m_ground.step = gridStep;
        m_ground.measuring =
            WORDS("drakerys", "Measured from the edges of the Leaders’ bases. For a Spell, each 10 cm or "
                              "part of it adds 1 Opposition.");
        addThings();
        if (m_spoken.empty())
            m_spoken.push_back(WORDS("drakerys", "Nothing placed yet"));
        addDeployment();
        m_ground.lines.push_back({{0, Field::middle}, {Field::side, Field::middle}});
        if (!hasBegun(state) && state.sources.empty())
            addLocations();
        for (const Mission& mission : missions())
            if (mission.draw && isDealt(state, mission.id))
                mission.draw(state, m_ground, m_spoken);
    }

    door::Board board() &&
    {
        door::Board board;
        board.id = "battlefield";
        board.title = WORDS("drakerys", "Battlefield");
        board.drawn = std::move(m_ground);
        board.spoken = std::move(m_spoken);
        return board;
    }

private:
    // Sceneries first, Leaders last: the small lie on the large.
    void addThings()
    {
        for (const SceneryState& scenery : m_state.sceneries)
            add(sceneryMark(scenery), true);
        for (const SourceState& source : m_state.sources)
            add(sourceMark(source), source.at.has_value());
        for (const ObjectiveState& objective : m_state.objectives)
            if (!objective.carrier)
                add(objectiveMark(m_state, objective), objective.at.has_value());
        for (const ObjectiveState& missing : missingObjectives(m_state))
            if (!missing.carrier)
                add(objectiveMark(m_state, missing), false);
        for (const PlayerState& player : m_state.players)
            for (const UnitState& unit : player.units)
                if (unit.isOnBattlefield())
                    add(leaderMark(m_state, player, unit), unit.at.has_value());
    }

    void add(Mark mark, bool isPlaced)
    {
        if (isPlaced)
            m_spoken.push_back(message(WORDS("drakerys", "%1 at %2"), mark.label, toMessage(mark.at)));
        (isPlaced ? m_ground.marks : m_ground.away).push_back(std::move(mark));
    }

    void addDeployment()
    {
        for (const DeploymentSide side : {DeploymentSide::a, DeploymentSide::b}) {
            door::Ground::Area area;
            area.label = toMessage(side);
            const bool isNear = side == DeploymentSide::a;
            area.lowest = {0, isNear ? 0 : Field::side - Field::deployment};
            area.highest = {Field::side, isNear ? Field::deployment : Field::side};
            for (const PlayerState& player : m_state.players) {
                if (player.side != side)
                    continue;
                m_spoken.push_back(message(WORDS("drakerys", "%1: %2"), area.label, toMessage(player)));
                area.label = message(WORDS("drakerys", "%1: %2"), area.label, toMessage(player));
                area.side = player.id;
            }
            m_ground.areas.push_back(std::move(area));
        }
    }

    // Where Vortexes and the Maelstrom are placed before they deviate.
    void addLocations()
    {
        const auto addPlace = [this](std::string id, Message label, const Point& at) {
            Mark place;
            place.id = "location/" + std::move(id);
            place.label = std::move(label);
            place.detail = WORDS("drakerys", "our reading of the rulebook’s diagram");
            place.at = at;
            place.radius = Field::sourceRadius;
            place.flat = true;
            place.filled = false;
            m_ground.marks.push_back(std::move(place));
        };
        for (const VortexLocation& each : vortexLocations())
            addPlace(std::string(each.id),
                     message(WORDS("drakerys", "Location of a Vortex: %1"), nameOf(each, m_state)), each.at);
        addPlace("maelstrom", WORDS("drakerys", "Location of the Maelstrom"), {Field::middle, Field::middle});
    }

    const MatchState& m_state;
    door::Ground m_ground;
    std::vector<Message> m_spoken;
};

} // namespace

door::Board battlefieldBoard(const MatchState& state)
{
    return BattlefieldView(state).board();
}

} // namespace adjutant::drakerys
