#include "app/storage/matches/matchfolder.h"

#include "app/storage/storefiles.h"
#include "core/catalogue/ids.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

constexpr qsizetype longestId = 80;

// The id that a file's name gives; empty where it is no name of ours.
QString idOfName(const QString& name)
{
    const QString id = name.endsWith(matchSuffix) ? name.chopped(matchSuffix.size()) : QString();
    return !id.isEmpty() && id.size() <= longestId && isId(id.toStdString()) ? id : QString();
}

} // namespace

MatchFiles MatchFolder::files() const
{
    MatchFiles all;
    const QString matches = m_folder + storefiles::matches;
    QStringList years;
    const auto lookInto = [&all](const QString& folder, auto take) {
        if (!eachIn(folder, take))
            all.fault = faultOfSystem(folder);
    };
    lookInto(matches, [&](const QString& name, const struct stat& found) {
        if (S_ISDIR(found.st_mode) && storefiles::isYear(name))
            years.append(matches + u'/' + name);
        else
            all.others.push_back({{}, matches + u'/' + name, markOf(found)});
    });
    years.sort();
    QSet<QString> ids;
    for (const QString& year : years)
        lookInto(year, [&](const QString& name, const struct stat& found) {
            MatchFile file{idOfName(name), year + u'/' + name, markOf(found)};
            if (name.endsWith(partSuffix)) {
                all.unfinished.append(file.path);
            } else if (file.id.isEmpty() || ids.contains(file.id)) {
                all.others.push_back(std::move(file));
            } else {
                ids.insert(file.id);
                all.files.push_back(std::move(file));
            }
        });
    return all;
}

Stored<QString> MatchFolder::pathOf(const QString& id) const
{
    const QDir matches(m_folder + storefiles::matches);
    if (!idOfName(id + matchSuffix).isEmpty() && isPlainFolder(matches.path()))
        for (const QString& year :
             matches.entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot, QDir::Name))
            if (const QString path = matches.filePath(year + u'/' + id + matchSuffix);
                storefiles::isYear(year) && markOf(path).exists())
                return path;
    return refuse(storageFault(Kind::noSuchMatch, m_folder));
}

Stored<RecordFile> MatchFolder::open(const QString& id) const
{
    if (const auto path = pathOf(id))
        return RecordFile::open(*path);
    // It may lie where nobody can look.
    auto fault = files().fault;
    return refuse(fault ? std::move(*fault) : storageFault(Kind::noSuchMatch, m_folder));
}

Stored<MatchSummary> MatchFolder::summaryOf(const QString& id, const QString& path) const
{
    const auto file = RecordFile::open(path);
    if (!file)
        return refuse(file.error());
    auto summary = m_reader(id, file->records());
    if (!summary)
        return refuse(storageFault(Kind::damaged, path, QString::fromStdString(summary.error())));
    return std::move(*summary);
}

Stored<std::vector<MatchSummary>> MatchFolder::summaries(std::vector<StorageFault>& unusable) const
{
    std::vector<MatchSummary> all;
    const MatchFiles found = files();
    if (found.fault)
        return refuse(*found.fault);
    for (const MatchFile& file : found.files) {
        auto summary = summaryOf(file.id, file.path);
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

QString MatchFolder::placeOf(const QString& id, const QDateTime& started)
{
    return QStringLiteral("matches/%1/%2").arg(started.toUTC().toString(QStringLiteral("yyyy")), id) +
           matchSuffix;
}

Stored<RecordFile> MatchFolder::create(const QString& id, const QDateTime& started,
                                       const std::vector<std::string>& texts) const
{
    if (pathOf(id))
        return refuse(storageFault(Kind::nameTaken, m_folder));
    const QString place = placeOf(id, started);
    if (const auto made = storefiles::makeFoldersFor(m_folder, place); !made)
        return refuse(made.error());
    return RecordFile::create(m_folder + u'/' + place, texts);
}

} // namespace adjutant
