#pragma once

#include "app/table/tablefold.h"
#include "app/viewmodels/table/tableviewrows.h"

#include <map>

namespace adjutant {

/// A key of an offer as pages pass it around: `attack|red/vela|`.
QString textOfKey(const table::OfferKey& key);

/// What can be done with a table as it stands, sorted by what it is about.
struct SortedOffers
{
    QList<RowModel::Row> due;
    QList<RowModel::Row> ends;        ///< what ends an activation, a turn, a phase or a round
    QList<RowModel::Row> turn;        ///< of nobody in particular, in the turn
    QList<RowModel::Row> setup;       ///< before the first turn
    QList<RowModel::Row> corrections; ///< what players put right, of nobody in particular

    struct Of
    {
        QVariantList open;
        QVariantList closed;
        QVariantList corrections;
    };
    std::map<QString, Of> ofPiece; ///< by `red/ogre`
    std::map<QString, Of> ofSide;
};

/// Words everything about one table: names of its sides and pieces come from its view.
class TableWords
{
public:
    TableWords(const table::TableView& view, const Start& start);

    QString nameOfSide(const PlayerId& side) const;
    QString nameOfPiece(const UnitRef& piece) const;
    /// The place of a side among those that began, from 0; -1 where there is none.
    int placeOf(const PlayerId& side) const;

    TableOfferRow rowOf(const table::Offer& offer) const;
    SortedOffers sorted(const std::vector<table::Offer>& offers) const;
    TableSideRow rowOf(const table::SideView& side, const SortedOffers& offers) const;
    TablePieceRow rowOf(const table::Piece& piece, const SortedOffers& offers) const;
    TableBoardRow rowOf(const table::Board& board) const;
    TableGoalRow rowOf(const table::Goal& goal) const;
    QString standingOf(const table::Goal& goal) const;

private:
    void fillScore(TableSideRow& row, const table::SideView& side) const;
    void fillGround(TableBoardRow& row, const table::Ground& ground) const;
    TableItemRow rowOf(const table::Ground::Mark& mark, bool onBoard, const QString& unit) const;

    const table::TableView& m_view;
    const Start& m_start;
};

TableLogRow rowOf(const LogLine& line);

} // namespace adjutant
