#include "core/catalogue/unit.h"

namespace adjutant {

Amounts::Amounts(std::initializer_list<Amount> amounts)
{
    for (const auto& [id, amount] : amounts)
        set(id, amount);
}

int Amounts::operator[](std::string_view id) const
{
    const auto found = std::ranges::find(m_amounts, id, &Amount::first);
    return found == m_amounts.end() ? 0 : found->second;
}

void Amounts::set(std::string_view id, int amount)
{
    const auto at = std::ranges::lower_bound(m_amounts, id, {}, &Amount::first);
    const bool isThere = at != m_amounts.end() && at->first == id;
    if (amount == 0 && isThere)
        m_amounts.erase(at);
    else if (isThere)
        at->second = amount;
    else if (amount != 0)
        m_amounts.insert(at, {std::string(id), amount});
}

Amounts negated(const Amounts& amounts)
{
    Amounts other;
    for (const auto& [id, amount] : amounts)
        other.set(id, -amount);
    return other;
}

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
