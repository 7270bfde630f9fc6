#include "app/cli/oddstext.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace adjutant::cli {

namespace {

constexpr double longestBar = 32;
constexpr double smallestShown = 0.0005; ///< rounds to 0.1 %
constexpr std::size_t mostShown = 12;    ///< rows and columns of a matrix that fit on a terminal

void addSeries(std::vector<std::string>& lines, const table::Series& series)
{
    if (series.p.empty())
        return;
    lines.emplace_back();
    lines.push_back(toText(series.label) + ":");
    std::vector<std::pair<std::string, double>> bars;
    double rest = 1;
    for (std::size_t k = 0; k < series.p.size(); ++k) {
        bars.emplace_back(std::to_string(series.first + static_cast<int>(k)), series.p[k]);
        rest -= series.p[k];
    }
    if (series.openEnded && rest >= smallestShown)
        bars.emplace_back("more", rest);
    const double highest = std::ranges::max(bars, {}, &std::pair<std::string, double>::second).second;
    std::size_t width = 0;
    for (const auto& [count, chance] : bars)
        if (chance >= smallestShown)
            width = std::max(width, count.size());
    for (const auto& [count, chance] : bars)
        if (chance >= smallestShown)
            lines.push_back(fmt::format("  {:>{}}  {:5.1f}%  {}", count, width, 100 * chance,
                                        std::string(static_cast<std::size_t>(std::max(
                                                        1L, std::lround(longestBar * chance / highest))),
                                                    '#')));
}

void addMix(std::vector<std::string>& lines, const std::string& heading, const std::vector<Message>& labels,
            const std::vector<double>& mix)
{
    if (mix.empty())
        return;
    lines.push_back(heading);
    for (std::size_t k = 0; k < std::min(labels.size(), mix.size()); ++k)
        if (mix[k] >= smallestShown)
            lines.push_back(fmt::format("  {}: {:.1f}%", toText(labels[k]), 100 * mix[k]));
}

// Rows go by their labels, columns by letters that a line above explains.
void addMatrix(std::vector<std::string>& lines, const table::Matrix& matrix)
{
    lines.emplace_back();
    lines.push_back(toText(matrix.label) + ":");
    const std::size_t columns = matrix.columns.size();
    if (matrix.rows.size() > mostShown || columns > mostShown) {
        lines.push_back(fmt::format("  {} by {} figures: too many to show here; --json has them all",
                                    matrix.rows.size(), columns));
    } else {
        std::string head;
        std::size_t width = 0;
        for (std::size_t k = 0; k < columns; ++k) {
            head += fmt::format("{:>8}", static_cast<char>('A' + k));
            lines.push_back(fmt::format("  {} = {}", static_cast<char>('A' + k), toText(matrix.columns[k])));
        }
        for (const Message& row : matrix.rows)
            width = std::max(width, toText(row).size());
        lines.push_back("  " + std::string(width, ' ') + head);
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            std::string line = fmt::format("  {:<{}}", toText(matrix.rows[row]), width);
            for (std::size_t k = 0; k < columns && row * columns + k < matrix.values.size(); ++k) {
                const double value = matrix.values[row * columns + k];
                line +=
                    matrix.chances ? fmt::format("{:>7.1f}%", 100 * value) : fmt::format("{:>8.3g}", value);
            }
            lines.push_back(std::move(line));
        }
    }
    addMix(lines, "Best played, rows:", matrix.rows, matrix.rowMix);
    addMix(lines, "Best played, columns:", matrix.columns, matrix.columnMix);
}

std::string stepLine(const table::OddsStep& step)
{
    std::string line = "  " + toText(step.label);
    if (!step.dice.empty())
        line += ", " + toText(step.dice);
    for (std::size_t k = 0; k < step.reasons.size(); ++k)
        line += (k == 0 ? ": " : "; ") + toText(step.reasons[k]);
    return line;
}

} // namespace

std::vector<std::string> oddsLines(const table::OddsView& view)
{
    std::vector<std::string> lines;
    if (!view.headline.empty())
        lines.push_back(toText(view.headline));
    for (const table::Chance& chance : view.chances)
        lines.push_back(fmt::format("{}: {:.1f}%", toText(chance.label), 100 * chance.chance));
    for (const Message& sentence : view.further)
        lines.push_back(toText(sentence));
    for (const table::Series& series : view.series)
        addSeries(lines, series);
    if (view.matrix)
        addMatrix(lines, *view.matrix);
    if (!view.steps.empty()) {
        lines.emplace_back();
        lines.emplace_back("How it comes about:");
        for (const table::OddsStep& step : view.steps)
            lines.push_back(stepLine(step));
    }
    return lines;
}

} // namespace adjutant::cli
