#include "armylibrary.h"

#include "app/storage/storagewords.h"
#include "app/text/faultwords.h"
#include "armyrows.h"
#include "budgetrows.h"
#include "core/roster/budget.h"
#include "core/roster/code.h"
#include "gamepages.h"
#include "rowmodel.h"
#include "workspace.h"

#include <QFileInfo>
#include <QJSEngine>

#include <algorithm>

namespace adjutant {

namespace {

ArmyLibrary* theLibrary = nullptr;

// By the catalogue of the list's own game. Where cards are typed they are counted, and there is no price.
RosterFigures figuresOf(const Roster& roster)
{
    Workspace& workspace = Workspace::current();
    const GameSystem* known = findGameSystem(roster.system.text());
    const GameSystem& game = known ? *known : workspace.game();
    const Catalogue& catalogue = workspace.catalogue(game);
    const auto findings = static_cast<int>(game.checkRoster(roster, catalogue).size());
    if (usesFormPages(game))
        return {{}, static_cast<int>(roster.entries.size()), findings};
    const Totals totals = totalsOf(roster, catalogue);
    return {totals.spent, totals.warriors, findings};
}

QString firstWords(const std::vector<yaml::Fault>& faults)
{
    QStringList words;
    for (const yaml::Fault& fault : faults) {
        words.append(wordsFor(fault));
        if (words.size() == 3)
            break;
    }
    return words.join(QLatin1Char('\n'));
}

} // namespace

ArmyLibrary::ArmyLibrary(QObject* parent)
    : QObject(parent), m_armies(new RowModel(this)), m_readyLists(new RowModel(this))
{
    Q_ASSERT(!theLibrary);
    theLibrary = this;
}

ArmyLibrary::~ArmyLibrary()
{
    theLibrary = nullptr;
}

ArmyLibrary* ArmyLibrary::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(theLibrary, QJSEngine::CppOwnership);
    return theLibrary;
}

void ArmyLibrary::load()
{
    if (m_loaded)
        return;
    m_loaded = true;
    refresh();
    sayNews();
    Q_EMIT loadedChanged();
}

RowModel* ArmyLibrary::readyLists()
{
    if (m_loaded && m_readyLists->count() == 0) {
        Workspace& workspace = Workspace::current();
        const Catalogue& catalogue = workspace.catalogue(workspace.game());
        m_readyLists->setRows(readyRows(loadReadyLists(catalogue), catalogue));
    }
    return m_readyLists;
}

QVariantList ArmyLibrary::allegiances() const
{
    Workspace& workspace = Workspace::current();
    return m_loaded ? allegianceRows(workspace.catalogue(workspace.game())) : QVariantList();
}

void ArmyLibrary::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    refreshArmies();
    Q_EMIT searchChanged();
}

bool ArmyLibrary::unsaved() const
{
    return m_loaded && Workspace::current().store().hasUnsaved();
}

QStringList ArmyLibrary::catalogueFaults() const
{
    QStringList words;
    Workspace& workspace = Workspace::current();
    if (m_loaded)
        for (const yaml::Fault& fault : workspace.catalogueFaults(workspace.game()))
            words.append(wordsFor(fault));
    return words;
}

QString ArmyLibrary::create(const QString& name, const QString& faction, const QVariantMap& limits)
{
    Roster roster;
    roster.system = SystemId(std::string(Workspace::current().game().id));
    roster.name = name.trimmed().left(60).toStdString();
    roster.faction = FactionId(faction.toStdString());
    roster.limits = limitsOf(limits, Workspace::current().game().budgets);
    return add(roster);
}

QString ArmyLibrary::createEmpty()
{
    const GameSystem& game = Workspace::current().game();
    Roster roster;
    roster.system = SystemId(std::string(game.id));
    roster.name = tr("%1 list %2", "name of a game, number")
                      .arg(QString::fromStdString(std::string(game.name)))
                      .arg(m_armyCount + 1)
                      .toStdString();
    return add(roster);
}

