#pragma once

#include "app/table/tablefold.h"
#include "core/catalogue/catalogue.h"

namespace adjutant::story {

/// The sides and what they brought as HTML: each piece with what it is worth and its figures in the end.
QString htmlOfArmies(const FoldedTable& table, const table::TableView& end, const Catalogue& catalogue);

/// What was played for and the points that it brought, as an HTML <section>. Empty where there was nothing.
QString htmlOfGoals(const FoldedTable& table, const table::TableView& end);

} // namespace adjutant::story
