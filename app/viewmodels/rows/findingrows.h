#pragma once

#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/rows/row.h"
#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

namespace adjutant {

/// What is wrong with an army, in words, with the mend of each finding.
QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue);

} // namespace adjutant
