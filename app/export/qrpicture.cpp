#include "app/export/qrpicture.h"

#include <memory>
#include <qrencode.h>

namespace adjutant {

namespace {

constexpr int smallestVersion = 0; // libqrencode's word for "as small as it fits"

using EncodedCode = std::unique_ptr<QRcode, decltype(&QRcode_free)>;

EncodedCode encoded(const std::string& text, QRecLevel level)
{
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    return {QRcode_encodeData(static_cast<int>(text.size()), bytes, smallestVersion, level), &QRcode_free};
}

} // namespace

std::optional<QrPicture> qrPictureOf(const std::string& text)
{
    constexpr std::size_t mostBytes = 2953; // of version 40-L
    if (text.empty() || text.size() > mostBytes)
        return std::nullopt;
    EncodedCode code = encoded(text, QR_ECLEVEL_M);
    if (!code)
        code = encoded(text, QR_ECLEVEL_L);
    if (!code)
        return std::nullopt;
    QrPicture picture{code->width, {}};
    const auto squares = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    picture.dark.reserve(squares);
    for (std::size_t i = 0; i < squares; ++i)
        picture.dark.push_back((code->data[i] & 1) != 0);
    return picture;
}

QByteArray svgOf(const QrPicture& picture)
{
    // One path for all: a run of dark squares in a row is one rectangle, so that no hairlines show between
    // them.
    QByteArray path;
    for (int row = 0; row < picture.size; ++row) {
        for (int column = 0; column < picture.size; ++column) {
            int end = column;
            while (end < picture.size && picture.isDark(end, row))
                ++end;
            if (end == column)
                continue;
            path += 'M' + QByteArray::number(column + quietZone) + ' ' + QByteArray::number(row + quietZone) +
                    'h' + QByteArray::number(end - column) + "v1h-" + QByteArray::number(end - column) + 'z';
            column = end;
        }
    }
    const QByteArray side = QByteArray::number(picture.size + 2 * quietZone);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + ' ' + side +
           "\" shape-rendering=\"crispEdges\">\n<path fill=\"#fff\" d=\"M0 0h" + side + 'v' + side +
           "H0z\"/>\n<path d=\"" + path + "\"/>\n</svg>\n";
}

} // namespace adjutant
