#pragma once

#include "core/door/answers.h"

#include <cstdint>
#include <optional>

namespace adjutant::code {

// What a code holds is described once: `bytes(value, most)` puts a value behind what is there already, or
// takes it off again. Whoever writes passes a copy: what can't be is left to the reader to notice.

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

/// Takes them off again. After a failure everything reads as empty, and ok() stays false.
class ByteReader
{
public:
    explicit ByteReader(std::vector<std::uint8_t> bytes) : m_bytes(std::move(bytes)) {}

    std::uint64_t number(std::uint64_t highest);
    std::string text(std::size_t longest);
    void operator()(std::uint64_t& value, std::uint64_t highest) { value = number(highest); }
    void operator()(std::string& value, std::uint64_t longest) { value = text(longest); }
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

/// A list of at most `most`, each by `each(item)`.
template <class Bytes, class Item, class Each>
void passList(Bytes& bytes, std::vector<Item>& items, std::size_t most, Each each)
{
    std::uint64_t count = items.size();
    bytes(count, most);
    items.resize(count);
    for (std::size_t i = 0; bytes.ok() && i < items.size(); ++i)
        each(items[i]);
}

/// Answers. What no file could hold makes the reader fail.
template <class Bytes> void passAnswers(Bytes& bytes, door::Answers& answers);

} // namespace adjutant::code
