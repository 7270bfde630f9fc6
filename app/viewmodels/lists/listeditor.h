#pragma once

#include "app/storage/rosterstore.h"
#include "app/viewmodels/edithistory.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/lists/cardrows.h"
#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/rowmodel.h"
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
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString faction READ faction NOTIFY changed)
    Q_PROPERTY(QString factionName READ factionName NOTIFY changed)
    Q_PROPERTY(QString colour READ colour NOTIFY changed)
    Q_PROPERTY(QString notes READ notes NOTIFY changed)
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    Q_PROPERTY(bool sample READ sample NOTIFY changed)
    Q_PROPERTY(QVariantList budgets READ budgets NOTIFY budgetsChanged)
    Q_PROPERTY(QVariantMap limits READ limits NOTIFY changed)
    Q_PROPERTY(QString limitsText READ limitsText NOTIFY changed)
    Q_PROPERTY(QString undoName READ undoName NOTIFY changed)
    Q_PROPERTY(QString redoName READ redoName NOTIFY changed)
    WRITABLE(QString, search, setSearch, searchChanged);
    /// The types of the units that can be added: "Infantry"; a chosen one shows only its units, none all.
    SHOWN(QStringList, types, typesChanged);
    WRITABLE(QString, type, setType, typesChanged);
    Q_PROPERTY(int catalogueSize READ catalogueSize NOTIFY changed)
    PART(adjutant::RowModel, entries) = new RowModel(this); ///< of ListEntry
    Q_PROPERTY(adjutant::RowModel* catalogue READ catalogue CONSTANT)
    Q_PROPERTY(adjutant::RowModel* findings READ findings CONSTANT)
    Q_PROPERTY(bool typesCards READ typesCards NOTIFY listIdChanged)
    /// The form of the card that is being typed: begun by typeCard() and editCard(), kept by keepCard().
    PART(adjutant::FormController, cardForm) = new FormController(this);
    Q_PROPERTY(bool hasExtras READ hasExtras NOTIFY listIdChanged)
    /// What else the game asks of a list; each answer is saved at once.
    PART(adjutant::FormController, extras) = new FormController(this);
    Q_PROPERTY(QString extrasText READ extrasText NOTIFY changed)

public:
    explicit ListEditor(Workspace* workspace = nullptr);

    /// Opens a saved list, with what was edited before in this session to undo.
    void open(const QString& listId);
    QString listId() const { return m_stored.id; }

    const Roster& roster() const { return m_history->present(); }
    /// The game of the list, and its catalogue.
    const GameSystem& game() const { return *m_game; }
    const Catalogue& gameCatalogue() const;
    QString name() const { return QString::fromStdString(roster().name); }
    QString gameName() const;
    QString faction() const; ///< empty where the game has none, as its name is
    QString factionName() const;
    QString colour() const;
    QString notes() const { return QString::fromStdString(roster().notes); }
    /// How large it is: "13 Warriors", "4 cards".
    QString countText() const;
    /// Whether some of its cards are invented.
    bool sample() const;
    /// Of BudgetRow: what is spent of each budget, its limit, and what a choice in hand would add.
    QVariantList budgets() const;
    /// By the ids of the budgets.
    QVariantMap limits() const;
    QString limitsText() const;
    QString undoName() const { return m_history->undoName(); }
    QString redoName() const { return m_history->redoName(); }
    void setSearch(const QString& search);
    void setType(const QString& type);
    int catalogueSize() const;

    RowModel* catalogue() const { return m_catalogueRows; } ///< of CatalogueCard
    RowModel* findings() const { return m_findingRows; }    ///< of FindingRow

    /// Whether an owner can type a card.
    bool typesCards() const { return m_opened && m_game->card; }
    bool hasExtras() const { return m_opened && m_game->rosterExtras; }
    /// Its answers in a line; of rows how many there are.
    QString extrasText() const;

    /// The id of the entry at that place of `entries`.
    Q_INVOKABLE QString entryAt(int place) const;
    /// What an entry is called.
    Q_INVOKABLE QString titleOf(const QString& entry) const;

    /// Adds a Unit of the catalogue; its size is 1 where the game has no sizes.
    Q_INVOKABLE void add(const QString& unit, int size = 1);
    /// Begins a card that the owner types.
    Q_INVOKABLE void typeCard() { beginCard({}, {}); }
    /// The same with what an entry's card says. A card of the catalogue becomes the owner's own once it
    /// says something else.
    Q_INVOKABLE void editCard(const QString& entry);
    /// Keeps the card of the form; false where something in it is missing.
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

Q_SIGNALS:
    void libraryChanged();
    void listIdChanged();
    void changed();
    void budgetsChanged();
    void searchChanged();
    void typesChanged();
    void entryAdded(const QString& entry, const QString& title);
    void gone();

private:
    void start() override { m_game = &workspace().game(); }
    void edit(Roster edited, const QString& name, const QString& mergeKey = {});
    void showAndSave();
    void showCatalogue();
    void beginExtras();
    void beginCard(const QString& entry, const door::Answers& card);
    void reportAdded();

    ListLibrary* m_library = nullptr;
    StoredRoster m_stored; ///< as the store knows it; its roster is that of the history
    const GameSystem* m_game = nullptr;
    std::shared_ptr<EditHistory> m_history = std::make_shared<EditHistory>();
    std::vector<Finding> m_findings;
    Amounts m_spent;
    Amounts m_pending;
    QString m_typed; ///< the entry whose card is being typed; empty: a new one
    RowModel* m_catalogueRows = new RowModel(this);
    RowModel* m_findingRows = new RowModel(this);
};

} // namespace adjutant
