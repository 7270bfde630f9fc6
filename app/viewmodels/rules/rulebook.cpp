#include "app/viewmodels/rules/rulebook.h"

#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battlerows.h"
#include "core/yaml/referencefiles.h"

#include <QSignalBlocker>

#include <algorithm>

namespace adjutant {

namespace {

// The most hits of one chapter that are shown among all.
constexpr std::size_t most = 300;

const QString forNow = QStringLiteral("now");
const QString ofList = QStringLiteral("list");
const QString own = QStringLiteral("own");
const QString ofChapter = QStringLiteral("chapter ");

} // namespace

Rulebook::Rulebook(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {}

RuleText Rulebook::rule(const QString& id) const
{
    const Reference& reference = m_workspace.reference(game());
    const ReferenceEntry* entry = reference.entryOf(id.toStdString());
    return entry ? ruleTextOf(*entry, reference, m_workspace.ownRules(game()), m_workspace.language())
                 : RuleText();
}

QString Rulebook::idFor(const QString& rule, const QString& label) const
{
    const ReferenceEntry* entry = m_workspace.reference(game()).entryOf(rule.toStdString());
    if (!entry && !label.isEmpty())
        entry = m_workspace.ruleNames(game()).find(label);
    return entry ? QString::fromStdString(entry->id.text()) : QString();
}

QString Rulebook::keep(const QString& id, const std::function<void(OwnRules& own)>& change)
{
    if (id.isEmpty())
        return {};
    if (const auto why = m_workspace.changeOwnRules(game(), change))
        return *why;
    makeShelves();
    refresh();
    return {};
}

QString Rulebook::setBookmarked(const QString& id, bool bookmarked)
{
    return keep(id, [&](OwnRules& rules) {
        const ReferenceId rule(id.toStdString());
        if (bookmarked)
            rules.bookmarks.insert(rule);
        else
            rules.bookmarks.erase(rule);
    });
}

QString Rulebook::keepText(const QString& id, const QString& text,
                           std::map<ReferenceId, std::string> OwnRules::*where)
{
    const QString kept = text.trimmed();
    constexpr auto most = static_cast<qsizetype>(yaml::longestOwnRule.most);
    if (kept.toUcs4().size() > most)
        return tr("Too long: the limit is %L1 characters.").arg(most);
    return keep(id, [&](OwnRules& rules) {
        const ReferenceId rule(id.toStdString());
        if (kept.isEmpty())
            (rules.*where).erase(rule);
        else
            (rules.*where)[rule] = kept.toStdString();
    });
}

RowModel* Rulebook::entries()
{
    if (m_shown != shown())
        refresh();
    return m_entries;
}

void Rulebook::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    const bool begins = m_search.trimmed().isEmpty() && !search.trimmed().isEmpty();
    m_search = search;
    if (begins && !m_shelf.isEmpty() && m_shelf != ofList) {
        m_shelf.clear(); // what is searched for may be anywhere
        Q_EMIT shelfChanged();
    }
    refresh();
    Q_EMIT searchChanged();
}

QVariantList Rulebook::shelves()
{
    if (m_shown != shown()) {
        const QSignalBlocker reads(this); // who asks has them already
        refresh();
        QMetaObject::invokeMethod(this, &Rulebook::shelfChanged, Qt::QueuedConnection);
    }
    return m_shelves;
}

void Rulebook::setShelf(const QString& shelf)
{
    m_shelf = shelf;
    refresh();
    Q_EMIT shelfChanged();
}

void Rulebook::setList(const QString& list)
{
    m_list = list;
    setShelf(list.isEmpty() ? QString() : ofList);
    makeShelves();
}

void Rulebook::setInMatch(bool inMatch)
{
    if (inMatch == m_workspace.isInMatch())
        return;
    m_workspace.setInMatch(inMatch);
    setShelf(inMatch ? forNow : QString());
    makeShelves();
}

QString Rulebook::shown() const
{
    const std::string_view id = game().id;
    return m_workspace.language() + QLatin1Char(' ') + QString::fromUtf8(id);
}

void Rulebook::makeShelves()
{
    QVariantList shelves;
    if (inMatch())
        shelves.append(choiceOf(tr("Relevant"), forNow));
    shelves.append(choiceOf(tr("All"), {}));
    if (!m_list.isEmpty())
        if (const auto list = m_workspace.store().roster(m_list);
            list && list->roster.system.text() == game().id)
            shelves.append(choiceOf(QString::fromStdString(list->roster.name), ofList));
    if (m_workspace.ownRules(game()) != OwnRules())
        shelves.append(choiceOf(tr("Yours"), own));
    std::set<std::string_view> chapters;
    for (const ReferenceEntry& entry : m_workspace.reference(game()).entries())
        if (chapters.insert(entry.chapter).second) {
            const QString chapter = QString::fromStdString(entry.chapter);
            shelves.append(choiceOf(chapter, ofChapter + chapter));
        }
    if (std::exchange(m_shelves, shelves) == shelves)
        return;
    Q_EMIT shelvesChanged();
    const bool isThere = std::ranges::any_of(std::as_const(m_shelves), [this](const QVariant& shelf) {
        return shelf.toMap().value(QStringLiteral("value")) == m_shelf;
    });
    if (!isThere)
        setShelf({}); // it was one of another game's, or of another language
}

std::set<ReferenceId> Rulebook::rulesOfList() const
{
    const auto list = m_workspace.store().roster(m_list);
    std::set<ReferenceId> named;
    for (const RosterEntry& entry : list ? list->roster.entries : std::vector<RosterEntry>())
        for (const door::Chip& chip : cardViewOf(game(), entry, m_workspace.catalogue(game())).chips)
            named.insert(ReferenceId(chip.rule));
    return named;
}

QList<RowModel::Row> Rulebook::shelfRows() const
{
    const Reference& reference = m_workspace.reference(game());
    if (m_shelf == forNow && inMatch() && m_workspace.running().isOpen()) {
        const RunningMatch& match = m_workspace.running();
        const Session& session = match.session();
        const std::vector<door::Offer> offers = session.offers(everybody);
        // First the question that is open, then what is due besides.
        std::vector<door::Form> open;
        const auto& entered = match.entered();
        if (entered)
            open.push_back(session.form(everybody, entered->key, entered->answers));
        for (const door::Offer& offer : offers)
            if ((offer.section == door::Section::due || offer.open) &&
                !(entered && entered->key == offer.key))
                open.push_back(session.form(everybody, offer.key, {}));
        return rowsByMoment(
            rulesForNow(match.view(), offers, open, reference, m_workspace.ruleNames(game())));
    }
    if (m_shelf == own)
        return ownRows(m_workspace.ownRules(game()), reference);
    const auto named = m_shelf == ofList ? rulesOfList() : std::set<ReferenceId>();
    return rowsByChapter(reference, m_shelf.isEmpty() || m_shelf == ofList, [&](const ReferenceEntry& entry) {
        return m_shelf == ofList
                   ? named.contains(entry.id)
                   : m_shelf.isEmpty() || m_shelf == ofChapter + QString::fromStdString(entry.chapter);
    });
}

void Rulebook::refresh()
{
    if (m_shown != shown()) {
        const bool wasOther = !m_shown.isEmpty() && !m_search.isEmpty();
        m_shown = shown();
        makeShelves();
        if (wasOther) {
            m_search.clear();
            QMetaObject::invokeMethod(this, &Rulebook::searchChanged, Qt::QueuedConnection);
        }
    }
    if (m_search.trimmed().isEmpty()) {
        m_entries->setRows(shelfRows());
        return;
    }
    std::vector<FoundRule> found = m_workspace.ruleSearch(game()).find(m_search, most);
    if (!m_shelf.isEmpty()) {
        std::set<QString> there;
        for (const RowModel::Row& row : shelfRows())
            there.insert(row.value.value<RuleChip>().rule);
        std::erase_if(found, [&there](const FoundRule& each) {
            return !there.contains(QString::fromStdString(each.entry->id.text()));
        });
    }
    // What was written to an entry that is found by itself opens with it.
    std::set<ReferenceId> printed;
    for (const FoundRule& each : found)
        if (each.shelf == 0)
            printed.insert(each.entry->id);
    std::erase_if(found, [&printed](const FoundRule& each) {
        return each.shelf > 0 && printed.contains(each.entry->id);
    });
    m_entries->setRows(foundRows(found));
}

} // namespace adjutant
