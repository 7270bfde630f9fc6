#pragma once

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/battlefield/deviation.h"
#include "core/systems/drakerys/match/command.h"
#include "core/yaml/mapping.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

/// What stands behind a command's word in a match script. What is wrong is added to the faults and read as
/// absent; whether the players and Units named are there is left to the match.
struct CommandBody
{
    yaml::Mapping& keys;
    yaml::FaultList& faults;

    static constexpr std::size_t longestId = 80;
    static constexpr std::size_t longestRef = 2 * longestId + 1;

    std::string text(std::string_view key, yaml::Need need = yaml::Need::required,
                     std::size_t longest = longestId);
    UnitRef unit(std::string_view key = "unit", yaml::Need need = yaml::Need::required);
    std::vector<UnitRef> units(std::string_view key);
    PlayerId player(std::string_view key = "player", yaml::Need need = yaml::Need::required);
    int number(std::string_view key, yaml::IntRange range);
    std::string id(std::string_view key, yaml::Need need = yaml::Need::required);
    std::string id(const yaml::Node* node, std::string_view what);
    std::vector<std::string> ids(std::string_view key);

    /// A place on the battlefield or a little beside it: `[30, 45.5]`, in cm.
    std::optional<Point> point(std::string_view key, yaml::Need need = yaml::Need::optional);

    /// `hit`, or `{degrees: 90, dice: [3, 7, 10]}`.
    std::optional<Deviation> deviation(std::string_view key);

    /// The numbers of a list, each within a range.
    std::vector<int> integers(std::string_view key, yaml::IntRange range, std::size_t most);
    std::vector<double> numbers(std::string_view key, yaml::NumberRange range, std::size_t most);

    /// The place of a word among those allowed; 0 where it is none of them.
    std::size_t word(std::string_view key, std::span<const std::string_view> words, yaml::Need need);
};

/// A word of a command, and what reads what stands behind it.
struct CommandReader
{
    std::string_view word;
    Command (*read)(CommandBody body);
};

// The commands of the activation, of the table, of the setup and of the books.
std::span<const CommandReader> activationReaders();
std::span<const CommandReader> tableReaders();
std::span<const CommandReader> setupReaders();
std::span<const CommandReader> bookReaders();

} // namespace adjutant::drakerys
