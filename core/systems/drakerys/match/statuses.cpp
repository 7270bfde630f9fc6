#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>
#include <array>

namespace adjutant::drakerys {

std::span<const std::string_view> knownStatuses()
{
    static constexpr std::array<std::string_view, 34> all{
        "berserk",
        "burning-scenery",
        "characteristics-minus-1",
        "charge-minus-5-initiative-minus-1",
        "charge-plus-5",
        "control",
        "engaged",
        "free",
        "holy-fury",
        "initiative-plus-2",
        "march-charge-minus-1",
        "march-charge-minus-2",
        "march-charge-penalty",
        "march-charge-penalty-x2",
        "march-charge-plus-5",
        "march-charge-plus-5-dreadful",
        "march-plus-10",
        "march-plus-5",
        "minus-1-action",
        "natures-way-plus-1",
        "no-activation",
        "no-charge",
        "no-charge-attack-or-shot",
        "no-more-skill",
        "only-one-action",
        "plus-1-action",
        "plus-2d10",
        "rain",
        "shooting-reroll",
        "they-shall-not-pass",
        "violent-blow",
        "willpower",
        "willpower-minus-1",
        "zephyr",
    };
    static_assert(std::ranges::is_sorted(all));
    return all;
}

bool isKnownStatus(const StatusId& token)
{
    return std::ranges::binary_search(knownStatuses(), token.text());
}

} // namespace adjutant::drakerys
