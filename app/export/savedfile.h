#pragma once

#include "core/expected.h"

#include <QByteArray>
#include <QString>

class QFileDevice;

namespace adjutant {

/// Writes a file whole or not at all: what was there before is replaced only when all bytes are on the disk.
/// A file of the data folder is never replaced. Refused with words for people: what failed, and that an older
/// file is untouched.
Expected<void, QString> saveFile(const QString& path, const QByteArray& bytes);

/// Why a file was not written, in words for people: the system's, or where it says nothing, that there was no
/// room for all of it.
QString whyNotWritten(const QFileDevice& file);

} // namespace adjutant
