#pragma once

#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"
#include "core/match/start.h"

#include <QJsonObject>
#include <QString>
#include <optional>
#include <vector>

namespace adjutant {

/// A side of a match that is being set up: a player and a list.
class SetupSideRow
{
    ROW(SetupSideRow, setupSide);
    ROW_FIELD(QString, key);
    ROW_FIELD(QString, name);   ///< the person's
    ROW_FIELD(QString, colour); ///< the id of the side in words: "Red"
    ROW_FIELD(QString, rosterName);
    ROW_FIELD(QString, rosterDetail);
    ROW_FIELD(int, place) = 0;
    ROW_FIELD(adjutant::FormController*, extras) = nullptr; ///< null: the game asks nothing of a player
    QString roster;                                         ///< the id of its list; empty: none yet
    bool isEmpty = false;                                   ///< the list; a match needs somebody
};

/// The setup of a match of any game: who plays with which list, and what the game asks of the start.
class BattleSetup : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed)
    COMPUTED(QString, systemName, changed)
    {
        return m_system ? QString::fromUtf8(m_system->name) : QString();
    }
    PART(adjutant::RowModel, sides) = new RowModel(this); ///< of setupSide
    PART(adjutant::RowModel, lists) = new RowModel(this); ///< of RuleChip: the lists to play with
    PART(adjutant::FormController, extras) = new FormController(this);
    COMPUTED(bool, asksExtras, changed) { return m_extras->active() && m_extras->fields()->count() > 0; }
    COMPUTED(bool, canAdd, changed);
    COMPUTED(bool, canRemove, changed) { return m_system && std::ssize(m_settings) > m_system->fewestSides; }
    COMPUTED(bool, ready, changed) { return pending().isEmpty(); }
    /// What is still to be chosen, in words; empty where it can begin.
    COMPUTED(QString, pending, changed);

public:
    explicit BattleSetup(Workspace* workspace = nullptr);

    QString system() const { return m_system ? QString::fromUtf8(m_system->id) : QString(); }
    void setSystem(const QString& id);

    Q_INVOKABLE void setName(const QString& side, const QString& name);
    Q_INVOKABLE void chooseList(const QString& side, const QString& roster);
    /// The list of the first side.
    Q_INVOKABLE void chooseFirst(const QString& roster);
    Q_INVOKABLE void addSide();
    Q_INVOKABLE void removeSide(const QString& side);
    /// Reads the saved lists again.
    Q_INVOKABLE void refresh();

    /// Begins the match: its id; empty where it can’t be; notified() says why.
    Q_INVOKABLE QString begin();

Q_SIGNALS:
    void changed();
    void notified(const QString& words);

private:
    SetupSideRow* find(const QString& side) { return findIn(m_settings, side, &SetupSideRow::key); }
    void add();
    /// The list of that id, a saved one or a ready one; none, and why is said, where it can't be read.
    std::optional<Roster> rosterOf(const QString& list);
    /// Its player is not asked what the list already says.
    void setList(SetupSideRow& side, const QString& list);
    void show();
    bool canPlay(const QString& list) const;
    /// As the setup of this game was left.
    void readKept();
    void keep() const;

    const GameSystem* m_system = nullptr;
    std::vector<SetupSideRow> m_settings; ///< of the sides
};

/// Keeps who was about to play a game with which list and choices, as its setup was left: `{extras, sides:
/// [{name, list, extras}]}`. It is found so again.
void keepSetup(const QString& system, const QJsonObject& setup);

} // namespace adjutant
