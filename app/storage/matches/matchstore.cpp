#include "app/storage/matches/matchstore.h"

#include "app/storage/matches/matchtable.h"
#include "app/storage/salvage.h"

#include <QSet>
#include <QSqlQuery>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

StoreSettings withMatchesInMemory(StoreSettings settings)
{
    settings.inMemory = Contents::everything;
    return settings;
}

// Nothing is to be kept of what such a fault refused: writing it again would end the same.
bool isRefusal(const StorageFault& fault)
{
    return fault.kind == Kind::noSuchMatch || fault.kind == Kind::changedElsewhere;
}

} // namespace

MatchStore MatchStore::open(const QString& folder, const StoreSettings& settings)
{
    return MatchStore(KeptDatabase(folder, withMatchesInMemory(settings)));
}

MatchStore::MatchStore(KeptDatabase database) : m_database(std::move(database)) {}

MatchStore::~MatchStore()
{
    writePending();
}

// Writes everything that waits in one transaction; the fault where something is still not on disk. Matches of
// which steps can't be any more are in m_justLate then.
std::optional<StorageFault> MatchStore::writePending()
{
    m_writeFault.reset();
    m_justLate.clear();
    if (m_pending.empty())
        return std::nullopt;
    const auto elsewhere = m_database.writing([this](Database& database) {
        return inTransaction(database, [&] { return m_pending.write(database); });
    });
    if (!elsewhere)
        return m_writeFault = elsewhere.error();
    for (const PendingMatch& match : m_pending.all())
        if (const auto end = m_ends.find(match.id); end != m_ends.end() && !match.steps.empty())
            end->damagedBehind = false;
    m_pending.clear();
    for (const QString& id : *elsewhere)
        m_ends[id].stale = true;
    m_justLate = *elsewhere;
    m_late += m_justLate;
    return std::nullopt;
}

QStringList MatchStore::takeLate()
{
    QStringList late = std::exchange(m_late, {});
    late.removeDuplicates();
    return late;
}

// Keeps a change with those that wait, and tries to write them all.
std::optional<StorageFault> MatchStore::keep(PendingMatch change)
{
    const QString id = change.id;
    m_pending.add(std::move(change));
    const auto fault = writePending();
    return fault || !m_justLate.contains(id)
               ? fault
               : std::optional(storageFault(Kind::changedElsewhere, m_database.folder()));
}

Stored<void> MatchStore::create(const QString& id, const QString& startText, MatchSummary summary)
{
    summary.id = id;
    m_ends.insert(id, End{0, steplog::chainOf(startText), false, false});
    PendingMatch match;
    match.id = id;
    match.startText = startText;
    match.summary = std::move(summary);
    if (const auto fault = keep(std::move(match)))
        return refuse(*fault);
    return {};
}

Stored<void> MatchStore::add(const WholeMatch& match)
{
    m_ends.remove(match.summary.id);
    return m_database.writing([&match](Database& database) {
        return inTransaction(database, [&] { return wholematch::add(database, match); });
    });
}

Stored<int> MatchStore::takeFrom(const QString& path)
{
    const MatchRows found = salvageRows(path, m_database.settings().steps).matches;
    return m_database.writing([&found](Database& database) {
        return inTransaction(database, [&]() -> Stored<int> {
            QSet<QString> known;
            auto read =
                database.read(QStringLiteral("SELECT id FROM matches"), {},
                              [&known](const QSqlQuery& row) { known.insert(row.value(0).toString()); });
            if (!read)
                return refuse(read.error());
            MatchRows missing = found;
            for (StoredTable& table : missing.tables)
                std::erase_if(table.rows, [&known](const QVariantList& row) {
                    return known.contains(row.front().toString());
                });
            auto added = storedrows::insert(database, missing);
            if (!added)
                return refuse(added.error());
            return missing.matches();
        });
    });
}

Stored<MatchStore::End> MatchStore::endOf(const QString& matchId)
{
    if (const auto known = m_ends.constFind(matchId); known != m_ends.cend())
        return *known;
    if (const auto read = steps(matchId); !read)
        return refuse(read.error());
    return m_ends.value(matchId);
}

