#include "app/storage/logchecksum.h"

#include <QtEndian>

namespace adjutant {

namespace {

constexpr int wordBytes = 4, pairBytes = 8;

quint32 word(const QByteArray& bytes, qsizetype at, ByteOrder order)
{
    const char* from = bytes.constData() + at;
    return order == ByteOrder::big ? qFromBigEndian<quint32>(from) : qFromLittleEndian<quint32>(from);
}

// What the words that follow make of a difference.
LogSum carriedOverAPair(LogSum difference)
{
    difference.first += difference.second;
    difference.second += difference.first;
    return difference;
}

} // namespace

LogSum continued(LogSum before, const QByteArray& bytes, ByteOrder order)
{
    LogSum sum = before;
    for (qsizetype at = 0; at + pairBytes <= bytes.size(); at += pairBytes) {
        sum.first += word(bytes, at, order) + sum.second;
        sum.second += word(bytes, at + wordBytes, order) + sum.first;
    }
    return sum;
}

// The checksum is linear: a number changed by d changes it by d times what its place weighs.
std::optional<QByteArray> withOneByteFixed(LogSum before, const QByteArray& bytes, LogSum wanted,
                                           ByteOrder order)
{
    const LogSum found = continued(before, bytes, order);
    const LogSum missing{wanted.first - found.first, wanted.second - found.second};
    LogSum ofFirst{1, 1}, ofSecond{0, 1};
    const auto mended = [&](qsizetype at, LogSum weight) -> std::optional<QByteArray> {
        for (int k = 0; k < wordBytes; ++k) {
            const int shift = 8 * (order == ByteOrder::big ? wordBytes - 1 - k : k);
            const auto present = static_cast<quint8>(bytes[at + k]);
            for (quint32 value = 0; value < 256; ++value) {
                const quint32 difference = (value - present) << shift;
                if (difference * weight.first != missing.first ||
                    difference * weight.second != missing.second)
                    continue;
                QByteArray right = bytes;
                right[at + k] = static_cast<char>(value);
                return right;
            }
        }
        return std::nullopt;
    };
    for (qsizetype at = bytes.size() - pairBytes; at >= 0; at -= pairBytes) {
        if (auto right = mended(at, ofFirst))
            return right;
        if (auto right = mended(at + wordBytes, ofSecond))
            return right;
        ofFirst = carriedOverAPair(ofFirst);
        ofSecond = carriedOverAPair(ofSecond);
    }
    return std::nullopt;
}

} // namespace adjutant
