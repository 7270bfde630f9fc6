#include "core/catalogue/ids.h"

#include <algorithm>

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

} // namespace adjutant
