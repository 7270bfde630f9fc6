#include "core/systems/drakerys/match/tablecommandreader.h"

#include "core/catalogue/nearest.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

constexpr std::size_t longestId = 80;
constexpr std::size_t longestRef = 2 * longestId + 1;
constexpr std::size_t longestNote = 4000;

struct Body
{
    Mapping& keys;
    yaml::FaultList& faults;

    std::string text(std::string_view key, Need need = Need::required, std::size_t longest = longestId)
    {
        return keys.text(key, longest, need).value_or(std::string());
    }
    UnitRef unit(std::string_view key) { return unitRefOf(text(key, Need::required, longestRef)); }

    std::string id(std::string_view key, Need need = Need::required)
    {
        const Node* node = keys.node(key, need);
        const auto word = node ? yaml::textOf(*node, key, longestId, faults) : std::nullopt;
        if (word && !isId(*word))
            faults.add(FaultRule::badId, node->at, yaml::clipped(*word),
                       "lower-case letters a-z and digits, joined by - or _");
        return word.value_or(std::string());
    }

    /// The place of a word among those allowed; 0 where it is none of them.
    template <std::size_t Count>
    std::size_t word(std::string_view key, const std::array<std::string_view, Count>& words, Need need)
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
};

Command readSummon(Body body)
{
    Summon command{body.unit("unit"), {}, {}};
    const std::string elemental = body.text("elemental");
    command.elemental = elemental.find('/') == std::string::npos ? unitOf(FactionId("maelstrom"), elemental)
                                                                 : UnitId(elemental);
    command.source = VortexId(body.id("source", Need::optional));
    return command;
}

Command readVortex(Body body)
{
    constexpr std::array<std::string_view, 4> elements{"air", "earth", "fire", "water"};
    constexpr std::array<std::string_view, 3> conditions{"active", "exhausted", "destroyed"};
    ChangeVortex command;
    command.vortex = VortexId(body.id("id"));
    command.element = static_cast<Element>(body.word("element", elements, Need::required));
    command.condition = static_cast<VortexCondition>(body.word("condition", conditions, Need::optional));
    return command;
}

Command readOrder(Body body)
{
    constexpr std::array<std::string_view, 3> orders{"forward", "they-shall-not-pass", "reform-the-ranks"};
    return GiveOrder{body.unit("unit"), body.unit("to"),
                     static_cast<LeaderOrder>(body.word("order", orders, Need::required))};
}

Command readPrayer(Body body)
{
    constexpr std::array<std::string_view, 3> prayers{"mercy", "a-pox-on-them", "holy-fury"};
    Pray command;
    command.unit = body.unit("unit");
    command.prayer = static_cast<Prayer>(body.word("prayer", prayers, Need::required));
    if (command.prayer == Prayer::aPoxOnThem) {
        command.enemy = PlayerId(body.text("player"));
        command.heroes = body.keys.integer("heroes", {0, 20}, Need::required).value_or(0);
    } else {
        command.to = body.unit("to");
    }
    return command;
}

Command readZephyr(Body body)
{
    return BlowZephyr{body.unit("unit"), body.unit("to")};
}

Command readObjective(Body body)
{
    PlaceObjective command{ObjectiveId(body.id("id")), std::nullopt};
    if (const auto carrier = body.keys.text("carrier", longestRef))
        command.carrier = unitRefOf(*carrier);
    return command;
}

Command readNote(Body body)
{
    return Note{body.text("text", Need::required, longestNote)};
}

Command readFinish(Body)
{
    return EndMatch{};
}

struct Reader
{
    std::string_view word;
    Command (*read)(Body body);
};

constexpr Reader readers[] = {
    {"summon", readSummon}, {"vortex", readVortex},       {"order", readOrder}, {"prayer", readPrayer},
    {"zephyr", readZephyr}, {"objective", readObjective}, {"note", readNote},   {"finish", readFinish},
};

} // namespace

std::vector<std::string> tableCommandWords()
{
    std::vector<std::string> words;
    for (const Reader& reader : readers)
        words.emplace_back(reader.word);
    return words;
}

std::optional<Command> readTableCommand(const yaml::Member& command, yaml::FaultList& faults)
{
    const auto reader = std::ranges::find(readers, command.key, &Reader::word);
    if (reader == std::end(readers))
        return std::nullopt;
    Mapping keys(command.value, command.key, faults);
    const Command read = reader->read({keys, faults});
    keys.finish();
    return read;
}

} // namespace adjutant::drakerys
