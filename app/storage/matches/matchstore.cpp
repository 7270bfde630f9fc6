#include "app/storage/matches/matchstore.h"

#include "core/catalogue/ids.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <limits>

namespace adjutant {

using namespace storefiles;
using Kind = StorageFault::Kind;

static constexpr std::size_t readAtOnce = 200; // files: so few take no time

// Why a file is set aside, for the text beside it.
static QString whyNotAsLeft(const RecordFile& file)
{
    const auto damaged = file.records().damaged;
    return damaged ? QStringLiteral("line %1 was damaged").arg(*damaged)
                   : QStringLiteral("another program changed it while it was open");
}

MatchStore::MatchStore(const QString& folder, MatchReader reader)
    : m_files(folder, std::move(reader)), m_opened(folder),
      m_index(m_opened.stays() ? folder + storefiles::index : QStringLiteral(":memory:"))
{
    for (const StorageFault& left : IncomingFiles::finishOthers(folder, m_news))
        m_index.reportUnused(left.path, markOf(left.path), left.text, m_news);
    look();
    if (m_unread.size() <= readAtOnce)
        readMore(m_unread.size());
}

// Does what needs the index; where that can't be used any more, with one that is made anew.
template <class Work, class... Values> auto MatchStore::indexed(Work work, const Values&... values)
{
    auto done = work(m_index, values...);
    if (!done && m_opened.stays()) {
        m_index.makeAnew();
        refresh();
        done = work(m_index, values...);
    }
    return done;
}

void MatchStore::refresh()
{
    look();
    readMore(m_unread.size());
}

// Finds files that differ from the index, and drops missing files from it.
void MatchStore::look(bool isRestored)
{
    if (const auto stays = m_opened.stays(); !stays) {
        m_fault = stays.error(); // until then, what the index knows is shown
        return;
    }
    const MatchFiles found = m_files.files();
    m_fault = found.fault;
    auto marks = matchindex::marks(m_index);
    if (!marks)
        m_index.makeAnew();
    QHash<QString, FileMark> gone = marks.value_or(QHash<QString, FileMark>());
    qint64 newest = 0;
    m_unread.clear();
    for (const MatchFile& file : found.files) {
        newest = std::max(newest, file.mark.modified);
        const bool isKnown = gone.contains(file.id);
        const FileMark known = gone.take(file.id);
        if (isKnown && known.isAsRead(file.mark))
            continue;
        if (isKnown && known.bytes > file.mark.bytes && !isRestored)
            m_news.push_back({StorageNews::Kind::shorter, file.path, {}});
        m_unread.push_back(file);
    }
    if (found.fault)
        gone.clear();
    m_index.sql().together([&] {
        for (auto each = gone.keyBegin(); each != gone.keyEnd(); ++each)
            matchindex::remove(m_index, *each);
        return true;
    });
    for (const MatchFile& other : found.others)
        m_index.reportUnused(other.path, other.mark, whyNoMatch, m_news);
    for (const QString& part : found.unfinished)
        QFile::remove(part);
    emptyTrash(m_files.folder(), newest);
}

void MatchStore::readMore(std::size_t most)
{
    m_index.sql().together([&] {
        for (; most > 0 && !m_unread.empty(); --most) {
            const MatchFile file = std::move(m_unread.back());
            m_unread.pop_back();
            if (const auto summary = m_files.summaryOf(file.id, file.path)) {
                matchindex::put(m_index, *summary, file.mark);
            } else {
                matchindex::remove(m_index, file.id);
                m_index.reportUnused(file.path, file.mark, summary.error().text, m_news);
            }
        }
        return true;
    });
}

Stored<void> MatchStore::create(const MatchSummary& summary, const std::vector<std::string>& texts)
{
    if (auto stays = m_opened.stays(); !stays)
        return stays;
    const QString place = MatchFolder::placeOf(summary.id, summary.started);
    const QString path = m_files.folder() + u'/' + place;
    if (m_files.pathOf(summary.id) || markOf(path).exists())
        return refuse(storageFault(Kind::nameTaken, m_files.folder()));
    const auto write = [&] { return writeInPlace(path, recordBytes(texts)); };
    return makeFoldersFor(m_files.folder(), place).and_then(write).map([&] {
        if (m_fault)
            refresh();
        setSummary(summary);
    });
}

Stored<Records> MatchStore::read(const QString& id) const
{
    if (m_held && m_heldId == id)
        return m_held->records();
    return m_files.open(id).map([](const RecordFile& file) { return file.records(); });
}

Stored<Records> MatchStore::hold(const QString& id)
{
    return putRight().and_then([&] { return m_files.open(id); }).map([&](RecordFile file) {
        reportIfShorter(id, file.path());
        if (m_heldId != id)
            release();
        m_heldId = id;
        return m_held.emplace(std::move(file)).records();
    });
}

// Before the index knows it as it is now: another program may have put an older one in its place since
// look().
void MatchStore::reportIfShorter(const QString& id, const QString& path)
{
    const FileMark now = markOf(path);
    const auto known = matchindex::marks(m_index, id);
    if (!known || known->value(id).bytes <= now.bytes || findIn(m_unread, id, &MatchFile::id))
        return;
    m_news.push_back({StorageNews::Kind::shorter, path, {}});
    indexed(matchindex::setMark, id, now);
}

Stored<void> MatchStore::putRight()
{
    const bool isChanged = m_held && !m_held->records().damaged && !m_held->isAsLeft();
    return isChanged ? appendTo(*m_held, {}) : Stored<void>();
}

void MatchStore::release()
{
    static_cast<void>(putRight());
    m_held.reset();
    m_heldId.clear();
}

Stored<void> MatchStore::append(const QString& id, const std::vector<std::string>& texts)
{
    if (m_held && m_heldId == id)
        return appendTo(*m_held, texts);
    return m_opened.stays().and_then([&] { return m_files.open(id); }).and_then([&](RecordFile file) {
        reportIfShorter(id, file.path());
        return appendTo(file, texts);
    });
}

// Not into another folder, nor through a link; that of the file's year may have gone with it.
Stored<void> MatchStore::mayWrite(const RecordFile& file)
{
    const QString place = QDir(m_files.folder()).relativeFilePath(file.path());
    return m_opened.stays().and_then([&] { return makeFoldersFor(m_files.folder(), place); });
}

Stored<void> MatchStore::appendTo(RecordFile& file, const std::vector<std::string>& texts)
{
    if (auto may = mayWrite(file); !may)
        return may;
    return file.isAsLeft()
               ? file.append(texts)
               : replace(file, std::numeric_limits<std::size_t>::max(), texts, whyNotAsLeft(file));
}

Stored<void> MatchStore::rewrite(const QString& id, std::size_t lines, const std::vector<std::string>& texts)
{
    if (!m_held || m_heldId != id)
        return refuse(storageFault(Kind::noSuchMatch, m_files.folder()));
    if (auto may = mayWrite(*m_held); !may)
        return may;
    if (lines == 0 && m_held->isAsLeft())
        return m_held->replace(0, texts);
    const QString cut = QStringLiteral("the records behind line %1 could not be followed").arg(lines);
    return replace(*m_held, lines, texts, lines == 0 ? whyNotAsLeft(*m_held) : cut);
}

Stored<void> MatchStore::replace(RecordFile& file, std::size_t lines, const std::vector<std::string>& texts,
                                 const QString& why)
{
    const auto put = [&] { return file.replace(lines, texts); };
    return storefiles::replace(m_files.folder(), file.path(), why, put).map([&](const StorageNews& news) {
        m_news.push_back(news);
        if (m_held && &file == &*m_held)
            indexed(matchindex::setMark, m_heldId, markOf(file.path()));
    });
}

void MatchStore::setSummary(const MatchSummary& summary)
{
    if (const auto path = m_files.pathOf(summary.id))
        indexed(matchindex::put, summary, markOf(*path));
}

Stored<MatchSummary> MatchStore::summary(const QString& id)
{
    MatchFilter filter;
    filter.id = id;
    const auto found = summaries(filter);
    return found.empty() || found.front().id != id ? refuse(storageFault(Kind::noSuchMatch, m_files.folder()))
                                                   : Stored<MatchSummary>(found.front());
}

std::vector<MatchSummary> MatchStore::summaries(const MatchFilter& filter, int limit, int offset)
{
    return indexed(matchindex::summaries, filter, limit, offset).value_or(std::vector<MatchSummary>());
}

int MatchStore::count(const MatchFilter& filter)
{
    return indexed(matchindex::count, filter).value_or(0);
}

std::vector<MatchSummary> MatchStore::results(const MatchFilter& filter)
{
    return indexed(matchindex::results, filter).value_or(std::vector<MatchSummary>());
}

Stored<void> MatchStore::remove(const QString& id)
{
    auto moved = m_opened.stays()
                     .and_then([&] { return m_heldId == id ? putRight() : Stored<void>(); })
                     .and_then([&] { return m_files.pathOf(id); })
                     .and_then([&](const QString& path) { return moveToTrash(m_files.folder(), path); });
    if (!moved)
        return moved;
    if (m_heldId == id)
        m_held.reset(); // not to be written again
    indexed(matchindex::remove, id);
    for (const auto& [room, suffix] : {std::pair(phones, phonesSuffix), std::pair(drafts, draftSuffix)})
        if (const QString folder = m_files.folder() + room; isPlainFolder(folder))
            QFile::remove(folder + u'/' + id + suffix);
    return {};
}

Stored<void> MatchStore::restore(const QString& id)
{
    if (auto stays = m_opened.stays(); !stays)
        return stays;
    if (const auto there = m_files.pathOf(id); there || there.error().kind != Kind::noSuchMatch)
        return refuse(there ? storageFault(Kind::nameTaken, m_files.folder()) : there.error());
    const auto deleted = stampedIn(m_files.folder() + trash, matchSuffix);
    const auto* file = findIn(deleted, id, &StampedFile::name);
    if (!file)
        return refuse(storageFault(Kind::noSuchMatch, m_files.folder() + trash));
    const auto summary = m_files.summaryOf(id, file->path);
    const QString place = MatchFolder::placeOf(id, summary ? summary->started : file->at);
    if (auto made = makeFoldersFor(m_files.folder(), place); !made)
        return made;
    if (!moveInPlace(file->path, m_files.folder() + u'/' + place))
        return refuse(faultOfSystem(m_files.folder() + u'/' + place));
    if (summary)
        setSummary(*summary);
    return {};
}

std::vector<Deleted<MatchSummary>> MatchStore::deleted() const
{
    std::vector<Deleted<MatchSummary>> all;
    for (const auto& file : stampedIn(m_files.folder() + trash, matchSuffix)) {
        all.push_back({m_files.summaryOf(file.name, file.path).value_or(MatchSummary()), file.at});
        all.back().summary.id = file.name;
    }
    return all;
}

} // namespace adjutant
