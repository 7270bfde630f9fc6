#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/rowmodel.h"
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
    PART(adjutant::RowModel, sides) = new RowModel(this);
    PART(adjutant::RowModel, boards) = new RowModel(this);
    PART(adjutant::RowModel, goals) = new RowModel(this); ///< of battleGoal
    /// What takes turns where there is little room, of {text, value}: the forces, each map, the goals.
    SHOWN(QVariantList, panes, panesChanged);

public:
    explicit BattleScene(QObject* parent) : QObject(parent) {}

    void setWorkspace(Workspace* workspace);

    /// Of battleBoard.
    QVariantList boardRows() const;

    /// Whether the sides that may act are listed before the others; otherwise all keep their places. False
    /// where that is so already.
    bool setActingFirst(bool first) { return std::exchange(m_actingFirst, first) != first; }
    bool actingFirst() const { return m_actingFirst; }

    /// Shows a match with what can be done in it.
    void show(const door::MatchView& view, const Start& start, const SortedOffers& offers);
    void clear();

    /// The first piece of the side that is shown first.
    Q_INVOKABLE adjutant::BattlePieceRow firstPiece() const;
    /// A piece as it stands, by `red/ogre`; without a ref where there is none.
    Q_INVOKABLE adjutant::BattlePieceRow pieceOf(const QString& piece) const;
    /// A side as it stands; without an id where there is none.
    Q_INVOKABLE adjutant::BattleSideRow sideOf(const QString& side) const;
    Q_INVOKABLE adjutant::BattleBoardRow boardOf(const QString& board) const;
    /// The whole card of a piece, with the rules of what stands on it where its list knows them.
    Q_INVOKABLE adjutant::GameCard cardOf(const QString& piece) const;

Q_SIGNALS:
    void panesChanged();

private:
    void showPanes(const door::MatchView& view, const Start& start);
    void showSides(const door::MatchView& view, const Start& start, const SortedOffers& offers);
    RowModel* piecesOf(const QString& side);

    Workspace* m_workspace = nullptr;
    RunningMatch* m_match = nullptr;
    QHash<QString, RowModel*> m_pieces;
    bool m_actingFirst = true;
};

} // namespace adjutant
