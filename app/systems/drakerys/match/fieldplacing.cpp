#include "fieldplacing.h"

#include "app/systems/drakerys/text/fieldnames.h"
#include "app/systems/drakerys/text/refusalwords.h"
#include "core/systems/drakerys/battlefield/placing.h"
#include "core/systems/drakerys/match/apply.h"
#include "core/systems/drakerys/missions/dealt.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace adjutant {

using namespace drakerys;

namespace {

struct FieldPlacing
{
    Q_DECLARE_TR_FUNCTIONS(FieldPlacing)
};

QString oneDecimal(double centimetres)
{
    return QLocale().toString(centimetres, 'f', 1);
}

QString refusalWords(const MatchRefusal& refusal, const Command& command, const MatchState& state)
{
    if (refusal.rule == RefusalRule::offTheField)
        return FieldPlacing::tr("It would leave the battlefield of 90 × 90 cm.");
    const auto* source = std::get_if<ChangeSource>(&command);
    if (refusal.rule == RefusalRule::overlap && source && source->at) {
        const Point at = source->deviation ? deviated(*source->at, *source->deviation) : *source->at;
        if (const SourceState* under = sourceUnder(state, at, source->source))
            return FieldPlacing::tr("It would lie on the %1.").arg(nameOf(*under));
    }
    return inWords(refusal);
}

QString clearanceWords(double clear)
{
    return FieldPlacing::tr("Only %1 cm from a Scenery, Vortex or Maelstrom; 10 cm or more are asked for.")
        .arg(oneDecimal(clear));
}

QString ruleWords(const MissionObjectives& objectives)
{
    switch (objectives.placing) {
    case ObjectivePlacing::diagonalFromMiddle:
        return FieldPlacing::tr(
            "The idols lie on a diagonal: one in the middle, two 30 cm away on both sides.");
    case ObjectivePlacing::diagonalApart:
        return FieldPlacing::tr("The idols lie on a diagonal, 30 cm or more apart.");
    case ObjectivePlacing::beyondMiddleLine:
        return FieldPlacing::tr("The message lies 30 cm beyond the middle line, on the enemy's side.");
    case ObjectivePlacing::outsideDeployment:
        return FieldPlacing::tr(
            "A cage lies outside the Deployment Area of the player who places it and more "
            "than 10 cm from that player's Units.");
    default:
        return {};
    }
}

QString objectiveDoubts(const PlaceObjective& command, const MatchState& state)
{
    QStringList words;
    const auto clear = clearance(state, *command.at, Field::objectiveRadius, command.objective.text());
    if (clear && *clear < Field::apart - 1e-6)
        words.append(clearanceWords(*clear));
    const auto known = std::ranges::find(state.objectives, command.objective, &ObjectiveState::id);
    const MissionId missionId =
        command.mission.empty() && known != state.objectives.end() ? known->mission : command.mission;
    const Mission* mission = findMission(missionId);
    const MissionObjectives objectives = mission ? effectOf(state, *mission).objectives : MissionObjectives();
    const bool keepApart = objectives.placing == ObjectivePlacing::apart ||
                           objectives.placing == ObjectivePlacing::diagonalApart;
    for (const ObjectiveState& other : state.objectives) {
        if (other.id == command.objective || !other.at || other.carrier)
            continue;
        const double least = keepApart && other.mission == missionId ? objectives.distance : Field::apart;
        const double between =
            std::max(0.0, distanceBetween(*other.at, *command.at) - 2 * Field::objectiveRadius);
        if (between < least - 1e-6) {
            words.append(FieldPlacing::tr("Only %1 cm from another Objective; %2 cm or more are asked for.")
                             .arg(oneDecimal(between), QLocale().toString(least, 'f', 0)));
            break;
        }
    }
    if (words.isEmpty())
        words.append(ruleWords(objectives));
    return words.join(QLatin1Char(' '));
}

QString doubtWords(const std::vector<Warning>& warnings, const Command& command, const MatchState& state)
{
    QString words;
    if (const auto* scenery = std::get_if<PlaceScenery>(&command)) {
        if (const auto clear = clearance(state, scenery->at, scenery->radius, scenery->scenery.text()))
            words = clearanceWords(*clear);
    } else if (const auto* objective = std::get_if<PlaceObjective>(&command); objective && objective->at) {
        words = objectiveDoubts(*objective, state);
    }
    return words.isEmpty() ? inWords(warnings.front()) : words;
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

PlacingVerdict verdictOn(const Command& command, const MatchState& state)
{
    const auto applied = drakerys::apply(state, command);
    if (!applied)
        return {true, {}, refusalWords(applied.error(), command, state)};
    PlacingVerdict verdict;
    for (const Warning& warning : applied->warnings)
        verdict.doubts.emplace_back(warning.rule);
    if (!verdict.doubts.empty())
        verdict.words = doubtWords(applied->warnings, command, state);
    return verdict;
}

std::optional<Command> moveOf(const PieceKey& key, const Point& at, const MatchState& state)
{
    if (key.kind == QLatin1String("source")) {
        const auto source = std::ranges::find(state.sources, SourceId(key.id), &SourceState::id);
        if (source == state.sources.end())
            return std::nullopt;
        return ChangeSource{source->id, source->element,
                            source->exhausted ? SourceCondition::exhausted : SourceCondition::active, at};
    }
    if (key.kind == QLatin1String("scenery")) {
        const auto scenery = std::ranges::find(state.sceneries, SceneryId(key.id), &SceneryState::id);
        if (scenery == state.sceneries.end())
            return std::nullopt;
        return PlaceScenery{scenery->id, at, scenery->radius, scenery->obstruction, false};
    }
    if (key.kind == QLatin1String("objective"))
        return PlaceObjective{ObjectiveId(key.id), std::nullopt, at};
    if (key.kind == QLatin1String("unit"))
        return StandAt{unitRefOf(key.id), at};
    return std::nullopt;
}

std::optional<Command> removalOf(const PieceKey& key, const MatchState& state)
{
    auto command = moveOf(key, {}, state);
    if (!command)
        return std::nullopt;
    if (auto* source = std::get_if<ChangeSource>(&*command)) {
        source->condition = SourceCondition::destroyed;
        source->at.reset();
    } else if (auto* scenery = std::get_if<PlaceScenery>(&*command)) {
        scenery->gone = true;
    } else if (auto* objective = std::get_if<PlaceObjective>(&*command)) {
        objective->at.reset();
        objective->gone = true;
    } else if (auto* stand = std::get_if<StandAt>(&*command)) {
        stand->at.reset();
    }
    return command;
}

std::optional<Point> freePlace(const PlacingAt& placing, const std::vector<Point>& wanted,
                               const MatchState& state)
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
    const std::vector<Point> taken = takenPlaces(state);
    std::erase_if(places, [&taken](const Point& at) { return std::ranges::count(taken, at) > 0; });
    places.insert(places.end(), taken.begin(), taken.end());

    std::optional<Point> allowed;
    for (const Point& at : places) {
        const auto applied = drakerys::apply(state, placing(at));
        if (!applied)
            continue;
        if (applied->warnings.empty())
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
