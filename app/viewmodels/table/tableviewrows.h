#pragma once

#include "app/viewmodels/rowmodel.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Something that can be done now, or can't for a reason.
class TableOfferRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableOffer)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(bool closed MEMBER closed)
    Q_PROPERTY(bool warned MEMBER warned)
    Q_PROPERTY(bool goesOn MEMBER goesOn)
    Q_PROPERTY(bool draft MEMBER draft)
    Q_PROPERTY(bool eyesOnly MEMBER eyesOnly)
    Q_PROPERTY(bool settled MEMBER settled)
    Q_PROPERTY(bool optional MEMBER optional)
    Q_PROPERTY(QString step MEMBER step)
public:
    QString key; ///< for TableController::openOffer()
    QString label;
    QString who; ///< the piece or side that it is about; empty: nobody in particular
    QString detail;
    QString reason; ///< why it is closed or warned
    QString rule;   ///< by which the reference names that
    bool closed = false;
    bool warned = false;
    bool goesOn = false; ///< it was begun and still asks
    bool draft = false;  ///< nothing of it is on record yet: it can be let go
    bool eyesOnly = false;
    bool settled = false;  ///< of the setup: done
    bool optional = false; ///< of the setup: a match can begin without it
    QString step;          ///< of the setup, that it belongs to
    bool operator==(const TableOfferRow&) const = default;
};

/// A figure of a piece or a side.
class TableCounterRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableCounter)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(bool adjustable MEMBER adjustable)
    Q_PROPERTY(bool none MEMBER none)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int most MEMBER most)
public:
    QString id;
    QString label;
    QString valueText; ///< "9" or "9/12"
    QString tone;
    bool adjustable = false; ///< TableTouch::adjust() changes it
    bool none = false;       ///< it is 0, and can't be less
    int value = 0;
    int most = -1; ///< that it can be; -1: there is none
    bool operator==(const TableCounterRow&) const = default;
};

/// Something on the table, and what it can do.
class TablePieceRow
{
    Q_GADGET
    QML_VALUE_TYPE(tablePiece)
    Q_PROPERTY(QString ref MEMBER ref)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QStringList chips MEMBER chips)
    Q_PROPERTY(QVariantList counters MEMBER counters)
    Q_PROPERTY(QVariantList offers MEMBER offers)
    Q_PROPERTY(QVariantList closedOffers MEMBER closedOffers)
    Q_PROPERTY(QVariantList corrections MEMBER corrections)
    Q_PROPERTY(bool out MEMBER out)
    Q_PROPERTY(bool ready MEMBER ready)
    Q_PROPERTY(bool active MEMBER active)
public:
    QString ref; ///< `red/ogre`
    QString side;
    QString name;
    QString detail;
    QStringList chips;
    QVariantList counters;     ///< of tableCounter
    QVariantList offers;       ///< of tableOffer, that can be done
    QVariantList closedOffers; ///< that can't, with their reasons
    QVariantList corrections;  ///< what players put right
    bool out = false;
    bool ready = false;
    bool active = false; ///< its activation or turn goes on
    bool operator==(const TablePieceRow&) const = default;
};

/// A player at the table.
class TableSideRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableSide)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(bool acts MEMBER acts)
    Q_PROPERTY(bool won MEMBER won)
    Q_PROPERTY(QStringList chips MEMBER chips)
    Q_PROPERTY(QVariantList counters MEMBER counters)
    Q_PROPERTY(QVariantList offers MEMBER offers)
    Q_PROPERTY(QVariantList closedOffers MEMBER closedOffers)
    Q_PROPERTY(QVariantList corrections MEMBER corrections)
    Q_PROPERTY(adjutant::RowModel* pieces MEMBER pieces)
    Q_PROPERTY(QString score MEMBER score)
    Q_PROPERTY(QString scored MEMBER scored)
    Q_PROPERTY(QString scoreId MEMBER scoreId)
    Q_PROPERTY(QString worth MEMBER worth)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString factionName MEMBER factionName)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(int lost MEMBER lost)
public:
    QString id;
    QString name;
    int place = 0; ///< among the sides as the match began, from 0: its colour
    bool active = false;
    bool acts = false; ///< it may act now
    bool won = false;
    QStringList chips;
    QVariantList counters;
    QVariantList offers;
    QVariantList closedOffers;
    QVariantList corrections;
    RowModel* pieces = nullptr; ///< of tablePiece
    QString score;   ///< its points where the game counts them; otherwise what is left of its pieces
    QString scoreId; ///< of the counter that it is; empty: none of them
    QString scored;  ///< what that counts: "Victory points"
    QString worth;   ///< of its pieces that are left: "385 of 470 AP"; empty: nobody counts it
    QString faction; ///< of its list, for the emblem; empty: none
    QString factionName;
    QString colour; ///< of the faction, as the theme knows it
    int left = 0;   ///< pieces on the table
    int lost = 0;   ///< and those that are out
    bool operator==(const TableSideRow&) const = default;
};

/// A card or place of a row, a token of a track, or a mark on the ground.
class TableItemRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableItem)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString sideName MEMBER sideName)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(bool covered MEMBER covered)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool current MEMBER current)
    Q_PROPERTY(int square MEMBER square)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(double radius MEMBER radius)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString letters MEMBER letters)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(bool flat MEMBER flat)
    Q_PROPERTY(bool filled MEMBER filled)
    Q_PROPERTY(bool movable MEMBER movable)
    Q_PROPERTY(bool onBoard MEMBER onBoard)
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(int below MEMBER below)
public:
    QString label;
    QString detail;
    QString sideName;
    int place = -1; ///< of its side, for its colour; -1: nobody's
    QString side;
    bool covered = false;
    bool done = false;
    bool current = false;
    int square = 0;
    double x = 0;
    double y = 0;
    double radius = 0;
    QString id;      ///< of a mark, unlike that of every other
    QString letters; ///< what of its label has room on a disc
    QString symbol;  ///< picture in place of the letters
    QString colour;  ///< by name; empty: that of its side
    bool flat = false;
    bool filled = true;
    bool movable = false; ///< TableTouch::place() moves it
    bool onBoard = true;
    QString where; ///< its spot in words
    int below = 0; ///< how many tokens lie under it on its square
    bool operator==(const TableItemRow&) const = default;
};

