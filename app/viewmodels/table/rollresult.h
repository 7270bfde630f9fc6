#pragma once

#include "app/viewmodels/table/tableviewrows.h"
#include "core/match/session.h"
#include "core/table/form.h"

namespace adjutant {

/// Every roll of a form, of tableRoll: its dice as they lie, or without dice where only successes were
/// counted. A secret one is left out.
QVariantList rollsOf(const table::Form& form);

/// What was told since the last procedure began, of tableTold; corrections made meanwhile aside.
QVariantList toldSinceLastProcedure(const Session& session);

} // namespace adjutant
