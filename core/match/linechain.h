#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// The hash of all lines of a file up to one: SHA-256 over the hash of the line before and the bytes of this
/// one. Before the first line it is 32 zero bytes.
using ChainHash = std::array<std::uint8_t, 32>;

/// A text as the next line of such a file: 16 hex digits, the beginning of its hash; a space; the text; '\n'.
/// `last` is the hash of the line before and becomes that of this one. The text has no line end.
std::string chainedLine(ChainHash& last, std::string_view text);

/// Several texts as the next lines.
std::string chainedLines(ChainHash& last, const std::vector<std::string>& texts);

/// What stands before the text of a line, in bytes: the digits and the space.
inline constexpr std::size_t chainFrame = 17;

/// What can be used of a file of chained lines: all of them up to the first whose hash doesn't follow.
struct ChainedLines
{
    std::vector<std::string_view> texts; ///< of the good lines, within what was read
    ChainHash last{};                    ///< of the last good line
    std::size_t bytes = 0;               ///< that the good lines take
    std::size_t lines = 0;               ///< that end in '\n', good or not
    std::optional<std::size_t> damaged;  ///< the first that isn't what was written, counted from 1
};

/// Reads lines. Bytes behind the last '\n' are a line that was never confirmed: it doesn't count, nor is it
/// damage. `before` is the hash of what stands before the bytes.
ChainedLines chainedLines(std::string_view bytes, const ChainHash& before = {});

} // namespace adjutant
