#include "app/viewmodels/history/matchhistory.h"

#include "app/catalogues/catalogueloader.h"
#include "app/documents/sheets.h"
#include "app/export/savedfile.h"
#include "app/matches/matchclock.h"
#include "app/matches/matchfile.h"
#include "app/matches/storedmatch.h"
#include "app/storage/storagefault.h"
#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/desktop.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>
#include <array>

namespace adjutant {

namespace {

using Bytes = Expected<QByteArray, QString>;

QString suffixOf(MatchFormat format)
{
    static const std::array<QString, 5> suffixes{QStringLiteral("match"), QStringLiteral("csv"),
                                                 QStringLiteral("csv"), QStringLiteral("bgsplay"),
                                                 QStringLiteral("html")};
    return suffixes[static_cast<std::size_t>(format)];
}

// The day and the players.
QString fileNameOf(const MatchSummary& match)
{
    QStringList parts{match.started.toLocalTime().toString(QStringLiteral("yyyy-MM-dd"))};
    if (!match.title.isEmpty())
        parts.append(match.title);
    for (const MatchPlayer& player : match.players)
        parts.append(player.name);
    return cutTo(120, asFileName(parts.join(u' ')));
}

Bytes bytesOfOne(const MatchSummary& match, MatchFormat format, Workspace& workspace)
{
    const auto folded = matchIn(workspace.matches(), match.id);
    if (!folded)
        return refuse(QString::fromStdString(folded.error()));
    const GameSystem* game = findGameSystem(folded->record.start.start.system.text());
    if (format == MatchFormat::log) {
        if (folded->damage) // a part would be taken for all of it
            return refuse(asSentence(messageOf(*folded)));
        const auto records = workspace.matches().read(match.id);
        return records ? Bytes(QByteArray::fromStdString(recordBytes(records->texts)))
                       : refuse(toText(records.error()));
    }
    if (format == MatchFormat::html)
        return storyOf(*folded, game ? workspace.catalogue(*game) : workspace.catalogue(), QLocale())
            .toUtf8();
    const auto commands = commandsAsCsv(*folded);
    return commands ? Bytes(QByteArray::fromStdString(*commands))
                    : refuse(QString::fromStdString(commands.error()));
}

Expected<void, QString> writeOne(const std::vector<MatchSummary>& matches, MatchFormat format,
                                 const QString& path, Workspace& workspace)
{
    Bytes bytes;
    if (matches.size() == 1 && format != MatchFormat::bgstats)
        bytes = bytesOfOne(matches.front(), format, workspace);
    else if (format == MatchFormat::csv)
        bytes = QByteArray::fromStdString(matchesAsCsv(matches));
    else
        bytes = QByteArray::fromStdString(matchesAsBgStats(matches));
    if (!bytes)
        return refuse(std::move(bytes.error()));
    return saveFile(path, *bytes);
}

QString freeName(const QDir& folder, const QString& stem, const QString& suffix)
{
    QString name = stem + u'.' + suffix;
    for (int k = 2; folder.exists(name); ++k)
        name = QStringLiteral("%1 (%2).%3").arg(stem).arg(k).arg(suffix);
    return folder.filePath(name);
}

QString askedPath(const std::vector<MatchSummary>& matches, MatchFormat format)
{
    if (!isOfSeveral(format) && matches.size() > 1)
        return QFileDialog::getExistingDirectory(
            nullptr, PageWords::tr("Choose a folder (one file per match)"),
            QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString name = matches.size() == 1 ? fileNameOf(matches.front()) : PageWords::tr("matches");
    return chosenNewFile(PageWords::tr("Save"), name + u'.' + suffixOf(format));
}

// A match keeps its id where that is still free, so that a file taken in twice is known again.
Expected<void, QString> takeMatch(const std::string& file, MatchImport& import, TakenMatches& taken)
{
    const auto match = wholeMatch(file);
    if (!match)
        return refuse(QString::fromStdString(inEnglish(match.error())));
    const MatchRecord& record = match->read.record;
    const auto added = import.add(*match);
    if (!added)
        return refuse(toRefusal(added.error()));
    if (added->known) {
        ++taken.alreadyThere;
        return {};
    }
    taken.ids.append(added->id);
    if (const auto stepBack = firstStepBack(record))
        taken.notes.append(
            PageWords::tr("%1: step %2 has an earlier time than the step before it. "
                          "A clock was set back; the order of steps is unchanged.")
                .arg(titleOf(record.start), QLocale().toString(static_cast<qulonglong>(*stepBack))));
    return {};
}

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
    roster.name = cutTo(Roster::longestName, field(player, "army")).toStdString();
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

Expected<void, QString> writeMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                     const QString& path, Workspace& workspace)
{
    if (isOfSeveral(format) || matches.size() == 1)
        return writeOne(matches, format, path, workspace);
    const QDir folder(path);
    for (int written = 0; const MatchSummary& match : matches) {
        auto saved =
            writeOne({match}, format, freeName(folder, fileNameOf(match), suffixOf(format)), workspace);
        if (!saved)
            return refuse(PageWords::tr("%n match(es) saved, then: %1", nullptr, written).arg(saved.error()));
        ++written;
    }
    return {};
}

Expected<QString, QString> saveMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                       Workspace& workspace)
{
    if (matches.empty() || (format == MatchFormat::bgstats && playsOf(matches) == 0))
        return refuse(PageWords::tr("None of these matches is finished."));
    const QString path = askedPath(matches, format);
    if (path.isEmpty())
        return QString();
    if (auto written = writeMatches(matches, format, path, workspace); !written)
        return refuse(std::move(written.error()));
    return path;
}

TakenMatches takeMatches(const QStringList& paths, Workspace& workspace)
{
    TakenMatches taken;
    MatchStore& store = workspace.matches();
    MatchImport import(store.files(), workspace.searchWords());
    for (const QString& path : paths) {
        const auto bytes = readFile(path);
        if (!bytes)
            taken.faults.append(toText(bytes.error()));
        else if (const auto added = takeMatch(bytes->toStdString(), import, taken); !added)
            taken.faults.append(QFileInfo(path).fileName() + QStringLiteral(": ") + added.error());
    }
    if (const auto done = import.finish(); !done) {
        taken.ids.clear();
        taken.faults.append(toRefusal(done.error()));
        return taken;
    }
    for (const MatchSummary& summary : import.summaries())
        store.setSummary(summary);
    return taken;
}

MatchRecord manualRecord(const QVariantMap& form, Workspace& workspace)
{
    const GameSystem& system = workspace.game();
    MatchRecord record;
    Start& start = record.start.start;
    start.system = SystemId(std::string(system.id));
    EnteredResult entered;
    const QVariantList forms = form.value(QStringLiteral("players")).toList();
    for (const QVariant& each : forms) {
        const QVariantMap player = each.toMap();
        Side side;
        side.id = PlayerId("player-" + std::to_string(start.sides.size() + 1));
        side.name = cutTo(Roster::longestName, field(player, "name")).toStdString();
        side.roster = armyOf(player, workspace);
        start.sides.push_back(std::move(side));
        entered.points.push_back(std::clamp(player.value(QStringLiteral("vp")).toInt(), 0, mostPoints));
    }
    const int first = std::clamp(form.value(QStringLiteral("first")).toInt(), 0,
                                 std::max(0, static_cast<int>(start.sides.size()) - 1));
    start.first = PlayerId("player-" + std::to_string(first + 1));
    start = withCards(std::move(start), system, workspace.catalogue(system));
    record.start.started = noonOf(form.value(QStringLiteral("date")));
    record.start.title = cutTo(Roster::longestName, field(form, "title"));
    record.details.notes = cutTo(MatchDetails::longestNotes, field(form, "notes"));
    entered.rounds = std::clamp(form.value(QStringLiteral("rounds")).toInt(), 0, mostRounds);
    entered.minutes = std::clamp(form.value(QStringLiteral("minutes")).toInt(), 0, mostMinutes);
    entered.playedFor = form.value(QStringLiteral("missions")).toStringList();
    record.details.entered = std::move(entered);
    return record;
}

} // namespace adjutant
