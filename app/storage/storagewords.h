#pragma once

#include "app/storage/storagefault.h"

namespace adjutant {

/// A fault for people: what happened, and what to do.
QString toText(const StorageFault& fault);

/// Why something was not done at all.
QString toRefusal(const StorageFault& fault);

/// Why changes of lists are not on disk, which are kept meanwhile.
QString toUnsaved(const StorageFault& fault);

/// What was found or done with a file.
QString toText(const StorageNews& news);

} // namespace adjutant
