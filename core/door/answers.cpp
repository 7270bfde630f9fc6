#include "core/door/answers.h"

#include "core/catalogue/ids.h"

#include <nlohmann/json.hpp>

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

using Json = nlohmann::ordered_json;

struct Writer
{
    Json operator()(const Skipped&) const { return nullptr; }
    Json operator()(const Point& at) const { return Json::array({at.x, at.y}); }
    template <class Plain> Json operator()(const Plain& value) const { return value; }
};

// Objects whose keys are 0 to n-1 and that hold objects are rows: they become lists.
void makeLists(Json& json)
{
    if (!json.is_object())
        return;
    bool rows = !json.empty();
    bool nested = false;
    for (std::size_t k = 0; k < json.size(); ++k) {
        const auto found = json.find(std::to_string(k));
        rows = rows && found != json.end();
        nested = nested || (found != json.end() && found->is_object());
    }
    for (auto& [key, value] : json.items())
        makeLists(value);
    if (!rows || !nested)
        return;
    Json list = Json::array();
    for (std::size_t k = 0; k < json.size(); ++k)
        list.push_back(std::move(json[std::to_string(k)]));
    json = std::move(list);
}

} // namespace

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

Json answersJson(const Answers& answers)
{
    Json json = Json::object();
    for (const auto& [path, value] : answers) {
        Json* at = &json;
        for (std::size_t start = 0; start <= path.size();) {
            const std::size_t slash = std::min(path.find('/', start), path.size());
            at = &(*at)[path.substr(start, slash - start)];
            start = slash + 1;
        }
        *at = std::visit(Writer(), value);
    }
    for (auto& [key, value] : json.items()) // the whole is an object, whatever its keys
        makeLists(value);
    return json;
}

} // namespace adjutant::door
