#pragma once

#include "app/rules/rulesearch.h"
#include "app/rules/rulesfornow.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/rows/row.h"
#include "core/reference/reference.h"

namespace adjutant {

/// The titles, aliases and ids of entries as words that open them.
RuleChip chipOf(const ReferenceEntry& entry);

/// An entry as it is shown, with what the players wrote beside it, for a reader of a language.
RuleText ruleTextOf(const ReferenceEntry& entry, const Reference& reference, const OwnRules& own,
                    const QString& language);

// The rows of the Rules page, of RuleChip, in sections.
QList<RowModel::Row> rowsByChapter(const std::vector<const ReferenceEntry*>& entries, bool inSections);
QList<RowModel::Row> rowsByMoment(const std::vector<RuleForNow>& rules);
/// House rules, bookmarks, notes.
QList<RowModel::Row> ownRows(const OwnRules& own, const Reference& reference);
QList<RowModel::Row> foundRows(const std::vector<FoundRule>& found);

} // namespace adjutant
