#pragma once

#include "app/storage/rostersummary.h"
#include "core/roster/roster.h"
#include "row.h"
#include "rowmodel.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace adjutant {

/// All saved armies of the chosen game: the Armies page, and the actions on whole armies. Failures become
/// `message`, which stays until it is dismissed or the trouble is over.
class ArmyLibrary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(adjutant::RowModel* armies READ armies CONSTANT)
    Q_PROPERTY(adjutant::RowModel* readyLists READ readyLists NOTIFY readyListsChanged)
    Q_PROPERTY(QVariantList allegiances READ allegiances NOTIFY loadedChanged)
    Q_PROPERTY(QVariantList budgets READ budgets NOTIFY loadedChanged)
    Q_PROPERTY(int armyCount READ armyCount NOTIFY armiesChanged)
    Q_PROPERTY(QString latestArmy READ latestArmy NOTIFY armiesChanged)
    Q_PROPERTY(QString latestName READ latestName NOTIFY armiesChanged)
    Q_PROPERTY(bool loaded READ loaded NOTIFY loadedChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool unsaved READ unsaved NOTIFY messageChanged)
    Q_PROPERTY(QStringList catalogueFaults READ catalogueFaults NOTIFY loadedChanged)

public:
    explicit ArmyLibrary(QObject* parent);
    ~ArmyLibrary() override;

    /// Gives QML the one that main() owns.
    static ArmyLibrary* create(QQmlEngine* qml, QJSEngine* js);

    /// Opens the store and the catalogue; called once, after the first frame is on the screen.
    void load();
    bool loaded() const { return m_loaded; }

    RowModel* armies() const { return m_armies; }
    RowModel* readyLists();
    QVariantList allegiances() const;
    /// Of BudgetRow: those of the chosen game, with the limits that a new army has.
    QVariantList budgets() const;
    int armyCount() const { return m_armyCount; }
    QString latestArmy() const { return m_latestArmy; }
    QString latestName() const { return m_latestName; }
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    QString message() const { return m_message; }
    bool unsaved() const;
    QStringList catalogueFaults() const;

    // Each of these gives the id of the army it made, or an empty text with the reason in `message`.
    Q_INVOKABLE QString create(const QString& name, const QString& faction, const QVariantMap& limits);
    /// A list of the chosen game without cards, named after it.
    Q_INVOKABLE QString createEmpty();
    /// A ready list as an army; the one made earlier where that is still untouched.
    Q_INVOKABLE QString createFromReadyList(const QString& path);
    Q_INVOKABLE QString duplicate(const QString& army);
    /// Adds a new list of the chosen game.
    QString add(const Roster& roster);
    /// A roster file's contents or a pasted army code; `origin` names the file in the message.
    Q_INVOKABLE QString importText(const QString& text, const QString& origin = {});
    Q_INVOKABLE QString importFile(const QString& path);

    Q_INVOKABLE void remove(const QString& army);
    /// Takes the last removal back.
    Q_INVOKABLE void undoRemove();
    /// To a place among the armies of the chosen game, counted from 0.
    Q_INVOKABLE void move(const QString& army, int place);
    Q_INVOKABLE void retrySaving();
    Q_INVOKABLE void dismissMessage();
    /// Limits by the ids of the budgets, with those that the rules advise beside the others.
    Q_INVOKABLE QVariantMap advised(const QVariantMap& limits) const;
    /// What the rules advise, in words; empty where they advise nothing.
    Q_INVOKABLE QString advice(const QVariantMap& limits) const;

    /// Saves an army and brings its id and revision up to date; what can't be saved now is kept in memory and
    /// said so.
    void save(StoredRoster& army);
    /// The saved armies of the chosen game, in their order.
    std::vector<RosterSummary> summariesOfGame() const;
    /// Reads everything anew, after the catalogue or the data folder changed.
    Q_INVOKABLE void refresh();
    void say(const QString& message);

Q_SIGNALS:
    void readyListsChanged();
    void armiesChanged();
    void loadedChanged();
    void searchChanged();
    void messageChanged();
    void removed(const QString& name);
    void imported(const QString& army, const QString& game, const QString& name, int findings);

private:
    QString untouchedCopyOf(const Roster& roster) const;
    void sayNews();
    QString takeIn(Roster roster, const QString& origin);
    void refreshArmies();

    RowModel* m_armies;
    RowModel* m_readyLists;
    bool m_loaded = false;
    int m_armyCount = 0;
    QString m_latestArmy;
    QString m_latestName;
    QString m_search;
    QString m_message;
    QString m_lastRemoved;
};

} // namespace adjutant
