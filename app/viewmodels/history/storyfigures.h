#pragma once

#include "app/table/tablecourse.h"
#include "app/table/tablefold.h"
#include "app/table/tableluck.h"
#include "app/viewmodels/history/historyrows.h"
#include "core/catalogue/catalogue.h"

namespace adjutant {

/// The colour of a side's faction, as the theme knows it.
QString sideColour(const Start& start, const PlayerId& side, const Catalogue& catalogue);

/// The charts of a match, each of {id, title, short, series: of ChartSeries}: points, what is left of the
/// armies and what they lost, as far as the game has them.
QVariantList chartsOf(const TableCourse& course, const Start& start, const Catalogue& catalogue);

/// What turned a match, each of {position, title, detail}.
QVariantList turnRows(const TableCourse& course, const Session& session);

/// The luck of a side, all kinds together first, of LuckRow.
QVariantList luckRows(const std::vector<LuckOfRolls>& luck);

} // namespace adjutant
