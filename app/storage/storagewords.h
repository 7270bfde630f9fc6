#pragma once

#include "app/storage/opening.h"

#include <QString>

namespace adjutant {

/// A fault for people: what happened, what is safe, what to do.
QString toText(const StorageFault& fault);

/// What happened when the store was opened, for people; empty where nothing did.
QString toText(const OpenReport& report);

} // namespace adjutant
