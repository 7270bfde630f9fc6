#pragma once

#include "app/table/tablecourse.h"
#include "app/table/tablefold.h"
#include "app/viewmodels/history/historyrows.h"
#include "core/catalogue/catalogue.h"

namespace adjutant {

/// The charts of a match, each of {id, title, short, series: of ChartSeries}: points, what is left of the
/// armies and what they lost, as far as the game has them.
QVariantList chartsOf(const TableCourse& course, const Start& start);

/// What turned a match, each of {position, title, detail}.
QVariantList turnRows(const TableCourse& course, const Session& session);

} // namespace adjutant
