#include "app/cli/rostercode.h"

#include "core/roster/code.h"
#include "core/yaml/rosterwriter.h"

namespace adjutant::cli {

namespace {

void putAtBeginning(yaml::Node& node)
{
    node.at = {};
    for (yaml::Node& item : node.items)
        putAtBeginning(item);
    for (yaml::Member& member : node.members) {
        member.at = {};
        putAtBeginning(member.value);
    }
}

} // namespace

std::optional<Expected<yaml::Node, yaml::Fault>> documentOfCode(std::string_view text,
                                                                const std::string& file)
{
    if (!startsAsCode(text))
        return std::nullopt;
    const auto roster = rosterOfCode(text);
    if (!roster)
        return refuse(yaml::Fault{
            yaml::FaultRule::unreadable, {file, 1, 1}, std::string(inEnglish(roster.error())), {}, {}});
    auto document = yaml::parse(yaml::writeRoster(*roster), file);
    if (document)
        putAtBeginning(*document);
    return document;
}

} // namespace adjutant::cli
