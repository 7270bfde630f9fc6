#include "core/match/record.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

using Json = nlohmann::ordered_json;
using table::Value;

struct Writer
{
    Json operator()(const table::LeftOut&) const { return nullptr; }
    Json operator()(const table::Point& at) const { return Json::array({at.x, at.y}); }
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

// Whole numbers that no game has are no whole numbers here: they are in no range.
bool isWhole(const Json& json)
{
    return json.is_number_unsigned()
               ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<int>::max())
               : json.is_number_integer() && json.get<std::int64_t>() >= std::numeric_limits<int>::min() &&
                     json.get<std::int64_t>() <= std::numeric_limits<int>::max();
}

bool add(table::Answers& answers, const std::string& path, const Json& json, int depth);

bool addList(table::Answers& answers, const std::string& path, const Json& list, int depth)
{
    const auto isA = [&list](auto&& kind) { return std::ranges::all_of(list, kind); };
    if (isA(isWhole)) {
        answers[path] = list.get<std::vector<int>>();
    } else if (isA([](const Json& each) { return each.is_string() || isWhole(each); })) {
        // Ids that look like numbers, among others.
        std::vector<std::string> words;
        for (const Json& each : list)
            words.push_back(each.is_string() ? each.get<std::string>() : std::to_string(each.get<int>()));
        answers[path] = std::move(words);
    } else if (list.size() == 2 && isA([](const Json& each) { return each.is_number(); })) {
        answers[path] = table::Point{list[0].get<double>(), list[1].get<double>()};
    } else {
        for (std::size_t k = 0; k < list.size(); ++k)
            if (!add(answers, path + '/' + std::to_string(k), list[k], depth + 1))
                return false;
    }
    return answers.size() <= table::mostAnswers;
}

bool add(table::Answers& answers, const std::string& path, const Json& json, int depth)
{
    if (depth > table::deepestAnswers || answers.size() > table::mostAnswers)
        return false;
    if (json.is_object()) {
        for (const auto& [key, value] : json.items())
            if (!add(answers, path.empty() ? key : path + '/' + key, value, depth + 1))
                return false;
    } else if (json.is_array()) {
        return addList(answers, path, json, depth);
    } else if (json.is_null()) {
        answers[path] = table::LeftOut{};
    } else if (json.is_boolean()) {
        answers[path] = json.get<bool>();
    } else if (isWhole(json)) {
        answers[path] = json.get<int>();
    } else if (json.is_number()) {
        answers[path] = json.get<double>();
    } else {
        answers[path] = json.get<std::string>();
    }
    return answers.size() <= table::mostAnswers;
}

} // namespace

Json answersJson(const table::Answers& answers)
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

std::optional<table::Answers> answersOf(const Json& json)
{
    table::Answers answers;
    if (!json.is_object() || !add(answers, {}, json, 0))
        return std::nullopt;
    // A key with a slash can meet what stands in an object: no path is both an answer and above others.
    for (const auto& [path, value] : answers)
        if (table::hasEmptyKey(path) || table::depthOf(path) > table::deepestAnswers ||
            !table::under(answers, path).empty())
            return std::nullopt;
    return answers;
}

Json commandJson(const Record& record)
{
    Json json = Json::object();
    json[record.procedure] = answersJson(record.answers);
    return json;
}

} // namespace adjutant
