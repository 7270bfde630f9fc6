#include "app/export/factionink.h"

namespace adjutant {

FactionInk inkOf(FactionColour colour)
{
    switch (colour) {
    case FactionColour::red:
        return {QColor(0x9e1f2a), QColor(0xf8eeee), QColor(0xf0938f)};
    case FactionColour::green:
        return {QColor(0x28603a), QColor(0xedf4ee), QColor(0x84c795)};
    case FactionColour::purple:
        return {QColor(0x5a3787), QColor(0xf2eef7), QColor(0xc0a5e6)};
    case FactionColour::yellow:
        return {QColor(0x7d5c00), QColor(0xf9f4e4), QColor(0xe3bd55)};
    case FactionColour::grey:
        break;
    }
    return {QColor(0x454b54), QColor(0xf1f2f3), QColor(0xb4bcc6)};
}

} // namespace adjutant
