#include "fieldplacing.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "spokentext.h"

#include <algorithm>

namespace adjutant {

using namespace drakerys;

namespace {

table::Point pointOn(const Point& at)
{
    return {at.x, at.y};
}

template <class Things, class Key> auto findIn(const Things& things, const Key& id)
{
    return std::ranges::find_if(things, [&id](const auto& each) { return each.id.text() == id; });
}

std::vector<Point> takenPlaces(const MatchState& state)
{
    std::vector<Point> places;
    for (const SourceState& source : state.sources)
        if (source.at)
            places.push_back(*source.at);
    for (const ObjectiveState& objective : state.objectives)
        if (objective.at && !objective.carrier)
            places.push_back(*objective.at);
    return places;
}

} // namespace

Placing placingOfSource(const std::string& id, const std::optional<Element>& element, const char* condition,
                        const std::optional<Point>& at)
{
    const std::string_view word = element ? wordFor(*element) : "maelstrom";
    Placing placing{"vortex", {{"id", id}, {"element", std::string(word)}, {"condition", condition}}};
    if (at)
        placing.answers["at"] = pointOn(*at);
    return placing;
}

Placing placingOfScenery(const std::string& id, const Point& at, double radius, bool obstruction)
{
    return {"scenery", {{"id", id}, {"at", pointOn(at)}, {"radius", radius}, {"obstruction", obstruction}}};
}

Placing placingOfObjective(const std::string& id, const Point& at, const MissionId& mission,
                           const PlayerId& owner)
{
    Placing placing{"objective", {{"id", id}, {"at", pointOn(at)}}};
    if (!mission.empty())
        placing.answers["mission"] = mission.text();
    if (!owner.empty())
        placing.answers["owner"] = owner.text();
    return placing;
}

Placing placingOfUnit(const UnitRef& unit, const Point& at)
{
    return {"stand", {{"unit", textOf(unit)}, {"at", pointOn(at)}}};
}

PlacingVerdict verdictOn(const Placing& placing, const OpenMatch& match)
{
    const table::Form form = match.form(placing.procedure, placing.answers);
    if (form.refusal)
        return {true, {}, asSentence(form.refusal->message)};
    PlacingVerdict verdict;
    QStringList words;
    for (const table::Remark& warning : form.warnings) {
        verdict.warnings.push_back(warning.rule);
        words.append(asSentence(warning.message));
    }
    verdict.words = words.join(QLatin1Char(' '));
    return verdict;
}

std::optional<Placing> moveOf(const PieceKey& key, const Point& at, const MatchState& state)
{
    if (key.kind == QLatin1String("source")) {
        const auto source = findIn(state.sources, key.id);
        if (source == state.sources.end())
            return std::nullopt;
        return placingOfSource(key.id, source->element, source->exhausted ? "exhausted" : "active", at);
    }
    if (key.kind == QLatin1String("scenery")) {
        const auto scenery = findIn(state.sceneries, key.id);
        if (scenery == state.sceneries.end())
            return std::nullopt;
        return placingOfScenery(key.id, at, scenery->radius, scenery->obstruction);
    }
    if (key.kind == QLatin1String("objective"))
        return placingOfObjective(key.id, at, {}, {});
    if (key.kind == QLatin1String("unit"))
        return placingOfUnit(unitRefOf(key.id), at);
    return std::nullopt;
}

std::optional<Placing> removalOf(const PieceKey& key, const MatchState& state)
{
    auto placing = moveOf(key, {}, state);
    if (!placing)
        return std::nullopt;
    placing->answers.erase("at");
    if (placing->procedure == "vortex")
        placing->answers["condition"] = "destroyed";
    else if (placing->procedure != "stand")
        placing->answers = {{"id", key.id}, {"gone", true}};
    return placing;
}

std::optional<Point> freePlace(const PlacingAt& placing, const std::vector<Point>& wanted,
                               const OpenMatch& match)
{
    std::vector<Point> places = wanted;
    constexpr double step = 5;
    std::vector<Point> grid;
    for (double x = step; x < Field::side; x += step)
        for (double y = step; y < Field::side; y += step)
            grid.push_back({x, y});
    const Point centre = wanted.empty() ? Point{Field::middle, Field::middle} : wanted.front();
    std::ranges::stable_sort(grid, {}, [&centre](const Point& at) { return distanceBetween(at, centre); });
    places.insert(places.end(), grid.begin(), grid.end());
    // What there is no room for is superimposed (chapter "General Rules of the Missions"); only then.
    const std::vector<Point> taken = takenPlaces(match.state());
    std::erase_if(places, [&taken](const Point& at) { return std::ranges::count(taken, at) > 0; });
    places.insert(places.end(), taken.begin(), taken.end());

    std::optional<Point> allowed;
    for (const Point& at : places) {
        const Placing tried = placing(at);
        const table::Form form = match.form(tried.procedure, tried.answers);
        if (form.refusal)
            continue;
        if (form.warnings.empty())
            return at;
        if (!allowed)
            allowed = at;
    }
    return allowed;
}

PlayerId nextToChoose(const MatchState& state)
{
    constexpr std::ptrdiff_t all = 4;
    const auto vortexes = std::ranges::count_if(
        state.sources, [](const SourceState& each) { return each.element.has_value(); });
    if (vortexes >= all)
        return {};
    const bool second = vortexes % 2 == 1;
    for (const PlayerState& player : state.players)
        if ((player.id != state.first) == second)
            return player.id;
    return state.first;
}

std::vector<Point> deploymentPlaces(const PlayerId& id, const MatchState& state)
{
    const PlayerState* player = state.find(id);
    if (!player)
        return {};
    const bool far = player->side ? player->side == DeploymentSide::b : player != &state.players.front();
    const auto isFree = [&state](const Point& at) {
        constexpr double room = 5; ///< cm between two Leaders, so that the map stays readable
        for (const PlayerState& each : state.players)
            for (const UnitState& unit : each.units)
                if (unit.at && distanceBetween(*unit.at, at) < room)
                    return false;
        return true;
    };
    std::vector<Point> places;
    for (const double depth : {14.0, 7.0})
        for (double x = 9; x < Field::side; x += 8)
            if (const Point at{x, far ? Field::side - depth : depth}; isFree(at))
                places.push_back(at);
    return places;
}

std::string freeId(const std::string& name, bool numbered,
                   const std::function<bool(const std::string&)>& taken)
{
    if (!numbered && !taken(name))
        return name;
    int number = numbered ? 1 : 2;
    while (taken(name + '-' + std::to_string(number)))
        ++number;
    return name + '-' + std::to_string(number);
}

} // namespace adjutant
