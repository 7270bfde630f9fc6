#include "app/text/matchnames.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

using drakerys::ActionKind;
using drakerys::DeploymentSide;
using drakerys::LeaderOrder;
using drakerys::Prayer;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MatchNames)
};

} // namespace

QString missionName(const MissionId& mission)
{
    const std::string& id = mission.text();
    if (id == "epic-fight")
        return Words::tr("Epic Fight");
    if (id == "conquerors")
        return Words::tr("Conquerors");
    if (id == "total-destruction")
        return Words::tr("Total Destruction");
    if (id == "moon-shards")
        return Words::tr("Moon Shards");
    if (id == "idols-of-power")
        return Words::tr("Idols of Power");
    if (id == "messenger")
        return Words::tr("Messenger");
    if (id == "breakthrough")
        return Words::tr("Breakthrough");
    if (id == "prisoners")
        return Words::tr("Prisoners");
    if (id == "relics")
        return Words::tr("Relics");
    return QString::fromStdString(id);
}

QString actionName(ActionKind kind)
{
    switch (kind) {
    case ActionKind::march:
        return Words::tr("March");
    case ActionKind::attack:
        return Words::tr("Attack");
    case ActionKind::charge:
        return Words::tr("Charge");
    case ActionKind::combinedCharge:
        return Words::tr("Combined Charge");
    case ActionKind::shooting:
        return Words::tr("Shooting");
    case ActionKind::magic:
        return Words::tr("Magic");
    case ActionKind::invocation:
        return Words::tr("Invocation");
    case ActionKind::special:
        return Words::tr("Special Action");
    }
    return {};
}

QString orderName(LeaderOrder order)
{
    switch (order) {
    case LeaderOrder::forward:
        return Words::tr("Forward!");
    case LeaderOrder::theyShallNotPass:
        return Words::tr("They shall not pass!");
    case LeaderOrder::reformTheRanks:
        return Words::tr("Reform the ranks!");
    }
    return {};
}

QString prayerName(Prayer prayer)
{
    switch (prayer) {
    case Prayer::mercy:
        return Words::tr("Mercy!");
    case Prayer::aPoxOnThem:
        return Words::tr("A pox on them!");
    case Prayer::holyFury:
        return Words::tr("Holy Fury!");
    }
    return {};
}

QString sideName(DeploymentSide side)
{
    return side == DeploymentSide::a ? Words::tr("Deployment Area A") : Words::tr("Deployment Area B");
}

QString wordsOfId(std::string_view id)
{
    QString words = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    words.replace(QLatin1Char('-'), QLatin1Char(' ')).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!words.isEmpty())
        words[0] = words.front().toUpper();
    return words;
}

} // namespace adjutant
