#pragma once

#include "core/catalogue/contents.h"

#include <QColor>

namespace adjutant {

/// The shades in which a faction's colour is printed and shown: text and lines on white, a pale ground, and
/// the text on a dark screen. Each text shade has a contrast of at least 4.5 : 1 on its ground (WCAG AA).
struct FactionInk
{
    QColor text;
    QColor ground;
    QColor onDark;
};

FactionInk inkOf(const FactionColour& colour);

} // namespace adjutant
