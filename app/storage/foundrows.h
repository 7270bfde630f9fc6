#pragma once

#include "app/storage/database.h"
#include "app/storage/schema.h"

#include <QByteArray>

namespace adjutant {

/// A database in memory with all rows of ours that can be read of a damaged file's bytes, page by page,
/// whatever leads to them. Of two rows of one key the one changed last is there. `steps`: how our tables are;
/// rows of older versions have the values that their later columns begin with.
Stored<Database> gatheredFrom(const QByteArray& file, const SchemaSteps& steps);

} // namespace adjutant
