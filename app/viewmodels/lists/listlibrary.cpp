#include "app/viewmodels/lists/listlibrary.h"

#include "app/storage/storagefault.h"
#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/workspace.h"
#include "core/roster/code.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <ranges>

namespace adjutant {

namespace {

// In milliseconds. It is tried again soon, then less and less often.
constexpr int shortestWait = 2'000;
constexpr int longestWait = 60'000;

} // namespace

ListLibrary::ListLibrary(Workspace& workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_wait(shortestWait)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, [this] {
        m_wait = std::min(2 * m_wait, longestWait);
        if (m_workspace.hasUnsaved() || !m_workspace.trouble().isEmpty())
            retrySaving();
    });
    connect(this, &ListLibrary::searchChanged, this, &ListLibrary::refreshLists);
}

void ListLibrary::load()
{
    if (m_loaded)
        return;
    m_loaded = true;
    refresh();
    announceNews();
}

RowModel* ListLibrary::readyLists()
{
    if (m_loaded && m_readyLists->count() == 0) {
        const GameSystem& game = m_workspace.game();
        m_readyLists->setRows(readyRows(m_workspace.readyLists(game), m_workspace.catalogue(game)));
    }
    return m_readyLists;
}

QVariantList ListLibrary::factions() const
{
    return m_loaded && m_workspace.game().hasFactions
               ? allegianceRows(m_workspace.catalogue(m_workspace.game()))
               : QVariantList();
}

bool ListLibrary::hasUnsaved()
{
    m_workspace.saveDetails(); // what was typed a moment ago waits for more
    lookForTrouble();
    return m_workspace.hasUnsaved();
}

QStringList ListLibrary::catalogueFaults() const
{
    constexpr std::size_t most = 10; // the page goes on below them
    QStringList words;
    if (m_loaded) {
        const auto& faults = m_workspace.catalogueFaults(m_workspace.game());
        for (const yaml::Fault& fault : faults | std::views::take(most))
            words.append(toText(fault));
        if (faults.size() > most)
            words.append(tr("And %Ln more: \"adjutant-cli check\" lists all problems in a folder.", nullptr,
                            static_cast<int>(faults.size() - most)));
    }
    if (const QString why = m_loaded ? m_workspace.ownRulesFault(m_workspace.game()) : QString();
        !why.isEmpty())
        words.append(tr("Your notes and house rules are not shown and can’t be changed. %1").arg(why));
    return words;
}

QString ListLibrary::create(const QString& name, const QString& faction, const QVariantMap& limits)
{
    Roster roster;
    roster.system = SystemId(std::string(m_workspace.game().id));
    roster.name = cutTo(Roster::longestName, typedText(name).trimmed()).toStdString();
    roster.faction = FactionId(faction.toStdString());
    roster.limits = limitsOf(limits, m_workspace.game().budgets);
    return add(roster);
}

QString ListLibrary::createEmpty()
{
    const QString game = QString::fromUtf8(m_workspace.game().name);
    return create(tr("%1 list %2", "name of a game, number").arg(game).arg(m_listCount + 1), {}, {});
}

QString ListLibrary::createFromReadyList(const QString& path)
{
    const Roster* ready = m_workspace.readyList(m_workspace.game(), path);
    if (!ready)
        return {};
    RosterStore& store = m_workspace.store();
    for (const RosterSummary& summary : store.summaries()) {
        if (summary.name != QString::fromStdString(ready->name))
            continue;
        const auto stored = store.roster(summary.id);
        if (stored && stored->roster == *ready)
            return summary.id;
    }
    return add(*ready);
}

QString ListLibrary::duplicate(const QString& list)
{
    const auto original = m_workspace.store().roster(list);
    if (!original)
        return refused(toText(original.error()));
    Roster copy = original->roster;
    const auto room = Roster::longestName - static_cast<std::size_t>(tr("%1 (copy)").toUtf8().size());
    copy.name = tr("%1 (copy)").arg(cutTo(room, QString::fromStdString(copy.name))).toStdString();
    return add(copy);
}