QString ArmyLibrary::createFromReadyList(const QString& path)
{
    Workspace& workspace = Workspace::current();
    for (const LoadedReadyList& list : loadReadyLists(workspace.catalogue(workspace.game())))
        if (QString::fromStdString(list.printed.roster) == path) {
            const QString copy = untouchedCopyOf(list.roster);
            return copy.isEmpty() ? add(list.roster) : copy;
        }
    return {};
}

// The saved army that is still as that roster says; empty where there is none.
QString ArmyLibrary::untouchedCopyOf(const Roster& roster) const
{
    RosterStore& store = Workspace::current().store();
    for (const RosterSummary& summary : store.summaries()) {
        if (summary.name != QString::fromStdString(roster.name))
            continue;
        const auto stored = store.roster(summary.id);
        if (stored && stored->roster == roster)
            return summary.id;
    }
    return {};
}

QString ArmyLibrary::duplicate(const QString& army)
{
    const auto original = Workspace::current().store().roster(army);
    if (!original) {
        say(wordsFor(original.error()));
        return {};
    }
    Roster copy = original->roster;
    copy.name = tr("%1 (copy)").arg(QString::fromStdString(copy.name)).left(60).toStdString();
    return add(copy);
}

QString ArmyLibrary::importText(const QString& text, const QString& origin)
{
    const std::string bytes = text.trimmed().toStdString();
    if (bytes.starts_with("ADJ") || (origin.isEmpty() && bytes.find(':') == bytes.npos)) {
        auto decoded = rosterOfCode(bytes);
        if (decoded)
            return takeIn(std::move(*decoded), origin);
        say(wordsFor(decoded.error()));
        return {};
    }
    yaml::ReadRoster read =
        yaml::readRoster(bytes, origin.isEmpty() ? tr("pasted text").toStdString() : origin.toStdString());
    if (!read.faults.empty()) {
        say(tr("This army could not be imported; nothing was changed.") + QLatin1Char('\n') +
            firstWords(read.faults));
        return {};
    }
    return takeIn(std::move(read.roster), origin);
}

QString ArmyLibrary::importFile(const QString& path)
{
    const auto bytes = readFile(path);
    if (!bytes) {
        say(wordsFor(bytes.error()));
        return {};
    }
    return importText(QString::fromUtf8(*bytes), QFileInfo(path).fileName());
}

// A roster from outside is checked anew: its system must be one we know, its rules are judged by our
// catalogue.
QString ArmyLibrary::takeIn(Roster roster, const QString& origin)
{
    const GameSystem* game = findGameSystem(roster.system.text());
    const Faction* faction = game ? Workspace::current().catalogue(*game).find(roster.faction) : nullptr;
    if (!game || (!usesFormPages(*game) && (!faction || !faction->allegiance))) {
        say(tr("This army could not be imported: it is of \"%1 / %2\", which this Adjutant doesn't know. "
               "Nothing was changed.")
                .arg(QString::fromStdString(roster.system.text()),
                     QString::fromStdString(roster.faction.text())));
        return {};
    }
    if (roster.name.empty())
        roster.name =
            (origin.isEmpty() ? tr("Imported army") : QFileInfo(origin).completeBaseName()).toStdString();
    const QString army = add(roster);
    if (!army.isEmpty())
        Q_EMIT imported(army, QString::fromStdString(roster.system.text()),
                        QString::fromStdString(roster.name), figuresOf(roster).findings);
    return army;
}

QString ArmyLibrary::add(const Roster& roster)
{
    StoredRoster stored{{}, {}, roster};
    save(stored);
    return stored.id;
}

void ArmyLibrary::save(StoredRoster& army)
{
    const Saved saved = Workspace::current().store().save(army, figuresOf(army.roster));
    if (saved.fault)
        say(wordsFor(*saved.fault));
    else if (!saved.keptAside.isEmpty() || saved.renamed)
        say(tr("This army was also changed in another window. Both versions are kept: look for \"(other "
               "window)\" among "
               "your armies."));
    else
        sayNews();
    refreshArmies();
}

