#include "app/cli/openmatches.h"

#include "app/catalogues/datafolder.h"
#include "app/cli/output.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Kind = StorageFault::Kind;

std::string sentenceOf(const StorageFault& fault)
{
    const std::string path = "'" + QDir::toNativeSeparators(fault.path).toStdString() + "'";
    switch (fault.kind) {
    case Kind::damaged:
        return path + " is damaged, or no database of matches";
    case Kind::newerVersion:
        return path + " was written by a newer Adjutant (version " + std::to_string(fault.foundVersion) +
               " of its tables; known: up to " + std::to_string(fault.knownVersion) + ")";
    case Kind::locked:
        return "another program is using " + path;
    case Kind::full:
        return "the disk with " + path + " is full; nothing was changed";
    case Kind::readOnly:
        return path + " can't be written to; nothing was changed";
    case Kind::cannotCreateFolder:
        return "the folder " + path + " can't be made";
    case Kind::changedElsewhere:
        return path + " was changed by another program meanwhile; nothing was added, try again";
    default:
        return "can't use the database " + path;
    }
}

} // namespace

QString databaseAt(const MatchPlace& place)
{
    if (!place.database)
        return storefiles::database(dataFolder());
    // A file of this folder, never what SQLite or Qt read into a name: `:memory:`, `file:`, `:/`.
    const QString path = QString::fromStdString(*place.database);
    return path.startsWith(QLatin1Char('/')) ? path : QDir::currentPath() + QLatin1Char('/') + path;
}

std::string inEnglish(const StorageFault& fault)
{
    const std::string sentence = sentenceOf(fault);
    const bool isAppsOwn = fault.path == storefiles::database(dataFolder());
    const std::string advice = fault.kind == Kind::damaged && isAppsOwn && QFileInfo::exists(fault.path)
                                   ? "; Adjutant rescues what can be read of it when it starts"
                                   : "";
    return (fault.text.isEmpty() ? sentence : sentence + ": " + fault.text.toStdString()) + advice;
}

Exit unusable(const std::string& why, bool json)
{
    complain(why);
    if (json)
        sayJson({{"error", why}});
    return Exit::unusable;
}

Exit unusable(const StorageFault& fault, bool json)
{
    return unusable(inEnglish(fault), json);
}

std::string noMatchCalled(const std::string& id)
{
    return "no match has the id '" + id + "'; `match list` shows them";
}

std::string partsLeft(const QStringList& ids)
{
    constexpr qsizetype mostNamed = 5;
    const QStringList named = ids.first(std::min(ids.size(), mostNamed));
    return "not in the list, though parts are there: " +
           onOneLine(named.join(QStringLiteral(", ")).toStdString()) +
           (named.size() < ids.size() ? ", …" : "") + " (`match verify` tells more)";
}

Expected<std::vector<MatchSummary>, std::string> chosen(const std::vector<MatchSummary>& all,
                                                        const std::vector<std::string>& ids)
{
    if (ids.empty())
        return all;
    std::vector<MatchSummary> some;
    for (const std::string& id : ids) {
        const auto found = std::ranges::find(all, QString::fromStdString(id), &MatchSummary::id);
        if (found == all.end())
            return refuse(id);
        if (std::ranges::find(some, found->id, &MatchSummary::id) == some.end()) // named twice, it is one
            some.push_back(*found);
    }
    return some;
}

} // namespace adjutant::cli
