#pragma once

#include "app/table/runningtable.h"
#include "app/viewmodels/lists/cardrow.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/table/tableviewwords.h"

#include <QHash>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

class Workspace;

/// A table as it is shown, now or as it stood: its sides with their pieces, its boards and its goals.
class TableScene : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The scene belongs to its table")
    Q_PROPERTY(adjutant::RowModel* sides READ sides CONSTANT)
    Q_PROPERTY(adjutant::RowModel* boards READ boards CONSTANT)
    Q_PROPERTY(adjutant::RowModel* goals READ goals CONSTANT)
    Q_PROPERTY(QVariantList panes READ panes NOTIFY panesChanged)

public:
    explicit TableScene(QObject* parent);

    void setWorkspace(Workspace* workspace);

    RowModel* sides() const { return m_sides; }
    RowModel* boards() const { return m_boards; }
    RowModel* goals() const { return m_goals; } ///< of tableGoal
    /// What takes turns where there is little room, of {text, value}: the forces, each map, the goals.
    QVariantList panes() const { return m_panes; }
    /// Of tableBoard.
    QVariantList boardRows() const;

    /// Whether the sides that may act are listed before the others; otherwise all keep their places. False
    /// where that is so already.
    bool setActingFirst(bool first) { return std::exchange(m_actingFirst, first) != first; }
    bool actingFirst() const { return m_actingFirst; }

    /// Shows a table with what can be done there; `keepsOrder`: nothing jumps away under a finger.
    void show(const table::TableView& view, const Start& start, const SortedOffers& offers, bool keepsOrder);
    void clear();

    /// The first piece of the side that is shown first.
    Q_INVOKABLE adjutant::TablePieceRow firstPiece() const;
    /// A piece as it stands, by `red/ogre`; without a ref where there is none.
    Q_INVOKABLE adjutant::TablePieceRow pieceOf(const QString& piece) const;
    /// A side as it stands; without an id where there is none.
    Q_INVOKABLE adjutant::TableSideRow sideOf(const QString& side) const;
    Q_INVOKABLE adjutant::TableBoardRow boardOf(const QString& board) const;
    /// The whole card of a piece, with the rules of what stands on it where its list knows them.
    Q_INVOKABLE adjutant::GameCard cardOf(const QString& piece) const;

Q_SIGNALS:
    void panesChanged();

private:
    void showPanes(const table::TableView& view);
    void showSides(const table::TableView& view, const Start& start, const SortedOffers& offers,
                   bool keepsOrder);
    RowModel* piecesOf(const QString& side);

    Workspace* m_workspace = nullptr;
    RunningTable* m_table = nullptr;
    QHash<QString, RowModel*> m_pieces;
    RowModel* m_sides;
    RowModel* m_boards;
    RowModel* m_goals;
    QVariantList m_panes;
    bool m_actingFirst = true;
};

} // namespace adjutant
