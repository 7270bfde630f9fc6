#include "app/systems/drakerys/text/commandwords.h"

#include "app/systems/drakerys/text/commandphrases.h"
#include "app/text/figures.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

using namespace drakerys;

namespace {

struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandWords)
};

// What is added to an Action: "Overlord", "Heroic Action +2D10".
QStringList additionsOf(const Action& action)
{
    QStringList additions;
    if (!action.weapon.empty())
        additions.append(wordsOfId(action.weapon.text()));
    if (action.kind == ActionKind::invocation && action.overlord)
        additions.append(CommandWords::tr("Overlord"));
    if (action.extraDice > 0)
        additions.append(CommandWords::tr("+%1D10", "dice").arg(figure(action.extraDice)));
    if (action.heroicDice > 0)
        additions.append(CommandWords::tr("Heroic Action +%1D10", "dice").arg(figure(action.heroicDice)));
    if (action.ts)
        additions.append(CommandWords::tr("%1 TS").arg(figure(*action.ts)));
    return additions;
}

QString actionInWords(const Action& action)
{
    const QStringList additions = additionsOf(action);
    if (additions.isEmpty())
        return actionName(action.kind);
    return CommandWords::tr("%1 (%2)", "Action (what is added to it)")
        .arg(actionName(action.kind),
             additions.join(CommandWords::tr(", ", "between additions to an Action")));
}

} // namespace

QString injuriesInWords(int injuries)
{
    return injuries == 1 ? CommandWords::tr("%Ln Injury", "exactly one", injuries)
                         : CommandWords::tr("%Ln Injuries", nullptr, injuries);
}

QString phrase(const Activate& command, const TableNames& names)
{
    QStringList actions;
    for (const Action& action : command.actions)
        actions.append(actionInWords(action));
    return CommandWords::tr("%1: %2", "Unit: Actions")
        .arg(names.unit(command.unit), actions.join(CommandWords::tr(", ", "between Actions")));
}

QString phrase(const Injure& command, const TableNames& names)
{
    return CommandWords::tr("%1: %2", "Unit: Injuries")
        .arg(names.unit(command.unit), injuriesInWords(command.count));
}

QString phrase(const ChangeStress& command, const TableNames& names)
{
    return CommandWords::tr("%1: Stress %2", "Unit: change")
        .arg(names.unit(command.unit), signedFigure(command.change));
}

QString phrase(const ChangeStatus& command, const TableNames& names)
{
    const QString sentence = command.add ? CommandWords::tr("%1: %2", "Unit: status token")
                                         : CommandWords::tr("%1: “%2” taken away", "Unit: status token");
    return sentence.arg(names.unit(command.unit), statusName(command.status));
}

QString phrase(const RemoveWarriors& command, const TableNames& names)
{
    const QString sentence =
        command.warriors == 1
            ? CommandWords::tr("%1: %Ln Warrior leaves the table", "exactly one", command.warriors)
            : CommandWords::tr("%1: %Ln Warriors leave the table", nullptr, command.warriors);
    return sentence.arg(names.unit(command.unit));
}

QString phrase(const Scatter& command, const TableNames& names)
{
    return CommandWords::tr("%1: scattered", "Unit").arg(names.unit(command.unit));
}

QString phrase(const Score& command, const TableNames& names)
{
    if (command.mission.empty())
        return CommandWords::tr("%1: %2 VP").arg(names.player(command.player), figure(command.vp));
    return CommandWords::tr("%1: %2 VP for %3", "player, points, mission")
        .arg(names.player(command.player), figure(command.vp), missionName(command.mission));
}

QString phrase(const Pass& command, const TableNames& names)
{
    return CommandWords::tr("%1 passes to the next START", "player").arg(names.player(command.player));
}

QString inWords(const Command& command, const TableNames& names)
{
    return std::visit([&names](const auto& each) { return phrase(each, names); }, command);
}

} // namespace adjutant
