#include "app/systems/drakerys/text/commandphrases.h"
#include "app/systems/drakerys/text/fieldnames.h"
#include "app/text/figures.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

using namespace drakerys;

namespace {

struct SetupPhrases
{
    Q_DECLARE_TR_FUNCTIONS(SetupPhrases)
};

} // namespace

QString phrase(const NameFirst& command, const TableNames& names)
{
    return SetupPhrases::tr("First Player: %1").arg(names.player(command.player));
}

QString phrase(const PlaceScenery& command, const TableNames&)
{
    if (command.gone)
        return SetupPhrases::tr("%1 taken away", "Scenery").arg(nameOf(command.scenery));
    return SetupPhrases::tr("%1 placed at %2", "Scenery")
        .arg(nameOf(command.scenery), centimetresInWords(command.at));
}

QString phrase(const Deploy& command, const TableNames& names)
{
    return SetupPhrases::tr("%1: %2", "player: Deployment Area")
        .arg(names.player(command.player), sideName(command.side));
}

QString phrase(const StandAt& command, const TableNames& names)
{
    if (!command.at)
        return SetupPhrases::tr("%1: place not known", "Unit").arg(names.unit(command.unit));
    return SetupPhrases::tr("%1: at %2", "Unit, place")
        .arg(names.unit(command.unit), centimetresInWords(*command.at));
}

QString phrase(const DealMissions& command, const TableNames& names)
{
    QStringList cards;
    for (const auto& [player, mission] : command.solo)
        if (!mission.empty())
            cards.append(
                SetupPhrases::tr("%1 %2", "player, mission").arg(names.player(player), missionName(mission)));
    const QString solo = cards.join(SetupPhrases::tr(", ", "between missions of players"));
    if (command.common.empty())
        return solo.isEmpty() ? SetupPhrases::tr("No missions") : SetupPhrases::tr("Missions: %1").arg(solo);
    const QString common = missionName(command.common);
    return solo.isEmpty()
               ? SetupPhrases::tr("Missions: %1").arg(common)
               : SetupPhrases::tr("Missions: %1; %2", "of both players; of each").arg(common, solo);
}

QString phrase(const ChooseFor& command, const TableNames& names)
{
    const QString player = names.player(command.player);
    const QString mission = missionName(command.mission);
    if (command.secret)
        return SetupPhrases::tr("%1 chose secretly for %2", "player, mission").arg(player, mission);
    QStringList chosen;
    for (const UnitRef& unit : command.units)
        chosen.append(names.unit(unit));
    for (const SceneryId& scenery : command.sceneries)
        chosen.append(nameOf(scenery));
    if (chosen.isEmpty())
        return SetupPhrases::tr("%1 chose nothing for %2", "player, mission").arg(player, mission);
    return SetupPhrases::tr("%1 chose %2 for %3", "player, what, mission")
        .arg(player, joinedInWords(chosen), mission);
}

QString phrase(const Reveal& command, const TableNames& names)
{
    return SetupPhrases::tr("%1 revealed the choice for %2", "player, mission")
        .arg(names.player(command.player), missionName(command.mission));
}

} // namespace adjutant
