#include "core/roster/codebytes.h"

#include "core/numbertext.h"
#include "core/utf8.h"

#include <algorithm>
#include <array>
#include <boost/crc.hpp>
#include <boost/mp11/algorithm.hpp>
#include <charconv>

namespace adjutant::code {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr std::size_t longestAnswerText = 4000; ///< bytes
constexpr std::size_t longestPath = 400;
constexpr std::size_t longestList = 1000;

template <class Bytes> struct PassValue
{
    Bytes& bytes;

    void operator()(door::Skipped&) const {}
    void operator()(bool& yes) const
    {
        std::uint64_t number = yes ? 1 : 0;
        bytes(number, 1);
        yes = number == 1;
    }
    // Small numbers of either sign are short: 0, -1, 1, -2 …
    void operator()(int& value) const
    {
        const auto wide = static_cast<std::int64_t>(value);
        auto folded = static_cast<std::uint64_t>(wide < 0 ? -2 * wide - 1 : 2 * wide);
        bytes(folded, 0xffff'ffff);
        const auto half = static_cast<std::int64_t>((folded + 1) / 2);
        value = static_cast<int>(folded % 2 == 1 ? -half : half);
    }
    void operator()(double& value) const
    {
        std::array<char, 40> letters{};
        const auto end = std::to_chars(letters.data(), letters.data() + letters.size(), value);
        std::string text(letters.data(), end.ptr);
        bytes(text, letters.size());
        const auto number = numberOf(text);
        if (!number)
            bytes.fail();
        value = number.value_or(0);
    }
    void operator()(std::string& text) const
    {
        bytes(text, longestAnswerText);
        if (!isText(text))
            bytes.fail();
        text = withoutInvisible(text);
    }
    template <class Item> void operator()(std::vector<Item>& items) const
    {
        passList(bytes, items, longestList, *this);
    }
    void operator()(door::Point& at) const
    {
        (*this)(at.x);
        (*this)(at.y);
    }
};

bool isPath(const std::string& path)
{
    return !path.empty() && isText(path) && !hasInvisible(path) &&
           std::ranges::count(path, '/') < door::deepestAnswers;
}

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
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data(), bytes.size());
    return crc.checksum();
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

template <class Bytes> void passAnswers(Bytes& bytes, door::Answers& answers)
{
    std::vector<std::pair<door::Path, door::Value>> list(answers.begin(), answers.end());
    answers.clear();
    passList(bytes, list, door::mostAnswers, [&](auto& answer) {
        auto& [path, value] = answer;
        bytes(path, longestPath);
        std::uint64_t kind = value.index();
        constexpr std::size_t kinds = std::variant_size_v<door::Value>;
        bytes(kind, kinds - 1);
        if (kind != value.index())
            value = boost::mp11::mp_with_index<kinds>(
                kind, [](auto each) { return door::Value(std::in_place_index<each>); });
        std::visit(PassValue<Bytes>{bytes}, value);
        if (!isPath(path) || !answers.try_emplace(path, value).second)
            bytes.fail();
    });
    for (const auto& [path, value] : answers)
        if (!door::under(answers, path).empty())
            bytes.fail();
}

template void passAnswers(ByteWriter& bytes, door::Answers& answers);
template void passAnswers(ByteReader& bytes, door::Answers& answers);

} // namespace adjutant::code
