#pragma once

#include "app/table/tablefold.h"

namespace adjutant::story {

/// How rolls went beside what had been forecast, as an HTML <section>: a table for each side, by kinds of
/// rolls. Empty where no roll had a forecast.
QString htmlOfLuck(const FoldedTable& table);

} // namespace adjutant::story
