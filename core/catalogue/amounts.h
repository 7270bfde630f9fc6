#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace adjutant {

/// How much of which budget, by the budgets' ids: what something costs, or may cost. What isn't there is 0,
/// and a 0 isn't kept, so that equal amounts are equal however they came about.
class Amounts
{
public:
    using Amount = std::pair<std::string, int>;

    Amounts() = default;
    Amounts(std::initializer_list<Amount> amounts);

    int operator[](std::string_view id) const;
    void set(std::string_view id, int amount);

    bool empty() const { return m_amounts.empty(); }

    // In the order of the ids.
    auto begin() const { return m_amounts.begin(); }
    auto end() const { return m_amounts.end(); }

    bool operator==(const Amounts&) const = default;

private:
    std::vector<Amount> m_amounts;
};

/// Each amount with the other sign: what is saved in place of spent.
Amounts negated(const Amounts& amounts);

} // namespace adjutant
