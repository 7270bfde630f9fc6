#pragma once

#include "app/storage/rostersummary.h"
#include "armylibrary.h"
#include "core/roster/budget.h"
#include "core/roster/finding.h"
#include "edithistory.h"
#include "row.h"
#include "rowmodel.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace adjutant {

/// One open army: what the Army page shows, and every edit it offers. Each edit is checked, saved and
/// undoable.
class ArmyEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::ArmyLibrary* library MEMBER m_library NOTIFY libraryChanged REQUIRED)
    Q_PROPERTY(QString armyId READ armyId WRITE open NOTIFY armyIdChanged)
    Q_PROPERTY(bool opened READ opened NOTIFY armyIdChanged)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString faction READ faction NOTIFY changed)
    Q_PROPERTY(QString factionName READ factionName NOTIFY changed)
    Q_PROPERTY(QString colour READ colour NOTIFY changed)
    Q_PROPERTY(QString notes READ notes NOTIFY changed)
    Q_PROPERTY(QVariantList budgets READ budgets NOTIFY budgetsChanged)
    Q_PROPERTY(QVariantMap limits READ limits NOTIFY changed)
    Q_PROPERTY(QString limitsInWords READ limitsInWords NOTIFY changed)
    Q_PROPERTY(int warriors READ warriors NOTIFY changed)
    Q_PROPERTY(QString undoName READ undoName NOTIFY changed)
    Q_PROPERTY(QString redoName READ redoName NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(adjutant::RowModel* entries READ entries CONSTANT)
    Q_PROPERTY(adjutant::RowModel* recruits READ recruits CONSTANT)
    Q_PROPERTY(adjutant::RowModel* findings READ findings CONSTANT)

public:
    explicit ArmyEditor(QObject* parent = nullptr);

    /// Opens a saved army, with what was edited before in this session to undo.
    void open(const QString& armyId);
    QString armyId() const { return m_stored.id; }
    bool opened() const { return m_opened; }

    const Roster& roster() const { return m_history->present(); }
    QString name() const;
    QString faction() const;
    QString factionName() const;
    QString colour() const;
    QString notes() const;
    /// Of BudgetRow: what is spent of each budget, its limit, and what a choice in hand would add.
    QVariantList budgets() const;
    /// By the ids of the budgets.
    QVariantMap limits() const;
    QString limitsInWords() const;
    int warriors() const { return m_totals.warriors; }
    QString undoName() const { return m_history->undoName(); }
    QString redoName() const { return m_history->redoName(); }
    QString search() const { return m_search; }
    void setSearch(const QString& search);

    RowModel* entries() const { return m_entries; }
    RowModel* recruits() const { return m_recruits; }
    RowModel* findings() const { return m_findingRows; }

    /// The id of the entry at that place of `entries`.
    Q_INVOKABLE QString entryAt(int place) const;

    Q_INVOKABLE void recruit(const QString& unit, int size);
    Q_INVOKABLE void remove(const QString& entry);
    Q_INVOKABLE void duplicate(const QString& entry);
    Q_INVOKABLE void move(const QString& entry, int place);
    Q_INVOKABLE void resize(const QString& entry, int size);
    Q_INVOKABLE void rename(const QString& entry, const QString& name);
    Q_INVOKABLE void annotate(const QString& entry, const QString& notes);
    Q_INVOKABLE void chooseOption(const QString& entry, const QString& option, const QString& to);
    Q_INVOKABLE void dropOption(const QString& entry, const QString& option, const QString& to);
    Q_INVOKABLE void renameArmy(const QString& name);
    Q_INVOKABLE void annotateArmy(const QString& notes);
    Q_INVOKABLE void setLimits(const QVariantMap& limits);
    /// Carries out the mend of the finding at that index of `findings`.
    Q_INVOKABLE void mend(int finding);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows on the bars what a choice would add to the totals, by the ids of the budgets; nothing ends it.
    Q_INVOKABLE void preview(const QVariantMap& cost = {});
    /// Words everything anew, after the language or the catalogue changed.
    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void libraryChanged();
    void armyIdChanged();
    void changed();
    void budgetsChanged();
    void searchChanged();
    void entryRecruited(const QString& entry, const QString& title);

private:
    void edit(Roster edited, const QString& name, const QString& mergeKey = {});
    void showAndSave();
    void refreshRecruits();
    QString titleOfEntry(const QString& entry) const;

    ArmyLibrary* m_library = nullptr;
    StoredRoster m_stored; ///< as the store knows it; its roster is that of the history
    bool m_opened = false;
    std::shared_ptr<EditHistory> m_history = std::make_shared<EditHistory>();
    Totals m_totals;
    std::vector<Finding> m_findings;
    Amounts m_pending;
    QString m_search;
    RowModel* m_entries;
    RowModel* m_recruits;
    RowModel* m_findingRows;
};

} // namespace adjutant
