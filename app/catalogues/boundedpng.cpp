#include "app/catalogues/boundedpng.h"

#include <QtEndian>

#include <array>
#include <zlib.h>

namespace adjutant {

namespace {

const QByteArray signature("\x89PNG\r\n\x1a\n");

// Whether packed bytes unpack to `most` bytes or fewer.
bool unpacksTo(const QByteArray& packed, quint64 most)
{
    z_stream stream = {};
    if (inflateInit(&stream) != Z_OK)
        return false;
    std::array<Bytef, 32 * 1024> unpacked;
    stream.next_in = reinterpret_cast<z_const Bytef*>(const_cast<char*>(packed.constData()));
    stream.avail_in = static_cast<uInt>(packed.size());
    int result = Z_OK;
    while (result == Z_OK && stream.total_out <= most) {
        stream.next_out = unpacked.data();
        stream.avail_out = static_cast<uInt>(unpacked.size());
        result = inflate(&stream, Z_NO_FLUSH);
    }
    const bool isBounded = stream.total_out <= most;
    inflateEnd(&stream);
    return isBounded;
}

} // namespace

bool isPng(const QByteArray& picture)
{
    return picture.startsWith(signature);
}

QByteArray boundedPng(const QByteArray& png)
{
    constexpr qsizetype around = 12,
                        headerBytes = 13; // length, name and checksum of a chunk; contents of IHDR
    QByteArray drawn = signature, pixels;
    quint64 most = 0;
    for (qsizetype at = signature.size(); at + around <= png.size();) {
        const auto length = qFromBigEndian<quint32>(png.constData() + at);
        const qsizetype size = around + static_cast<qsizetype>(length);
        if (size > png.size() - at)
            return {};
        const QByteArray name = png.mid(at + 4, 4), contents = png.mid(at + 8, length);
        if (name == "IHDR") {
            if (length != headerBytes || most > 0)
                return {};
            const auto width = qFromBigEndian<qint32>(contents.constData());
            const auto height = qFromBigEndian<qint32>(contents.constData() + 4);
            if (width <= 0 || height <= 0 || width > longestEmblem || height > longestEmblem)
                return {};
            // Four times 16 bits a pixel at most; interlaced it has some more rows, each with a byte before
            // it.
            most = 2 * quint64(height) * (8 * quint64(width) + 1) + 64;
        } else if (name == "IDAT") {
            pixels += contents;
        }
        if (name == "IHDR" || name == "PLTE" || name == "tRNS" || name == "IDAT" || name == "IEND")
            drawn += png.mid(at, size);
        at += size;
    }
    return most > 0 && unpacksTo(pixels, most) ? drawn : QByteArray();
}

} // namespace adjutant
