#include "app/viewmodels/history/manualmatch.h"

#include "app/storage/storedtime.h"
#include "app/text/typedtext.h"
#include "app/viewmodels/workspace.h"

#include <QDate>

#include <algorithm>

namespace adjutant {

namespace {

constexpr int mostPoints = 999;
constexpr int mostRounds = 100;
constexpr int mostMinutes = 24 * 60;

QString field(const QVariantMap& form, const char* key)
{
    return typedText(form.value(QString::fromLatin1(key)).toString()).trimmed();
}

Roster armyOf(const QVariantMap& player, Workspace& workspace)
{
    if (const QString id = field(player, "armyId"); !id.isEmpty())
        if (auto stored = workspace.store().roster(id))
            return std::move(stored->roster);
    Roster roster;
    roster.system = SystemId(std::string(workspace.game().id));
    roster.name = field(player, "army").left(60).toStdString();
    roster.faction = FactionId(field(player, "faction").toStdString());
    return roster;
}

// Noon in local time, so that the day stays the same for readers elsewhere.
QDateTime noonOf(const QVariant& date)
{
    const QDate day = date.toDate();
    return withinOurYears(QDateTime(day.isValid() ? day : QDate::currentDate(), QTime(12, 0)).toUTC());
}

} // namespace

TableRecord manualRecord(const QVariantMap& form, Workspace& workspace)
{
    const GameSystem& system = workspace.game();
    TableRecord record;
    Start& start = record.start.start;
    start.system = SystemId(std::string(system.id));
    EnteredResult entered;
    const QVariantList forms = form.value(QStringLiteral("players")).toList();
    for (const QVariant& each : forms) {
        const QVariantMap player = each.toMap();
        Side side;
        side.id = PlayerId("player-" + std::to_string(start.sides.size() + 1));
        side.name = field(player, "name").left(60).toStdString();
        side.roster = armyOf(player, workspace);
        start.sides.push_back(std::move(side));
        entered.points.push_back(std::clamp(player.value(QStringLiteral("vp")).toInt(), 0, mostPoints));
    }
    const int first = std::clamp(form.value(QStringLiteral("first")).toInt(), 0,
                                 std::max(0, static_cast<int>(start.sides.size()) - 1));
    start.first = PlayerId("player-" + std::to_string(first + 1));
    start = withCards(std::move(start), system, workspace.catalogue(system));
    record.start.started = noonOf(form.value(QStringLiteral("date")));
    record.start.title = field(form, "title").left(60);
    record.details.notes = cutTo(TableDetails::longestNotes, field(form, "notes"));
    entered.rounds = std::clamp(form.value(QStringLiteral("rounds")).toInt(), 0, mostRounds);
    entered.minutes = std::clamp(form.value(QStringLiteral("minutes")).toInt(), 0, mostMinutes);
    entered.playedFor = form.value(QStringLiteral("missions")).toStringList();
    record.details.entered = std::move(entered);
    return record;
}

} // namespace adjutant
