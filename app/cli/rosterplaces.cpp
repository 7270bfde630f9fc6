#include "app/cli/rosterplaces.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

void note(yaml::Position at, std::size_t entry, RosterPlaces& places)
{
    places.entryAt.try_emplace({at.line, at.column}, entry);
}

void noteAll(const yaml::Node& node, std::size_t entry, RosterPlaces& places)
{
    note(node.at, entry, places);
    for (const yaml::Node& item : node.items)
        noteAll(item, entry, places);
    for (const yaml::Member& member : node.members) {
        note(member.at, entry, places);
        noteAll(member.value, entry, places);
    }
}

} // namespace

RosterPlaces rosterPlaces(const yaml::Node& root, const std::string& file)
{
    const Place beginning{file, 1, 1};
    RosterPlaces places{beginning, beginning, beginning, {}};
    const auto find = [&](std::string_view key) -> const yaml::Node* {
        const auto found = std::ranges::find(root.members, key, &yaml::Member::key);
        return found == root.members.end() ? nullptr : &found->value;
    };
    const auto placeOf = [&](std::string_view key) {
        const yaml::Node* value = find(key);
        return value ? Place{file, value->at.line, value->at.column} : beginning;
    };
    places.system = placeOf("system");
    places.faction = placeOf("faction");
    places.limits = placeOf("limits");
    if (const yaml::Node* units = find("units"))
        for (std::size_t i = 0; i < units->items.size(); ++i)
            noteAll(units->items[i], i, places);
    return places;
}

std::optional<std::size_t> entryIn(const RosterPlaces& places, const Place& place)
{
    const auto found = places.entryAt.find({place.line, place.column});
    return found == places.entryAt.end() ? std::nullopt : std::optional(found->second);
}

} // namespace adjutant::cli
