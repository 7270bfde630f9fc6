#include "app/systems/drakerys/text/matchnames.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

using drakerys::ActionKind;
using drakerys::DeploymentSide;
using drakerys::LeaderOrder;
using drakerys::Prayer;

namespace {

struct MatchNames
{
    Q_DECLARE_TR_FUNCTIONS(MatchNames)
};

} // namespace

QString missionName(const MissionId& mission)
{
    const std::string& id = mission.text();
    if (id == "epic-fight")
        return MatchNames::tr("Epic Fight");
    if (id == "conquerors")
        return MatchNames::tr("Conquerors");
    if (id == "total-destruction")
        return MatchNames::tr("Total Destruction");
    if (id == "moon-shards")
        return MatchNames::tr("Moon Shards");
    if (id == "idols-of-power")
        return MatchNames::tr("Idols of Power");
    if (id == "messenger")
        return MatchNames::tr("Messenger");
    if (id == "breakthrough")
        return MatchNames::tr("Breakthrough");
    if (id == "prisoners")
        return MatchNames::tr("Prisoners");
    if (id == "relics")
        return MatchNames::tr("Relics");
    return QString::fromStdString(id);
}

QString actionName(ActionKind kind)
{
    switch (kind) {
    case ActionKind::march:
        return MatchNames::tr("March");
    case ActionKind::attack:
        return MatchNames::tr("Attack");
    case ActionKind::charge:
        return MatchNames::tr("Charge");
    case ActionKind::combinedCharge:
        return MatchNames::tr("Combined Charge");
    case ActionKind::shooting:
        return MatchNames::tr("Shooting");
    case ActionKind::magic:
        return MatchNames::tr("Magic");
    case ActionKind::invocation:
        return MatchNames::tr("Invocation");
    case ActionKind::special:
        return MatchNames::tr("Special Action");
    }
    return {};
}

QString orderName(LeaderOrder order)
{
    switch (order) {
    case LeaderOrder::forward:
        return MatchNames::tr("Forward!");
    case LeaderOrder::theyShallNotPass:
        return MatchNames::tr("They shall not pass!");
    case LeaderOrder::reformTheRanks:
        return MatchNames::tr("Reform the ranks!");
    }
    return {};
}

QString prayerName(Prayer prayer)
{
    switch (prayer) {
    case Prayer::mercy:
        return MatchNames::tr("Mercy!");
    case Prayer::aPoxOnThem:
        return MatchNames::tr("A pox on them!");
    case Prayer::holyFury:
        return MatchNames::tr("Holy Fury!");
    }
    return {};
}

QString sideName(DeploymentSide side)
{
    return side == DeploymentSide::a ? MatchNames::tr("Deployment Area A")
                                     : MatchNames::tr("Deployment Area B");
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
