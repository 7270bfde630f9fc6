#include "app/matches/matchcourse.h"

#include "app/matches/matchrecord.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace adjutant {

namespace {

constexpr double roundingError = 1e-6; // of a round: what sums of shares may be off

// The order of the pieces that are out, in which one is found.
bool standsBefore(const UnitRef& one, const UnitRef& other)
{
    return std::tie(one.player.text(), one.unit.text()) < std::tie(other.player.text(), other.unit.text());
}

CourseMoment momentOf(const door::MatchView& view)
{
    CourseMoment moment;
    moment.round = view.round;
    for (const door::SideView& side : view.sides) {
        const door::Worth worth = worthOf(view, side.id);
        moment.sides.push_back({side.points.value_or(0), worth.left, worth.whole - worth.left});
    }
    for (const door::Piece& piece : view.pieces)
        if (piece.out)
            moment.out.push_back(piece.ref);
    std::ranges::sort(moment.out, standsBefore);
    return moment;
}

// Those of a round share it out evenly; setup before the first takes none of it.
void spread(std::vector<CourseMoment>& moments)
{
    for (auto from = moments.begin(); from != moments.end();) {
        const auto to = std::find_if(from, moments.end(),
                                     [from](const CourseMoment& each) { return each.round != from->round; });
        const double begun = std::max(0, from->round - 1);
        const bool isSetup = from->round == 0 && to != moments.end();
        const auto count = static_cast<double>(to - from);
        for (auto at = from; at != to; ++at)
            at->elapsed = isSetup ? 0 : begun + static_cast<double>(at - from) / count;
        from = to;
    }
}

// What a side had at most: shares of it are given.
CourseFigures wholeOf(const MatchCourse& course, std::size_t side)
{
    CourseFigures whole;
    for (const CourseMoment& moment : course.moments) {
        whole.points = std::max(whole.points, moment.sides[side].points);
        whole.left = std::max(whole.left, moment.sides[side].left);
    }
    return whole;
}

// The first sentence of a procedure says what was done.
Message deedOf(const LogLine& line)
{
    return line.sentences.empty() ? line.label : line.sentences.front().message;
}

// The share of its side that a piece is.
double shareOf(const door::Piece& piece, const std::vector<door::Piece>& pieces)
{
    const auto all = std::ranges::count_if(
        pieces, [&piece](const door::Piece& each) { return each.ref.player == piece.ref.player; });
    return 1.0 / static_cast<double>(std::max<std::ptrdiff_t>(1, all));
}

double shareOf(double part, double whole)
{
    return whole > 0 && part > 0 ? part / whole : 0;
}

// The exact chances of what the dice of an outcome showed; null where there are none, or not yet.
const door::Series* seriesOf(const Outcome& outcome, const KnownOdds& odds)
{
    if (const door::Series* roll = outcome.forecast.roll())
        return roll;
    const door::OddsView* answer = odds(outcome.forecast);
    return answer ? findIn(answer->series, outcome.figure, &door::Series::id) : nullptr;
}

} // namespace

