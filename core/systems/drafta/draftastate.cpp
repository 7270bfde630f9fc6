#include "core/systems/drafta/drafta.h"

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
std::optional<Message> faultOf(const ConsequenceChart& rows)
{
    const auto gap = [](int first, int last) -> std::optional<Message> {
        return message(WORDS("drafta", "the chart has a gap: no row has %1; 1 to 100 must be covered"),
                       numbersFrom(first, last));
    };
    int covered = 0;
    for (const Consequence& row : rows) {
        if (row.from > covered + 1)
            return gap(covered + 1, row.from - 1);
        if (row.from <= covered)
            return message(
                WORDS("drafta",
                      "chart rows overlap: two rows have %1; each number from 1 to 100 belongs in one row"),
                numbersFrom(row.from, std::min(row.to, covered)));
        covered = row.to;
    }
    return covered < highestRoll ? gap(covered + 1, highestRoll) : std::nullopt;
}

} // namespace

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
        Consequence row;
        row.from = co_await ask.number(NumberOf(at + "from", WORDS("drafta", "From"), 1, highestRoll)
                                           .preset(std::min(next, highestRoll)));
        row.to = co_await ask.number(
            NumberOf(at + "to", WORDS("drafta", "To"), row.from, highestRoll).preset(row.from));
        row.text = co_await ask.text(TextOf(at + "text", WORDS("drafta", "Outcome"), longestConsequence));
        next = row.to + 1;
        chart.push_back(std::move(row));
    }
    std::ranges::stable_sort(chart, {}, &Consequence::from);
    if (chart.empty())
        co_return;
    if (auto fault = faultOf(chart))
        co_await ask.refuse("malformed", *fault);
}

Message State::consequenceOf(std::size_t unit) const
{
    for (const Consequence& row : setup->chart)
        if (units[unit].consequence >= row.from && units[unit].consequence <= row.to)
            return verbatim(row.text);
    return {};
}

int State::unitsLeft(std::size_t player) const
{
    int left = 0;
    for (std::size_t k = 0; k < units.size(); ++k)
        left += belongsTo(k, player) && !units[k].defeated() ? 1 : 0;
    return left;
}

std::optional<std::size_t> State::winner() const
{
    if (ended)
        return named;
    const bool firstStands = unitsLeft(0) > 0;
    if (firstStands == (unitsLeft(1) > 0))
        return std::nullopt;
    return firstStands ? 0 : 1;
}

std::string campId(int camp)
{
    return "camp-" + std::to_string(camp);
}

Message campName(const State& state, int camp)
{
    return message(WORDS("drafta", "Encampment %1 (%2)"), camp,
                   state.playerName(state.camps[static_cast<std::size_t>(camp - 1)]));
}

Task<> askBase(bool& hasBase, Ask& ask)
{
    hasBase = co_await ask.yes(Whether("encampment", WORDS("drafta", "Encampment from the start"))
                                   .why(WORDS("drafta", "A base with room for four units"))
                                   .rule("rule/encampment"));
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, 2, askWholeCard);
    if (!seated)
        return refuse(seated.error());
    auto chart = wholeAnswer<ConsequenceChart>(askChart, start.extras);
    if (!chart)
        return refuse(chart.error());
    State state;
    for (const auto& each : seated->pieces)
        state.units.push_back({.hp = each.card.hp});
    for (std::size_t player = 0; player < start.sides.size(); ++player) {
        const auto hasBase = wholeAnswer<bool>(askBase, start.sides[player].extras);
        if (!hasBase)
            return refuse(hasBase.error());
        if (*hasBase)
            state.camps.push_back(player);
    }
    state.setup = Setup{std::move(*seated), std::move(*chart)};
    return state;
}

} // namespace adjutant::drafta
