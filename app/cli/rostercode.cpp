#include "app/cli/rostercode.h"

#include "core/roster/code.h"
#include "core/yaml/rosterwriter.h"

namespace adjutant::cli {

namespace {

// ADJ and a version, as no key of our files is called.
bool isCode(std::string_view text)
{
    const auto begin = text.find_first_not_of(" \t\r\n");
    text.remove_prefix(begin == text.npos ? text.size() : begin);
    if (!text.starts_with("ADJ"))
        return false;
    const auto behind = text.find_first_not_of("0123456789", 3);
    return behind != text.npos && behind > 3 && text[behind] == ':';
}

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
    if (!isCode(text))
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
