#pragma once

#include "app/viewmodels/shown.h"

#include <QString>

namespace adjutant {

/// A budget of an army: what is spent of it, and its limit.
class BudgetRow
{
    ROW(BudgetRow, budgetRow);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);  ///< whole, with its label where that is another: "Army Points (AP)"
    ROW_FIELD(QString, label); ///< as it is printed: "AP"
    ROW_FIELD(int, total) = 0;
    ROW_FIELD(int, limit) = 0;
    ROW_FIELD(int, pending) = 0; ///< what a choice in hand would add to the total
    ROW_FIELD(int, highest) = 0; ///< limit that may be set
    ROW_FIELD(int, step) = 1;    ///< by which the limit is changed
};

} // namespace adjutant
