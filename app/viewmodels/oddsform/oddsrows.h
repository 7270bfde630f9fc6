#pragma once

#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/shown.h"
#include "core/door/odds.h"
#include "core/systems/gamesystem.h"

#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <set>

namespace adjutant {

/// The distribution of a count, as bars.
class OddsSeries
{
    ROW(OddsSeries, oddsSeries);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, mean);         ///< in words; empty where the count has no end
    ROW_FIELD(QVariantList, bars);    ///< of OddsBar: the chance of each count
    ROW_FIELD(QVariantList, atLeast); ///< of OddsBar: the chance of so many or more
};

/// A table of figures with a row and a column for each choice, and how often each is played in equilibrium.
class OddsMatrix
{
    ROW(OddsMatrix, oddsMatrix);
    ROW_FIELD(QString, label);
    ROW_FIELD(QStringList, rows);
    ROW_FIELD(QStringList, columns);
    ROW_FIELD(QStringList, figures); ///< row by row
    ROW_FIELD(QVariantList,
              heat); ///< beside them: -1 for the lowest below zero, or half, to 1 for the highest
    ROW_FIELD(QVariantList, leads); ///< beside them: whether there is a question about that pair alone
    ROW_FIELD(QVariantList,
              curves); ///< of lists of chances from 0 to 1, one for each column; empty where they are none
    ROW_FIELD(QStringList, rowMix); ///< in per cent; empty where there is none
    ROW_FIELD(QStringList, columnMix);
};

/// One roll of the ladder: its dice and the reasons for both.
class OddsReasons
{
    ROW(OddsReasons, oddsReasons);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, dice);
    ROW_FIELD(QStringList, reasons);
    ROW_FIELD(QStringList, rules); ///< beside them: ids of the reference's entries; empty where there is none
};

/// What the odds say to one question, in the reader's language.
class OddsAnswer
{
    ROW(OddsAnswer, oddsAnswer);
    ROW_FIELD(bool, known) = false; ///< there is an answer
    ROW_FIELD(QString, headline);
    ROW_FIELD(QVariantList, chances); ///< of OddsBar
    ROW_FIELD(QVariantList, series);  ///< of OddsSeries
    ROW_FIELD(QStringList, further);  ///< sentences beside the chances
    ROW_FIELD(bool, hasMatrix) = false;
    ROW_FIELD(adjutant::OddsMatrix, matrix);
    ROW_FIELD(QVariantList, steps); ///< of OddsReasons
    ROW_FIELD(QStringList, warnings);
    ROW_FIELD(QStringList, notModelled);
};

/// The same of what a game's odds computed.
OddsAnswer answerOf(const door::OddsView& odds);

/// An answer as text for a message.
QString toText(const OddsAnswer& answer);

/// A question of a game's odds as a code that any Adjutant reads.
QString oddsCodeOf(const GameSystem& game, const door::OddsQuery& query);

/// The question of a code; none where it is no code, or of another game, or asks what the game doesn't know.
std::optional<door::OddsQuery> oddsQueryOf(const QString& code, const GameSystem& game,
                                           const Catalogue& catalogue);

class RosterStore;

/// The cards of the saved lists and of the catalogue, with what each answers; a whole list answers as each of
/// its cards does.
struct OddsCards
{
    QList<RowModel::Row> rows; ///< of GameCard
    std::map<QString, std::vector<door::Answers>> answers;
};

/// The cards that are found, whole lists among them where that is wanted.
OddsCards oddsCards(RosterStore& store, const GameSystem& game, const Catalogue& catalogue, bool wholeLists,
                    const QString& search);

/// The keys of a card of the game, at its top.
std::set<std::string> cardKeys(const GameSystem& game, const Catalogue& catalogue);

/// The first key of a path.
std::string topKey(std::string_view path);

} // namespace adjutant
