#include "core/systems/drakerys/profile.h"

#include <algorithm>

namespace adjutant::drakerys {

std::string_view toWord(Element element)
{
    return nameOfKind(element, elementNames).id;
}

std::optional<Element> elementOf(std::string_view word)
{
    const auto element = kindNamed<Element>(word, elementNames);
    return element <= Element::water ? std::optional(element) : std::nullopt;
}

std::optional<Profile> profileOf(const Unit& unit)
{
    if (unit.profile.empty())
        return std::nullopt;
    Profile profile;
    for (const Characteristic& each : characteristics)
        if (const auto printed = statUnder(unit.profile, each.key))
            each.set(profile, *printed);
    return profile;
}

StatsByKey statsOf(const Profile& profile)
{
    StatsByKey stats;
    for (const Characteristic& each : characteristics)
        if (const auto value = each.of(profile))
            stats[each.key] = *value;
    return stats;
}

std::vector<DomainId> domainsIn(const SkillUse& use)
{
    const std::vector<std::string>& words = wordsUnder(use.words, "domains");
    return {words.begin(), words.end()};
}

} // namespace adjutant::drakerys
