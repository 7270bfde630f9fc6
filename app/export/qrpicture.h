#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// A QR code's squares, row by row, without the quiet zone around them.
struct QrPicture
{
    int size = 0; ///< squares a side
    std::vector<bool> dark;

    bool isDark(int column, int row) const { return dark[static_cast<std::size_t>(row * size + column)]; }
};

/// How many light squares must stay free on each side of a code.
inline constexpr int quietZone = 4;

/// A text's bytes as a QR code of error level M, or L where they don't fit otherwise. None for an empty text
/// and for one that doesn't fit in the largest code (version 40, 2953 bytes).
std::optional<QrPicture> qrPictureOf(const std::string& text);

/// The code as an SVG file, black on white with its quiet zone, whatever the ground it is put on.
QByteArray svgOf(const QrPicture& picture);

} // namespace adjutant
