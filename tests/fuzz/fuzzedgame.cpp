#include "tests/fuzz/fuzzedgame.h"

#include "tests/systems/shippeddata.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace adjutant::test {

void need(bool holds, std::source_location where)
{
    if (holds)
        return;
    std::fprintf(stderr, "doesn't hold: %s:%u\n", where.file_name(), static_cast<unsigned>(where.line()));
    std::abort();
}

FuzzedFile::FuzzedFile(const std::uint8_t* data, std::size_t size)
    : text(reinterpret_cast<const char*>(data), size)
{
    if (text.empty() || text.front() < '0' || text.front() > '9')
        return;
    const auto games = gameSystems();
    chosen = &games[static_cast<std::size_t>(text.front() - '0') % games.size()];
    text.remove_prefix(1);
}

std::optional<yaml::Node> rootOf(const FuzzedFile& file)
{
    auto root = yaml::parse(file.text, "fuzz.yaml");
    if (!root)
        return std::nullopt;
    if (file.chosen) {
        std::erase_if(root->members, [](const yaml::Member& each) { return each.key == "system"; });
        yaml::Node name;
        name.kind = yaml::Node::Kind::scalar;
        name.plain = true;
        name.text = file.chosen->id;
        root->members.push_back({"system", root->at, std::move(name)});
    }
    return std::move(*root);
}

const GameSystem* gameOf(const yaml::Node& root)
{
    const auto system = std::ranges::find(root.members, "system", &yaml::Member::key);
    return system == root.members.end() ? nullptr : findGameSystem(system->value.text);
}

const Catalogue& catalogueOf(const GameSystem& game)
{
    static std::map<std::string_view, Catalogue> known;
    const auto found = known.find(game.id);
    if (found != known.end())
        return found->second;
    return known.emplace(game.id, catalogueOf(game.id)).first->second;
}

yaml::RosterTexts readyLists(const GameSystem& game)
{
    return [&game](const std::string& path) -> Expected<yaml::RosterText, std::string> {
        static std::map<std::string, std::string> known;
        const std::string name = path.substr(path.rfind('/') + 1);
        const std::filesystem::path file = dataOf(game.id) / "ready" / name;
        if (name.size() > 80 || name.find('\0') != name.npos || !std::filesystem::is_regular_file(file))
            return refuse(std::string("no such file"));
        const auto [at, isNew] = known.try_emplace(file.string());
        if (isNew)
            at->second = textIn(file);
        return yaml::RosterText{name, at->second};
    };
}

} // namespace adjutant::test
