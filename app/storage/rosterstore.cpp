#include "app/storage/rosterstore.h"

#include "core/yaml/rosterfile.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace adjutant {

using namespace storefiles;
using Kind = StorageFault::Kind;

namespace {

constexpr qint64 longestOrder = 1024 * 1024;

Stored<Roster> rosterOf(const std::string& text, const QString& name)
{
    yaml::ReadRoster read = yaml::readRoster(text, name.toStdString(), yaml::Letters::any);
    if (!read.unreadable)
        return std::move(read.roster);
    const QString why =
        read.faults.empty() ? QString() : QString::fromStdString(yaml::inEnglish(read.faults.front()));
    return refuse(storageFault(Kind::unreadableRoster, name, why));
}

Stored<StoredRoster> readList(const QString& id, const QString& path, const QString& name)
{
    return readPlainFile(path, longestFile).and_then([&](const std::string& text) {
        return rosterOf(text, name).map([&](const Roster& roster) { return StoredRoster{id, text, roster}; });
    });
}

} // namespace

RosterStore::RosterStore(const QString& folder, FiguresOf figures)
    : m_folder(folder), m_opened(folder), m_figures(std::move(figures)),
      m_index(m_opened.stays() ? folder + storefiles::index : QStringLiteral(":memory:"))
{
    for (const StorageFault& left : IncomingFiles::finishOthers(folder, m_news))
        m_index.reportUnused(left.path, markOf(left.path), left.text, m_news);
    refresh();
}

RosterStore::~RosterStore()
{
    static_cast<void>(retry());
}

QString RosterStore::pathOf(const QString& id) const
{
    return m_folder + lists + u'/' + id + listSuffix;
}

Stored<RosterSummary> RosterStore::readSummary(const QString& id, const QString& path) const
{
    return readList(id, path, id).map([&](const StoredRoster& list) {
        return summaryOf(id, list.roster, timeOf(markOf(path).modified));
    });
}

RosterSummary RosterStore::summaryOf(const QString& id, const Roster& roster, const QDateTime& changed) const
{
    return {id,
            QString::fromStdString(roster.name),
            QString::fromStdString(roster.system.text()),
            QString::fromStdString(roster.faction.text()),
            roster.limits,
            m_figures ? m_figures(roster) : RosterFigures(),
            changed};
}

void RosterStore::refresh()
{
    if (const auto stays = m_opened.stays(); !stays) {
        m_fault = stays.error();
        m_isRead = false;
        return;
    }
    const auto before = std::exchange(m_lists, {});
    qint64 newest = 0;
    std::string order;
    for (const QLatin1String place : {lock, listOrder}) {
        const QString path = m_folder + place;
        const auto read = readPlainFile(path, longestOrder);
        const bool isOthers = read && place == lock && !read->empty();
        if (isOthers || (!read && markOf(path).exists()))
            m_index.reportUnused(path, markOf(path),
                                 isOthers ? QStringLiteral("another program's") : read.error().text, m_news);
        order = read.value_or(std::string()); // that of the lists is the last
    }
    for (const QLatin1String place : {trash, setAside, incoming, phones, drafts, backups, rules}) {
        const QString path = m_folder + place;
        const bool isLink = (place == backups || place == rules) && QFileInfo::exists(path);
        if (!eachIn(isLink ? QFileInfo(path).canonicalFilePath() : path, {}))
            m_index.reportUnused(path, markOf(path), faultOfSystem(path).text, m_news);
    }
    QStringList unsaved = m_order; // new ones aren't in the file, and come last
    unsaved.removeIf([this](const QString& id) { return !m_unsaved.contains(id); });
    m_order = QString::fromStdString(order).split(u'\n', Qt::SkipEmptyParts) + unsaved;
    m_order.removeDuplicates();
    const QSet<QString> placed(m_order.begin(), m_order.end());
    const QString folder = m_folder + lists;
    if (const auto made = makePlainFolder(folder); !made)
        m_fault = made.error();
    std::vector<std::pair<FileMark, QString>> found;
    m_isRead = eachIn(folder, [&found](const QString& name, const struct stat& file) {
        found.emplace_back(markOf(file), name);
    });
    if (!m_isRead)
        m_fault = faultOfReading(folder);
    std::ranges::sort(found, {}, [](const auto& file) { return file.first.modified; });
    for (const auto& [mark, name] : found) {
        const QString path = folder + u'/' + name;
        newest = std::max(newest, mark.modified);
        const QString id = name.endsWith(listSuffix) ? name.chopped(listSuffix.size()) : QString();
        if (name.endsWith(partSuffix) &&
            isPlaceOfOurs(lists.mid(1) + u'/' + name.chopped(partSuffix.size()))) {
            QFile::remove(path); // of a program that was killed; nothing of it was confirmed
            continue;
        }
        const bool isNamed = isId(id.toStdString());
        if (const auto known = before.find(id); known != before.end() && known->second.mark.isAsRead(mark))
            m_lists.insert(*known);
        else if (auto read = isNamed ? readSummary(id, path)
                                     : refuse(storageFault(Kind::unreadableRoster, name,
                                                           QStringLiteral("its name is not that of a list"))))
            m_lists.insert_or_assign(id, Known{std::move(*read), mark});
        else
            m_index.reportUnused(path, mark, read.error().text, m_news);
        if (m_lists.contains(id) && !placed.contains(id))
            m_order.append(id); // the oldest first
    }
    emptyTrash(m_folder, newest);
    for (const auto& [id, list] : m_unsaved)
        m_lists.insert_or_assign(id, before.at(id));
    // Deleted lists keep their places.
    const auto deleted = mappedTo<QStringList>(stampedIn(m_folder + trash, listSuffix), &StampedFile::name);
    if (m_isRead)
        m_order.removeIf([&](const QString& id) { return !m_lists.contains(id) && !deleted.contains(id); });
}

