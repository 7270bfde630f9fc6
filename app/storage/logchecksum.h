#pragma once

#include <QByteArray>

#include <optional>

namespace adjutant {

/// The checksum that runs through a write-ahead log: over its header, and on over each frame
/// (sqlite.org/fileformat.html, chapter 4.2).
struct LogSum
{
    quint32 first = 0;
    quint32 second = 0;

    bool operator==(const LogSum&) const = default;
};

/// In which order a log's checksum reads the bytes of a number.
enum class ByteOrder { little, big };

/// The checksum `before` continued over bytes; what is left of them behind the last eight isn't counted.
LogSum continued(LogSum before, const QByteArray& bytes, ByteOrder order);

/// The bytes with one of them changed so that the checksum becomes `wanted`; none where no one byte does.
std::optional<QByteArray> withOneByteFixed(LogSum before, const QByteArray& bytes, LogSum wanted,
                                           ByteOrder order);

} // namespace adjutant
