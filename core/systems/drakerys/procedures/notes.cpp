#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestNote = 4000; // bytes
constexpr int mostDice = 1000;
constexpr int mostChances = 200;

Pick unitThatRolls(const MatchState& state)
{
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), {})
        .ifLeftOut(message(WORDS("drakerys", "It is rolled for no Unit")))
        .usuallyNone();
}

Pick kindOfRoll()
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < rollNames; ++k) {
        const auto roll = static_cast<RollName>(k);
        options.push_back(optionOf(std::string(wordFor(roll)), toMessage(roll)));
    }
    return Pick("kind", message(WORDS("drakerys", "Roll")), std::move(options));
}

RollName rollCalled(const std::string& word)
{
    std::size_t roll = 0;
    while (wordFor(static_cast<RollName>(roll)) != word)
        ++roll;
    return static_cast<RollName>(roll);
}

// What a forecast leaves out counts as one more than its last count.
double expectedOf(const std::vector<double>& forecast)
{
    double expected = 0;
    double rest = 1;
    for (std::size_t k = 0; k < forecast.size(); ++k) {
        expected += forecast[k] * static_cast<double>(k);
        rest -= forecast[k];
    }
    return expected + std::max(0.0, rest) * static_cast<double>(forecast.size());
}

// The chances are what was forecast: the odds give them back as they are.
table::OddsQuery queryOf(RollName roll, const std::vector<double>& forecast)
{
    table::OddsQuery query{"forecast", {{"roll", std::string(wordFor(roll))}}};
    for (std::size_t k = 0; k < forecast.size(); ++k)
        query.answers["chances/" + std::to_string(k)] = forecast[k];
    return query;
}

} // namespace

// Something the players want to remember.
Task<> note(MatchState&, Ask& ask)
{
    const std::string text =
        co_await ask.text(TextOf("text", message(WORDS("drakerys", "Note")), longestNote));
    ask.tell(message(WORDS("drakerys", "Note: %1"), verbatim(text)), table::Tone::quiet);
}

// A roll as it fell, beside what had been forecast. It changes nothing at the table.
Task<> recordRoll(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const std::optional<std::string> unit = co_await ask.oneOrNone(unitThatRolls(state));
    const RollName roll = rollCalled(co_await ask.one(kindOfRoll()));
    co_await ask.number(NumberOf("threshold", message(WORDS("drakerys", "Threshold")), 0, 10).preset(0));
    co_await ask.dice(DiceOf("faces", message(WORDS("drakerys", "Faces")), 0, 10).upTo(mostDice, 10));
    const std::vector<std::string> rows = co_await ask.rows(
        RowsOf("forecast", message(WORDS("drakerys", "Chances of 0, 1, 2 … successes")), 0, mostChances)
            .plainIs(""));
    std::vector<double> forecast;
    for (const std::string& row : rows)
        forecast.push_back(
            co_await ask.amount(AmountOf("forecast/" + row, message(WORDS("drakerys", "Chance")), 0, 1)));
    const int successes =
        co_await ask.number(NumberOf("successes", message(WORDS("drakerys", "Successes")), 0, 1000));
    const Message who = unit ? toMessage(state, unitRefOf(*unit)) : toMessage(state, player);
    const Message what = message(WORDS("drakerys", "%1 of %2"), toMessage(roll), who);
    if (forecast.empty()) {
        ask.tell(counted(WORDS_N("drakerys", "%1: %n success(es)"), successes, what));
        co_return;
    }
    ask.tell(counted(WORDS_N("drakerys", "%1: %n success(es) (%2 expected)"), successes, what,
                     std::round(expectedOf(forecast) * 10) / 10));
    ask.forecast(queryOf(roll, forecast));
    ask.outcome(player, "successes", successes);
}

} // namespace adjutant::drakerys
