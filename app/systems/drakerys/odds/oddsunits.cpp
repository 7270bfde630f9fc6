#include "oddsunits.h"

#include "app/text/figures.h"
#include "app/text/names.h"
#include "workspace.h"

namespace adjutant {

namespace {

OddsUnitRow rowOf(const Unit& unit, int warriors, const QString& name, const QString& detail)
{
    return {QString::fromStdString(unit.id.text()),
            name,
            detail,
            QString::fromStdString(factionOf(unit.id).text()),
            warriors,
            unit.profile.has_value()};
}

} // namespace

OddsUnits::OddsUnits(QObject* parent) : QObject(parent), m_units(new RowModel(this))
{
    refresh();
}

void OddsUnits::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    filter();
    Q_EMIT searchChanged();
}

void OddsUnits::refresh()
{
    m_all.clear();
    Workspace& workspace = Workspace::current();
    const Catalogue& catalogue = workspace.catalogue();
    for (const RosterSummary& summary : workspace.store().summaries()) {
        const auto stored = workspace.store().roster(summary.id);
        if (!stored)
            continue;
        for (const RosterEntry& entry : stored->roster.entries)
            if (const Unit* unit = catalogue.find(entry.unit))
                m_all.append({summary.id + QLatin1Char('/') + QString::fromStdString(entry.id.text()),
                              summary.name,
                              QVariant::fromValue(rowOf(*unit, entry.size, nameOf(entry, catalogue),
                                                        warriorsInWords(entry.size)))});
    }
    // By people, those whose cards are known first.
    for (const Faction& faction : catalogue.factions())
        for (const bool known : {true, false})
            for (const Unit& unit : catalogue.units()) {
                if (factionOf(unit.id) != faction.id || unit.profile.has_value() != known)
                    continue;
                const int size = unit.sizes.empty() ? 1 : unit.sizes.front().size;
                m_all.append({QString::fromStdString(unit.id.text()), QString::fromStdString(faction.name),
                              QVariant::fromValue(rowOf(unit, size, QString::fromStdString(unit.name),
                                                        known ? warriorsInWords(size)
                                                              : tr("Its card is not in the rulebook")))});
            }
    filter();
}

void OddsUnits::filter()
{
    QList<RowModel::Row> rows;
    for (const RowModel::Row& row : m_all) {
        const auto unit = row.value.value<OddsUnitRow>();
        if (m_search.isEmpty() || unit.name.contains(m_search, Qt::CaseInsensitive) ||
            row.section.contains(m_search, Qt::CaseInsensitive))
            rows.append(row);
    }
    m_units->setRows(rows);
}

} // namespace adjutant
