#pragma once

#include "core/door/answers.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::code {

/// Puts numbers and texts behind one another as bytes.
class ByteWriter
{
public:
    void number(std::uint64_t value);  ///< seven bits a byte, lowest first
    void text(std::string_view value); ///< its length in bytes, then itself
    const std::vector<std::uint8_t>& bytes() const { return m_bytes; }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// Takes them off again. After a failure everything reads as empty, and ok() stays false.
class ByteReader
{
public:
    explicit ByteReader(std::vector<std::uint8_t> bytes) : m_bytes(std::move(bytes)) {}

    std::uint64_t number(std::uint64_t highest);
    std::string text(std::size_t longest);
    bool ok() const { return m_ok; }
    void fail() { m_ok = false; } ///< what was read can't be
    bool atEnd() const { return m_at == m_bytes.size(); }

private:
    std::vector<std::uint8_t> m_bytes;
    std::size_t m_at = 0;
    bool m_ok = true;
};

/// CRC-32 (ISO-HDLC), to notice a code that was mistyped or cut.
std::uint32_t checksum(const std::vector<std::uint8_t>& bytes);

/// Base 64 with `-` and `_`, without padding (RFC 4648, chapter 5).
std::string base64(const std::vector<std::uint8_t>& bytes);

/// None where a character is not of the alphabet or the length can't be.
std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text);

/// Puts answers behind what a code holds already.
void writeAnswers(ByteWriter& out, const door::Answers& answers);

/// Takes them off again. What no file could hold makes the reader fail.
door::Answers readAnswers(ByteReader& in);

} // namespace adjutant::code
