#include "core/utf8.h"

namespace adjutant {

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

std::size_t charactersIn(std::string_view text)
{
    std::size_t characters = 0;
    for (const char byte : text)
        characters += (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
    return characters;
}

} // namespace adjutant
