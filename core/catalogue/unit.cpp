#include "core/catalogue/unit.h"

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
    return findIn(parameters, skill.parameter, &SkillParameter::word);
}

} // namespace adjutant
