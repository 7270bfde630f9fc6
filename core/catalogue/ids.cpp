#include "core/catalogue/ids.h"

namespace adjutant {

SkillId skillIdOf(std::string text)
{
    std::ranges::replace(text, '-', '_');
    return SkillId(std::move(text));
}

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

} // namespace adjutant
