#include "app/matches/matchluck.h"

#include <algorithm>
#include <map>

namespace adjutant {

namespace {

// The exact chances of what the dice of an outcome showed; null where there are none, or not yet.
const door::Series* seriesOf(const Outcome& outcome, const KnownOdds& odds)
{
    if (const door::Series* roll = outcome.forecast.roll())
        return roll;
    const door::OddsView* answer = odds(outcome.forecast);
    if (!answer)
        return nullptr;
    const auto series = std::ranges::find(answer->series, outcome.figure, &door::Series::id);
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
        const door::Series* series = seriesOf(outcome, odds);
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
        if (!outcome.forecast.roll() && std::ranges::find(forecasts, outcome.forecast) == forecasts.end())
            forecasts.push_back(outcome.forecast);
    return forecasts;
}

KnownOdds oddsOf(const std::vector<Outcome>& outcomes)
{
    std::vector<std::pair<door::Forecast, door::OddsView>> known;
    for (const door::Forecast& forecast : forecastsOf(outcomes))
        known.emplace_back(forecast, forecast.solve());
    return [known = std::move(known)](const door::Forecast& forecast) -> const door::OddsView* {
        const auto at = std::ranges::find(known, forecast, &std::pair<door::Forecast, door::OddsView>::first);
        return at != known.end() ? &at->second : nullptr;
    };
}

} // namespace adjutant
