#pragma once

#include "core/catalogue/contents.h"

#include <QColor>
#include <QString>

namespace adjutant::document {

/// The shades in which a faction's colour is printed and shown: text and lines on white, a pale ground, and
/// the text on a dark screen. Each text shade has a contrast of at least 4.5 : 1 on its ground (WCAG AA).
struct FactionInk
{
    QColor text;
    QColor ground;
    QColor onDark;
};

FactionInk inkOf(const FactionColour& colour);

/// The style of a page in a browser, in a faction's colour.
QString browserStyle(const FactionColour& colour);

/// The same for a QTextDocument on paper: what it knows of CSS, and a pixel is a tenth of a millimetre.
QString paperStyle(const FactionColour& colour);

} // namespace adjutant::document
