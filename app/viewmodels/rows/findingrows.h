#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"
#include "row.h"
#include "rowmodel.h"

namespace adjutant {

/// What is wrong with an army, in words, with the mend of each finding.
QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue);

} // namespace adjutant
