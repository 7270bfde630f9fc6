#include "core/utf8.h"

#include <algorithm>

namespace adjutant {

namespace {

std::string codeOf(std::string_view bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string code;
    for (const char byte : bytes) {
        code += "\\x";
        code += digits[static_cast<unsigned char>(byte) >> 4];
        code += digits[static_cast<unsigned char>(byte) & 0xf];
    }
    return code;
}

} // namespace

std::size_t utf8SequenceLength(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80) {
        const bool allowed = first >= 0x20 || first == '\t' || first == '\n' || first == '\r';
        return allowed && first != 0x7f ? 1 : 0;
    }
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || at + length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(at + i) & 0xc0) != 0x80)
            return 0;
    const unsigned char second = byte(at + 1);
    const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool surrogate = first == 0xed && second > 0x9f;
    const bool beyond = first == 0xf4 && second > 0x8f;
    return overlong || surrogate || beyond ? 0 : length;
}

bool isText(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = utf8SequenceLength(text, i);
        if (length == 0)
            return false;
        i += length;
    }
    return true;
}

unsigned codePointOf(std::string_view sequence)
{
    const unsigned char first = static_cast<unsigned char>(sequence[0]);
    unsigned point = sequence.size() == 1 ? first : sequence.size() == 2 ? first & 0x1fU : first & 0x0fU;
    for (const char byte : sequence.substr(1))
        point = (point << 6) | (static_cast<unsigned char>(byte) & 0x3fU);
    return point;
}

bool isInvisible(std::string_view sequence)
{
    if (sequence.size() == 2)
        return sequence[0] == '\xc2' && static_cast<unsigned char>(sequence[1]) < 0xa0; // U+0080 to U+009F
    const auto isFrom = [sequence](std::string_view first, std::string_view last) {
        return sequence.size() == 3 && sequence >= first && sequence <= last;
    };
    return isFrom("\u200e", "\u200f") || isFrom("\u202a", "\u202e") || isFrom("\u2066", "\u2069");
}

std::string withoutInvisible(std::string_view text)
{
    std::string visible;
    for (std::size_t i = 0, length = 0; i < text.size(); i += length) {
        length = std::max<std::size_t>(utf8SequenceLength(text, i), 1);
        if (!isInvisible(text.substr(i, length)))
            visible += text.substr(i, length);
    }
    return visible;
}

std::string onOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = utf8SequenceLength(text, i);
        const std::string_view sequence = text.substr(i, length == 0 ? 1 : length);
        if (length == 0 || isInvisible(sequence))
            line += codeOf(sequence);
        else if (sequence == "\n" || sequence == "\r" || sequence == "\t")
            line += ' ';
        else
            line += sequence;
        i += sequence.size();
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

} // namespace adjutant
