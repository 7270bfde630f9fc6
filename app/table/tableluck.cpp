#include "app/table/tableluck.h"

#include "core/systems/gamesystem.h"

#include <algorithm>
#include <map>

namespace adjutant {

std::vector<LuckOfRolls> luckOfSide(const std::vector<Outcome>& outcomes, const PlayerId& side,
                                    const KnownOdds& odds)
{
    std::vector<ForecastRoll> rolls;
    std::map<std::string, Message> labels;
    for (const Outcome& outcome : outcomes) {
        if (outcome.side != side)
            continue;
        const table::OddsView* answer = odds(outcome.query);
        if (!answer)
            continue;
        const auto series = std::ranges::find(answer->series, outcome.figure, &table::Series::id);
        if (series == answer->series.end())
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

KnownOdds oddsOf(const std::vector<Outcome>& outcomes, const SystemId& system)
{
    std::map<table::OddsQuery, std::optional<table::OddsView>> known;
    const GameSystem* game = findGameSystem(system.text());
    for (const Outcome& outcome : outcomes)
        if (const auto [at, isNew] = known.try_emplace(outcome.query); isNew && game)
            at->second = solve(*game, outcome.query);
    return [known = std::move(known)](const table::OddsQuery& query) -> const table::OddsView* {
        const auto at = known.find(query);
        return at != known.end() && at->second ? &*at->second : nullptr;
    };
}

} // namespace adjutant
