#include "core/door/answers.h"

#include "core/catalogue/ids.h"

namespace adjutant::door {

namespace {

std::string withSlash(std::string_view prefix)
{
    return prefix.empty() ? std::string() : std::string(prefix) + '/';
}

bool isNumber(std::string_view key)
{
    return !key.empty() && key.size() < 6 && key.find_first_not_of("0123456789") == key.npos;
}

// Rows by their numbers: 2 before 10.
bool comesBefore(const std::string& one, const std::string& other)
{
    if (isNumber(one) && isNumber(other) && one.size() != other.size())
        return one.size() < other.size();
    return one < other;
}

} // namespace

bool hasEmptyKey(std::string_view path)
{
    return path.empty() || path.starts_with('/') || path.ends_with('/') || path.find("//") != path.npos;
}

Answers under(const Answers& answers, std::string_view prefix)
{
    const std::string start = withSlash(prefix);
    Answers found;
    for (auto at = answers.lower_bound(start); at != answers.end() && at->first.starts_with(start); ++at)
        found.emplace_hint(found.end(), at->first.substr(start.size()), at->second);
    return found;
}

void addUnder(Answers& answers, std::string_view prefix, const Answers& more)
{
    const std::string start = withSlash(prefix);
    for (const auto& [path, value] : more)
        answers.insert_or_assign(start + path, value);
}

std::vector<std::string> keysUnder(const Answers& answers, std::string_view prefix)
{
    const std::string start = withSlash(prefix);
    std::vector<std::string> keys;
    for (auto at = answers.lower_bound(start); at != answers.end() && at->first.starts_with(start); ++at) {
        const std::string_view rest = std::string_view(at->first).substr(start.size());
        std::string key(rest.substr(0, rest.find('/')));
        if (!findIn(keys, key))
            keys.push_back(std::move(key));
    }
    std::ranges::sort(keys, comesBefore);
    return keys;
}

} // namespace adjutant::door
