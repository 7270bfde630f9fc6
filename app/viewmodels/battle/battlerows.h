#pragma once

#include "app/matches/matchfold.h"
#include "app/viewmodels/shown.h"

#include <QRectF>
#include <QStringList>
#include <algorithm>
#include <map>

namespace adjutant {

/// Something that can be done now, or can't for a reason.
class BattleOfferRow
{
    ROW(BattleOfferRow, battleOffer);
    ROW_FIELD(QString, key); ///< for BattleController::openOffer()
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, who); ///< the piece or side that it is about; empty: nobody in particular
    ROW_FIELD(QString, detail);
    ROW_FIELD(QString, reason); ///< why it is closed or warned
    ROW_FIELD(QString, rule);   ///< by which the reference names that
    ROW_FIELD(bool, closed) = false;
    ROW_FIELD(bool, warned) = false;
    ROW_FIELD(bool, stays) = false;  ///< closed, in its place: it was open in this turn
    ROW_FIELD(bool, goesOn) = false; ///< it was begun and still asks
    ROW_FIELD(bool, draft) = false;  ///< nothing of it is on record yet: it can be let go
    ROW_FIELD(bool, eyesOnly) = false;
    ROW_FIELD(bool, settled) = false;  ///< of the setup: done
    ROW_FIELD(bool, optional) = false; ///< of the setup: a match can begin without it
    ROW_FIELD(QString, step);          ///< of the setup, that it belongs to
};

/// A figure of a piece or a side.
class BattleCounterRow
{
    ROW(BattleCounterRow, battleCounter);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, valueText); ///< "9" or "9/12"
    ROW_FIELD(QString, tone);
    ROW_FIELD(bool, adjustable) = false; ///< BattleTouch::adjust() changes it
    ROW_FIELD(bool, none) = false;       ///< it is 0, and can't be less
    ROW_FIELD(int, value) = 0;
    ROW_FIELD(int, most) = -1; ///< that it can be; -1: there is none
};

/// Something on the table, and what it can do.
class BattlePieceRow
{
    ROW(BattlePieceRow, battlePiece);
    ROW_FIELD(QString, ref); ///< `red/ogre`
    ROW_FIELD(QString, side);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, detail);
    ROW_FIELD(QStringList, chips);
    ROW_FIELD(QVariantList, counters);     ///< of battleCounter
    ROW_FIELD(QVariantList, offers);       ///< of battleOffer, that can be done
    ROW_FIELD(QVariantList, closedOffers); ///< that can't, with their reasons
    ROW_FIELD(bool, correctable) = false;  ///< BattleController::correctionsOf() has something
    ROW_FIELD(bool, out) = false;
    ROW_FIELD(bool, ready) = false;
    ROW_FIELD(bool, active) = false; ///< its activation or turn goes on
};

/// A player of the match.
class BattleSideRow
{
    ROW(BattleSideRow, battleSide);
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
    ROW_FIELD(adjutant::RowModel*, pieces) = nullptr; ///< of battlePiece
    ROW_FIELD(QString,
              score); ///< its points where the game counts them; otherwise what is left of its pieces
    ROW_FIELD(QString, scoreId); ///< of the counter that it is; empty: none of them
    ROW_FIELD(QString, scored);  ///< what that counts: "Victory points"
    ROW_FIELD(QString, worth);   ///< of its pieces that are left: "385 of 470 AP"; empty: nobody counts it
    ROW_FIELD(QString, faction); ///< of its list, for the emblem; empty: none
    ROW_FIELD(QString, factionName);
    ROW_FIELD(int, left) = 0; ///< pieces on the table
    ROW_FIELD(int, lost) = 0; ///< pieces that are out
};

/// A card or place of a row, a token of a track, or a mark on the ground.
class BattleItemRow
{
    ROW(BattleItemRow, battleItem);
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
    ROW_FIELD(bool, movable) = false; ///< BattleTouch::place() moves it
    ROW_FIELD(bool, onBoard) = true;
    ROW_FIELD(bool, piece) = false; ///< it belongs to a side, and acts
    ROW_FIELD(QString, where);      ///< its spot in words
    ROW_FIELD(int, below) = 0;      ///< how many tokens lie under it on its square

    /// How many pixels wide its mark is drawn, where a unit has so many: never too small to be seen. Whose
    /// size nobody knows is as large as its letters need, and grows with the board.
    Q_INVOKABLE double drawnSide(double pixels) const
    {
        const bool isLettered = symbol.isEmpty() && !flat;
        const double least = flat ? 8 : isLettered ? std::clamp(3.2 * pixels, 24.0, 52.0) : 18;
        return std::max(least, 2 * radius * pixels);
    }
};

/// One thing that a goal takes, and how it stands for a side.
class BattleCheckRow
{
    ROW(BattleCheckRow, battleCheck);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, who);
    ROW_FIELD(QString, state); ///< "yes", "2", "unknown"
    ROW_FIELD(bool, known) = true;
    ROW_FIELD(int, points) = 0; ///< that it brings as it stands
    ROW_FIELD(int, most) = 0;
    ROW_FIELD(bool, settable) = false; ///< the players say whether it holds
};

/// Something that the sides play for.
class BattleGoalRow
{
    ROW(BattleGoalRow, battleGoal);
    ROW_FIELD(QString, id);
    ROW_FIELD(QVariantList, checks); ///< of battleCheck
    ROW_FIELD(QString, standing);    ///< what the checks bring as they stand: "Anna 2 of 3 · Bruno 0 of 3"
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, detail); ///< what to do for it
    ROW_FIELD(QString, who);    ///< whose it is; empty: everybody's
    ROW_FIELD(QString, points); ///< what it has brought: "Anna 2 · Bruno 1"
};