// Writes one step in one statement; false where it doesn't follow what is on disk.
Stored<bool> MatchStore::appendNow(const QString& matchId, const steplog::ChainedStep& step)
{
    bool tried = false; // then it may be on disk already
    const int newest = newestVersion(m_database.settings().steps);
    const auto write = [&](Database& database) -> Stored<bool> {
        auto written = steplog::append(database, matchId, step, newest);
        if (written && !*written && tried)
            written = steplog::contains(database, matchId, step);
        tried = true;
        if (!written || *written)
            return written;
        if (auto known = m_database.refuseNewerTables(database); !known)
            return refuse(known.error());
        const auto there = matchtable::contains(database, matchId);
        if (!there)
            return refuse(there.error());
        return *there ? Stored<bool>(false) : refuse(database.fault(Kind::noSuchMatch));
    };
    return m_database.writing(write, true);
}

Appended MatchStore::append(const QString& matchId, const QString& body, qint64 after)
{
    const auto end = endOf(matchId);
    if (!end)
        return {0, end.error()};
    const StorageFault elsewhere = storageFault(Kind::changedElsewhere, m_database.folder());
    if (end->stale || (after >= 0 && after != end->number))
        return {0, elsewhere};

    steplog::ChainedStep step{{end->number + 1, body}, end->chain, steplog::chainOf(end->chain, body)};
    const End next{step.step.number, step.chain, end->damagedBehind, false};
    const bool alone = m_pending.empty() && !end->damagedBehind;
    if (alone) {
        const auto written = appendNow(matchId, step);
        if (written && *written) {
            m_ends.insert(matchId, next);
            return {next.number, std::nullopt};
        }
        if (written || isRefusal(written.error())) {
            m_ends[matchId].stale = true;
            return {0, written ? elsewhere : written.error()};
        }
        m_writeFault = written.error();
    }
    PendingMatch waiting;
    waiting.id = matchId;
    waiting.damagedBefore = end->damagedBehind;
    waiting.steps.push_back(std::move(step));
    m_ends.insert(matchId, next);
    m_pending.add(std::move(waiting));
    if (alone)
        return {next.number, m_writeFault};
    const auto fault = writePending();
    if (m_ends.value(matchId).stale) {
        m_late.removeAll(matchId); // told with this
        return {0, elsewhere};
    }
    return {next.number, fault};
}

Stored<StoredMatch> MatchStore::steps(const QString& matchId)
{
    const PendingMatch* waiting = m_pending.find(matchId);
    steplog::Record record;
    if (waiting && waiting->startText) {
        record.match.startText = *waiting->startText;
        record.chain = steplog::chainOf(*waiting->startText);
    } else {
        using Read = Stored<std::optional<steplog::Record>>;
        auto read = m_database.reading([&](Database& database) -> Read {
            Read found = steplog::read(database, matchId);
            if (found && *found && (*found)->match.damage)
                if (auto sound = m_database.lookThrough(database); !sound)
                    return refuse(sound.error());
            return found;
        });
        if (!read)
            return refuse(read.error());
        if (!*read)
            return refuse(
                storageFault(summary(matchId) ? Kind::startLost : Kind::noSuchMatch, m_database.folder()));
        record = std::move(**read);
    }
    const bool damagedBehind = record.match.damage && record.match.damage->number > 0;
    End end{record.match.steps.size(), record.chain, damagedBehind, false};
    // A rescue meanwhile may have closed and opened the database, but what waits is still there.
    for (const steplog::ChainedStep& step : waiting ? waiting->steps : std::vector<steplog::ChainedStep>()) {
        if (step.before != end.chain || step.step.number != end.number + 1)
            continue; // of a record that another window has carried on: told when it is written
        record.match.steps.append(step.step);
        end.number = step.step.number;
        end.chain = step.chain;
    }
    m_ends.insert(matchId, end);
    return record.match;
}

Stored<void> MatchStore::setAside(const QString& matchId, qint64 lastGood, qint64 last)
{
    if (const auto fault = writePending(); fault && m_pending.find(matchId))
        return refuse(*fault);
    auto moved = m_database.writing([&](Database& database) {
        return inTransaction(database, [&]() -> Stored<void> {
            const auto record = steplog::read(database, matchId);
            if (!record)
                return refuse(record.error());
            if (!*record)
                return refuse(database.fault(Kind::noSuchMatch));
            if ((*record)->match.steps.size() != last)
                return refuse(database.fault(Kind::changedElsewhere));
            auto aside = steplog::moveAside(database, matchId, lastGood);
            return aside ? matchtable::sealAnew(database, matchId) : aside;
        });
    });
    m_ends.remove(matchId);
    return moved;
}

