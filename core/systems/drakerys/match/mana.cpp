#include "core/systems/drakerys/match/spellcard.h"

#include <algorithm>
#include <numeric>

namespace adjutant::drakerys {

std::optional<int> mostReinforcement(const Mana& cost, const std::vector<ManaSource>& sources)
{
    Mana drawn{};
    for (const ManaSource& source : sources)
        if (source.element)
            drawn[static_cast<std::size_t>(*source.element)] += source.mana;
    const bool maelstrom =
        std::ranges::any_of(sources, [](const ManaSource& source) { return !source.element.has_value(); });
    if (maelstrom)
        return std::accumulate(drawn.begin(), drawn.end(), ManaSource::ofMaelstrom);
    int missing = 0;
    int pairs = 0; // of one Element each, to be converted
    int left = 0;
    for (std::size_t element = 0; element < drawn.size(); ++element) {
        const int over = drawn[element] - cost[element];
        missing += std::max(0, -over);
        left += std::max(0, over);
        pairs += std::max(0, over) / 2;
    }
    return missing <= pairs ? std::optional(left - 2 * missing) : std::nullopt;
}

} // namespace adjutant::drakerys
