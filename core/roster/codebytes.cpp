#include "core/roster/codebytes.h"

#include "core/numbertext.h"
#include "core/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>

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

namespace {

constexpr std::size_t longestAnswerText = 4000; ///< bytes
constexpr std::size_t longestPath = 400;
constexpr std::size_t longestList = 1000;

// Small numbers of either sign are short: 0, -1, 1, -2 …
void writeInteger(ByteWriter& out, int value)
{
    const auto wide = static_cast<std::int64_t>(value);
    out.number(static_cast<std::uint64_t>(wide < 0 ? -2 * wide - 1 : 2 * wide));
}

int readInteger(ByteReader& in)
{
    const auto folded = static_cast<std::int64_t>(in.number(0xffff'ffff));
    return static_cast<int>(folded % 2 == 1 ? -(folded + 1) / 2 : folded / 2);
}

void writeDouble(ByteWriter& out, double value)
{
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    out.text({text.data(), end.ptr});
}

double readDouble(ByteReader& in)
{
    const auto value = numberOf(in.text(40));
    if (!value)
        in.fail();
    return value.value_or(0);
}

struct ValueWriter
{
    ByteWriter& out;

    void operator()(const door::LeftOut&) const {}
    void operator()(bool yes) const { out.number(yes ? 1 : 0); }
    void operator()(int value) const { writeInteger(out, value); }
    void operator()(double value) const { writeDouble(out, value); }
    void operator()(const std::string& text) const { out.text(text); }
    void operator()(const std::vector<int>& numbers) const
    {
        out.number(numbers.size());
        for (const int number : numbers)
            writeInteger(out, number);
    }
    void operator()(const std::vector<std::string>& texts) const
    {
        out.number(texts.size());
        for (const std::string& text : texts)
            out.text(text);
    }
    void operator()(const door::Point& at) const
    {
        writeDouble(out, at.x);
        writeDouble(out, at.y);
    }
};

std::string readText(ByteReader& in)
{
    std::string text = in.text(longestAnswerText);
    if (!isText(text))
        in.fail();
    return withoutInvisible(text);
}

template <class Item, class Read> std::vector<Item> readList(ByteReader& in, Read read)
{
    std::vector<Item> items;
    for (std::uint64_t left = in.number(longestList); in.ok() && left > 0; --left)
        items.push_back(read(in));
    return items;
}

door::Value readValue(ByteReader& in)
{
    switch (in.number(std::variant_size_v<door::Value> - 1)) {
    case 1:
        return in.number(1) == 1;
    case 2:
        return readInteger(in);
    case 3:
        return readDouble(in);
    case 4:
        return readText(in);
    case 5:
        return readList<int>(in, readInteger);
    case 6:
        return readList<std::string>(in, readText);
    case 7: {
        const double x = readDouble(in);
        return door::Point{x, readDouble(in)};
    }
    default:
        return door::LeftOut();
    }
}

bool isPath(const std::string& path)
{
    return !path.empty() && isText(path) && !hasInvisible(path) &&
           std::ranges::count(path, '/') < door::deepestAnswers;
}

} // namespace

void writeAnswers(ByteWriter& out, const door::Answers& answers)
{
    out.number(answers.size());
    for (const auto& [path, value] : answers) {
        out.text(path);
        out.number(value.index());
        std::visit(ValueWriter{out}, value);
    }
}

door::Answers readAnswers(ByteReader& in)
{
    door::Answers answers;
    for (std::uint64_t left = in.number(door::mostAnswers); in.ok() && left > 0; --left) {
        std::string path = in.text(longestPath);
        if (!isPath(path) || !answers.try_emplace(std::move(path), readValue(in)).second)
            in.fail();
    }
    for (const auto& [path, value] : answers)
        if (!door::under(answers, path).empty())
            in.fail();
    return answers;
}

} // namespace adjutant::code
