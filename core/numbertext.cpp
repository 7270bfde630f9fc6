#include "core/numbertext.h"

#include <charconv>
#include <cmath>

namespace adjutant {

namespace {

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

// Takes the digits off the beginning of a text; how many there were.
std::size_t takeDigits(std::string_view& text)
{
    std::size_t count = 0;
    while (count < text.size() && isDigit(text[count]))
        ++count;
    text.remove_prefix(count);
    return count;
}

bool takeOneOf(std::string_view& text, std::string_view letters)
{
    if (text.empty() || letters.find(text.front()) == letters.npos)
        return false;
    text.remove_prefix(1);
    return true;
}

// Takes `-?(0|[1-9][0-9]*)` off the beginning of a text; false where something else stands there.
bool takeWhole(std::string_view& text)
{
    takeOneOf(text, "-");
    const bool isZero = text.starts_with('0');
    const std::size_t digits = takeDigits(text);
    return isZero ? digits == 1 : digits > 0;
}

bool isNumber(std::string_view text)
{
    if (!takeWhole(text) || (takeOneOf(text, ".") && takeDigits(text) == 0))
        return false;
    if (takeOneOf(text, "eE")) {
        takeOneOf(text, "+-");
        if (takeDigits(text) == 0)
            return false;
    }
    return text.empty();
}

} // namespace

Expected<int, NumberRefusal> wholeNumberOf(std::string_view text)
{
    std::string_view rest = text;
    if (!takeWhole(rest) || !rest.empty())
        return refuse(NumberRefusal::notANumber);
    int value = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc())
        return refuse(NumberRefusal::outOfRange);
    return value;
}

Expected<double, NumberRefusal> numberOf(std::string_view text)
{
    if (!isNumber(text))
        return refuse(NumberRefusal::notANumber);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !std::isfinite(value))
        return refuse(NumberRefusal::outOfRange);
    return value + 0.0; // -0 is 0
}

std::string_view withoutPlus(std::string_view text)
{
    return text.size() > 1 && text.front() == '+' && isDigit(text[1]) ? text.substr(1) : text;
}

} // namespace adjutant
