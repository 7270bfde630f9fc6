#include "core/roster/codebytes.h"

#include <array>

namespace adjutant::code {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

void ByteWriter::number(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        m_bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
    m_bytes.push_back(static_cast<std::uint8_t>(value));
}

void ByteWriter::text(std::string_view value)
{
    number(value.size());
    m_bytes.insert(m_bytes.end(), value.begin(), value.end());
}

std::uint64_t ByteReader::number(std::uint64_t highest)
{
    std::uint64_t value = 0;
    for (int shift = 0; m_ok && shift < 63; shift += 7) {
        if (atEnd())
            break;
        const std::uint64_t byte = m_bytes[m_at++];
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) {
            if (value <= highest)
                return value;
            break;
        }
    }
    m_ok = false;
    return 0;
}

std::string ByteReader::text(std::size_t longest)
{
    const auto length = static_cast<std::size_t>(number(longest));
    if (!m_ok || length > m_bytes.size() - m_at) {
        m_ok = false;
        return {};
    }
    const auto begin = m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at);
    m_at += length;
    return {begin, begin + static_cast<std::ptrdiff_t>(length)};
}

std::uint32_t checksum(const std::vector<std::uint8_t>& bytes)
{
    std::uint32_t crc = 0xffffffffu;
    for (const std::uint8_t byte : bytes) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0u);
    }
    return ~crc;
}

std::string base64(const std::vector<std::uint8_t>& bytes)
{
    std::string text;
    text.reserve((bytes.size() * 4 + 2) / 3);
    std::uint32_t pending = 0;
    int bits = 0;
    for (const std::uint8_t byte : bytes) {
        pending = (pending << 8 | byte) & 0xffff;
        for (bits += 8; bits >= 6; bits -= 6)
            text += alphabet[(pending >> (bits - 6)) & 0x3f];
    }
    if (bits > 0)
        text += alphabet[(pending << (6 - bits)) & 0x3f];
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text)
{
    if (text.size() % 4 == 1)
        return std::nullopt;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() * 3 / 4);
    std::uint32_t pending = 0;
    int bits = 0;
    for (const char letter : text) {
        const auto figure = alphabet.find(letter);
        if (figure == alphabet.npos)
            return std::nullopt;
        pending = (pending << 6 | static_cast<std::uint32_t>(figure)) & 0xffff;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<std::uint8_t>(pending >> bits));
        }
    }
    return bytes;
}

} // namespace adjutant::code
