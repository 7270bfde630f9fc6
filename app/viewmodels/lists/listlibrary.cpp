#include "listlibrary.h"

#include "cardrows.h"
#include "workspace.h"

#include <QLocale>

namespace adjutant {

ListLibrary::ListLibrary(QObject* parent)
    : QObject(parent), m_lists(new RowModel(this)), m_readyLists(new RowModel(this))
{}

void ListLibrary::setLibrary(ArmyLibrary* library)
{
    if (library == m_library)
        return;
    if (m_library)
        disconnect(m_library, nullptr, this, nullptr);
    m_library = library;
    if (m_library)
        connect(m_library, &ArmyLibrary::armiesChanged, this, &ListLibrary::refresh);
    refresh();
    Q_EMIT libraryChanged();
}

void ListLibrary::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    refresh();
    Q_EMIT searchChanged();
}

void ListLibrary::refresh()
{
    if (!m_library || !m_library->loaded())
        return;
    Workspace& workspace = Workspace::current();
    const Catalogue& catalogue = workspace.catalogue(workspace.game());
    QList<RowModel::Row> rows;
    int place = 0;
    for (const RosterSummary& summary : m_library->summariesOfGame()) {
        ListRow row;
        row.id = summary.id;
        row.name = summary.name;
        row.changed = QLocale().toString(summary.changedAt.toLocalTime().date(), QLocale::ShortFormat);
        row.cards = summary.figures.warriors;
        row.findings = summary.figures.findings;
        row.place = place++;
        if (!row.name.contains(m_search, Qt::CaseInsensitive))
            continue;
        if (const auto stored = workspace.store().roster(summary.id))
            row.sample = hasSampleCards(stored->roster, catalogue);
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    m_lists->setRows(rows);
    rows.clear();
    for (const LoadedReadyList& list : loadReadyLists(catalogue)) {
        ListRow row;
        row.id = QString::fromStdString(list.printed.roster);
        row.name = QString::fromStdString(list.roster.name);
        row.cards = static_cast<int>(list.roster.entries.size());
        row.sample = hasSampleCards(list.roster, catalogue);
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    m_readyLists->setRows(rows);
}

} // namespace adjutant
