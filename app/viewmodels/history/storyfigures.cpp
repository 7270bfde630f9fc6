#include "storyfigures.h"

#include "app/systems/drakerys/text/commandwords.h"
#include "app/systems/drakerys/text/oddswords.h"
#include "app/text/figures.h"
#include "core/match/luck.h"
#include "standingrows.h"
#include "tablenames.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

struct StoryWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

int foremost(const drakerys::MatchState& state)
{
    const auto first = std::ranges::max_element(state.players, {}, &drakerys::PlayerState::progress);
    return first == state.players.end() ? 0 : first->progress;
}

// Kinds of rolls are told apart by their words.
QString kindInWords(const std::string& kind)
{
    if (kind.empty())
        return StoryWords::tr("All rolls");
    for (int roll = 0; roll <= static_cast<int>(drakerys::RollName::plain); ++roll)
        if (const auto name = static_cast<drakerys::RollName>(roll); drakerys::wordFor(name) == kind)
            return wordsFor(name);
    return QString::fromStdString(kind);
}

QString verdictOf(double percentile)
{
    const int hundred = std::clamp(static_cast<int>(std::lround(percentile * 100)), 1, 99);
    return percentile > 0.9    ? StoryWords::tr("very lucky: %1 of 100 matches bring less").arg(hundred)
           : percentile > 0.65 ? StoryWords::tr("lucky: %1 of 100 matches bring less").arg(hundred)
           : percentile < 0.1
               ? StoryWords::tr("very unlucky: %1 of 100 matches bring more").arg(100 - hundred)
           : percentile < 0.35 ? StoryWords::tr("unlucky: %1 of 100 matches bring more").arg(100 - hundred)
                               : StoryWords::tr("about as was due");
}

LuckRow rowOf(const LuckOfKind& luck)
{
    LuckRow row;
    row.all = luck.kind.empty();
    row.kind = kindInWords(luck.kind);
    row.rolls = StoryWords::tr("%n roll(s)", nullptr, luck.luck.rolls);
    row.observed = figure(luck.luck.observed);
    row.expected = QLocale().toString(luck.luck.expected, 'f', 1);
    row.percentile = luck.luck.percentile;
    row.verdict = verdictOf(row.percentile);
    row.words = StoryWords::tr("%1, %2: %3 successes where %4 were to be expected, %5")
                    .arg(row.kind, row.rolls, row.observed, row.expected, row.verdict);
    return row;
}

} // namespace

QVariantList seriesOf(std::span<const drakerys::MatchState> states, const FigureOf& figureOf,
                      const MatchStart& start, const Catalogue& catalogue)
{
    QVariantList all;
    if (states.empty())
        return all;
    const QLocale locale;
    for (std::size_t p = 0; p < states.front().players.size(); ++p) {
        const PlayerId& id = states.front().players[p].id;
        ChartSeries series;
        series.name = playerName(start, id);
        series.colour = playerColour(start, id, catalogue);
        double farthest = 0; // a correction may take a token back; the chart goes on
        for (const drakerys::MatchState& state : states) {
            farthest = std::max(farthest, static_cast<double>(foremost(state)));
            const QPointF point(farthest, figureOf(state.players[p]));
            if (series.points.isEmpty() || series.points.last().y() != point.y())
                series.points.append(point);
        }
        if (series.points.last().x() < farthest)
            series.points.append({farthest, series.points.last().y()});
        series.last = locale.toString(series.points.last().y(), 'f', 0);
        series.words = StoryWords::tr("%1: from %2 to %3", "player, first and last value")
                           .arg(series.name, locale.toString(series.points.first().y(), 'f', 0), series.last);
        all.append(QVariant::fromValue(series));
    }
    return all;
}

QVariantList luckRows(const Log<drakerys::Command>& log, const PlayerId& player)
{
    std::vector<ForecastRoll> rolls;
    for (std::size_t k = 0; k < log.cursor(); ++k)
        if (const auto* roll = std::get_if<drakerys::RecordRoll>(&log.commandAt(k));
            roll && !roll->forecast.empty())
            rolls.push_back(
                {roll->player, std::string(drakerys::wordFor(roll->kind)), roll->forecast, roll->successes});
    QVariantList rows;
    for (const LuckOfKind& luck : luckOf(rolls, player))
        if (luck.luck.rolls > 0)
            rows.append(QVariant::fromValue(rowOf(luck)));
    if (rows.size() == 2) // one kind only is all there is
        rows.removeLast();
    return rows;
}

QList<RowModel::Row> logLines(const FoldedMatch& match, std::span<const drakerys::MatchState> states,
                              const MatchStart& start)
{
    const TableNames names = namesOf(start);
    QList<RowModel::Row> rows;
    for (std::size_t k = 0; k < match.log().cursor(); ++k) {
        const EntryRecord& record = match.records()[match.log().entryAt(k)];
        StoryLogLine line;
        line.position = static_cast<int>(k) + 1;
        line.words = inWords(match.log().commandAt(k), names);
        line.time = QLocale().toString(record.at.toLocalTime().time(), QLocale::ShortFormat);
        line.despite = !record.despite.empty();
        rows.append({QString::number(line.position), roundInWords(drakerys::roundOf(states[k])),
                     QVariant::fromValue(line)});
    }
    return rows;
}

QString roundInWords(int round)
{
    return StoryWords::tr("Round %1").arg(figure(round));
}

} // namespace adjutant
