#pragma once

#include "app/matches/matchresults.h"
#include "app/storage/matches/matchindex.h"
#include "app/viewmodels/shown.h"
#include "core/catalogue/catalogue.h"

#include <QPointF>
#include <QString>

#include <utility>
#include <vector>

namespace adjutant {

/// One side of a match: the person, the army and how it ended.
class HistoryPlayer
{
    ROW(HistoryPlayer, historyPlayer);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, army); ///< the list's name
    ROW_FIELD(QString, faction);
    ROW_FIELD(QString, factionName);
    ROW_FIELD(QString, side);  ///< its id, by which the theme knows its colour
    ROW_FIELD(int, place) = 0; ///< among the sides
    ROW_FIELD(int, vp) = 0;
    ROW_FIELD(bool, scored) = true; ///< whether the game counts points at all
    ROW_FIELD(QString,
              points); ///< what is left of the army and what it was, in AP; empty where nobody listed it
    ROW_FIELD(bool, won) = false;
};

/// A match in the history.
class HistoryRow
{
    ROW(HistoryRow, historyRow);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, title); ///< the match's own, else who played
    ROW_FIELD(QString, day);
    ROW_FIELD(QString, outcome); ///< who won, or how it stands, in words
    ROW_FIELD(QString, state);   ///< `open`, `finished`, `abandoned`
    ROW_FIELD(QString, facts);   ///< Rounds and duration
    ROW_FIELD(QString, missions);
    ROW_FIELD(QString, damage);       ///< that it isn't what was recorded; empty: it is
    ROW_FIELD(QString, words);        ///< all of it for a screen reader
    ROW_FIELD(QVariantList, players); ///< of HistoryPlayer
};

/// How often matches with one thing in common were won, lost and drawn.
class TallyRow
{
    ROW(TallyRow, tallyRow);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, faction); ///< empty where it is no people
    ROW_FIELD(QString, colour);
    ROW_FIELD(int, won) = 0;
    ROW_FIELD(int, lost) = 0;
    ROW_FIELD(int, drawn) = 0;
    ROW_FIELD(int, matches) = 0;
    ROW_FIELD(QString, share); ///< won, in per cent
    ROW_FIELD(QString, words); ///< for a screen reader
};

/// A line of a chart.
class ChartSeries
{
    ROW(ChartSeries, chartSeries);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, side);          ///< its id
    ROW_FIELD(QList<QPointF>, points); ///< Rounds since the start, and the value from there on
    ROW_FIELD(QString, last);          ///< the last value
    ROW_FIELD(QString, words);         ///< name, first and last value for a screen reader
};

/// What a goal of some game is called; its id where none has it.
QString goalName(const QString& id);

/// How long a match took: "1 h 35 min"; empty for 0.
QString durationText(int minutes);

/// The day of a match as the reader writes it, in local time.
QString dayText(const QDateTime& time);

/// What a match is called: its title, otherwise who played.
QString titleOf(const MatchSummary& summary);

/// What the history shows of a match.
HistoryRow historyRowOf(const MatchSummary& summary, const Catalogue& catalogue);

/// What the figures of a tally are shown under.
enum class TallyKey { faction, person, mission };

/// The tallies as rows.
QList<RowModel::Row> tallyRows(const std::vector<Tally>& tallies, TallyKey key, const Catalogue& catalogue);

/// One tally under a name of its own.
TallyRow tallyRowOf(const Tally& tally, const QString& name);

/// What occurs in the history, each list of {text, value}: what filters can choose from.
struct HistoryChoices
{
    QVariantList factions;
    QVariantList players; ///< who plays most comes first
    QVariantList missions;
    QVariantList periods; ///< spans of days, then years
};

HistoryChoices choicesOf(const std::vector<MatchSummary>& matches, const Catalogue& catalogue);

/// A period in words; see MatchHistory::period().
QString periodText(const QString& period);

/// When a period begins and ends; invalid where it is open.
std::pair<QDateTime, QDateTime> spanOf(const QString& period, const QDateTime& now);

/// A state of matches in words: "Finished".
QString stateText(const QString& state);

} // namespace adjutant
