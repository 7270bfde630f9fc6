#include "armyeditor.h"

#include "app/text/budgetwords.h"
#include "app/text/names.h"
#include "armylibrary.h"
#include "budgetrows.h"
#include "core/roster/edit.h"
#include "core/roster/mend.h"
#include "entrynames.h"
#include "findingrows.h"
#include "rowmodel.h"
#include "unitrows.h"
#include "workspace.h"

#include <algorithm>

namespace adjutant {

namespace {

EntryId entryId(const QString& entry)
{
    return EntryId(entry.toStdString());
}

// Texts are stored as UTF-8 of a limited length, so a longer one is cut between characters.
std::string limited(const QString& text, std::size_t bytes)
{
    QString kept = text.left(static_cast<qsizetype>(bytes));
    while (static_cast<std::size_t>(kept.toUtf8().size()) > bytes)
        kept.chop(kept.size() > 1 && kept.back().isLowSurrogate() ? 2 : 1);
    return kept.toStdString();
}

} // namespace

ArmyEditor::ArmyEditor(QObject* parent)
    : QObject(parent), m_entries(new RowModel(this)), m_recruits(new RowModel(this)),
      m_findingRows(new RowModel(this))
{}

void ArmyEditor::open(const QString& armyId)
{
    if (armyId == m_stored.id && m_opened)
        return;
    const auto stored = Workspace::current().store().roster(armyId);
    m_opened = stored.has_value();
    m_stored = stored.value_or(StoredRoster{armyId, {}, {}});
    m_history = Workspace::current().histories().of(armyId, m_stored.roster);
    refresh();
    Q_EMIT armyIdChanged();
}

QString ArmyEditor::name() const
{
    return QString::fromStdString(roster().name);
}

QString ArmyEditor::faction() const
{
    return QString::fromStdString(roster().faction.text());
}

QString ArmyEditor::factionName() const
{
    return nameOf(roster().faction, Workspace::current().catalogue());
}

QString ArmyEditor::colour() const
{
    return colourOf(roster().faction, Workspace::current().catalogue());
}

QString ArmyEditor::entryAt(int place) const
{
    return place >= 0 && place < m_entries->count() ? m_entries->rows().at(place).key : QString();
}

QString ArmyEditor::notes() const
{
    return QString::fromStdString(roster().notes);
}

void ArmyEditor::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    refreshRecruits();
    Q_EMIT searchChanged();
}

void ArmyEditor::recruit(const QString& unit, int size)
{
    Roster larger = recruited(roster(), UnitId(unit.toStdString()), size);
    if (larger == roster())
        return;
    const RosterEntry entry = larger.entries.back();
    const QString title = nameOf(entry, Workspace::current().catalogue());
    edit(std::move(larger), tr("%1 recruited").arg(title));
    Q_EMIT entryRecruited(QString::fromStdString(entry.id.text()), title);
}

void ArmyEditor::remove(const QString& entry)
{
    const QString title = titleOfEntry(entry);
    edit(withoutEntry(roster(), entryId(entry)), tr("%1 dropped").arg(title));
}

void ArmyEditor::duplicate(const QString& entry)
{
    edit(duplicated(roster(), entryId(entry)), tr("%1 doubled").arg(titleOfEntry(entry)));
}

void ArmyEditor::move(const QString& entry, int place)
{
    edit(moved(roster(), entryId(entry), place), tr("%1 moved").arg(titleOfEntry(entry)));
}

void ArmyEditor::resize(const QString& entry, int size)
{
    edit(resized(roster(), entryId(entry), size), tr("%1: size %2").arg(titleOfEntry(entry)).arg(size));
}

void ArmyEditor::rename(const QString& entry, const QString& name)
{
    edit(renamed(roster(), entryId(entry), limited(name.trimmed(), Roster::longestName)),
         tr("%1 renamed").arg(titleOfEntry(entry)));
}

void ArmyEditor::annotate(const QString& entry, const QString& notes)
{
    edit(annotated(roster(), entryId(entry), limited(notes, Roster::longestNotes)),
         tr("%1: notes").arg(titleOfEntry(entry)), QStringLiteral("notes ") + entry);
}