Stored<void> MatchStore::setSummary(const MatchSummary& summary)
{
    if (const auto known = this->summary(summary.id); !known && known.error().kind == Kind::noSuchMatch)
        return refuse(known.error());
    PendingMatch change;
    change.id = summary.id;
    change.summary = summary;
    if (const auto fault = keep(std::move(change)))
        return refuse(*fault);
    return {};
}

Stored<MatchSummary> MatchStore::summary(const QString& id)
{
    if (const PendingMatch* waiting = m_pending.find(id); waiting && waiting->summary)
        return *waiting->summary;
    auto found = m_database.reading([&id](Database& database) { return matchtable::find(database, id); });
    if (!found)
        return refuse(found.error());
    if (!*found)
        return refuse(storageFault(Kind::noSuchMatch, m_database.folder()));
    return std::move(**found);
}

Stored<KeptText> MatchStore::details(const QString& id)
{
    if (const PendingMatch* waiting = m_pending.find(id); waiting && waiting->details)
        return KeptText{*waiting->details};
    return m_database.reading([&id](Database& database) { return matchtable::details(database, id); });
}

Stored<void> MatchStore::setDetails(const QString& id, const QString& text)
{
    if (const auto known = summary(id); !known && known.error().kind == Kind::noSuchMatch)
        return refuse(known.error());
    PendingMatch change;
    change.id = id;
    change.details = text;
    if (const auto fault = keep(std::move(change)))
        return refuse(*fault);
    return {};
}

std::vector<MatchSummary> MatchStore::summaries(const MatchFilter& filter, int limit, int offset)
{
    using Read = Stored<std::vector<MatchSummary>>;
    auto read = m_database.reading([&](Database& database) -> Read {
        Read found = matchtable::summaries(database, filter, limit, offset);
        if (found && !std::ranges::all_of(*found, &MatchSummary::intact))
            if (auto sound = m_database.lookThrough(database); !sound)
                return refuse(sound.error());
        return found;
    });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    std::vector<MatchSummary> found = std::move(read).value_or(std::vector<MatchSummary>());
    if (!m_pending.empty())
        m_pending.showIn(found, filter, offset == 0);
    return found;
}

int MatchStore::count(const MatchFilter& filter)
{
    const auto read =
        m_database.reading([&](Database& database) { return matchtable::count(database, filter); });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    return read.value_or(0);
}

MatchResults MatchStore::results(const MatchFilter& filter, const QString& player)
{
    MatchFilter finished = filter;
    finished.state = QStringLiteral("finished");
    if (finished.player.isEmpty())
        finished.player = player;
    if (!m_pending.empty()) // what is not written yet counts as well
        return resultsOf(summaries(finished), player);
    auto read =
        m_database.reading([&](Database& database) { return matchtable::results(database, finished); });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    return resultsOf(std::move(read).value_or(std::vector<MatchSummary>()), player);
}

Stored<void> MatchStore::remove(const QString& id)
{
    writePending();
    if (m_writeFault && m_pending.find(id)) // its steps would come after it is gone
        return refuse(*m_writeFault);
    return m_database.writing([&id](Database& database) {
        return inTransaction(database, [&] { return matchtable::moveToTrash(database, id); });
    });
}

Stored<void> MatchStore::restore(const QString& id)
{
    writePending();
    auto restored = m_database.writing([&id](Database& database) {
        return inTransaction(database, [&] { return matchtable::takeFromTrash(database, id); });
    });
    if (restored)
        m_ends.remove(id);
    return restored;
}

std::vector<DeletedMatch> MatchStore::deleted()
{
    auto read = m_database.reading([](Database& database) { return matchtable::deleted(database); });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    return std::move(read).value_or(std::vector<DeletedMatch>());
}

std::optional<StorageFault> MatchStore::fault() const
{
    if (m_database.report().fault)
        return m_database.report().fault;
    return m_writeFault ? m_writeFault : m_readFault;
}

Stored<void> MatchStore::retry()
{
    // A log that was taken away leaves a connection that nothing can be done with.
    const auto why = fault();
    if (!m_database.writable() || (why && why->kind == Kind::unreachable))
        m_database.reopen(Suspicion::none);
    const auto fault = writePending();
    if (m_database.report().fault)
        return refuse(*m_database.report().fault);
    if (fault)
        return refuse(*fault);
    return m_justLate.isEmpty() ? Stored<void>()
                                : refuse(storageFault(Kind::changedElsewhere, m_database.folder()));
}

} // namespace adjutant
