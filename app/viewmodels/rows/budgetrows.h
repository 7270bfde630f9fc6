#pragma once

#include "app/viewmodels/shown.h"
#include "core/roster/budget.h"

#include <QVariantList>
#include <QVariantMap>

#include <span>

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

/// A BudgetRow for each budget, in their order.
QVariantList budgetRows(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets,
                        const Amounts& pending = {});

/// What is spent against the limits, where there is little room, "460/500 AP", and for a screen reader, "460
/// of 500 AP".
QString briefAgainstLimits(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets);
QString spokenAgainstLimits(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets);

/// What something costs, where there is little room.
QString briefAmounts(const Amounts& amounts, std::span<const Budget> budgets);

/// Amounts as pages have them, by the ids of the budgets, and back.
QVariantMap mapOf(const Amounts& amounts, std::span<const Budget> budgets);
Amounts amountsOf(const QVariantMap& map);

/// Limits as a page has them, brought within their ranges.
Amounts limitsOf(const QVariantMap& map, std::span<const Budget> budgets);

/// The limits with those that the rules advise beside the others.
Amounts advisedLimits(Amounts limits, std::span<const Budget> budgets);

/// What the rules advise, and whether the limits are so; empty where they advise nothing.
QString adviceText(const Amounts& limits, std::span<const Budget> budgets);

} // namespace adjutant
