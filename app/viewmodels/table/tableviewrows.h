#pragma once

#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/rows/rowfield.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Something that can be done now, or can't for a reason.
class TableOfferRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableOffer)
    ROW_FIELD(QString, key); ///< for TableController::openOffer()
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, who); ///< the piece or side that it is about; empty: nobody in particular
    ROW_FIELD(QString, detail);
    ROW_FIELD(QString, reason); ///< why it is closed or warned
    ROW_FIELD(QString, rule);   ///< by which the reference names that
    ROW_FIELD(bool, closed) = false;
    ROW_FIELD(bool, warned) = false;
    ROW_FIELD(bool, goesOn) = false; ///< it was begun and still asks
    ROW_FIELD(bool, draft) = false;  ///< nothing of it is on record yet: it can be let go
    ROW_FIELD(bool, eyesOnly) = false;
    ROW_FIELD(bool, settled) = false;  ///< of the setup: done
    ROW_FIELD(bool, optional) = false; ///< of the setup: a match can begin without it
    ROW_FIELD(QString, step);          ///< of the setup, that it belongs to
    bool operator==(const TableOfferRow&) const = default;
};

/// A figure of a piece or a side.
class TableCounterRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableCounter)
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, valueText); ///< "9" or "9/12"
    ROW_FIELD(QString, tone);
    ROW_FIELD(bool, adjustable) = false; ///< TableTouch::adjust() changes it
    ROW_FIELD(bool, none) = false;       ///< it is 0, and can't be less
    ROW_FIELD(int, value) = 0;
    ROW_FIELD(int, most) = -1; ///< that it can be; -1: there is none
    bool operator==(const TableCounterRow&) const = default;
};

/// Something on the table, and what it can do.
class TablePieceRow
{
    Q_GADGET
    QML_VALUE_TYPE(tablePiece)
    ROW_FIELD(QString, ref); ///< `red/ogre`
    ROW_FIELD(QString, side);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, detail);
    ROW_FIELD(QStringList, chips);
    ROW_FIELD(QVariantList, counters);     ///< of tableCounter
    ROW_FIELD(QVariantList, offers);       ///< of tableOffer, that can be done
    ROW_FIELD(QVariantList, closedOffers); ///< that can't, with their reasons
    ROW_FIELD(QVariantList, corrections);  ///< what players put right
    ROW_FIELD(bool, out) = false;
    ROW_FIELD(bool, ready) = false;
    ROW_FIELD(bool, active) = false; ///< its activation or turn goes on
    bool operator==(const TablePieceRow&) const = default;
};

/// A player at the table.
class TableSideRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableSide)
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);
    ROW_FIELD(int, place) = 0; ///< among the sides as the match began, from 0: its colour
    ROW_FIELD(bool, active) = false;
    ROW_FIELD(bool, acts) = false; ///< it may act now
    ROW_FIELD(bool, won) = false;
    ROW_FIELD(QStringList, chips);
    ROW_FIELD(QVariantList, counters);
    ROW_FIELD(QVariantList, offers);
    ROW_FIELD(QVariantList, closedOffers);
    ROW_FIELD(QVariantList, corrections);
    ROW_FIELD(adjutant::RowModel*, pieces) = nullptr; ///< of tablePiece
    ROW_FIELD(QString,
              score); ///< its points where the game counts them; otherwise what is left of its pieces
    ROW_FIELD(QString, scoreId); ///< of the counter that it is; empty: none of them
    ROW_FIELD(QString, scored);  ///< what that counts: "Victory points"
    ROW_FIELD(QString, worth);   ///< of its pieces that are left: "385 of 470 AP"; empty: nobody counts it
    ROW_FIELD(QString, faction); ///< of its list, for the emblem; empty: none
    ROW_FIELD(QString, factionName);
    ROW_FIELD(QString, colour); ///< of the faction, as the theme knows it
    ROW_FIELD(int, left) = 0;   ///< pieces on the table
    ROW_FIELD(int, lost) = 0;   ///< and those that are out
    bool operator==(const TableSideRow&) const = default;
};

/// A card or place of a row, a token of a track, or a mark on the ground.
class TableItemRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableItem)
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, detail);
    ROW_FIELD(QString, sideName);
    ROW_FIELD(int, place) = -1; ///< of its side, for its colour; -1: nobody's
    ROW_FIELD(QString, side);
    ROW_FIELD(bool, covered) = false;
    ROW_FIELD(bool, done) = false;
    ROW_FIELD(bool, current) = false;
    ROW_FIELD(int, square) = 0;
    ROW_FIELD(double, x) = 0;
    ROW_FIELD(double, y) = 0;
    ROW_FIELD(double, radius) = 0;
    ROW_FIELD(QString, id);      ///< of a mark, unlike that of every other
    ROW_FIELD(QString, letters); ///< what of its label has room on a disc
    ROW_FIELD(QString, symbol);  ///< picture in place of the letters
    ROW_FIELD(QString, colour);  ///< by name; empty: that of its side
    ROW_FIELD(bool, flat) = false;
    ROW_FIELD(bool, filled) = true;
    ROW_FIELD(bool, movable) = false; ///< TableTouch::place() moves it
    ROW_FIELD(bool, onBoard) = true;
    ROW_FIELD(QString, where); ///< its spot in words
    ROW_FIELD(int, below) = 0; ///< how many tokens lie under it on its square
    bool operator==(const TableItemRow&) const = default;
};

