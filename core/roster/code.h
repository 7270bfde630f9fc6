#pragma once

#include "core/expected.h"
#include "core/roster/roster.h"

#include <cstdint>

namespace adjutant {

/// What starts every army code; with typed cards, or what else a game's lists say, it starts with the second.
inline constexpr std::string_view codePrefix = "ADJ1:";
inline constexpr std::string_view codePrefixOfCards = "ADJ2:";

/// Why a text gives no roster.
enum class CodeRefusal {
    notACode,     ///< it doesn't start as a code does
    newerVersion, ///< a code of an Adjutant newer than this one
    damaged,      ///< cut off or mistyped: the checksum doesn't fit
    tooLong,
    malformed, ///< the checksum fits but the contents are no roster
};

/// The whole roster as one line that survives chats and pictures: `ADJ1:` and base 64 of its contents and a
/// checksum. Ids are written as words, so that a code stays readable when catalogues grow.
std::string codeOf(const Roster& roster);

/// Whether a text starts as codes of any version do, `ADJ` and a number, as no key of our files is called.
bool startsAsCode(std::string_view text);

/// The roster of a code; spaces and line breaks that a chat put into it don't matter.
Expected<Roster, CodeRefusal> rosterOfCode(std::string_view text);

/// Why, in plain English.
std::string_view inEnglish(CodeRefusal refusal);

namespace code {

/// Puts numbers and texts behind one another as bytes.
class ByteWriter
{
public:
    void number(std::uint64_t value);  ///< seven bits a byte, lowest first
    void text(std::string_view value); ///< its length in bytes, then itself
    void operator()(std::uint64_t value, std::uint64_t) { number(value); }
    void operator()(const std::string& value, std::uint64_t) { text(value); }
    bool ok() const { return true; }
    void fail() {}
    const std::vector<std::uint8_t>& bytes() const { return m_bytes; }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// CRC-32 (ISO-HDLC), to notice a code that was mistyped or cut.
std::uint32_t checksum(const std::vector<std::uint8_t>& bytes);

/// Base 64 with `-` and `_`, without padding (RFC 4648, chapter 5).
std::string base64(const std::vector<std::uint8_t>& bytes);

/// None where a character is not of the alphabet or the length can't be.
std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text);

} // namespace code

} // namespace adjutant
