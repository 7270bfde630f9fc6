#pragma once

#include "core/expected.h"

#include <QByteArray>
#include <QString>

namespace adjutant {

/// Writes a file whole or not at all: what was there before is replaced only when all bytes are on the disk.
/// A database is never replaced. Refused with words for people: what failed, and that an older file is
/// untouched.
Expected<void, QString> saveFile(const QString& path, const QByteArray& bytes);

} // namespace adjutant