/// A part of a ground that means something.
class BattleAreaRow
{
    ROW(BattleAreaRow, battleArea);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, side);
    ROW_FIELD(int, place) = -1; ///< of its side, for its colour; -1: nobody's
    ROW_FIELD(QRectF, extent);
};

/// What is drawn of the table, and the same in sentences.
class BattleBoardRow
{
    ROW(BattleBoardRow, battleBoard);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, kind);    ///< "row", "track" or "ground"
    ROW_FIELD(QString, shownAs); ///< "strip": a line above the table; "map"; "cards": below the forces
    ROW_FIELD(QString, spoken);
    ROW_FIELD(QStringList, squares); ///< of a track
    ROW_FIELD(QVariantList, items);  ///< of battleItem
    ROW_FIELD(double, across) = 0;   ///< of a ground
    ROW_FIELD(double, deep) = 0;
    ROW_FIELD(bool, closed) = false; ///< a track that is a ring
    ROW_FIELD(QVariantList, away);   ///< of battleItem: what could be put on the ground
    ROW_FIELD(QVariantList, areas);  ///< of battleArea
    ROW_FIELD(QVariantList, lines);  ///< of rectangles: from one corner to the other
    ROW_FIELD(QString, unit);        ///< of what is measured
    ROW_FIELD(double, step) = 0;     ///< of the grid; 0: none
    ROW_FIELD(QString, measuring);   ///< what to know about distances

    /// The place that a tap on a ground means: an outline beside it, drawn for what is put there, or the
    /// nearest half unit.
    Q_INVOKABLE QPointF meant(double x, double y) const;
};

/// A roll that was made.
class BattleRollRow
{
    ROW(BattleRollRow, battleRoll);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, reading);   ///< "Successes: 3"
    ROW_FIELD(QVariantList, dice); ///< of formDie; none where only successes were counted
};

/// A sentence that was reported.
class BattleReportRow
{
    ROW(BattleReportRow, battleReport);
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, tone); ///< "plain", "good", "bad" or "quiet"
};

/// What the last rolls of the match brought.
class BattleResultRow
{
    ROW(BattleResultRow, battleResult);
    ROW_FIELD(QString, title);         ///< what was done; empty: nothing was rolled yet
    ROW_FIELD(QString, who);           ///< and by whom; empty: by nobody in particular
    ROW_FIELD(QVariantList, rolls);    ///< of battleRoll
    ROW_FIELD(QVariantList, reported); ///< of battleReport
    ROW_FIELD(QString, after);         ///< what waits then, or whose turn it is; empty: as before
};

/// One record of the log.
class BattleLogRow
{
    ROW(BattleLogRow, battleLogLine);
    ROW_FIELD(int, entry) = 0;
    ROW_FIELD(int, position) = 0; ///< how many records stand with it
    ROW_FIELD(QString, words);    ///< what was reported, or what it is called
    ROW_FIELD(QString, remark);   ///< rules that were overruled
    ROW_FIELD(QString, heading);  ///< above it: its Round; empty: that of the row above
    ROW_FIELD(bool, stands) = true;
    ROW_FIELD(bool, correction) = false;
};

/// A key of an offer as pages pass it around: `attack|red/vela|`.
QString textOfKey(const door::OfferKey& key);

/// What can be done in a match as it stands, sorted by what it is about.
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
        bool correctable = false; ///< corrections are worded when they are looked at
    };
    std::map<QString, Of> ofPiece; ///< by `red/ogre`
    std::map<QString, Of> ofSide;
};

/// Words everything about one match: names of its sides and pieces come from its view.
class BattleWords
{
public:
    BattleWords(const door::MatchView& view, const Start& start) : m_view(view), m_start(start) {}

    QString nameOfSide(const PlayerId& side) const; ///< empty where it is none
    /// Several of them, one after another.
    QString namesOf(const std::vector<PlayerId>& sides) const;
    /// Who is to act, where the headline says neither them nor the piece that does, and not everybody is.
    QString actingBeside(const QString& headline) const;
    QString nameOfPiece(const UnitRef& piece) const;
    /// Who an offer is about; empty: nobody in particular.
    QString whoOf(const door::OfferKey& key) const
    {
        return key.piece.player.empty() ? nameOfSide(key.side) : nameOfPiece(key.piece);
    }
    /// The place of a side among the sides that began, from 0; -1 where there is none.
    int placeOf(const PlayerId& side) const;

    BattleOfferRow rowOf(const door::Offer& offer) const;
    SortedOffers sorted(const std::vector<door::Offer>& offers) const;
    /// Whether it is something that players put right: also what is set up, once somebody has moved.
    bool putsRight(const door::Offer& offer) const
    {
        return offer.section == door::Section::match ||
               (offer.section == door::Section::setup && m_view.begun);
    }
    BattleSideRow rowOf(const door::SideView& side, const SortedOffers& offers) const;
    BattlePieceRow rowOf(const door::Piece& piece, const SortedOffers& offers) const;
    BattleBoardRow rowOf(const door::Board& board) const;
    BattleGoalRow rowOf(const door::Goal& goal) const;
    QString standingOf(const door::Goal& goal) const;

private:
    void fillScore(BattleSideRow& row, const door::SideView& side) const;
    void fillGround(BattleBoardRow& row, const door::Ground& ground) const;
    void fillLetters(BattleBoardRow& row) const;
    BattleItemRow rowOf(const door::Ground::Mark& mark, bool onBoard, const QString& unit) const;
    BattleItemRow itemOf(const PlayerId& side) const
    {
        return {.sideName = nameOfSide(side),
                .place = placeOf(side),
                .side = QString::fromStdString(side.text())};
    }

    const door::MatchView& m_view;
    const Start& m_start;
};

BattleLogRow rowOf(const LogLine& line);

} // namespace adjutant