// Damage may show at any time, so the store is asked after every change.
void ArmyLibrary::sayNews()
{
    if (const auto news = Workspace::current().store().takeNews())
        say(wordsFor(*news));
}

void ArmyLibrary::remove(const QString& army)
{
    QString name;
    for (const RowModel::Row& row : m_armies->rows())
        if (row.key == army)
            name = row.value.value<ArmyRow>().name;
    if (const auto done = Workspace::current().store().remove(army); !done) {
        say(wordsFor(done.error()));
        return;
    }
    m_lastRemoved = army;
    refreshArmies();
    Q_EMIT removed(name);
}

void ArmyLibrary::undoRemove()
{
    if (m_lastRemoved.isEmpty())
        return;
    if (const auto done = Workspace::current().store().restore(m_lastRemoved); !done)
        say(wordsFor(done.error()));
    m_lastRemoved.clear();
    refreshArmies();
}

void ArmyLibrary::move(const QString& army, int place)
{
    // The store keeps the lists of all games in one order: to where the list that is there now lies.
    RosterStore& store = Workspace::current().store();
    const auto shown = summariesOfGame();
    const auto all = store.summaries();
    if (shown.empty())
        return;
    const QString& there =
        shown.at(static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(shown.size()) - 1))).id;
    const auto at = std::ranges::find(all, there, &RosterSummary::id) - all.begin();
    if (const auto done = store.move(army, static_cast<int>(at)); !done)
        say(wordsFor(done.error()));
    refreshArmies();
}

void ArmyLibrary::retrySaving()
{
    if (const auto done = Workspace::current().store().retry(); !done)
        say(wordsFor(done.error()));
    else
        dismissMessage();
    refreshArmies();
}

void ArmyLibrary::dismissMessage()
{
    say({});
}

QVariantList ArmyLibrary::budgets() const
{
    if (!m_loaded)
        return {};
    const auto budgets = Workspace::current().game().budgets;
    Amounts usual;
    for (const Budget& budget : budgets)
        usual.set(budget.id, budget.usualLimit);
    return budgetRows({}, usual, budgets);
}

QVariantMap ArmyLibrary::advised(const QVariantMap& limits) const
{
    const auto budgets = Workspace::current().game().budgets;
    return mapOf(advisedLimits(limitsOf(limits, budgets), budgets), budgets);
}

QString ArmyLibrary::advice(const QVariantMap& limits) const
{
    const auto budgets = Workspace::current().game().budgets;
    return adviceInWords(limitsOf(limits, budgets), budgets);
}

void ArmyLibrary::say(const QString& message)
{
    m_message = message;
    Q_EMIT messageChanged();
}

void ArmyLibrary::refresh()
{
    m_readyLists->setRows({});
    refreshArmies();
    Q_EMIT readyListsChanged();
}

std::vector<RosterSummary> ArmyLibrary::summariesOfGame() const
{
    Workspace& workspace = Workspace::current();
    const std::string_view game = workspace.game().id;
    std::vector<RosterSummary> summaries = workspace.store().summaries();
    std::erase_if(summaries, [game](const RosterSummary& each) {
        return each.system != QLatin1String(game.data(), static_cast<qsizetype>(game.size()));
    });
    return summaries;
}

void ArmyLibrary::refreshArmies()
{
    if (!m_loaded)
        return;
    const std::vector<RosterSummary> summaries = summariesOfGame();
    Workspace& workspace = Workspace::current();
    m_armies->setRows(armyRows(summaries, workspace.catalogue(workspace.game()), m_search));
    m_armyCount = static_cast<int>(summaries.size());
    const auto latest = std::ranges::max_element(summaries, {}, &RosterSummary::changedAt);
    m_latestArmy = latest == summaries.end() ? QString() : latest->id;
    m_latestName = latest == summaries.end() ? QString() : latest->name;
    Q_EMIT armiesChanged();
}

} // namespace adjutant