std::vector<RosterSummary> RosterStore::summaries()
{
    std::vector<RosterSummary> all;
    for (const QString& id : m_order)
        if (const auto known = m_lists.find(id); known != m_lists.end()) {
            all.push_back(known->second.summary);
            all.back().isUnsaved = m_unsaved.contains(id);
        }
    return all;
}

Stored<StoredRoster> RosterStore::roster(const QString& id) const
{
    if (const auto unsaved = m_unsaved.find(id); unsaved != m_unsaved.end())
        return unsaved->second;
    const auto known = m_lists.find(id);
    return known == m_lists.end() ? refuse(storageFault(Kind::noSuchRoster, m_folder))
                                  : readList(id, pathOf(id), known->second.summary.name);
}

// A link that came to the folder's place isn't written through, nor an order before the one there was read.
Stored<void> RosterStore::stays()
{
    if (!m_isRead)
        refresh();
    return m_opened.stays().and_then([this] { return makePlainFolder(m_folder + lists); });
}

// What somebody else has made of a list since it was read is set aside, and so is what reading it left out.
Stored<void> RosterStore::write(const StoredRoster& list)
{
    if (auto stays = this->stays(); !stays)
        return stays;
    const std::string text = yaml::writeRoster(list.roster);
    const QString path = pathOf(list.id);
    const QString name = QString::fromStdString(list.roster.name);
    if (const auto again = rosterOf(text, name); !again || *again != list.roster)
        return refuse(storageFault(Kind::unstorableRoster, name, again ? QString() : again.error().text));
    const auto there = readPlainFile(path, longestFile);
    const bool isThere = markOf(path).exists();
    const bool isStranger = there ? *there != list.text && *there != text : isThere;
    const bool isGone = !list.text.empty() && !isThere;
    // Parts that reading it leaves out: unknown keys, values beyond their limits.
    const bool isPartlyRead =
        there && !isStranger && !yaml::readRoster(*there, {}, yaml::Letters::any).faults.empty();
    const QString why = isPartlyRead
                            ? QStringLiteral("parts of it could not be read, and the list was changed")
                            : QStringLiteral("another program changed it while it was open");
    const auto put = [&] { return writeInPlace(path, text, isThere ? Onto::any : Onto::nothing); };
    const auto report = [this](const StorageNews& news) { m_news.push_back(news); };
    const bool isReplaced = isStranger || isPartlyRead || isGone;
    auto done = isReplaced ? storefiles::replace(m_folder, path, why, put).map(report) : put();
    if (done)
        m_lists.insert_or_assign(list.id, Known{summaryOf(list.id, list.roster), markOf(path)});
    return done;
}

