#pragma once

#include "app/storage/rosterstore.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"
#include "core/roster/finding.h"

#include <memory>
#include <vector>

namespace adjutant {

/// One open list of any game: its entries, the catalogue's cards to add, what is wrong with it, the forms for
/// a typed card and for what else the game asks of a list. Each edit is checked, saved and undoable.
class ListEditor : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::ListLibrary* library MEMBER m_library NOTIFY libraryChanged REQUIRED)
    Q_PROPERTY(QString listId READ listId WRITE open NOTIFY listIdChanged)
    SHOWN(bool, opened, listIdChanged) = false;
    COMPUTED(QString, name, changed) { return QString::fromStdString(roster().name); }
    COMPUTED(QString, gameName, changed) { return QString::fromUtf8(m_game->name); }
    SHOWN(adjutant::ListRow, row, changed); ///< as among the saved lists, without what the store knows
    COMPUTED(QString, notes, changed) { return QString::fromStdString(roster().notes); }
    /// Of BudgetRow: what is spent of each budget, its limit, and what a choice in hand would add.
    COMPUTED(QVariantList, budgets, budgetsChanged)
    {
        return budgetRows(m_spent, roster().limits, m_game->budgets, m_pending);
    }
    /// By the ids of the budgets.
    COMPUTED(QVariantMap, limits, changed) { return mapOf(roster().limits, m_game->budgets); }
    COMPUTED(QString, limitsText, changed);
    COMPUTED(QString, undoName, changed) { return m_history->undoName(); }
    COMPUTED(QString, redoName, changed) { return m_history->redoName(); }
    SET_BY(QString, search, setSearch, searchChanged);
    /// The types of the units that can be added: "Infantry"; a chosen one shows only its units, none all.
    SHOWN(QStringList, types, typesChanged);
    SET_BY(QString, type, setType, typeChanged);
    COMPUTED(int, catalogueSize, changed) { return static_cast<int>(gameCatalogue().units().size()); }
    PART(adjutant::RowModel, entries) = new RowModel(this);   ///< of ListEntry
    PART(adjutant::RowModel, catalogue) = new RowModel(this); ///< of CatalogueCard
    PART(adjutant::RowModel, findings) = new RowModel(this);  ///< of FindingRow
    /// Whether an owner can type a card.
    COMPUTED(bool, typesCards, listIdChanged) { return m_opened && m_game->card; }
    /// The form of the card that is being typed: begun by typeCard() and editCard(), kept by keepCard().
    PART(adjutant::FormController, cardForm) = new FormController(this);
    COMPUTED(bool, hasExtras, listIdChanged) { return m_opened && m_game->rosterExtras; }
    /// What else the game asks of a list; each answer is saved at once.
    PART(adjutant::FormController, extras) = new FormController(this);
    /// Its answers in a line; of rows how many there are.
    COMPUTED(QString, extrasText, changed);
    /// Why it was not saved or printed, in words.
    SET_BY(QString, sharingError, failSharing, sharingErrorChanged);

public:
    explicit ListEditor(Workspace* workspace = nullptr);

    /// Opens a saved list, with what was edited before in this session to undo.
    void open(const QString& listId);
    QString listId() const { return m_stored.id; }

    const Roster& roster() const { return m_history->present(); }
    /// The game of the list, and its catalogue.
    const GameSystem& game() const { return *m_game; }
    const Catalogue& gameCatalogue() const { return workspace().catalogue(*m_game); }

    /// The id of the entry at that place of `entries`.
    Q_INVOKABLE QString entryAt(int place) const { return m_entries->rows().value(place).key; }
    /// What an entry is called.
    Q_INVOKABLE QString titleOf(const QString& entry) const;

    /// Adds a Unit of the catalogue; its size is 1 where the game has no sizes.
    Q_INVOKABLE void add(const QString& unit, int size = 1);
    /// Begins a card that the owner types; false where the list is full.
    Q_INVOKABLE bool typeCard();
    /// The same with what an entry's card says. A card of the catalogue becomes the owner's own once it
    /// says something else.
    Q_INVOKABLE void editCard(const QString& entry);
    /// Keeps the card of the form; false where something in it is missing, or the list is full.
    Q_INVOKABLE bool keepCard();
    Q_INVOKABLE void remove(const QString& entry);
    Q_INVOKABLE void duplicate(const QString& entry);
    Q_INVOKABLE void move(const QString& entry, int place);
    Q_INVOKABLE void resize(const QString& entry, int size);
    Q_INVOKABLE void rename(const QString& entry, const QString& name);
    Q_INVOKABLE void annotate(const QString& entry, const QString& notes);
    Q_INVOKABLE void chooseOption(const QString& entry, const QString& option, const QString& to);
    Q_INVOKABLE void dropOption(const QString& entry, const QString& option, const QString& to);
    Q_INVOKABLE void renameList(const QString& name);
    Q_INVOKABLE void annotateList(const QString& notes);
    Q_INVOKABLE void setLimits(const QVariantMap& limits);
    /// Carries out the fix of the finding at that index of `findings`.
    Q_INVOKABLE void fix(int finding);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows on the bars what a choice would add to the totals, by the ids of the budgets; nothing ends it.
    Q_INVOKABLE void preview(const QVariantMap& cost = {});
    /// Words everything anew, after the language or the catalogue changed.
    Q_INVOKABLE void refresh();
    /// Shows the list as it is by now, and says so where it has changed; `gone` where it was deleted.
    Q_INVOKABLE void lookAgain();

    // The ways in which it leaves the app.
    /// The list in one of the text formats: `text`, `markdown`, `code`, `json`, `yaml`, `html`.
    Q_INVOKABLE QString exportedAs(const QString& format) const;
    /// The list's code as a picture to scan, as an SVG data URL; empty where it is too long for one.
    Q_INVOKABLE QString qrPicture() const;
    /// Asks for a file name and writes the list there; the name of the file, or an empty text.
    Q_INVOKABLE QString saveAs(const QString& format);
    /// Asks for a printer, or a file in place of one; what was done, in words, or an empty text.
    Q_INVOKABLE QString printList();

Q_SIGNALS:
    void libraryChanged();
    void listIdChanged();
    void changed();
    void budgetsChanged();
    void searchChanged();
    void typesChanged();
    void typeChanged();
    void entryAdded(const QString& entry, const QString& title);
    void refused(const QString& why);
    void gone();
    void sharingErrorChanged();

private:
    void start() override { m_game = &workspace().game(); }
    void edit(Roster edited, const QString& name, const QString& mergeKey = {});
    void showAndSave();
    void showCatalogue();
    void beginExtras();
    void beginCard(const QString& entry, const door::Answers& card);
    bool isFull();
    void enlarge(Roster larger, QString title = {});

    ListLibrary* m_library = nullptr;
    StoredRoster m_stored; ///< as the store knows it; its roster is that of the history
    const GameSystem* m_game = nullptr;
    std::shared_ptr<EditHistory> m_history = std::make_shared<EditHistory>();
    std::vector<Finding> m_problems;
    Amounts m_spent;
    Amounts m_pending;
    QString m_typed; ///< the entry whose card is being typed; empty: a new one
};

} // namespace adjutant
