#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

namespace adjutant::test {

namespace {

/// A part of a text, from `at`, `size` bytes long; empty where there is none of the kind wanted.
struct Part
{
    std::size_t at = 0;
    std::size_t size = 0;
};

constexpr std::array<std::string_view, 40> edges{
    "0",      "1",          "-1",         "2",
    "10",     "11",         "12",         "40",
    "99",     "100",        "120",        "121",
    "999",    "1000",       "1001",       "4294",
    "65536",  "2147483647", "1e9",        "-2147483648",
    "0.5",    "1e-300",     "4294967296", "1e309",
    "nan",    "+-3",        "~",          "null",
    "yes",    "\"\"",       "[]",         "{}",
    "*a",     "&a",         "<<",         std::string_view("\0", 1),
    "\u202e", "\xc3\x28",   "%1",         "2200-01-01T00:00:00Z"};

std::size_t below(std::size_t bound, Chance& chance)
{
    return bound == 0 ? 0 : chance() % bound;
}

std::string_view of(std::string_view text, Part part)
{
    return text.substr(part.at, part.size);
}

bool isOfWord(char byte)
{
    const auto letter = static_cast<unsigned char>(byte);
    return letter >= 0x80 || std::isalnum(letter) ||
           std::string_view("_-./+~").find(byte) != std::string_view::npos;
}

Part wordOf(std::string_view text, Chance& chance)
{
    std::size_t at = below(text.size(), chance);
    while (at < text.size() && !isOfWord(text[at]))
        ++at;
    std::size_t end = at;
    while (at > 0 && at < text.size() && isOfWord(text[at - 1]))
        --at;
    while (end < text.size() && isOfWord(text[end]))
        ++end;
    return {at, end - at};
}

std::size_t indentOf(std::string_view text, std::size_t line)
{
    const std::size_t first = text.find_first_not_of(' ', line);
    return first == std::string_view::npos ? text.size() : first - line;
}

// A line and the deeper ones below it.
Part blockOf(std::string_view text, Chance& chance)
{
    const std::size_t before = text.rfind('\n', below(text.size(), chance));
    const std::size_t at = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t depth = indentOf(text, at);
    std::size_t end = at;
    do {
        const std::size_t newline = text.find('\n', end);
        end = newline == std::string_view::npos ? text.size() : newline + 1;
    } while (end < text.size() && indentOf(text, end) > depth);
    return {at, end - at};
}

// From an opening bracket to the closing one.
Part groupOf(std::string_view text, Chance& chance)
{
    const std::size_t at = text.find_first_of("[{", below(text.size(), chance));
    if (at == std::string_view::npos)
        return {};
    std::size_t depth = 0;
    std::size_t end = at;
    do {
        const char byte = text[end++];
        depth += byte == '[' || byte == '{';
        depth -= byte == ']' || byte == '}';
    } while (depth > 0 && end < text.size());
    return {at, end - at};
}

Part partOf(std::string_view text, Chance& chance)
{
    switch (chance() % 3) {
    case 0:
        return wordOf(text, chance);
    case 1:
        return blockOf(text, chance);
    default:
        return groupOf(text, chance);
    }
}

void repeat(std::string& text, Part part, Chance& chance, std::size_t most)
{
    if (part.size == 0)
        return;
    const std::size_t wanted = std::size_t{1} << below(12, chance);
    const std::size_t room = most > text.size() ? (most - text.size()) / part.size : 0;
    const std::string once(of(text, part));
    // Items of a flow need a comma between them.
    const bool isGroup = once.front() == '{' || once.front() == '[';
    std::string more;
    for (std::size_t k = 0; k < std::min(wanted, room); ++k)
        more += isGroup ? once + ", " : once;
    text.insert(part.at, more);
}

void changeByte(std::string& text, Chance& chance)
{
    const std::size_t at = below(text.size() + 1, chance);
    switch (chance() % 4) {
    case 0:
        text.insert(at, 1, static_cast<char>(chance()));
        break;
    case 1:
        text.resize(at);
        break;
    case 2:
        if (at < text.size())
            text[at] = static_cast<char>(text[at] ^ (1 << (chance() % 8)));
        break;
    default:
        if (at < text.size())
            text[at] = static_cast<char>(chance() % 5 == 0 ? 0xff : chance());
    }
}

void changeOnce(std::string& text, std::string_view donor, Chance& chance, std::size_t most)
{
    const Part part = partOf(text, chance);
    switch (chance() % 10) {
    case 0:
    case 1: {
        const Part word = wordOf(text, chance);
        text.replace(word.at, word.size, edges[below(edges.size(), chance)]);
        break;
    }
    case 2: {
        const std::string other(of(text, wordOf(text, chance)));
        const Part word = wordOf(text, chance);
        text.replace(word.at, word.size, other);
        break;
    }
    case 3:
        text.erase(part.at, part.size);
        break;
    case 4:
        repeat(text, part, chance, most);
        break;
    case 5:
        text.replace(part.at, part.size, of(donor, partOf(donor, chance)));
        break;
    case 6:
        text.insert(part.at, of(donor, partOf(donor, chance)));
        break;
    case 7: {
        const std::string moved(of(text, part));
        text.erase(part.at, part.size);
        text.insert(below(text.size() + 1, chance), moved);
        break;
    }
    case 8: {
        const std::size_t deep = std::size_t{1} << below(8, chance);
        const bool isList = chance() % 2 == 0;
        text.insert(part.at + part.size, std::string(deep, isList ? ']' : '}'));
        for (std::size_t k = 0; k < deep; ++k)
            text.insert(part.at, isList ? "[" : "{a: ");
        break;
    }
    default:
        changeByte(text, chance);
    }
}

using Json = nlohmann::ordered_json;

void addNodes(Json& node, std::vector<Json*>& nodes)
{
    nodes.push_back(&node);
    if (node.is_structured())
        for (Json& child : node)
            addNodes(child, nodes);
}

Json edgeValue(Chance& chance)
{
    const std::string_view edge = edges[below(edges.size(), chance)];
    Json value = Json::parse(edge, nullptr, false);
    return value.is_discarded() ? Json(edge) : value;
}

void changeNode(Json& root, Chance& chance, std::size_t room)
{
    std::vector<Json*> nodes;
    addNodes(root, nodes);
    Json& node = *nodes[below(nodes.size(), chance)];
    const Json other = *nodes[below(nodes.size(), chance)];
    switch (chance() % 6) {
    case 0:
        node = edgeValue(chance);
        break;
    case 1:
        node = other;
        break;
    case 2:
        if (node.is_number_integer())
            node = node.get<std::int64_t>() + (chance() % 2 == 0 ? 1 : -1);
        else if (node.is_structured() && !node.empty())
            node.erase(std::next(node.begin(), static_cast<std::ptrdiff_t>(below(node.size(), chance))));
        break;
    case 3:
        if (node.is_object())
            node[chance() % 2 == 0 || node.empty()
                     ? std::string(edges[below(edges.size(), chance)])
                     : std::next(node.begin(), static_cast<std::ptrdiff_t>(below(node.size(), chance)))
                           .key()] = other;
        else if (node.is_array())
            node.push_back(other);
        break;
    case 4:
        if (node.is_array() && !node.empty()) {
            const Json item = node[below(node.size(), chance)];
            const std::size_t wanted = std::size_t{1} << below(12, chance);
            const std::size_t most =
                room / (item.dump(-1, ' ', false, Json::error_handler_t::replace).size() + 1);
            for (std::size_t k = 0; k < std::min(wanted, most); ++k)
                node.push_back(item);
        }
        break;
    default:
        if (node.is_array() && node.size() > 1)
            std::swap(node[below(node.size(), chance)], node[below(node.size(), chance)]);
    }
}

// Of a JSON file the nodes, so that it stays JSON; false where it is none.
bool changeNodes(std::string& text, Chance& chance, std::size_t most)
{
    if (!text.starts_with('{'))
        return false;
    Json root = Json::parse(text, nullptr, false);
    if (root.is_discarded())
        return false;
    for (std::size_t changes = 1 + below(4, chance); changes > 0; --changes)
        changeNode(root, chance, most > text.size() ? most - text.size() : 0);
    text = root.dump(-1, ' ', false, Json::error_handler_t::replace);
    return true;
}

} // namespace

std::string mutated(std::string text, std::string_view donor, Chance& chance, std::size_t most)
{
    const bool isDone = chance() % 8 != 0 && changeNodes(text, chance, most);
    for (std::size_t changes = isDone ? 0 : 1 + below(4, chance); changes > 0; --changes)
        changeOnce(text, donor, chance, most);
    if (text.size() > most)
        text.resize(most);
    return text;
}

} // namespace adjutant::test
