#pragma once

#include <QString>

namespace adjutant {

/// Whether a path, a symbolic or a hard link leads to a database or a file that belongs to one (its log, the
/// log's index), or has the name of such a file: what is exported is never written there.
bool isDatabaseFile(const QString& path);

} // namespace adjutant
