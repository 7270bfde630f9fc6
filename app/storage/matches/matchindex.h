#pragma once

#include "app/storage/indexfile.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QStringList>
#include <vector>

namespace adjutant {

/// One side of a match as the history shows it.
struct MatchPlayer
{
    QString id;      ///< within the match
    QString name;    ///< the person's
    QString faction; ///< its id
    QString roster;  ///< the name of the army list
    int vp = 0;
    int ap = 0;

    bool operator==(const MatchPlayer&) const = default;
};

/// What the history shows of a match without opening it.
struct MatchSummary
{
    QString id;
    QString system;
    QString title;
    QDateTime started;  ///< UTC
    QDateTime changed;  ///< UTC, of the last step
    QString state;      ///< "open", "finished" or "abandoned"
    int rounds = 0;     ///< that were begun
    int minutes = 0;    ///< of play
    QString winner;     ///< a player's id, or those of allies with spaces between; empty: drawn, or none yet
    bool drawn = false; ///< it ended without a winner
    QString first;      ///< id of the player who had the first turn
    QStringList missions;
    QList<MatchPlayer> players;
    QString notes;
    bool manual = false; ///< the result was put in by hand
    QString words;       ///< more that a search is to find: the names behind ids, say
    bool intact = true;  ///< false: its file is damaged, and this is what could be read of it

    /// Whether nothing more is expected to happen in it.
    bool isOver() const { return state != QLatin1String("open"); }

    /// The ids of all players who won.
    QStringList winners() const { return winner.split(u' ', Qt::SkipEmptyParts); }

    bool operator==(const MatchSummary&) const = default;
};

/// More words by which a search is to find a match beside its own: the names behind ids.
using SearchWords = std::function<QString(const MatchSummary& match)>;

/// Which matches the history shows. What is empty or invalid excludes none.
struct MatchFilter
{
    QString text;   ///< words, or parts of them, that all are somewhere in the names and notes
    QString system; ///< the id of the game
    QString state;
    QString faction; ///< an id: one of the players had it
    QString player;  ///< a name, capitals and accents aside: one of the players had it
    QString mission;
    QDateTime from; ///< started then or later
    QDateTime to;   ///< started before
    QString id{};   ///< this one only
};

} // namespace adjutant

// The matches in the index, each with the mark of its file. None, or false, where the index can't be used any
// more.
namespace adjutant::matchindex {

/// Of all, or of one.
std::optional<QHash<QString, FileMark>> marks(IndexFile& index, const QString& id = {});

/// Of a match that is known: its file was written as the mark says, and comes to what is known.
bool setMark(IndexFile& index, const QString& id, const FileMark& mark);

bool put(IndexFile& index, const MatchSummary& summary, const FileMark& mark);
bool remove(IndexFile& index, const QString& id);

/// The matches that a filter shows, the last started first; `limit` below 0: all from `offset` on.
std::optional<std::vector<MatchSummary>> summaries(IndexFile& index, const MatchFilter& filter, int limit,
                                                   int offset);

/// The results of the matches that a filter shows, in any order; see MatchStore::results().
std::optional<std::vector<MatchSummary>> results(IndexFile& index, const MatchFilter& filter);

/// How many a filter shows.
std::optional<int> count(IndexFile& index, const MatchFilter& filter);

} // namespace adjutant::matchindex
