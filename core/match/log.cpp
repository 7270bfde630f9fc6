#include "core/match/log.h"

#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

using Json = nlohmann::ordered_json;

struct Writer
{
    Json operator()(const door::Skipped&) const { return nullptr; }
    Json operator()(const door::Point& at) const { return Json::array({at.x, at.y}); }
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

Json answersJson(const door::Answers& answers)
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

Json commandJson(const Record& record)
{
    return Json::object({{record.procedure, answersJson(record.answers)}});
}

} // namespace adjutant