std::vector<BigStep> biggestSteps(const MatchCourse& course, const std::vector<LogLine>& log)
{
    constexpr std::size_t most = 5;
    constexpr double least = 0.1; // of an army, or of a side's points
    std::vector<CourseFigures> whole;
    for (std::size_t side = 0; side < course.sides.size(); ++side)
        whole.push_back(wholeOf(course, side));
    std::vector<BigStep> steps;
    std::vector<std::size_t> begins;
    for (const LogLine& line : log) {
        if (!line.stands)
            continue;
        if (line.role != door::Role::answer || steps.empty()) {
            begins.push_back(line.position - 1);
            steps.push_back({line.position, line.round, deedOf(line), {}, {}, 0});
        }
        steps.back().position = line.position;
    }
    for (std::size_t k = 0; k < steps.size(); ++k) {
        const CourseMoment& before = course.moments[begins[k]];
        const CourseMoment& after = course.moments[steps[k].position];
        for (std::size_t side = 0; side < whole.size(); ++side) {
            const CourseFigures change{after.sides[side].points - before.sides[side].points,
                                       after.sides[side].left - before.sides[side].left,
                                       after.sides[side].lost - before.sides[side].lost};
            steps[k].changes.push_back(change);
            steps[k].weight += shareOf(change.lost, whole[side].left);
            steps[k].weight += shareOf(change.points, whole[side].points);
        }
        if (course.hasWorth || after.out == before.out)
            continue;
        for (const door::Piece& piece : course.pieces)
            if (std::ranges::binary_search(after.out, piece.ref, standsBefore) &&
                !std::ranges::binary_search(before.out, piece.ref, standsBefore)) {
                steps[k].out.push_back(piece.name);
                steps[k].weight += shareOf(piece, course.pieces);
            }
    }
    std::erase_if(steps, [](const BigStep& step) { return step.weight < least; });
    std::ranges::stable_sort(steps, std::greater(), &BigStep::weight);
    steps.resize(std::min(steps.size(), most));
    std::ranges::sort(steps, {}, &BigStep::position);
    return steps;
}

QStringList changesOf(const BigStep& step, const MatchCourse& course, const Start& start)
{
    QStringList words;
    for (std::size_t side = 0; side < step.changes.size(); ++side) {
        const QString name = sideName(start, course.sides[side].id);
        const CourseFigures& change = step.changes[side];
        if (const long lost = std::lround(change.lost); lost > 0)
            words.append(TextWords::tr("%1 loses %2 %3", "player, figure, AP")
                             .arg(name, figure(static_cast<int>(lost)), translated(course.worthLabel)));
        if (change.points > 0)
            words.append(TextWords::tr("%1: %2 +%3", "player, victory points, figure")
                             .arg(name, translated(course.pointsLabel), figure(change.points)));
    }
    for (const Message& name : step.out)
        words.append(TextWords::tr("%1 is out").arg(translated(name)));
    return words;
}

QString scoreText(const door::MatchView& view, const Start& start)
{
    QString label;
    QStringList sides;
    for (const door::SideView& side : view.sides)
        if (const auto* score = findIn(side.counters, side.score, &door::Counter::id)) {
            label = translated(side.points ? view.pointsLabel : score->label);
            sides.append(sideName(start, side.id) + QChar(0xa0) + figure(score->value));
        }
    return sides.isEmpty()
               ? QString()
               : TextWords::tr("%1: %2", "what is counted, of each side").arg(label, joinedText(sides));
}

QStringList remarksOn(const LogLine& line, std::set<std::string>& known)
{
    QStringList remarks;
    if (line.role == door::Role::procedure)
        known.clear();
    for (const door::Remark& warning : line.warnings) {
        const QString sentence = withCapital(warning.message);
        remarks.append(findIn(line.accepted, warning.rule) ? TextWords::tr("Allowed anyway: %1").arg(sentence)
                                                           : sentence);
        known.insert(warning.rule);
    }
    for (const std::string& rule : line.accepted)
        if (known.insert(rule).second)
            remarks.append(TextWords::tr("Allowed anyway: the rule “%1”").arg(QString::fromStdString(rule)));
    return remarks;
}

