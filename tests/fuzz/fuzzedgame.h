#pragma once

#include "core/systems/gamesystem.h"
#include "core/yaml/document.h"
#include "core/yaml/matchscriptreader.h"

#include <cstdint>
#include <optional>
#include <source_location>
#include <string>
#include <string_view>

namespace adjutant::test {

/// Ends the program where something doesn't hold, and says where: the fuzzer keeps the input.
void need(bool holds, std::source_location where = std::source_location::current());

/// Made-up input: where its first byte is a digit, that is the number of a game of the list, and the file is
/// taken for one of that game, whatever it says itself.
struct FuzzedFile
{
    FuzzedFile(const std::uint8_t* data, std::size_t size);

    std::string_view text;
    const GameSystem* chosen = nullptr;
};

/// A file as YAML, with the game that it was chosen for; none where it is no YAML.
std::optional<yaml::Node> rootOf(const FuzzedFile& file);

/// The game that a file names; null where there is none of that id.
const GameSystem* gameOf(const yaml::Node& root);

/// The shipped catalogue of a game.
const Catalogue& catalogueOf(const GameSystem& game);

/// The shipped lists, by the last part of a path.
yaml::RosterTexts readyLists(const GameSystem& game);

} // namespace adjutant::test
