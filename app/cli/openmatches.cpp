#include "app/cli/openmatches.h"

#include "app/catalogues/datafolder.h"
#include "app/cli/output.h"
#include "app/matches/matchrecord.h"
#include "app/text/messagetext.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <map>
#include <memory>

namespace adjutant::cli {

namespace {

using Kind = StorageFault::Kind;

std::string sentenceOf(const StorageFault& fault)
{
    const std::string path = "'" + QDir::toNativeSeparators(fault.path).toStdString() + "'";
    switch (fault.kind) {
    case Kind::damaged:
        return path + " can't be used";
    case Kind::full:
        return "the disk with " + path + " is full; nothing was changed";
    case Kind::readOnly:
        return path + ": access is not allowed; nothing was changed";
    case Kind::cannotCreateFolder:
        return path + " is no folder, or can't be made one";
    case Kind::comesLater:
        return path + " can't be put in its place yet; the import is complete, and what is missing follows "
                      "when Adjutant starts";
    default:
        return path + " can't be read or written";
    }
}

constexpr int patience = 500; // milliseconds: another command may be done by then

} // namespace

Expected<MatchFolder, std::string> matchesAt(const MatchPlace& place)
{
    const QString folder =
        place ? QDir::current().absoluteFilePath(QString::fromStdString(*place)) : dataFolder();
    if (!QFileInfo(folder).isDir())
        return refuse(
            inEnglish(storageFault(Kind::unreachable, folder, QStringLiteral("there is no such folder"))));
    return MatchFolder(QFileInfo(folder).canonicalFilePath(), matchReader());
}

Expected<MatchFolder, std::string> folderToFill(const MatchPlace& place,
                                                std::optional<storefiles::OpenedFolder>& kept,
                                                const std::string& instead)
{
    if (!place)
        makeDataFolder(dataFolder()); // the app may not have run yet; a folder of others is never made
    auto folder = matchesAt(place);
    if (!folder)
        return folder;
    const std::string path = folder->folder().toStdString();
    const QDeadlineTimer longest(patience);
    FileLock::Result taken = kept.emplace(folder->folder()).keep();
    for (; taken == FileLock::Result::busy && !longest.hasExpired(); taken = kept->keep())
        QThread::msleep(20);
    if (taken == FileLock::Result::busy)
        return refuse("Adjutant is open, and keeps '" + path + "': close it, or " + instead);
    if (taken == FileLock::Result::foreign)
        return refuse("'" + path + "/lock' is another program's, or not yours to open: move it away");
    std::vector<StorageNews> news;
    for (const StorageFault& left : IncomingFiles::finishOthers(folder->folder(), news))
        complain(inEnglish(left));
    for (const std::string& line : linesOf(news))
        complain(line);
    return folder;
}

Stored<std::vector<MatchSummary>> allIn(const MatchFolder& folder, std::vector<StorageFault>& unusable)
{
    std::vector<MatchSummary> all;
    const MatchFiles found = folder.files();
    if (found.fault && found.files.empty())
        return refuse(*found.fault);
    if (found.fault)
        unusable.push_back(*found.fault);
    for (const MatchFile& file : found.files) {
        auto summary = folder.summaryOf(file.id, file.path);
        if (summary)
            all.push_back(std::move(*summary));
        else
            unusable.push_back(summary.error());
    }
    for (const MatchFile& other : found.others)
        unusable.push_back(storageFault(Kind::damaged, other.path, whyNoMatch));
    std::ranges::sort(all, [](const MatchSummary& one, const MatchSummary& two) {
        return one.started != two.started ? one.started > two.started : one.id > two.id;
    });
    return all;
}

SearchWords namesOfFactions()
{
    // The catalogue of each game is loaded once.
    return [known = std::make_shared<std::map<std::string_view, Catalogue>>()](const MatchSummary& match) {
        const GameSystem* game = findGameSystem(match.system.toStdString());
        if (!game || !game->hasFactions)
            return QString();
        const auto [catalogue, isNew] = known->try_emplace(game->id);
        if (isNew)
            catalogue->second = loadedCatalogue(*game);
        const auto nameOf = [&cards = catalogue->second](const MatchPlayer& player) {
            return toText(FactionId(player.faction.toStdString()), cards);
        };
        return mappedTo<QStringList>(match.players, nameOf).join(u' ');
    };
}

std::string inEnglish(const StorageFault& fault)
{
    const std::string sentence = sentenceOf(fault);
    return fault.text.isEmpty() ? sentence : sentence + ": " + fault.text.toStdString();
}

std::vector<std::string> linesOf(const std::vector<StorageNews>& news)
{
    using enum StorageNews::Kind;
    std::vector<std::string> lines;
    for (const StorageNews& each : news) {
        const bool isShort = each.kind == notUsed || each.kind == imported;
        const auto alike = isShort ? std::ranges::count(news, each.kind, &StorageNews::kind) : 1;
        if (alike > 1 && &*std::ranges::find(news, each.kind, &StorageNews::kind) != &each)
            continue;
        lines.push_back(toText(each).toStdString());
        if (alike > 1)
            lines.back() += " And " + counted(static_cast<std::size_t>(alike - 1), "more file") + ".";
    }
    return lines;
}

std::string whyNotFound(const std::string& id, const StorageFault& fault)
{
    return fault.kind == Kind::noSuchMatch ? "no match has the id '" + id + "'; `match list` shows them"
                                           : inEnglish(fault);
}

Expected<FoldedMatch, std::string> matchIn(const MatchFolder& folder, const std::string& id)
{
    const auto file = folder.open(QString::fromStdString(id));
    if (!file)
        return refuse(whyNotFound(id, file.error()));
    auto folded = foldedMatch(QString::fromStdString(id), file->records());
    return folded ? std::move(folded)
                  : refuse(inEnglish(
                        storageFault(Kind::damaged, file->path(), QString::fromStdString(folded.error()))));
}

Expected<WholeMatch, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file)
{
    return wholeMatch(text).map_error([&file](const MatchDamage& damage) {
        const std::string step =
            damage.step > 0 ? "step " + std::to_string(damage.step) + ": " : std::string();
        return std::vector<yaml::Fault>{
            {yaml::FaultRule::refused,
             {file, static_cast<int>(damage.line), static_cast<int>(damage.column)},
             step + toText(damage.why)}};
    });
}

std::string noteOnTimes(const MatchRecord& match)
{
    const auto step = firstStepBack(match);
    return step ? "step " + std::to_string(*step) +
                      " is of an earlier time than what stands before it: a clock " +
                      "was set back; the steps stay in their order"
                : std::string();
}

} // namespace adjutant::cli
