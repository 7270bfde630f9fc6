#include "core/catalogue/ids.h"

#include <array>

namespace adjutant {

bool isId(std::string_view text, bool withFaction)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    const auto isJoint = [&](char c) { return c == '-' || c == '_' || (withFaction && c == '/'); };
    if (text.empty() || text.size() > 80 || !isLetter(text.front()) || !isLetter(text.back()))
        return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!isLetter(text[i]) && (!isJoint(text[i]) || isJoint(text[i + 1])))
            return false;
    return std::ranges::count(text, '/') <= 1;
}

std::string idOfName(std::string_view name, std::size_t longest)
{
    std::string id;
    for (const char letter : name) {
        const bool upper = letter >= 'A' && letter <= 'Z';
        const char lower = upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9'))
            id += lower;
        else if (!id.empty() && id.back() != '-')
            id += '-';
        if (id.size() == longest)
            break;
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

constexpr std::size_t longest = 64;

static char folded(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        return static_cast<char>(letter - 'A' + 'a');
    return letter == ' ' || letter == '_' ? '-' : letter;
}

std::size_t editDistance(std::string_view one, std::string_view other, std::size_t limit)
{
    if (one.size() > longest || other.size() > longest)
        return limit;
    const std::size_t shorter = std::min(one.size(), other.size());
    if (std::max(one.size(), other.size()) - shorter >= limit)
        return limit;

    // Three rows of the optimal-string-alignment table are enough: the one being filled and the two above it.
    using Row = std::array<std::size_t, longest + 1>;
    Row above{}, twoAbove{}, row{};
    for (std::size_t j = 0; j <= other.size(); ++j)
        above[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const char a = folded(one[i - 1]);
            const char b = folded(other[j - 1]);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a == b ? 0 : 1)});
            if (i > 1 && j > 1 && a == folded(other[j - 2]) && b == folded(one[i - 2]))
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
        }
        twoAbove = above;
        above = row;
    }
    return std::min(above[other.size()], limit);
}

std::string nearestOf(std::string_view text, const std::vector<std::string>& candidates)
{
    std::string nearest;
    std::size_t smallest = farthestNear(text) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t away = editDistance(text, candidate, smallest);
        if (away < smallest) {
            smallest = away;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace adjutant
