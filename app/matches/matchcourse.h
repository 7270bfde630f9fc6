#pragma once

#include "app/matches/chart.h"
#include "app/matches/matchfold.h"
#include "core/match/luck.h"
#include "core/match/session.h"

#include <QStringList>

#include <functional>
#include <set>

namespace adjutant {

/// The figures of one side at one time of a match.
struct CourseFigures
{
    int points = 0;
    double left = 0; ///< worth of the pieces that is still at the table
    double lost = 0;
};

/// A match at one time.
struct CourseMoment
{
    int round = 0;
    double elapsed = 0; ///< rounds, never less than before
    std::vector<CourseFigures> sides;
    std::vector<UnitRef> out; ///< pieces that are out of it, sorted
};

/// How a match went: what charts draw, and where the log has its rounds.
struct MatchCourse
{
    std::vector<CourseMoment> moments; ///< after each record that stands, the start first
    std::vector<door::SideView> sides;
    std::vector<door::Piece> pieces; ///< as they stand at the end
    int rounds = 0;                  ///< that a chart is wide
    bool hasPoints = false;
    bool hasWorth = false;
    Message pointsLabel; ///< "Victory points"
    Message worthLabel;  ///< "AP"
};

/// Looks at the match once for each record. Where a game doesn't tell how far a round has gone, its records
/// lie at even distances.
MatchCourse courseOf(const Session& session);

/// How many rounds were played, the last one maybe in part; one that has only begun isn't. Of a result put in
/// by hand, what was put in.
int roundsPlayed(const MatchSummary& summary, const MatchCourse& course);

/// Something played after which an army was smaller, or a side had more points. Where nobody counts what
/// pieces are worth, one that is out counts as one of its side's.
struct BigStep
{
    std::size_t position = 0; ///< of the replay, after its last record
    int round = 0;
    Message what;
    std::vector<CourseFigures> changes; ///< of each side
    std::vector<Message> out;           ///< the pieces that it brought out, where none has a worth
    double weight = 0; ///< the share of an army that was lost, and of all points that were won
};

/// The five weightiest procedures with a weight of a tenth or more, in the order of play.
std::vector<BigStep> biggestSteps(const MatchCourse& course, const std::vector<LogLine>& log);

/// What it changed, in words: "Anna loses 120 AP".
QStringList changesOf(const BigStep& step, const MatchCourse& course, const Start& start);

/// How the sides stand by what their game counts: "Battles won: Anna 2 and Bruno 1"; empty where it counts
/// nothing.
QString scoreText(const door::MatchView& view, const Start& start);

/// What the rules say against a record, and what the players overrode knowingly. `known`: the rules of which
/// the procedure's records have reported; each of its records has those before it as accepted, too.
QStringList remarksOn(const LogLine& line, std::set<std::string>& known);

/// A line for each side: a figure along the match. Points that change nothing are left out.
QList<ChartLine> chartLines(const MatchCourse& course, const Start& start,
                            const std::function<double(const CourseFigures& figures)>& figureOf);

// ---- the luck of the dice

/// How one kind of a side's rolls went, or all of them.
struct LuckOfRolls
{
    Message kind; ///< empty: all of them
    Luck luck;
};

/// What a forecast came to; null where nobody knows it yet.
using KnownOdds = std::function<const door::OddsView*(const door::Forecast& forecast)>;

/// The luck of a side by what its dice did: in all first, then by kind where there are several. Empty where
/// no roll had a forecast.
std::vector<LuckOfRolls> luckOfSide(const std::vector<Outcome>& outcomes, const PlayerId& side,
                                    const KnownOdds& odds);

/// The forecasts of outcomes that have to be solved, each once.
std::vector<door::Forecast> forecastsOf(const std::vector<Outcome>& outcomes);

/// Solves them at once.
KnownOdds oddsOf(const std::vector<Outcome>& outcomes);

} // namespace adjutant
