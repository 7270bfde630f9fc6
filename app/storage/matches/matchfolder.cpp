#include "app/storage/matches/matchfolder.h"

#include "app/storage/storefiles.h"
#include "core/catalogue/ids.h"

#include <QDir>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

// The id that a file's name gives; empty where it is no name of ours.
QString idOfName(const QString& name)
{
    const QString id =
        name.endsWith(storefiles::matchSuffix) ? name.chopped(storefiles::matchSuffix.size()) : QString();
    return isId(id.toStdString()) ? id : QString();
}

// Of two with one name the one with more good lines counts, of two with as many that of the earlier year.
bool isBetter(const QString& one, const QString& other)
{
    const auto linesOf = [](const QString& path) {
        const auto file = RecordFile::open(path);
        return file ? file->records().texts.size() : 0;
    };
    const std::size_t first = linesOf(one), second = linesOf(other);
    return first != second ? first > second : one < other;
}

} // namespace

MatchFiles MatchFolder::files() const
{
    MatchFiles all;
    const QString matches = m_folder + storefiles::matches;
    QStringList years;
    const auto lookInto = [&all](const QString& folder, auto take) {
        if (!eachIn(folder, take))
            all.fault = faultOfReading(folder);
    };
    lookInto(matches, [&](const QString& name, const struct stat& found) {
        if (S_ISDIR(found.st_mode) && storefiles::isYear(name))
            years.append(matches + u'/' + name);
        else
            all.others.push_back({{}, matches + u'/' + name, markOf(found)});
    });
    years.sort();
    QHash<QString, std::size_t> places; // in all.files
    for (const QString& year : years)
        lookInto(year, [&](const QString& name, const struct stat& found) {
            MatchFile file{idOfName(name), year + u'/' + name, markOf(found)};
            if (name.endsWith(partSuffix) && !idOfName(name.chopped(partSuffix.size())).isEmpty()) {
                all.unfinished.append(file.path);
            } else if (file.id.isEmpty()) {
                all.others.push_back(std::move(file));
            } else if (const auto known = places.constFind(file.id); known != places.constEnd()) {
                if (isBetter(file.path, all.files[*known].path))
                    std::swap(file, all.files[*known]);
                all.others.push_back(std::move(file));
            } else {
                places.insert(file.id, all.files.size());
                all.files.push_back(std::move(file));
            }
        });
    return all;
}

Stored<QString> MatchFolder::pathOf(const QString& id) const
{
    const QString matches = m_folder + storefiles::matches;
    QString found;
    std::optional<StorageFault> closed; // a year that can't be looked into
    const auto lookInto = [&](const QString& year, const struct stat& folder) {
        const QString path = matches + u'/' + year + u'/' + id + storefiles::matchSuffix;
        const FileMark mark = S_ISDIR(folder.st_mode) && storefiles::isYear(year) ? markOf(path) : FileMark();
        if (mark.bytes < 0)
            closed = faultOfReading(path);
        else if (mark.exists() && (found.isEmpty() || isBetter(path, found)))
            found = path;
    };
    if (!idOfName(id + storefiles::matchSuffix).isEmpty() && !eachIn(matches, lookInto))
        return refuse(faultOfReading(matches));
    if (!QDir(m_folder).exists())
        return refuse(storageFault(Kind::cannotCreateFolder, m_folder));
    return found.isEmpty() ? refuse(closed.value_or(storageFault(Kind::noSuchMatch, m_folder)))
                           : Stored<QString>(found);
}

Stored<MatchSummary> MatchFolder::summaryOf(const QString& id, const QString& path) const
{
    return RecordFile::open(path).and_then([&](const RecordFile& file) {
        return m_reader(id, file.records()).map_error([&path](const std::string& why) {
            return storageFault(Kind::damaged, path, QString::fromStdString(why));
        });
    });
}

QString MatchFolder::placeOf(const QString& id, const QDateTime& started)
{
    return QStringLiteral("matches/%1/%2").arg(started.toUTC().toString(QStringLiteral("yyyy")), id) +
           storefiles::matchSuffix;
}

} // namespace adjutant