// Says why there is no list whose id could be given.
QString ListLibrary::refused(const QString& why)
{
    announce(why);
    return {};
}

QString ListLibrary::importBytes(const std::string& bytes, const QString& origin)
{
    const std::string code = QString::fromStdString(bytes).trimmed().toStdString();
    if (code.starts_with("ADJ") || (origin.isEmpty() && code.find(':') == code.npos)) {
        auto decoded = rosterOfCode(code);
        return decoded ? takeIn(std::move(*decoded), origin) : refused(toText(decoded.error()));
    }
    yaml::ReadRoster read =
        yaml::readRoster(bytes, origin.isEmpty() ? tr("pasted text").toStdString() : origin.toStdString());
    if (!read.faults.empty())
        return refused(tr("This list could not be imported; nothing was changed.") + QLatin1Char('\n') +
                       firstTexts(read.faults));
    return takeIn(std::move(read.roster), origin);
}

QString ListLibrary::importFile(const QString& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return refused(toText(bytes.error()));
    const QString kind = QFileInfo(path).suffix().toLower();
    if (kind == QLatin1String("zip"))
        return refused(tr("A backup is restored in Settings. Nothing was changed."));
    if (kind == QLatin1String("match"))
        return refused(tr("A match is imported in History. Nothing was changed."));
    return importBytes(bytes->toStdString(), QFileInfo(path).fileName());
}

QString ListLibrary::chooseFile() const
{
    return QFileDialog::getOpenFileName(nullptr, tr("Import a list"),
                                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                        tr("Lists (*.yaml *.yml *.json *.txt);;All files (*)"));
}

// A roster from outside is checked anew: its system must be one we know, its rules are judged by our
// catalogue.
QString ListLibrary::takeIn(Roster roster, const QString& origin)
{
    const GameSystem* game = findGameSystem(roster.system.text());
    const Faction* faction = game ? m_workspace.catalogue(*game).find(roster.faction) : nullptr;
    if (!game || (game->hasFactions && (!faction || !faction->allegiance)))
        return refused(tr("This list could not be imported: it is for \"%1 / %2\", which this version of "
                          "Adjutant doesn’t know. Nothing was changed.")
                           .arg(QString::fromStdString(roster.system.text()),
                                QString::fromStdString(roster.faction.text())));
    if (roster.name.empty())
        roster.name =
            (origin.isEmpty() ? tr("Imported list") : QFileInfo(origin).completeBaseName()).toStdString();
    const QString list = add(roster);
    if (!list.isEmpty())
        Q_EMIT imported(list, QString::fromStdString(roster.system.text()),
                        QString::fromStdString(roster.name), m_workspace.figuresOf(roster).findings);
    return list;
}

QString ListLibrary::add(const Roster& roster)
{
    StoredRoster stored{{}, {}, roster};
    save(stored);
    return stored.id;
}

void ListLibrary::save(StoredRoster& list)
{
    // Why it can't be is shown as long as that is so.
    if (m_workspace.store().save(list) && m_isRefusal)
        announce({});
    announceNews();
    refreshLists();
}

// A file may turn out to be damaged at any time, so the stores are asked after every change.
void ListLibrary::announceNews()
{
    if (const QString news = m_workspace.takeNews(); !news.isEmpty())
        announce(news);
    lookForTrouble();
}

void ListLibrary::lookForTrouble()
{
    if (const QString trouble = m_workspace.trouble(); trouble != m_trouble) {
        m_trouble = trouble;
        m_wait = shortestWait;
        Q_EMIT messageChanged();
    }
    if ((m_workspace.hasUnsaved() || !m_trouble.isEmpty()) && !m_again.isActive())
        m_again.start(m_wait);
}

// Says why something was not done; the next thing that is done takes that back.
template <class Done> bool ListLibrary::isDone(const Done& done)
{
    if (!done)
        announce(toRefusal(done.error()));
    else if (m_isRefusal)
        announce({});
    m_isRefusal = !done;
    return done.has_value();
}

