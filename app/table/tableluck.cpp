#include "app/table/tableluck.h"

#include <algorithm>
#include <map>

namespace adjutant {

namespace {

// The exact chances of what the dice of an outcome showed; null where there are none, or not yet.
const table::Series* seriesOf(const Outcome& outcome, const KnownOdds& odds)
{
    if (const table::Series* roll = outcome.forecast.roll())
        return roll;
    const table::OddsView* answer = odds(outcome.forecast);
    if (!answer)
        return nullptr;
    const auto series = std::ranges::find(answer->series, outcome.figure, &table::Series::id);
    return series != answer->series.end() ? &*series : nullptr;
}

} // namespace

std::vector<LuckOfRolls> luckOfSide(const std::vector<Outcome>& outcomes, const PlayerId& side,
                                    const KnownOdds& odds)
{
    std::vector<ForecastRoll> rolls;
    std::map<std::string, Message> labels;
    for (const Outcome& outcome : outcomes) {
        if (outcome.side != side)
            continue;
        const table::Series* series = seriesOf(outcome, odds);
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

std::vector<table::Forecast> forecastsOf(const std::vector<Outcome>& outcomes)
{
    std::vector<table::Forecast> forecasts;
    for (const Outcome& outcome : outcomes)
        if (!outcome.forecast.roll() && std::ranges::find(forecasts, outcome.forecast) == forecasts.end())
            forecasts.push_back(outcome.forecast);
    return forecasts;
}

KnownOdds oddsOf(const std::vector<Outcome>& outcomes)
{
    std::vector<std::pair<table::Forecast, table::OddsView>> known;
    for (const table::Forecast& forecast : forecastsOf(outcomes))
        known.emplace_back(forecast, forecast.solve());
    return [known = std::move(known)](const table::Forecast& forecast) -> const table::OddsView* {
        const auto at =
            std::ranges::find(known, forecast, &std::pair<table::Forecast, table::OddsView>::first);
        return at != known.end() ? &at->second : nullptr;
    };
}

} // namespace adjutant