/// One thing that a goal takes, and how it stands for a side.
class TableCheckRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableCheck)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(bool settable MEMBER settable)
public:
    QString label;
    QString who;
    int place = -1; ///< of its side, for its colour
    QString state;  ///< "yes", "2", "not told"
    bool known = true;
    int points = 0; ///< that it brings as it stands
    int most = 0;
    bool settable = false; ///< TableTouch::tellGoal() sets it
    bool operator==(const TableCheckRow&) const = default;
};

/// Something that the sides play for.
class TableGoalRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableGoal)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QVariantList checks MEMBER checks)
    Q_PROPERTY(QString standing MEMBER standing)
public:
    QString id;
    QVariantList checks; ///< of tableCheck
    QString standing;    ///< what the checks bring as they stand: "Anna 2 of 3 · Bruno 0 of 3"
    QString label;
    QString detail; ///< what to do for it
    QString who;    ///< whose it is; empty: everybody's
    QString points; ///< what it has brought: "Anna 2 · Bruno 1"
    bool operator==(const TableGoalRow&) const = default;
};

/// A part of a ground that means something.
class TableAreaRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableArea)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(double lowestX MEMBER lowestX)
    Q_PROPERTY(double lowestY MEMBER lowestY)
    Q_PROPERTY(double highestX MEMBER highestX)
    Q_PROPERTY(double highestY MEMBER highestY)
public:
    QString label;
    QString side;
    int place = -1; ///< of its side, for its colour; -1: nobody's
    double lowestX = 0;
    double lowestY = 0;
    double highestX = 0;
    double highestY = 0;
    bool operator==(const TableAreaRow&) const = default;
};

/// What is drawn of the table, and the same in sentences.
class TableBoardRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableBoard)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString shownAs MEMBER shownAs)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(QStringList squares MEMBER squares)
    Q_PROPERTY(QVariantList items MEMBER items)
    Q_PROPERTY(double across MEMBER across)
    Q_PROPERTY(double deep MEMBER deep)
    Q_PROPERTY(bool closed MEMBER closed)
    Q_PROPERTY(QVariantList away MEMBER away)
    Q_PROPERTY(QVariantList areas MEMBER areas)
    Q_PROPERTY(QVariantList lines MEMBER lines)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(double step MEMBER step)
    Q_PROPERTY(QString measuring MEMBER measuring)
public:
    QString id;
    QString title;
    QString kind;    ///< "row", "track" or "ground"
    QString shownAs; ///< "strip": a line above the table; "map"; "cards": below the forces
    QString spoken;
    QStringList squares; ///< of a track
    QVariantList items;  ///< of tableItem
    double across = 0;   ///< of a ground
    double deep = 0;
    bool closed = false; ///< a track that is a ring
    QVariantList away;   ///< of tableItem: what could be put on the ground
    QVariantList areas;  ///< of tableArea
    QVariantList lines;  ///< of rectangles: from one corner to the other
    QString unit;        ///< of what is measured
    double step = 0;     ///< of the grid; 0: none
    QString measuring;   ///< what to know about distances
    bool operator==(const TableBoardRow&) const = default;
};

/// A roll that was made.
class TableRollRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableRoll)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString reading MEMBER reading)
    Q_PROPERTY(QVariantList dice MEMBER dice)
public:
    QString label;
    QString reading;   ///< "Successes: 3"
    QVariantList dice; ///< of formDie; none where only successes were counted
    bool operator==(const TableRollRow&) const = default;
};

/// A sentence that was told.
class TableToldRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableTold)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString tone MEMBER tone)
public:
    QString text;
    QString tone; ///< "plain", "good", "bad" or "quiet"
    bool operator==(const TableToldRow&) const = default;
};

/// What the last rolls of the match brought.
class TableResultRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableResult)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QVariantList rolls MEMBER rolls)
    Q_PROPERTY(QVariantList told MEMBER told)
public:
    QString title;      ///< what was done; empty: nothing was rolled yet
    QString who;        ///< and by whom; empty: by nobody in particular
    QVariantList rolls; ///< of tableRoll
    QVariantList told;  ///< of tableTold
    bool operator==(const TableResultRow&) const = default;
};

/// One record of the log.
class TableLogRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableLogLine)
    Q_PROPERTY(int entry MEMBER entry)
    Q_PROPERTY(int position MEMBER position)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString remark MEMBER remark)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(bool stands MEMBER stands)
    Q_PROPERTY(bool correction MEMBER correction)
public:
    int entry = 0;
    int position = 0; ///< how many records stand with it
    QString title;
    QString words;  ///< what was told
    QString remark; ///< rules that were overruled
    QString tone;
    bool stands = true;
    bool correction = false;
    bool operator==(const TableLogRow&) const = default;
};

/// How a player's rolls went beside what was expected.
class TableLuckRow
{
    Q_GADGET
    QML_VALUE_TYPE(tableLuck)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString figures MEMBER figures)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(double percentile MEMBER percentile)
    Q_PROPERTY(int place MEMBER place)
public:
    QString name;
    QString kind; ///< empty: all rolls together
    QString figures;
    QString verdict;
    double percentile = 0.5;
    int place = 0;
    bool operator==(const TableLuckRow&) const = default;
};

} // namespace adjutant
