#include "core/catalogue/amounts.h"

#include <algorithm>

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

} // namespace adjutant
