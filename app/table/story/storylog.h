#pragma once

#include "app/table/tablecourse.h"
#include "app/table/tablefold.h"

namespace adjutant::story {

/// The log of a match as HTML: a <section> for each Round with every record that stands, in words, how long
/// after the start it was made, and what the rules say against it. Empty where nothing stands. What only one
/// side may know is not told.
QString htmlOfLog(const FoldedTable& table, const TableCourse& course);

} // namespace adjutant::story
