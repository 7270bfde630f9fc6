#include "app/matches/matchluck.h"

#include <map>

namespace adjutant {

namespace {

// The exact chances of what the dice of an outcome showed; null where there are none, or not yet.
const door::Series* seriesOf(const Outcome& outcome, const KnownOdds& odds)
{
    if (const door::Series* roll = outcome.forecast.roll())
        return roll;
    const door::OddsView* answer = odds(outcome.forecast);
    return answer ? findIn(answer->series, outcome.figure, &door::Series::id) : nullptr;
}

} // namespace

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