void ListLibrary::remove(const QString& list)
{
    const QString name = m_lists->valueOf<ListRow>(list).name;
    if (!isDone(m_workspace.store().remove(list)))
        return;
    m_lastRemoved = list;
    refreshLists();
    Q_EMIT removed(name);
}

void ListLibrary::dropEmpty(const QString& list)
{
    const auto stored = m_workspace.store().roster(list);
    if (stored && stored->roster.entries.empty() && isDone(m_workspace.store().remove(list)))
        refreshLists();
}

void ListLibrary::undoRemove()
{
    if (m_lastRemoved.isEmpty())
        return;
    isDone(m_workspace.store().restore(m_lastRemoved));
    m_lastRemoved.clear();
    refreshLists();
}

void ListLibrary::move(const QString& list, int place)
{
    // The store keeps the lists of all games in one order: to where the list that is there now lies.
    RosterStore& store = m_workspace.store();
    const auto shown = listsOf(m_workspace.game(), store);
    const auto all = store.summaries();
    if (shown.empty())
        return;
    const QString& there =
        shown.at(static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(shown.size()) - 1))).id;
    const auto at = std::ranges::find(all, there, &RosterSummary::id) - all.begin();
    isDone(store.move(list, static_cast<int>(at)));
    refreshLists();
}

void ListLibrary::retrySaving()
{
    m_workspace.retrySaving();
    announceNews();
    refreshLists();
}

QVariantList ListLibrary::budgets() const
{
    if (!m_loaded)
        return {};
    const auto budgets = m_workspace.game().budgets;
    Amounts usual;
    for (const Budget& budget : budgets)
        usual.set(budget.id, budget.usualLimit);
    return budgetRows({}, usual, budgets);
}

QVariantMap ListLibrary::advised(const QVariantMap& limits) const
{
    const auto budgets = m_workspace.game().budgets;
    return mapOf(advisedLimits(limitsOf(limits, budgets), budgets), budgets);
}

QString ListLibrary::advice(const QVariantMap& limits) const
{
    const auto budgets = m_workspace.game().budgets;
    return adviceText(limitsOf(limits, budgets), budgets);
}

void ListLibrary::announce(const QString& message)
{
    m_isRefusal = false;
    m_message = message;
    Q_EMIT messageChanged();
}

void ListLibrary::refresh()
{
    m_samples.clear();
    m_readyLists->setRows({});
    refreshLists();
    Q_EMIT refreshed();
}

// A list is read for that only where it has changed.
bool ListLibrary::hasSamples(const RosterSummary& list, const Catalogue& catalogue)
{
    auto& [read, has] = m_samples[list.id];
    if (read != list)
        if (const auto stored = m_workspace.store().roster(list.id)) {
            read = list;
            has = hasSampleCards(stored->roster, catalogue);
        }
    return has;
}

void ListLibrary::refreshLists()
{
    if (!m_loaded)
        return;
    const std::vector<RosterSummary> summaries = listsOf(m_workspace.game(), m_workspace.store());
    const Catalogue& catalogue = m_workspace.catalogue(m_workspace.game());
    QList<RowModel::Row> rows = listRows(summaries, catalogue, m_search);
    if (std::ranges::any_of(catalogue.units(), &Unit::sample))
        for (RowModel::Row& each : rows) {
            auto row = each.value.value<ListRow>();
            row.sample = hasSamples(summaries[static_cast<std::size_t>(row.place)], catalogue);
            each.value = QVariant::fromValue(row);
        }
    m_lists->setRows(rows);
    m_listCount = static_cast<int>(summaries.size());
    constexpr std::size_t mostLatest = 3;
    std::vector<RosterSummary> latest(std::min(mostLatest, summaries.size()));
    std::ranges::partial_sort_copy(summaries, latest, std::ranges::greater(), &RosterSummary::changedAt,
                                   &RosterSummary::changedAt);
    m_latest = mappedTo<QVariantList>(listRows(latest, catalogue, {}), &RowModel::Row::value);
    lookForTrouble(); // first: what is read for the page may tell nothing of it any more
    Q_EMIT listsChanged();
}

} // namespace adjutant
