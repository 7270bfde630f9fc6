#include "core/catalogue/colour.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace adjutant {

constexpr Colour black{0, 0, 0};
constexpr Colour white{255, 255, 255};

static double luminance(const Colour& colour)
{
    const auto linear = [](int part) {
        const double of1 = part / 255.0;
        return of1 <= 0.04045 ? of1 / 12.92 : std::pow((of1 + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

// So many hundredths of the other in it.
static Colour mixed(const Colour& colour, const Colour& other, int hundredths)
{
    const auto part = [hundredths](int one, int two) {
        return (one * (100 - hundredths) + two * hundredths + 50) / 100;
    };
    return {part(colour.red, other.red), part(colour.green, other.green), part(colour.blue, other.blue)};
}

std::optional<Colour> colourOf(std::string_view written)
{
    if (written.size() != 7 || written.front() != '#')
        return std::nullopt;
    Colour colour;
    int* const parts[] = {&colour.red, &colour.green, &colour.blue};
    for (std::size_t k = 0; k < 3; ++k) {
        const char* begin = written.data() + 1 + 2 * k;
        const auto [stopped, error] = std::from_chars(begin, begin + 2, *parts[k], 16);
        if (error != std::errc() || stopped != begin + 2 || *begin == '-')
            return std::nullopt;
    }
    return colour;
}

std::string toText(const Colour& colour)
{
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

double contrast(const Colour& one, const Colour& other)
{
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

Colour readableOn(const Colour& colour, std::span<const Colour> surfaces, const std::optional<Tinted>& tinted)
{
    const auto isReadable = [&](const Colour& shade) {
        const auto isOn = [&shade](const Colour& each) { return contrast(shade, each) >= contrastOfText; };
        return std::ranges::all_of(surfaces, isOn) &&
               (!tinted || isOn(mixed(tinted->surface, shade, tinted->hundredths)));
    };
    for (int hundredths = 0; hundredths < 100; ++hundredths)
        for (const Colour& other : {black, white})
            if (const Colour shade = mixed(colour, other, hundredths); isReadable(shade))
                return shade;
    return isReadable(black) ? black : white;
}

Shades shadesOf(const Colour& colour)
{
    const Colour ink = contrast(white, colour) >= contrastOfText ? white : black;
    return {readableOn(colour, lightSurfaces, lightTinted), readableOn(colour, darkSurfaces, darkTinted),
            readableOn(colour, blackSurfaces), colour, ink};
}

} // namespace adjutant
