#include "core/text.h"

#include <algorithm>
#include <boost/locale/utf.hpp>
#include <charconv>
#include <iterator>

namespace adjutant {

namespace {

using Utf8 = boost::locale::utf::utf_traits<char>;

struct Range
{
    unsigned first;
    unsigned last;
};

// The control characters beyond ASCII (Cc), the separators of lines and paragraphs (Zl, Zp), and the format
// characters (Cf), in their order; without the ones that people write: the joiners of Persian, Hindi and
// emoji, and the Arabic marks that stand before a number.
constexpr Range invisibles[] = {
    {0x80, 0x9f},       {0xad, 0xad},       {0x61c, 0x61c},     {0x180e, 0x180e},
    {0x200b, 0x200b},   {0x200e, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x2064},
    {0x2066, 0x206f},   {0xfeff, 0xfeff},   {0xfff9, 0xfffb},   {0x13430, 0x1343f},
    {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0001, 0xe0001}, {0xe0020, 0xe007f},
};

std::string codeOf(std::string_view bytes)
{
    std::string code;
    for (const char byte : bytes)
        code += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
    return code;
}

} // namespace

// Nearly all characters are: they need no decoding.
static bool isPlain(char character)
{
    return character >= ' ' && character <= '~';
}

std::size_t utf8SequenceLength(std::string_view text, std::size_t at)
{
    if (isPlain(text[at]))
        return 1;
    const char* const begin = text.data() + at;
    const char* end = begin;
    const auto point = Utf8::decode(end, text.data() + text.size());
    const bool isControl = (point < 0x20 && point != '\t' && point != '\n' && point != '\r') || point == 0x7f;
    return isControl || !boost::locale::utf::is_valid_codepoint(point)
               ? 0
               : static_cast<std::size_t>(end - begin);
}

std::string_view takeSequence(std::string_view& rest)
{
    const auto sequence = rest.substr(0, std::max<std::size_t>(utf8SequenceLength(rest, 0), 1));
    rest.remove_prefix(sequence.size());
    return sequence;
}

bool isText(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = isPlain(text[i]) ? 1 : utf8SequenceLength(text, i);
        if (length == 0)
            return false;
        i += length;
    }
    return true;
}

unsigned codePointOf(std::string_view sequence)
{
    const char* at = sequence.data();
    return Utf8::decode_valid(at);
}

bool isInvisible(std::string_view sequence)
{
    if (sequence.size() < 2 || sequence.size() > 4)
        return false;
    const unsigned point = codePointOf(sequence);
    if ((point & 0xfffe) == 0xfffe || (point >= 0xfdd0 && point <= 0xfdef)) // never a character
        return true;
    const auto next = std::ranges::upper_bound(invisibles, point, {}, &Range::first);
    return next != std::begin(invisibles) && point <= std::prev(next)->last;
}

bool hasInvisible(std::string_view text)
{
    while (!text.empty())
        if (isInvisible(takeSequence(text)))
            return true;
    return false;
}

std::string withoutInvisible(std::string_view text)
{
    std::string visible;
    while (!text.empty())
        if (const std::string_view sequence = takeSequence(text); !isInvisible(sequence))
            visible += sequence;
    return visible;
}

std::string escapedInvisible(std::string_view json)
{
    std::string escaped;
    while (!json.empty()) {
        const std::string_view sequence = takeSequence(json);
        if (!isInvisible(sequence)) {
            escaped += sequence;
            continue;
        }
        const unsigned point = codePointOf(sequence);
        escaped += point < 0x10000 ? fmt::format("\\u{:04x}", point)
                                   : fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + ((point - 0x10000) >> 10),
                                                 0xdc00 + ((point - 0x10000) & 0x3ff));
    }
    return escaped;
}

std::string onOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    while (!text.empty()) {
        const std::string_view sequence = takeSequence(text);
        if (!isText(sequence) || isInvisible(sequence))
            line += codeOf(sequence);
        else if (sequence == "\n" || sequence == "\r" || sequence == "\t")
            line += ' ';
        else
            line += sequence;
    }
    return line;
}

std::size_t charactersIn(std::string_view text)
{
    std::size_t characters = 0;
    for (const char byte : text)
        characters += (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
    return characters;
}

static bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

// Whether it could be a number of JSON: no zeros in front, digits before and behind a point.
static bool isWrittenAsNumber(std::string_view text)
{
    const auto hasDigit = [text](std::size_t at) { return at < text.size() && isDigit(text[at]); };
    const std::size_t first = text.starts_with('-') ? 1 : 0;
    const std::size_t point = text.find('.');
    return hasDigit(first) && (text[first] != '0' || !hasDigit(first + 1)) &&
           (point == text.npos || hasDigit(point + 1));
}

template <class Number> static Expected<Number, NumberRefusal> numberIn(std::string_view text)
{
    Number value = 0;
    const char* end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data(), end, value);
    if (read != end || !isWrittenAsNumber(text))
        return refuse(NumberRefusal::notANumber);
    if (error != std::errc())
        return refuse(NumberRefusal::outOfRange);
    return value + Number(0); // -0 is 0
}

Expected<int, NumberRefusal> wholeNumberOf(std::string_view text)
{
    return numberIn<int>(text);
}

Expected<double, NumberRefusal> numberOf(std::string_view text)
{
    return numberIn<double>(text);
}

} // namespace adjutant