MatchCourse courseOf(const Session& session)
{
    // Each moment looks at every piece. A long match of large lists is looked at now and then; between two
    // looks it stays as it was at the first.
    constexpr std::size_t mostPieces = 50'000;
    const door::MatchView end = session.view(everybody);
    // Once the match is over nothing is covered: what was scored in secret counts from where it was reached.
    const door::Viewer viewer = end.over && !end.closing ? door::Viewer() : everybody;
    MatchCourse course;
    course.sides = end.sides;
    course.pieces = end.pieces;
    course.rounds = end.rounds;
    course.pointsLabel = end.pointsLabel;
    course.worthLabel = end.worthLabel;
    course.hasPoints =
        std::ranges::any_of(end.sides, [](const door::SideView& side) { return side.points.has_value(); });
    course.hasWorth = std::ranges::any_of(
        end.pieces, [](const door::Piece& piece) { return piece.worth && piece.worth->whole > 0; });
    const std::size_t stride = 1 + session.records() * end.pieces.size() / mostPieces;
    bool isKnown = true;
    int most = 1;
    for (std::size_t at = 0; at <= session.records(); ++at) {
        if (at % stride != 0 && at != session.records()) {
            course.moments.push_back(course.moments.back());
            continue;
        }
        const door::MatchView view = at == session.records() ? end : session.view(viewer, at);
        CourseMoment moment = momentOf(view);
        isKnown = isKnown && view.elapsed;
        moment.elapsed = view.elapsed.value_or(0);
        most = std::max(most, view.round);
        course.moments.push_back(std::move(moment));
    }
    if (!isKnown)
        spread(course.moments);
    // What was put right may take a match back; its chart goes on.
    double farthest = 0;
    for (CourseMoment& moment : course.moments)
        farthest = moment.elapsed = std::max(farthest, moment.elapsed);
    if (course.rounds == 0)
        course.rounds = most;
    course.rounds = std::max(course.rounds, static_cast<int>(std::ceil(farthest - roundingError)));
    return course;
}

int roundsPlayed(const MatchSummary& summary, const MatchCourse& course)
{
    if (summary.manual)
        return summary.rounds;
    const CourseMoment& last = course.moments.back();
    return std::min(static_cast<int>(std::ceil(last.elapsed - roundingError)), last.round);
}

QList<ChartLine> chartLines(const MatchCourse& course, const Start& start,
                            const std::function<double(const CourseFigures& figures)>& figureOf)
{
    QList<ChartLine> lines;
    for (std::size_t side = 0; side < course.sides.size(); ++side) {
        ChartLine line{sideName(start, course.sides[side].id), {}};
        for (const CourseMoment& moment : course.moments) {
            const QPointF point(moment.elapsed,
                                side < moment.sides.size() ? figureOf(moment.sides[side]) : 0);
            if (line.points.isEmpty() || line.points.last().y() != point.y())
                line.points.append(point);
        }
        if (const double end = course.moments.back().elapsed; line.points.last().x() < end)
            line.points.append({end, line.points.last().y()});
        lines.append(std::move(line));
    }
    return lines;
}

std::vector<LuckOfRolls> luckOfSide(const std::vector<Outcome>& outcomes, const PlayerId& side,
                                    const KnownOdds& odds)
{
    std::vector<ForecastRoll> rolls;
    std::map<std::string, Message> labels;
    for (const Outcome& outcome : outcomes) {
        const door::Series* series = outcome.side == side ? seriesOf(outcome, odds) : nullptr;
        if (!series)
            continue;
        const std::string kind = toText(series->label);
        labels.emplace(kind, series->label);
        rolls.push_back({side, kind, series->p, outcome.observed, series->first});
    }
    std::vector<LuckOfRolls> all;
    for (const LuckOfKind& each : luckOf(rolls, side))
        if (each.luck.rolls > 0)
            all.push_back({each.kind.empty() ? Message() : labels[each.kind], each.luck});
    if (all.size() == 2) // one kind only is all there is
        all.pop_back();
    return all;
}

std::vector<door::Forecast> forecastsOf(const std::vector<Outcome>& outcomes)
{
    std::vector<door::Forecast> forecasts;
    for (const Outcome& outcome : outcomes)
        if (!outcome.forecast.roll() && !findIn(forecasts, outcome.forecast))
            forecasts.push_back(outcome.forecast);
    return forecasts;
}

KnownOdds oddsOf(const std::vector<Outcome>& outcomes)
{
    std::vector<std::pair<door::Forecast, door::OddsView>> known;
    for (const door::Forecast& forecast : forecastsOf(outcomes))
        known.emplace_back(forecast, forecast.solve());
    return [known = std::move(known)](const door::Forecast& forecast) -> const door::OddsView* {
        const auto* at = findIn(known, forecast, &std::pair<door::Forecast, door::OddsView>::first);
        return at ? &at->second : nullptr;
    };
}

} // namespace adjutant
