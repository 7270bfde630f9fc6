#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/shown.h"

#include <QHash>

namespace adjutant {

class Workspace;

/// A match as it is shown, now or as it stood: its sides with their pieces, its boards and its goals.
class BattleScene : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The scene belongs to its page")
    PART(adjutant::RowModel, sides) = new RowModel(this);  ///< in the players' order
    PART(adjutant::RowModel, forces) = new RowModel(this); ///< the same, as their forces are listed
    PART(adjutant::RowModel, boards) = new RowModel(this);
    PART(adjutant::RowModel, goals) = new RowModel(this); ///< of battleGoal
    /// What takes turns where there is little room, of {text, value}: the forces, each map, the goals.
    SHOWN(QVariantList, panes, panesChanged);
    /// Whether the active sides' forces are listed first; otherwise all keep their places.
    SET_BY(bool, actingFirst, setActingFirst, actingFirstChanged) = true;

public:
    explicit BattleScene(QObject* parent) : QObject(parent) {}

    void setWorkspace(Workspace* workspace) { m_workspace = workspace; }

    /// Shows a match with what can be done in it.
    void show(const door::MatchView& view, const Start& start, const SortedOffers& offers);
    void clear();

    /// A piece as it stands, by `red/ogre`; without a ref where there is none.
    Q_INVOKABLE adjutant::BattlePieceRow pieceOf(const QString& piece) const;
    /// A side as it stands; without an id where there is none.
    Q_INVOKABLE adjutant::BattleSideRow sideOf(const QString& side) const
    {
        return m_sides->valueOf<BattleSideRow>(side);
    }
    Q_INVOKABLE adjutant::BattleBoardRow boardOf(const QString& board) const
    {
        return m_boards->valueOf<BattleBoardRow>(board);
    }
    /// The whole card of a piece, with the rules of what stands on it where its list knows them.
    Q_INVOKABLE adjutant::GameCard cardOf(const QString& piece) const;

Q_SIGNALS:
    void panesChanged();
    void actingFirstChanged();

private:
    void showPanes(const door::MatchView& view, const Start& start);
    void showSides(const door::MatchView& view, const Start& start, const SortedOffers& offers);

    Workspace* m_workspace = nullptr;
    QHash<QString, RowModel*> m_pieces;
};

} // namespace adjutant
