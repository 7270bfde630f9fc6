#pragma once

#include "app/viewmodels/shown.h"
#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

#include <QString>

#include <span>

namespace adjutant {

/// A word of a card, which opens its rule; or a thing by its title, with a line about it and its id.
class RuleChip
{
    ROW(RuleChip, ruleChip);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, summary);
    ROW_FIELD(QString, rule);      ///< id of the rules entry; empty: it has none
    ROW_FIELD(QString, icon){};    ///< its picture; empty: none
    ROW_FIELD(QString, excerpt){}; ///< styled text: what was searched for in its rule; empty: nothing was
};

/// Something that is wrong with the open list.
class FindingRow
{
    ROW(FindingRow, findingRow);
    ROW_FIELD(int, index) = 0;
    ROW_FIELD(QString, entry); ///< empty: the list as a whole
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, fix);  ///< the smallest change that helps, in words; empty where there is none
    ROW_FIELD(QString, rule); ///< by which the reference names what is broken
};

/// A faction to choose from.
class FactionRow
{
    ROW(FactionRow, factionRow);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, colour); ///< of the faction, as the theme knows it
};

/// A rule as it is shown.
class RuleText
{
    ROW(RuleText, ruleText);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, chapter);
    ROW_FIELD(QString, source); ///< where it stands in the printed rules; empty: several places
    ROW_FIELD(QString, alsoNamed);
    ROW_FIELD(QString, text);       ///< rich text
    ROW_FIELD(QString, spokenText); ///< the same without its marks
    ROW_FIELD(QString, reading);    ///< rich text
    ROW_FIELD(QString, spokenReading);
    ROW_FIELD(bool, translated) = true; ///< it is in the reader's language
    ROW_FIELD(QVariantList, see);       ///< of RuleChip
    ROW_FIELD(bool, bookmarked) = false;
    ROW_FIELD(QString, note);      ///< what the players wrote to it, as it is
    ROW_FIELD(QString, houseRule); ///< what the players play in place of it, as it is
};

/// What is wrong with an army, in words, with the fix of each.
QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue);

/// The roster with a name of its own for every entry, for sentences: where several share one, they are
/// numbered in their order, "Soldiers 1".
Roster withDistinctNames(Roster roster, const Catalogue& catalogue);

/// The colour of a faction as the theme knows it: `red`; `grey` where nothing has that id. One of its own
/// comes as its shades, written one behind the other.
QString colourOf(const FactionId& id, const Catalogue& catalogue);

/// The shades of any colour, written in the same way.
QString shadesText(const Colour& colour);

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

/// Amounts as pages have them, by the ids of the budgets, and back.
QVariantMap mapOf(const Amounts& amounts, std::span<const Budget> budgets);
Amounts amountsOf(const QVariantMap& map);

/// Limits as a page has them, brought within their ranges.
Amounts limitsOf(const QVariantMap& map, std::span<const Budget> budgets);

/// The limits, with the advised ones beside the others.
Amounts advisedLimits(Amounts limits, std::span<const Budget> budgets);

/// What the rules advise, and whether the limits are so; empty where they advise nothing.
QString adviceText(const Amounts& limits, std::span<const Budget> budgets);

} // namespace adjutant
