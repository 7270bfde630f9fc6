#pragma once

#include "app/table/tablecourse.h"
#include "app/table/tablefold.h"
#include "app/table/tableluck.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/rowmodel.h"
#include "core/catalogue/catalogue.h"

namespace adjutant {

/// The charts of a match, each of {id, title, short, series: of ChartSeries}: points, what is left of the
/// armies and what they lost, as far as the game has them.
QVariantList chartsOf(const TableCourse& course, const Start& start, const Catalogue& catalogue);

/// What turned a match, each of {position, title, detail}.
QVariantList turnRows(const TableCourse& course, const Session& session);

/// The luck of a side, all kinds together first, of LuckRow.
QVariantList luckRows(const std::vector<LuckOfRolls>& luck);

/// The records that stand, under the Rounds in which they were made, of StoryLogLine.
QList<RowModel::Row> logLines(const TableRecord& record, const Session& session, const TableCourse& course);

/// A Round as a heading: "Round 3"; empty before the first.
QString roundText(int round);

} // namespace adjutant
