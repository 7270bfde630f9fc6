#pragma once

#include "app/storage/opening.h"

#include <QString>

namespace adjutant {

/// A fault for people: what happened, what is safe, what to do.
QString toText(const StorageFault& fault);

/// Why something was not done at all, and isn't kept in memory either: a removal, a backup, an import.
QString toRefusal(const StorageFault& fault);

/// What stands in the way of saving while nothing waits to be saved.
QString toStanding(const StorageFault& fault);

/// That steps which could not be saved came too late, of a match with this title.
QString lateStepsText(const QString& title);

/// What happened when the store was opened, for people; empty where nothing did.
QString toText(const OpenReport& report);

} // namespace adjutant
