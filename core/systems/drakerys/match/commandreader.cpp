#include "core/systems/drakerys/match/commandreader.h"

#include "core/systems/drakerys/match/commandbody.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::drakerys {

using yaml::FaultList;
using yaml::FaultRule;
using yaml::Mapping;
using yaml::Node;

namespace {

const CommandReader* readerFor(const yaml::Member& command, FaultList& faults)
{
    const std::array all{activationReaders(), tableReaders(), setupReaders(), bookReaders()};
    for (const auto readers : all)
        if (const auto found = std::ranges::find(readers, command.key, &CommandReader::word);
            found != readers.end())
            return &*found;
    std::vector<std::string> words{"undo", "redo"};
    for (const auto readers : all)
        for (const CommandReader& reader : readers)
            words.emplace_back(reader.word);
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
        } else if (const CommandReader* reader = readerFor(*command, faults)) {
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
