#pragma once

#include "app/storage/rosterstore.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/shown.h"
#include "core/roster/roster.h"

#include <QTimer>

namespace adjutant {

class Workspace;

/// All saved lists of the chosen game, its sample lists, and the actions on whole lists. Failures become
/// `message`, which stays until it is dismissed or the trouble is over; why something can't be kept, of the
/// matches too, is shown by `trouble` as long as it lasts.
class ListLibrary : public QObject
{
    Q_OBJECT
    FOUND_ON_ENGINE(ListLibrary)
    PART(adjutant::RowModel, lists) = new RowModel(this);
    Q_PROPERTY(adjutant::RowModel* readyLists READ readyLists NOTIFY refreshed)
    /// Of FactionRow: the factions a new list can have; none where the game has no factions.
    COMPUTED(QVariantList, factions, refreshed);
    /// Of BudgetRow: those of the chosen game, with the limits that a new list has.
    COMPUTED(QVariantList, budgets, refreshed);
    SHOWN(int, listCount, listsChanged) = 0;
    /// Of ListRow: the few that were changed last, the last one first.
    SHOWN(QVariantList, latest, listsChanged);
    SHOWN(bool, loaded, refreshed) = false;
    SET_BY(QString, search, setSearch, searchChanged);
    SHOWN(QString, message, messageChanged);
    SHOWN(QString, trouble, messageChanged);
    /// Both.
    COMPUTED(QString, banner, messageChanged)
    {
        return joinedParts({m_message, m_trouble}, QStringLiteral("\n"));
    }
    COMPUTED(QStringList, catalogueFaults, refreshed);

public:
    explicit ListLibrary(Workspace& workspace, QObject* parent = nullptr);

    /// Opens the store and the catalogue; called once, after the first frame is on the screen.
    void load();

    RowModel* readyLists();
    /// Says what was rescued, and what troubles: it may show at any time, so this is asked for after every
    /// change.
    Q_INVOKABLE void announceNews();
    /// Whether lists or matches would lose something if the program ended now.
    Q_INVOKABLE bool hasUnsaved();
    /// Tries to save all of them.
    Q_INVOKABLE void retrySaving();

    // Each of these gives the id of the list it made, or an empty text with the reason in `message`.
    Q_INVOKABLE QString create(const QString& name, const QString& faction, const QVariantMap& limits);
    /// An empty list of the chosen game, named after it.
    Q_INVOKABLE QString createEmpty();
    /// A sample list as one of the saved; the one made earlier where that is still untouched.
    Q_INVOKABLE QString createFromReadyList(const QString& path);
    Q_INVOKABLE QString duplicate(const QString& list);
    /// Adds a new list of the chosen game.
    QString add(const Roster& roster);
    /// A roster file's contents or a pasted code; `origin` names the file in the message.
    Q_INVOKABLE QString importText(const QString& text, const QString& origin = {})
    {
        return importBytes(text.toStdString(), origin);
    }
    Q_INVOKABLE QString importFile(const QString& path);
    /// Asks for a file to import: its path, empty where nothing was chosen.
    Q_INVOKABLE QString chooseFile() const;

    Q_INVOKABLE void remove(const QString& list);
    /// Deletes it where nobody is in it; nothing is lost.
    Q_INVOKABLE void dropEmpty(const QString& list);
    /// Takes the last removal back.
    Q_INVOKABLE void undoRemove();
    /// To a place among the lists of the chosen game, counted from 0.
    Q_INVOKABLE void move(const QString& list, int place);
    Q_INVOKABLE void dismissMessage() { announce({}); }
    /// Limits by the ids of the budgets, with the limits that the rules advise beside the others.
    Q_INVOKABLE QVariantMap advised(const QVariantMap& limits) const;
    /// What the rules advise, in words; empty where they advise nothing.
    Q_INVOKABLE QString advice(const QVariantMap& limits) const;

    /// Saves a list and brings its id and revision up to date; what can't be saved now is kept in memory and
    /// said so.
    void save(StoredRoster& list);
    /// Reads the saved lists anew.
    Q_INVOKABLE void refreshLists();
    /// Reads everything anew, after the catalogue or the data folder changed.
    Q_INVOKABLE void refresh();
    void announce(const QString& message);

Q_SIGNALS:
    void listsChanged();
    void refreshed();
    void searchChanged();
    void messageChanged();
    void removed(const QString& name);
    void imported(const QString& list, const QString& game, const QString& name, int findings);

private:
    QString importBytes(const std::string& bytes, const QString& origin);
    QString refused(const QString& why);
    QString takeIn(Roster roster, const QString& origin);
    void lookForTrouble();
    bool hasSamples(const RosterSummary& list, const Catalogue& catalogue);
    template <class Done> bool isDone(const Done& done);

    Workspace& m_workspace;
    QTimer m_again; ///< tries again what couldn't be done
    int m_wait;     ///< milliseconds until then
    RowModel* m_readyLists = new RowModel(this);
    std::map<QString, std::pair<RosterSummary, bool>> m_samples; ///< what hasSamples() gave for each id
    bool m_isRefusal = false; ///< the message says why something was not done
    QString m_lastRemoved;
};

} // namespace adjutant