void ArmyEditor::chooseOption(const QString& entry, const QString& option, const QString& to)
{
    // One option may be handed out, so a new choice takes the place of the old one.
    Roster edited = roster();
    for (const RosterEntry& giver : roster().entries)
        if (giver.id == entryId(entry))
            for (const ChosenOption& chosen : giver.options)
                edited = withoutOption(std::move(edited), giver.id, chosen);
    edit(withOption(std::move(edited), entryId(entry), {OptionId(option.toStdString()), entryId(to)}),
         tr("%1: option chosen").arg(titleOfEntry(entry)));
}

void ArmyEditor::dropOption(const QString& entry, const QString& option, const QString& to)
{
    edit(withoutOption(roster(), entryId(entry), {OptionId(option.toStdString()), entryId(to)}),
         tr("%1: option dropped").arg(titleOfEntry(entry)));
}

void ArmyEditor::renameArmy(const QString& name)
{
    Roster edited = roster();
    edited.name = limited(name.trimmed(), Roster::longestName);
    edit(std::move(edited), tr("army renamed"));
}

void ArmyEditor::annotateArmy(const QString& notes)
{
    Roster edited = roster();
    edited.notes = limited(notes, Roster::longestNotes);
    edit(std::move(edited), tr("army's notes"), QStringLiteral("notes"));
}

QVariantList ArmyEditor::budgets() const
{
    return budgetRows(m_totals.spent, roster().limits, Workspace::current().system().budgets, m_pending);
}

QVariantMap ArmyEditor::limits() const
{
    return mapOf(roster().limits, Workspace::current().system().budgets);
}

QString ArmyEditor::limitsInWords() const
{
    return amountsInWords(roster().limits, Workspace::current().system().budgets, QStringLiteral(", "));
}

void ArmyEditor::setLimits(const QVariantMap& limits)
{
    Roster edited = roster();
    edited.limits = limitsOf(limits, Workspace::current().system().budgets);
    edit(std::move(edited), tr("limits"), QStringLiteral("limits"));
}

void ArmyEditor::mend(int finding)
{
    if (finding < 0 || finding >= static_cast<int>(m_findings.size()))
        return;
    if (const auto& mend = m_findings.at(static_cast<std::size_t>(finding)).mend)
        edit(mended(roster(), *mend), tr("army mended"));
}

void ArmyEditor::undo()
{
    m_history->undo();
    showAndSave();
}

void ArmyEditor::redo()
{
    m_history->redo();
    showAndSave();
}

void ArmyEditor::preview(const QVariantMap& cost)
{
    Amounts pending = amountsOf(cost);
    if (pending == m_pending)
        return;
    m_pending = std::move(pending);
    Q_EMIT budgetsChanged();
}

void ArmyEditor::refresh()
{
    Workspace& workspace = Workspace::current();
    const Catalogue& catalogue = workspace.catalogue();
    m_totals = totalsOf(roster(), catalogue);
    m_findings = m_opened ? workspace.system().checkRoster(roster(), catalogue) : std::vector<Finding>();
    m_entries->setRows(entryRows(roster(), m_findings, workspace.system(), catalogue));
    m_findingRows->setRows(findingRows(roster(), m_findings, catalogue));
    refreshRecruits();
    Q_EMIT changed();
    Q_EMIT budgetsChanged();
}

void ArmyEditor::edit(Roster edited, const QString& name, const QString& mergeKey)
{
    if (!m_opened || edited == roster())
        return;
    m_history->add(std::move(edited), name, mergeKey);
    showAndSave();
}

// On disk first, then on the screen.
void ArmyEditor::showAndSave()
{
    if (!m_opened)
        return;
    Workspace& workspace = Workspace::current();
    m_stored.roster = roster();
    const QString before = m_stored.id;
    if (m_library)
        m_library->save(m_stored);
    if (m_stored.roster != roster())
        m_history = workspace.histories().of(m_stored.id, m_stored.roster); // another window took the old id
    refresh();
    if (m_stored.id != before)
        Q_EMIT armyIdChanged();
}

void ArmyEditor::refreshRecruits()
{
    Workspace& workspace = Workspace::current();
    m_recruits->setRows(m_opened ? recruitRows(roster(), workspace.system(), workspace.catalogue(), m_search)
                                 : QList<RowModel::Row>());
}

QString ArmyEditor::titleOfEntry(const QString& entry) const
{
    const Catalogue& catalogue = Workspace::current().catalogue();
    return nameOf(entryId(entry), withDistinctNames(roster(), catalogue), catalogue);
}

} // namespace adjutant
