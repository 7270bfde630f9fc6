#pragma once

#include "core/expected.h"

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace adjutant {

/// Writes a file whole or not at all: what was there before is replaced only when all bytes are on the disk.
/// A file of the data folder is never replaced. Refused with words for people: what failed, and that an older
/// file is untouched.
Expected<void, QString> saveFile(const QString& path, const QByteArray& bytes);

/// Writes all of a file. Refused with why, in words for people: the system's, or where it says nothing, that
/// there was no room for all of it.
Expected<void, QString> writeWhole(QSaveFile& file, const QByteArray& bytes);

} // namespace adjutant
