#include "app/storage/matches/matchfolder.h"

#include "app/storage/storedtime.h"
#include "app/storage/storefiles.h"
#include "core/catalogue/ids.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

constexpr qint64 tailBytes = 64 * 1024;
constexpr qsizetype longestId = 80;

bool isYear(const QString& name)
{
    return name.size() == 4 && std::ranges::all_of(name, [](QChar each) { return each.isDigit(); });
}

// The id that a file's name gives; empty where it is no name of ours.
QString idOfName(const QString& name)
{
    const QString id = name.endsWith(matchSuffix) ? name.chopped(matchSuffix.size()) : QString();
    return !id.isEmpty() && id.size() <= longestId && isId(id.toStdString()) ? id : QString();
}

// What lies in a folder, links as what they are. Looking at one after the other by the system's own calls
// tells for thousands of matches.
template <class Take> void look(const QString& folder, Take take)
{
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(QFile::encodeName(folder).constData()),
                                                      ::closedir);
    while (const dirent* entry = entries ? ::readdir(entries.get()) : nullptr) {
        const QByteArray name(entry->d_name);
        struct stat found = {};
        if (name != "." && name != ".." &&
            ::fstatat(::dirfd(entries.get()), entry->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0)
            take(QFile::decodeName(name), found);
    }
}

// The last record of a file whose last line was confirmed, unless that is longer than what is read.
std::string lastRecord(const QString& path)
{
    constexpr std::size_t frame = 17; // the hash, and a space
    const OpenFile file(path, O_RDONLY);
    struct stat found = {};
    if (!file || ::fstat(file.descriptor(), &found) != 0 || !S_ISREG(found.st_mode))
        return {};
    std::string tail(static_cast<std::size_t>(std::min<qint64>(tailBytes, found.st_size)), '\0');
    const ssize_t read =
        ::pread(file.descriptor(), tail.data(), tail.size(), found.st_size - static_cast<off_t>(tail.size()));
    if (read != static_cast<ssize_t>(tail.size()) || !tail.ends_with('\n'))
        return {};
    tail.pop_back();
    const std::size_t start = tail.rfind('\n');
    const std::string_view line = std::string_view(tail).substr(start == tail.npos ? tail.size() : start + 1);
    return std::string(line.substr(std::min(frame, line.size())));
}

} // namespace

MatchFiles MatchFolder::files() const
{
    MatchFiles all;
    const QString matches = storefiles::matches(m_folder);
    look(matches, [&](const QString& year, const struct stat& found) {
        const QString path = matches + u'/' + year;
        if (!S_ISDIR(found.st_mode) || !isYear(year)) {
            all.others.push_back({{}, path, markOf(found)});
            return;
        }
        look(path, [&](const QString& name, const struct stat& inYear) {
            MatchFile file{idOfName(name), path + u'/' + name, markOf(inYear)};
            if (name.endsWith(partSuffix))
                all.unfinished.append(file.path);
            else
                (file.id.isEmpty() ? all.others : all.files).push_back(std::move(file));
        });
    });
    return all;
}

Stored<QString> MatchFolder::pathOf(const QString& id) const
{
    const QString matches = storefiles::matches(m_folder);
    if (!idOfName(id + matchSuffix).isEmpty())
        for (const QString& year : QDir(matches).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (const QString path = matches + u'/' + year + u'/' + id + matchSuffix; identityOf(path).exists)
                return path;
    return refuse(storageFault(Kind::noSuchMatch, m_folder));
}

Stored<RecordFile> MatchFolder::open(const QString& id) const
{
    const auto path = pathOf(id);
    return path ? RecordFile::open(*path) : refuse(path.error());
}

Stored<MatchSummary> MatchFolder::summaryOf(const QString& id, const QString& path) const
{
    if (auto ended = m_reader.ofEnd(lastRecord(path)); ended && ended->id == id)
        return std::move(*ended);
    const auto file = RecordFile::open(path);
    if (!file)
        return refuse(file.error());
    auto summary = m_reader.ofAll(id, file->records());
    if (!summary)
        return refuse(storageFault(Kind::damaged, path, QString::fromStdString(summary.error())));
    return std::move(*summary);
}

std::vector<MatchSummary> MatchFolder::summaries(std::vector<StorageFault>& unusable) const
{
    std::vector<MatchSummary> all;
    const MatchFiles found = files();
    for (const MatchFile& file : found.files) {
        auto summary = summaryOf(file.id, file.path);
        if (summary)
            all.push_back(std::move(*summary));
        else
            unusable.push_back(summary.error());
    }
    for (const MatchFile& other : found.others)
        unusable.push_back(
            storageFault(Kind::damaged, other.path, QStringLiteral("its name is not that of a match")));
    std::ranges::sort(all, [](const MatchSummary& one, const MatchSummary& two) {
        return one.started != two.started ? one.started > two.started : one.id > two.id;
    });
    return all;
}

QString MatchFolder::placeOf(const QString& id, const QDateTime& started)
{
    const int year = started.isValid() ? withinOurYears(started).date().year() : firstYear;
    return QStringLiteral("matches/%1/%2").arg(year).arg(id) + matchSuffix;
}

Stored<RecordFile> MatchFolder::create(const QString& id, const QDateTime& started,
                                       const std::vector<std::string>& texts) const
{
    if (pathOf(id))
        return refuse(storageFault(Kind::nameTaken, m_folder));
    const QString path = m_folder + u'/' + placeOf(id, started);
    if (!identityOf(m_folder).exists || !makeDataFolder(QFileInfo(path).path()))
        return refuse(storageFault(Kind::cannotCreateFolder, QFileInfo(path).path()));
    return RecordFile::create(path, texts);
}

} // namespace adjutant