Stored<void> RosterStore::writeOrder()
{
    if (auto stays = this->stays(); !stays)
        return stays;
    const QString path = m_folder + listOrder;
    // What can't be read is none of ours, and stays.
    if (const auto there = readPlainFile(path, longestOrder); !there && markOf(path).exists())
        return refuse(there.error());
    return writeInPlace(path, (m_order.join(u'\n') + u'\n').toStdString());
}

Stored<void> RosterStore::save(StoredRoster& list)
{
    if (list.id.isEmpty())
        list.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (const auto waiting = m_unsaved.find(list.id); waiting != m_unsaved.end())
        list.text = waiting->second.text;
    if (const auto retried = m_retried.extract(list.id))
        list.text = retried.mapped();
    auto done = write(list);
    const bool isNew = !m_order.contains(list.id); // it comes behind the lists that are there
    if (isNew)
        m_order.append(list.id);
    if (!done) {
        m_fault = done.error();
        m_lists.insert_or_assign(list.id, Known{summaryOf(list.id, list.roster), {}});
        m_unsaved.insert_or_assign(list.id, list);
        return done;
    }
    m_unsaved.erase(list.id);
    list.text = yaml::writeRoster(list.roster);
    if (isNew)
        static_cast<void>(writeOrder()); // without it the oldest comes first
    static_cast<void>(retry());
    return {};
}

Stored<void> RosterStore::retry()
{
    m_fault.reset();
    static_cast<void>(stays());
    std::erase_if(m_unsaved, [this](const auto& each) {
        const auto done = write(each.second);
        if (done)
            m_retried.insert_or_assign(each.first, yaml::writeRoster(each.second.roster));
        else
            m_fault = done.error();
        return done.has_value();
    });
    return m_fault ? refuse(*m_fault) : Stored<void>();
}

// One that couldn't be saved goes with its last change, so that it comes back as it was shown.
Stored<void> RosterStore::remove(const QString& id)
{
    if (!m_lists.contains(id))
        return refuse(storageFault(Kind::noSuchRoster, m_folder));
    static_cast<void>(retry());
    if (m_unsaved.contains(id))
        return refuse(*m_fault);
    return stays().and_then([&] { return moveToTrash(m_folder, pathOf(id)); }).map([&] {
        m_lists.erase(id);
    });
}

Stored<QString> RosterStore::restore(const QString& id)
{
    if (auto stays = this->stays(); !stays)
        return refuse(stays.error());
    const auto deleted = stampedIn(m_folder + trash, listSuffix);
    const auto* file = findIn(deleted, id, &StampedFile::name);
    if (!file)
        return refuse(storageFault(Kind::noSuchRoster, m_folder + trash));
    const QString free =
        markOf(pathOf(id)).exists() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : id;
    auto summary = readSummary(free, file->path);
    if (!summary)
        return refuse(summary.error());
    if (!moveInPlace(file->path, pathOf(free), Onto::nothing))
        return refuse(faultOfSystem(pathOf(free)));
    m_lists.insert_or_assign(free, Known{std::move(*summary), markOf(pathOf(free))});
    if (!m_order.contains(free))
        m_order.append(free);
    static_cast<void>(writeOrder());
    return free;
}

std::vector<Deleted<RosterSummary>> RosterStore::deleted() const
{
    std::vector<Deleted<RosterSummary>> all;
    for (const auto& file : stampedIn(m_folder + trash, listSuffix))
        if (auto summary = readSummary(file.name, file.path))
            all.push_back({std::move(*summary), file.at});
    return all;
}

Stored<void> RosterStore::move(const QString& id, int place)
{
    if (!m_lists.contains(id))
        return refuse(storageFault(Kind::noSuchRoster, m_folder));
    const QStringList before = m_order;
    m_order.removeOne(id);
    QStringList shown = m_order; // without the deleted ones, which keep their places
    shown.removeIf([this](const QString& each) { return !m_lists.contains(each); });
    m_order.insert(place < shown.size() ? m_order.indexOf(shown[std::max(place, 0)]) : m_order.size(), id);
    auto done = writeOrder();
    if (!done)
        m_order = before;
    return done;
}

} // namespace adjutant
