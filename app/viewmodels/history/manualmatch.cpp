#include "manualmatch.h"

#include "core/systems/drakerys/match/timepath.h"
#include "workspace.h"

#include <QDate>

#include <algorithm>

namespace adjutant {

namespace {

constexpr int mostVp = 999;
constexpr int mostMinutes = 24 * 60;

QString field(const QVariantMap& form, const char* key)
{
    return form.value(QString::fromLatin1(key)).toString().trimmed();
}

Roster armyOf(const QVariantMap& player)
{
    Workspace& workspace = Workspace::current();
    if (const QString id = field(player, "armyId"); !id.isEmpty())
        if (auto stored = workspace.store().roster(id))
            return std::move(stored->roster);
    Roster roster;
    roster.system = SystemId(std::string(workspace.system().id));
    roster.name = field(player, "army").left(60).toStdString();
    roster.faction = FactionId(field(player, "faction").toStdString());
    return roster;
}

// Noon in local time, so that the day stays the same for readers elsewhere.
QDateTime noonOf(const QVariant& date)
{
    const QDate day = date.toDate();
    return QDateTime(day.isValid() ? day : QDate::currentDate(), QTime(12, 0)).toUTC();
}

} // namespace

MatchRecord manualRecord(const QVariantMap& form)
{
    const Catalogue& catalogue = Workspace::current().catalogue();
    const QVariantList forms = form.value(QStringLiteral("players")).toList();
    std::vector<RecordedPlayer> players;
    ManualResult result;
    Limits limits;
    for (const QVariant& each : forms) {
        const QVariantMap player = each.toMap();
        RecordedPlayer recorded;
        recorded.id = PlayerId("player-" + std::to_string(players.size() + 1));
        recorded.name = field(player, "name").left(60);
        recorded.roster = armyOf(player);
        limits.ap = std::max(limits.ap, recorded.roster.limits.ap);
        limits.rarity = std::max(limits.rarity, recorded.roster.limits.rarity);
        players.push_back(std::move(recorded));
        result.vp.push_back(std::clamp(player.value(QStringLiteral("vp")).toInt(), 0, mostVp));
    }
    const int first = std::clamp(form.value(QStringLiteral("first")).toInt(), 0,
                                 std::max(0, static_cast<int>(players.size()) - 1));
    const PlayerId firstId("player-" + std::to_string(first + 1));
    MatchRecord record;
    record.start =
        startOf(std::move(players), firstId, limits, noonOf(form.value(QStringLiteral("date"))), catalogue);
    record.start.title = field(form, "title").left(60);
    record.details.notes = field(form, "notes");
    result.rounds = std::clamp(form.value(QStringLiteral("rounds")).toInt(), 0, drakerys::TimePath::rounds);
    result.minutes = std::clamp(form.value(QStringLiteral("minutes")).toInt(), 0, mostMinutes);
    result.missions = form.value(QStringLiteral("missions")).toStringList();
    record.details.manual = result;
    return record;
}

} // namespace adjutant
