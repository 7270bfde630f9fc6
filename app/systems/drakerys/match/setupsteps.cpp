#include "setupsteps.h"

#include "fieldrows.h"
#include "objectivetasks.h"
#include "spokentext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace adjutant {

using namespace drakerys;

namespace {

struct SetupSteps
{
    Q_DECLARE_TR_FUNCTIONS(SetupSteps)
};

QString battlefieldWords(const MatchState& state)
{
    const auto sources = static_cast<int>(
        std::ranges::count_if(state.sources, [](const SourceState& each) { return each.at.has_value(); }));
    const auto sceneries = static_cast<int>(state.sceneries.size());
    if (sources + sceneries == 0)
        return {};
    return SetupSteps::tr("%1, %2", "sources; Sceneries")
        .arg(SetupSteps::tr("%n source(s) of magic", "", sources),
             SetupSteps::tr("%n Scenery(-ies)", "", sceneries));
}

QString missionsWords(const MatchState& state)
{
    QStringList names;
    for (const MissionState& card : state.missions) {
        const QString name = spoken(card.mission);
        if (!names.contains(name))
            names.append(name);
    }
    return names.join(QStringLiteral(" · "));
}

SetupStep objectivesStep(const MatchState& state)
{
    SetupStep step;
    int placed = 0;
    int wanted = 0;
    for (const QVariant& each : objectiveTasks(state)) {
        const auto task = each.value<ObjectiveTask>();
        placed += std::min(task.placed, task.wanted);
        wanted += task.wanted;
    }
    step.done = !state.missions.empty() && placed == wanted;
    if (wanted > 0)
        step.words = SetupSteps::tr("%L1 of %L2 placed").arg(placed).arg(wanted);
    else if (!state.missions.empty())
        step.words = SetupSteps::tr("None to place");
    return step;
}

QString deploymentWords(const MatchState& state)
{
    QStringList words;
    for (const PlayerState& player : state.players)
        if (player.side)
            words.append(player.side == DeploymentSide::a ? SetupSteps::tr("%1 in A").arg(spoken(player))
                                                          : SetupSteps::tr("%1 in B").arg(spoken(player)));
    return words.join(QStringLiteral(" · "));
}

} // namespace

QVariantList setupSteps(const SetupProgress& progress)
{
    SetupStep players{QStringLiteral("players"), SetupSteps::tr("Players"),
                      SetupSteps::tr("%1 against %2").arg(progress.names[0], progress.names[1]),
                      progress.state != nullptr};
    SetupStep first{QStringLiteral("first"), SetupSteps::tr("First player"), progress.first,
                    !progress.first.isEmpty()};
    SetupStep battlefield;
    SetupStep missions;
    SetupStep objectives;
    SetupStep deployment;
    if (const MatchState* state = progress.state) {
        battlefield.words = battlefieldWords(*state);
        missions.words = missionsWords(*state);
        objectives = objectivesStep(*state);
        deployment.words = deploymentWords(*state);
    }
    for (SetupStep* step : {&battlefield, &missions, &deployment})
        step->done = !step->words.isEmpty();
    battlefield.id = QStringLiteral("battlefield");
    battlefield.title = SetupSteps::tr("Battlefield");
    missions.id = QStringLiteral("missions");
    missions.title = SetupSteps::tr("Missions");
    objectives.id = QStringLiteral("objectives");
    objectives.title = SetupSteps::tr("Objectives");
    deployment.id = QStringLiteral("deployment");
    deployment.title = SetupSteps::tr("Deployment");
    QVariantList steps;
    for (const SetupStep& step : {players, first, battlefield, missions, objectives, deployment})
        steps.append(QVariant::fromValue(step));
    return steps;
}

} // namespace adjutant
