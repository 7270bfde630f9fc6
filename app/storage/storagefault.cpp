#include "app/storage/storagefault.h"

namespace adjutant {

StorageFault storageFault(StorageFault::Kind kind, const QString& path, const QString& text)
{
    return {kind, path, text};
}

} // namespace adjutant
