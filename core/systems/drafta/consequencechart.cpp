#include "core/systems/drafta/consequencechart.h"

#include <algorithm>
#include <optional>

namespace adjutant::drafta {

namespace {

constexpr int mostRows = 80; ///< of three answers each, one start has no room for more
constexpr std::size_t longestConsequence = 400;
constexpr int highestRoll = 100;

Message numbersFrom(int first, int last)
{
    if (first == last)
        return verbatim(std::to_string(first));
    return message(WORDS("drafta", "%1 to %2"), first, last);
}

// What is wrong with rows that are sorted by where they begin.
std::optional<Message> faultOf(const std::vector<ConsequenceChart::Row>& rows)
{
    int covered = 0;
    for (const ConsequenceChart::Row& row : rows) {
        if (row.from > covered + 1)
            return message(WORDS("drafta", "the chart has a gap: no row has %1; 1 to 100 must be covered"),
                           numbersFrom(covered + 1, row.from - 1));
        if (row.from <= covered)
            return message(
                WORDS("drafta",
                      "chart rows overlap: two rows have %1; each number from 1 to 100 belongs in one row"),
                numbersFrom(row.from, std::min(row.to, covered)));
        covered = row.to;
    }
    if (covered < highestRoll)
        return message(WORDS("drafta", "the chart has a gap: no row has %1; 1 to 100 must be covered"),
                       numbersFrom(covered + 1, highestRoll));
    return std::nullopt;
}

} // namespace

const std::string* ConsequenceChart::find(int d100) const
{
    for (const Row& row : rows)
        if (row.from <= d100 && d100 <= row.to)
            return &row.text;
    return nullptr;
}

Task<> askChart(ConsequenceChart& chart, Ask& ask)
{
    const auto keys = co_await ask.rows(
        RowsOf("chart", WORDS("drafta", "Random Consequence Chart"), 0, mostRows)
            .why(WORDS("drafta", "Without it, you decide what happens to defeated player characters"))
            .rowLabel(WORDS("drafta", "Consequence"))
            .rule("rule/consequences"));
    int next = 1;
    for (const std::string& key : keys) {
        const std::string at = "chart/" + key + '/';
        ConsequenceChart::Row row;
        row.from = co_await ask.number(NumberOf(at + "from", WORDS("drafta", "From"), 1, highestRoll)
                                           .preset(std::min(next, highestRoll)));
        row.to = co_await ask.number(
            NumberOf(at + "to", WORDS("drafta", "To"), row.from, highestRoll).preset(row.from));
        row.text = co_await ask.text(TextOf(at + "text", WORDS("drafta", "Outcome"), longestConsequence));
        next = row.to + 1;
        chart.rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(chart.rows, {}, &ConsequenceChart::Row::from);
    if (chart.rows.empty())
        co_return;
    if (auto fault = faultOf(chart.rows))
        co_await ask.refuse("malformed", *fault);
}

} // namespace adjutant::drafta
