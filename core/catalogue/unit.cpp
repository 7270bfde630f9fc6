#include "core/catalogue/unit.h"

#include <algorithm>

namespace adjutant {

std::optional<int> statUnder(const StatsByKey& stats, std::string_view key)
{
    const auto found = stats.find(key);
    return found != stats.end() ? std::optional(found->second) : std::nullopt;
}

const std::vector<std::string>& wordsUnder(const WordsByKey& words, std::string_view key)
{
    static const std::vector<std::string> none;
    const auto found = words.find(key);
    return found != words.end() ? found->second : none;
}

std::string wordUnder(const WordsByKey& words, std::string_view key)
{
    const std::vector<std::string>& found = wordsUnder(words, key);
    return found.empty() ? std::string() : found.front();
}

const SkillParameter* parameterOf(const Skill& skill, std::span<const SkillParameter> parameters)
{
    const auto found = std::ranges::find(parameters, skill.parameter, &SkillParameter::word);
    return found != parameters.end() ? &*found : nullptr;
}

bool Unit::hasWord(std::string_view key, std::string_view word) const
{
    const std::vector<std::string>& given = wordsUnder(words, key);
    return std::ranges::find(given, word) != given.end();
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
