#include "objectivetasks.h"

#include "core/systems/drakerys/battlefield/areas.h"
#include "core/systems/drakerys/missions/dealt.h"
#include "fieldrows.h"
#include "spokentext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace adjutant {

using namespace drakerys;

namespace {

struct ObjectiveTasks
{
    Q_DECLARE_TR_FUNCTIONS(ObjectiveTasks)
};

const MissionState* dealt(const MissionId& mission, const MatchState& state)
{
    const auto found = std::ranges::find(state.missions, mission, &MissionState::mission);
    return found == state.missions.end() ? nullptr : &*found;
}

MissionObjectives objectivesOf(const MissionId& mission, const MatchState& state)
{
    const Mission* known = findMission(mission);
    return known ? effectOf(state, *known).objectives : MissionObjectives();
}

PlayerId otherThan(const PlayerId& player, const MatchState& state)
{
    const auto other =
        std::ranges::find_if(state.players, [&player](const PlayerState& each) { return each.id != player; });
    return other == state.players.end() ? player : other->id;
}

bool isPlacedBefore(ObjectivePlacing placing)
{
    return placing != ObjectivePlacing::none && placing != ObjectivePlacing::planted &&
           placing != ObjectivePlacing::carried && placing != ObjectivePlacing::hidden;
}

QString ruleOf(const MissionId& mission, const MissionObjectives& objectives, const MatchState& state)
{
    const QString placer = spoken(state, placerOf(mission, state));
    const QString distance = QLocale().toString(objectives.distance, 'f', 0);
    switch (objectives.placing) {
    case ObjectivePlacing::apart:
        return ObjectiveTasks::tr("%1 places them, %2 cm or more from one another and 10 cm or more from "
                                  "Sceneries, Vortexes and Maelstroms.")
            .arg(placer, distance);
    case ObjectivePlacing::diagonalFromMiddle:
        return ObjectiveTasks::tr(
                   "%1 places them along a diagonal: one in the middle, the others %2 cm away on "
                   "both sides.")
            .arg(placer, distance);
    case ObjectivePlacing::diagonalApart:
        return ObjectiveTasks::tr("%1 places them along a diagonal, %2 cm or more apart.")
            .arg(placer, distance);
    case ObjectivePlacing::beyondMiddleLine:
        return ObjectiveTasks::tr("%1 places it %2 cm beyond the middle line, on the enemy's side.")
            .arg(placer, distance);
    case ObjectivePlacing::outsideDeployment:
        return ObjectiveTasks::tr(
                   "After the Deployment %1 places them outside the own Deployment Area and more "
                   "than %2 cm from the own Units.")
            .arg(placer, distance);
    default:
        return {};
    }
}

} // namespace

PlayerId placerOf(const MissionId& mission, const MatchState& state)
{
    const MissionState* card = dealt(mission, state);
    switch (objectivesOf(mission, state).placing) {
    case ObjectivePlacing::beyondMiddleLine:
        return card ? card->player : PlayerId();
    case ObjectivePlacing::outsideDeployment:
        return card ? otherThan(card->player, state) : PlayerId();
    default:
        return otherThan(state.first, state); // chapter "General Rules of the Missions"
    }
}

PlayerId ownerOfObjectives(const MissionId& mission, const MatchState& state)
{
    const MissionState* card = dealt(mission, state);
    const bool own = objectivesOf(mission, state).picking == ObjectivePicking::owner;
    return card && !card->common && own ? card->player : PlayerId();
}

std::vector<Point> wantedPlaces(const MissionId& mission, const MatchState& state)
{
    const MissionObjectives objectives = objectivesOf(mission, state);
    const double middle = Field::middle;
    std::vector<Point> places;
    switch (objectives.placing) {
    case ObjectivePlacing::diagonalFromMiddle:
    case ObjectivePlacing::diagonalApart: {
        // Apart from edge to edge, hence a little more from middle to middle.
        const bool fromMiddle = objectives.placing == ObjectivePlacing::diagonalFromMiddle;
        const double along =
            (objectives.distance + (fromMiddle ? 0 : 2 * Field::objectiveRadius)) / std::numbers::sqrt2;
        places = {{middle, middle}, {middle - along, middle - along}, {middle + along, middle + along}};
        if (!fromMiddle)
            for (double shift = 1; shift < middle - Field::objectiveRadius; ++shift)
                for (const double side : {-shift, shift})
                    places.push_back({middle + side, middle + side});
        break;
    }
    case ObjectivePlacing::beyondMiddleLine: {
        const PlayerState* owner = state.find(ownerOfObjectives(mission, state));
        const bool nearSide = owner && owner->side && oppositeOf(*owner->side) == DeploymentSide::a;
        for (double shift = 0; shift < middle; shift += 5)
            for (const double side : {-shift, shift})
                places.push_back(
                    {middle + side, nearSide ? middle - objectives.distance : middle + objectives.distance});
        break;
    }
    case ObjectivePlacing::outsideDeployment: {
        const PlayerState* placer = state.find(placerOf(mission, state));
        const bool far = placer && placer->side == DeploymentSide::b;
        places = {{middle, far ? middle - 15 : middle + 15}};
        break;
    }
    default: // well spread: 25 cm apart, the corners first
        for (const double y : {17.0, 45.0, 73.0})
            for (const double x : {17.0, 73.0})
                places.push_back({x, y});
        break;
    }
    return places;
}

QVariantList objectiveTasks(const MatchState& state)
{
    QVariantList tasks;
    std::vector<MissionId> seen;
    for (const MissionState& card : state.missions) {
        const MissionObjectives objectives = objectivesOf(card.mission, state);
        if (std::ranges::count(seen, card.mission) || !isPlacedBefore(objectives.placing))
            continue;
        seen.push_back(card.mission);
        ObjectiveTask task;
        task.mission = QString::fromStdString(card.mission.text());
        task.name = spoken(card.mission);
        task.rule = ruleOf(card.mission, objectives, state);
        task.wanted = objectives.count;
        task.placed =
            static_cast<int>(std::ranges::count_if(state.objectives, [&](const ObjectiveState& each) {
                return each.mission == card.mission && (each.at || each.carrier);
            }));
        tasks.append(QVariant::fromValue(task));
    }
    return tasks;
}

} // namespace adjutant
