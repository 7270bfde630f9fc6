#include "core/numbertext.h"

#include <charconv>

namespace adjutant {

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
