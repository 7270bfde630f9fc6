#include "core/systems/drakerys/match/commandbody.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

std::string CommandBody::text(std::string_view key, Need need, std::size_t longest)
{
    return keys.text(key, longest, need).value_or(std::string());
}

UnitRef CommandBody::unit(std::string_view key, Need need)
{
    return unitRefOf(text(key, need, longestRef));
}

std::vector<UnitRef> CommandBody::units(std::string_view key)
{
    std::vector<UnitRef> units;
    for (const std::string& each : keys.texts(key, longestRef))
        units.push_back(unitRefOf(each));
    return units;
}

PlayerId CommandBody::player(std::string_view key, Need need)
{
    return PlayerId(text(key, need));
}

int CommandBody::number(std::string_view key, yaml::IntRange range)
{
    return keys.integer(key, range, Need::required).value_or(range.lowest);
}

std::string CommandBody::id(std::string_view key, Need need)
{
    return id(keys.node(key, need), key);
}

std::string CommandBody::id(const Node* node, std::string_view what)
{
    const auto word = node ? yaml::textOf(*node, what, longestId, faults) : std::nullopt;
    if (word && !isId(*word))
        faults.add(FaultRule::badId, node->at, yaml::clipped(*word),
                   "lower-case letters a-z and digits, joined by - or _");
    return word.value_or(std::string());
}

std::vector<std::string> CommandBody::ids(std::string_view key)
{
    std::vector<std::string> all;
    for (const Node& node : keys.sequence(key))
        all.push_back(id(&node, key));
    return all;
}

std::optional<Point> CommandBody::point(std::string_view key, Need need)
{
    const Node* node = keys.node(key, need);
    if (!node)
        return std::nullopt;
    if (node->kind != Node::Kind::sequence || node->items.size() != 2) {
        faults.add(FaultRule::wrongType, node->at, std::string(key), "two numbers in cm: [30, 45]");
        return std::nullopt;
    }
    constexpr yaml::NumberRange cm{-1000, 1000};
    const auto x = yaml::numberOf(node->items[0], key, cm, faults);
    const auto y = yaml::numberOf(node->items[1], key, cm, faults);
    return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

std::optional<Deviation> CommandBody::deviation(std::string_view key)
{
    const Node* node = keys.node(key);
    if (!node)
        return std::nullopt;
    if (node->kind == Node::Kind::scalar && node->text == "hit")
        return Deviation{};
    Mapping arrow(*node, std::string(key), faults);
    CommandBody body{arrow, faults};
    Deviation deviation;
    deviation.degrees = body.number("degrees", {0, 359});
    deviation.dice = body.integers("dice", {1, 10}, 10);
    arrow.finish();
    return deviation;
}

std::vector<int> CommandBody::integers(std::string_view key, yaml::IntRange range, std::size_t most)
{
    std::vector<int> all;
    const auto& items = keys.sequence(key);
    for (std::size_t k = 0; k < std::min(items.size(), most); ++k)
        if (const auto value = yaml::integerOf(items[k], key, range, faults))
            all.push_back(*value);
    if (items.size() > most)
        faults.add(FaultRule::wrongType, items[most].at, std::string(key),
                   fmt::format("at most {} numbers", most));
    return all;
}

std::vector<double> CommandBody::numbers(std::string_view key, yaml::NumberRange range, std::size_t most)
{
    std::vector<double> all;
    const auto& items = keys.sequence(key);
    for (std::size_t k = 0; k < std::min(items.size(), most); ++k)
        if (const auto value = yaml::numberOf(items[k], key, range, faults))
            all.push_back(*value);
    if (items.size() > most)
        faults.add(FaultRule::wrongType, items[most].at, std::string(key),
                   fmt::format("at most {} numbers", most));
    return all;
}

std::size_t CommandBody::word(std::string_view key, std::span<const std::string_view> words, Need need)
{
    const Node* node = keys.node(key, need);
    if (!node)
        return 0;
    const auto found = std::ranges::find(words, node->text);
    if (node->kind == Node::Kind::scalar && found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    const std::vector<std::string> allowed(words.begin(), words.end());
    faults.add(FaultRule::unknownWord, node->at, yaml::clipped(node->text),
               fmt::format("{}", fmt::join(words, ", ")), nearestOf(node->text, allowed));
    return 0;
}

} // namespace adjutant::drakerys
