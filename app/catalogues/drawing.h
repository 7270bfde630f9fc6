#pragma once

#include "core/words/message.h"

#include <QByteArray>

#include <optional>

namespace adjutant {

/// What a drawing may ask of whoever draws it: it is looked at before.
struct DrawingLimits
{
    static constexpr int depth = 64;     ///< of elements within each other, and in what they use
    static constexpr int parts = 20'000; ///< elements, each as often as it is used
    static constexpr int side = 100'000; ///< of the drawing, in its own units
};

/// Why an SVG can't be drawn in a moment and alone: it is more than the limits allow, uses itself, or refers
/// to other files; an empty sentence where it is no sound SVG. None where nothing is wrong with it.
std::optional<Message> whatIsWrongWithDrawing(const QByteArray& svg);

} // namespace adjutant
