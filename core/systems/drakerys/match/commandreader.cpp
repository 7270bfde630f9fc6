#include "core/systems/drakerys/match/commandreader.h"

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/match/actionreader.h"
#include "core/systems/drakerys/match/tablecommandreader.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::drakerys {

using yaml::FaultList;
using yaml::FaultRule;
using yaml::IntRange;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

constexpr std::size_t longestId = 80;
constexpr std::size_t longestRef = 2 * longestId + 1;
constexpr IntRange some{1, 1000};
constexpr IntRange change{-100, 100};

/// What stands behind a command's word.
struct Body
{
    Mapping& keys;
    FaultList& faults;

    // A player or Unit that nobody has is no fault of the form: the match refuses it.
    UnitRef unit()
    {
        return unitRefOf(keys.text("unit", longestRef, Need::required).value_or(std::string()));
    }
    PlayerId player()
    {
        return PlayerId(keys.text("player", longestId, Need::required).value_or(std::string()));
    }

    int number(std::string_view key, IntRange range)
    {
        return keys.integer(key, range, Need::required).value_or(0);
    }

    std::string id(const Node* node, std::string_view what)
    {
        const auto word = node ? yaml::textOf(*node, what, longestId, faults) : std::nullopt;
        if (word && !isId(*word))
            faults.add(FaultRule::badId, node->at, yaml::clipped(*word),
                       "lower-case letters a-z and digits, joined by - or _");
        return word.value_or(std::string());
    }
};

Command readActivate(Body body)
{
    Activate command{body.unit(), {}};
    for (const Node& item : body.keys.sequence("actions", Need::required))
        command.actions.push_back(readAction(item, body.faults));
    return command;
}

Command readInjure(Body body)
{
    return Injure{body.unit(), body.number("count", some)};
}

Command readStress(Body body)
{
    return ChangeStress{body.unit(), body.number("change", change)};
}

Command readStatus(Body body)
{
    ChangeStatus command;
    command.unit = body.unit();
    const Node* add = body.keys.node("add");
    const Node* remove = body.keys.node("remove");
    if (!add == !remove)
        body.faults.add(FaultRule::wrongType, body.keys.at(), "status", "a Unit with either add or remove");
    command.add = add != nullptr;
    command.status = StatusId(body.id(add ? add : remove, add ? "add" : "remove"));
    return command;
}

Command readRemove(Body body)
{
    return RemoveWarriors{body.unit(), body.number("warriors", some)};
}

Command readScatter(Body body)
{
    return Scatter{body.unit()};
}

Command readScore(Body body)
{
    return Score{body.player(), MissionId(body.id(body.keys.node("mission"), "mission")),
                 body.number("vp", change)};
}

Command readPass(Body body)
{
    return Pass{body.player()};
}

struct Reader
{
    std::string_view word;
    Command (*read)(Body body);
};

constexpr Reader readers[] = {
    {"activate", readActivate}, {"injure", readInjure},   {"stress", readStress}, {"status", readStatus},
    {"remove", readRemove},     {"scatter", readScatter}, {"score", readScore},   {"pass", readPass},
};

const Reader* readerFor(const yaml::Member& command, FaultList& faults)
{
    if (const auto found = std::ranges::find(readers, command.key, &Reader::word); found != std::end(readers))
        return found;
    std::vector<std::string> words;
    for (const Reader& reader : readers)
        words.emplace_back(reader.word);
    words.insert(words.end(), {"undo", "redo"});
    for (std::string& word : tableCommandWords())
        words.push_back(std::move(word));
    faults.add(FaultRule::unknownWord, command.at, yaml::clipped(command.key),
               fmt::format("{}", fmt::join(words, ", ")), nearestOf(command.key, words));
    return nullptr;
}

} // namespace

Expected<ScriptStep, std::vector<yaml::Fault>> readCommand(const Node& node, const std::string& file)
{
    FaultList faults{file, {}};
    ScriptStep step;
    if (const yaml::Member* command = yaml::commandIn(node, faults)) {
        if (const auto move = yaml::cursorMoveOf(*command, faults)) {
            step = *move;
        } else if (const auto other = readTableCommand(*command, faults)) {
            step = *other;
        } else if (const Reader* reader = readerFor(*command, faults)) {
            Mapping keys(command->value, command->key, faults);
            step = reader->read({keys, faults});
            keys.finish();
        }
    }
    if (!faults.faults.empty())
        return refuse(std::move(faults.faults));
    return step;
}

} // namespace adjutant::drakerys
