#include "app/export/factionink.h"

#include <array>

namespace adjutant {

namespace {

QColor toQt(const Colour& colour)
{
    return QColor(colour.red, colour.green, colour.blue);
}

// A faction's own colour: its ground is white with a tenth of it.
FactionInk inkOf(const Colour& own)
{
    const auto pale = [](int part) { return 255 - (255 - part) / 10; };
    const Colour ground{pale(own.red), pale(own.green), pale(own.blue)};
    const std::array page{Colour{0xff, 0xff, 0xff}, ground};
    constexpr std::array screen{Colour{0x16, 0x15, 0x17}, Colour{0x1f, 0x1e, 0x21}, Colour{0x2b, 0x2a, 0x2d}};
    return {toQt(readableOn(own, page)), toQt(ground), toQt(readableOn(own, screen))};
}

} // namespace

FactionInk inkOf(const FactionColour& colour)
{
    if (colour.own)
        return inkOf(*colour.own);
    switch (colour.name) {
    case FactionColour::Name::red:
        return {QColor(0x9e1f2a), QColor(0xf8eeee), QColor(0xf0938f)};
    case FactionColour::Name::green:
        return {QColor(0x28603a), QColor(0xedf4ee), QColor(0x84c795)};
    case FactionColour::Name::purple:
        return {QColor(0x5a3787), QColor(0xf2eef7), QColor(0xc0a5e6)};
    case FactionColour::Name::yellow:
        return {QColor(0x7d5c00), QColor(0xf9f4e4), QColor(0xe3bd55)};
    case FactionColour::Name::grey:
        break;
    }
    return {QColor(0x454b54), QColor(0xf1f2f3), QColor(0xb4bcc6)};
}

} // namespace adjutant
