#include "core/catalogue/unit.h"

#include <algorithm>

namespace adjutant {

std::string_view toWord(Element element)
{
    switch (element) {
    case Element::air:
        return "air";
    case Element::earth:
        return "earth";
    case Element::fire:
        return "fire";
    case Element::water:
        return "water";
    }
    return {};
}

std::optional<Element> elementOf(std::string_view word)
{
    for (const Element element : {Element::air, Element::earth, Element::fire, Element::water})
        if (word == toWord(element))
            return element;
    return std::nullopt;
}

bool Unit::says(std::string_view key, std::string_view word) const
{
    const auto found = words.find(key);
    return found != words.end() && std::ranges::find(found->second, word) != found->second.end();
}

bool Unit::has(const SkillId& skill) const
{
    return std::ranges::find(skills, skill, &SkillUse::skill) != skills.end();
}

bool Unit::isUnknown(std::string_view part) const
{
    return std::ranges::find(unknown, part) != unknown.end();
}

const SizeOffer* Unit::offerFor(int size) const
{
    const auto offer = std::ranges::find(sizes, size, &SizeOffer::size);
    return offer == sizes.end() ? nullptr : &*offer;
}

} // namespace adjutant
