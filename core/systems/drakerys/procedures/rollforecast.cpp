#include "core/systems/drakerys/procedures/rollforecast.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>
#include <numeric>

namespace adjutant::drakerys {

namespace {

constexpr int mostChances = 200;
constexpr double rounding = 1e-9;

double sumOf(const Forecast& forecast)
{
    return std::accumulate(forecast.begin(), forecast.end(), 0.0);
}

table::OddsView viewOf(RollName roll, const Forecast& forecast)
{
    table::Series series;
    series.id = "successes";
    series.label = toMessage(roll);
    series.p = forecast;
    series.openEnded = sumOf(forecast) < 1 - rounding;
    table::OddsView view;
    view.headline = toMessage(roll);
    view.series.push_back(std::move(series));
    return view;
}

std::optional<RollName> findRoll(const std::string& word)
{
    for (std::size_t k = 0; k < rollNames; ++k)
        if (const auto roll = static_cast<RollName>(k); toWord(roll) == word)
            return roll;
    return std::nullopt;
}

table::Option optionOfRoll(RollName roll)
{
    return optionOf(std::string(toWord(roll)), toMessage(roll));
}

} // namespace

table::OddsQuery queryOf(RollName roll, const Forecast& forecast)
{
    table::OddsQuery query{"forecast", {{"roll", std::string(toWord(roll))}}};
    for (std::size_t k = 0; k < forecast.size(); ++k)
        query.answers["chances/" + std::to_string(k)] = forecast[k];
    return query;
}

Task<> askForecast(OddsQuestion& question, Ask& ask)
{
    const RollName roll = rollCalled(co_await ask.one(pickRoll("roll")));
    const Forecast forecast = co_await askChances(ask, "chances");
    question.solve = [roll, forecast] { return viewOf(roll, forecast); };
}

Pick pickRoll(table::Path path)
{
    const auto all = [] {
        std::vector<table::Option> options;
        for (std::size_t k = 0; k < rollNames; ++k)
            options.push_back(optionOfRoll(static_cast<RollName>(k)));
        return options;
    };
    const auto find = [](const std::string& word) -> std::optional<table::Option> {
        const auto roll = findRoll(word);
        return roll ? std::optional(optionOfRoll(*roll)) : std::nullopt;
    };
    return Pick(std::move(path), message(WORDS("drakerys", "Roll")), all, find);
}

RollName rollCalled(const std::string& word)
{
    return *findRoll(word);
}

Task<Forecast> askChances(Ask& ask, table::Path path)
{
    const std::vector<std::string> rows = co_await ask.rows(
        RowsOf(path, message(WORDS("drakerys", "Chances of 0, 1, 2 … successes")), 0, mostChances)
            .plainIs(""));
    Forecast forecast;
    for (const std::string& row : rows)
        forecast.push_back(
            co_await ask.amount(AmountOf(path + '/' + row, message(WORDS("drakerys", "Chance")), 0, 1)));
    co_return forecast;
}

bool isPossible(const Forecast& forecast, int successes)
{
    const double sum = sumOf(forecast);
    const auto at = static_cast<std::size_t>(successes);
    return sum < 1 + rounding && (at < forecast.size() ? forecast[at] > 0 : sum < 1 - rounding);
}

double expectedOf(const Forecast& forecast)
{
    double expected = std::max(0.0, 1 - sumOf(forecast)) * static_cast<double>(forecast.size());
    for (std::size_t k = 0; k < forecast.size(); ++k)
        expected += forecast[k] * static_cast<double>(k);
    return expected;
}

} // namespace adjutant::drakerys
