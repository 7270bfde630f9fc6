#include "app/storage/rosterrow.h"

#include "app/storage/storedtime.h"
#include "app/text/typedtext.h"
#include "core/yaml/rosterreader.h"
#include "core/yaml/rosterwriter.h"

#include <QCoreApplication>
#include <QUuid>

namespace adjutant {

namespace {

// The name with the mark behind it, the name cut where both would be too long.
QString otherWindowName(QString name)
{
    const QString mark = otherWindowMark();
    if (name.endsWith(mark))
        return name;
    const qsizetype room = static_cast<qsizetype>(Roster::longestName) - mark.toUtf8().size() - 1;
    name = cutTo(static_cast<std::size_t>(room), name);
    return name.isEmpty() ? mark : name + QLatin1Char(' ') + mark;
}

yaml::ReadRoster read(const RosterRow& row)
{
    return yaml::readRoster(row.body.toStdString(), row.summary.id.toStdString(), yaml::Letters::any);
}

} // namespace

QString otherWindowMark()
{
    return QCoreApplication::translate("Storage", "(other window)",
                                       "Behind the name of an army list that two windows have changed");
}

RosterRow rowOf(const QString& id, const Roster& roster, const RosterFigures& figures)
{
    RosterRow row;
    row.summary.id = id;
    row.summary.name = QString::fromStdString(roster.name);
    row.summary.system = QString::fromStdString(roster.system.text());
    row.summary.faction = QString::fromStdString(roster.faction.text());
    row.summary.limits = roster.limits;
    row.summary.figures = figures;
    row.summary.changedAt = withinOurYears(QDateTime::currentDateTimeUtc());
    row.createdAt = row.summary.changedAt;
    row.revision = freshId();
    row.body = QString::fromStdString(yaml::writeRoster(roster));
    return row;
}

Stored<Roster> rosterOf(const RosterRow& row)
{
    yaml::ReadRoster found = read(row);
    if (!found.unreadable)
        return std::move(found.roster);
    const QString why =
        found.faults.empty() ? QString() : QString::fromStdString(yaml::inEnglish(found.faults.front()));
    return refuse(storageFault(StorageFault::Kind::unreadableRoster, row.summary.name, why));
}

std::optional<StorageFault> whyUnstorable(const RosterRow& row, const Roster& roster)
{
    const yaml::ReadRoster found = read(row);
    if (!found.unreadable && found.roster == roster)
        return std::nullopt;
    const QString why =
        found.faults.empty() ? QString() : QString::fromStdString(yaml::inEnglish(found.faults.front()));
    return storageFault(StorageFault::Kind::unstorableRoster, row.summary.name, why);
}

RosterRow setAside(RosterRow row)
{
    row.summary.id = freshId();
    return markedAsOther(std::move(row));
}

RosterRow markedAsOther(RosterRow row)
{
    row.summary.name = otherWindowName(row.summary.name);
    // A text that can't be read stays as it is, under the new name.
    if (auto roster = rosterOf(row)) {
        roster->name = row.summary.name.toStdString();
        row.body = QString::fromStdString(yaml::writeRoster(*roster));
    }
    return row;
}

QString freshId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace adjutant