/// One thing that a goal takes, and how it stands for a side.
class TableCheckRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableCheck)
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, who);
    ROW_FIELD(int, place) = -1; ///< of its side, for its colour
    ROW_FIELD(QString, state);  ///< "yes", "2", "not told"
    ROW_FIELD(bool, known) = true;
    ROW_FIELD(int, points) = 0; ///< that it brings as it stands
    ROW_FIELD(int, most) = 0;
    ROW_FIELD(bool, settable) = false; ///< TableTouch::tellGoal() sets it
    bool operator==(const TableCheckRow&) const = default;
};

/// Something that the sides play for.
class TableGoalRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableGoal)
    ROW_FIELD(QString, id);
    ROW_FIELD(QVariantList, checks); ///< of tableCheck
    ROW_FIELD(QString, standing);    ///< what the checks bring as they stand: "Anna 2 of 3 · Bruno 0 of 3"
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, detail); ///< what to do for it
    ROW_FIELD(QString, who);    ///< whose it is; empty: everybody's
    ROW_FIELD(QString, points); ///< what it has brought: "Anna 2 · Bruno 1"
    bool operator==(const TableGoalRow&) const = default;
};

/// A part of a ground that means something.
class TableAreaRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableArea)
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, side);
    ROW_FIELD(int, place) = -1; ///< of its side, for its colour; -1: nobody's
    ROW_FIELD(double, lowestX) = 0;
    ROW_FIELD(double, lowestY) = 0;
    ROW_FIELD(double, highestX) = 0;
    ROW_FIELD(double, highestY) = 0;
    bool operator==(const TableAreaRow&) const = default;
};

/// What is drawn of the table, and the same in sentences.
class TableBoardRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableBoard)
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, kind);    ///< "row", "track" or "ground"
    ROW_FIELD(QString, shownAs); ///< "strip": a line above the table; "map"; "cards": below the forces
    ROW_FIELD(QString, spoken);
    ROW_FIELD(QStringList, squares); ///< of a track
    ROW_FIELD(QVariantList, items);  ///< of tableItem
    ROW_FIELD(double, across) = 0;   ///< of a ground
    ROW_FIELD(double, deep) = 0;
    ROW_FIELD(bool, closed) = false; ///< a track that is a ring
    ROW_FIELD(QVariantList, away);   ///< of tableItem: what could be put on the ground
    ROW_FIELD(QVariantList, areas);  ///< of tableArea
    ROW_FIELD(QVariantList, lines);  ///< of rectangles: from one corner to the other
    ROW_FIELD(QString, unit);        ///< of what is measured
    ROW_FIELD(double, step) = 0;     ///< of the grid; 0: none
    ROW_FIELD(QString, measuring);   ///< what to know about distances
    bool operator==(const TableBoardRow&) const = default;
};

/// A roll that was made.
class TableRollRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableRoll)
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, reading);   ///< "Successes: 3"
    ROW_FIELD(QVariantList, dice); ///< of formDie; none where only successes were counted
    bool operator==(const TableRollRow&) const = default;
};

/// A sentence that was told.
class TableToldRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableTold)
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, tone); ///< "plain", "good", "bad" or "quiet"
    bool operator==(const TableToldRow&) const = default;
};

/// What the last rolls of the match brought.
class TableResultRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableResult)
    ROW_FIELD(QString, title);      ///< what was done; empty: nothing was rolled yet
    ROW_FIELD(QString, who);        ///< and by whom; empty: by nobody in particular
    ROW_FIELD(QVariantList, rolls); ///< of tableRoll
    ROW_FIELD(QVariantList, told);  ///< of tableTold
    bool operator==(const TableResultRow&) const = default;
};

/// One record of the log.
class TableLogRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableLogLine)
    ROW_FIELD(int, entry) = 0;
    ROW_FIELD(int, position) = 0; ///< how many records stand with it
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, words);  ///< what was told
    ROW_FIELD(QString, remark); ///< rules that were overruled
    ROW_FIELD(QString, tone);
    ROW_FIELD(bool, stands) = true;
    ROW_FIELD(bool, correction) = false;
    bool operator==(const TableLogRow&) const = default;
};

} // namespace adjutant
