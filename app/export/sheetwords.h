#pragma once

#include "app/export/rostersheet.h"

#include <QStringList>

namespace adjutant {

// Lines that several exports share, so that a text, a page and a printed sheet say the same.

/// Every budget and the size: "460 of 500 AP · 17 Warriors"
QString totalsLine(const RosterSheet& sheet);

/// "Elves · Elves of the Kingdom · the game"
QString allegianceLine(const RosterSheet& sheet);

/// That the army is a draft, and how many findings it has; empty for one without.
QString draftLine(const RosterSheet& sheet);

/// "Crows: Size 7 is not offered …", or the words alone where it is about the whole army.
QString findingLine(const SheetFinding& finding);

/// What a Unit costs, "160 AP", or that the source has no such Unit or size; empty where there are no costs.
QString costLine(const SheetUnit& unit);

/// "12 Warriors · 160 AP"; empty where the game has neither
QString sizeAndCostLine(const SheetUnit& unit);

/// The same between the Unit's own name, where it has another, and its kind: "Crows · 12 Warriors · 160 AP ·
/// Infantry"
QString aboutLine(const SheetUnit& unit);

/// What a Unit costs of each budget of the sheet, in cells of a table; a dash where nobody knows.
QStringList costCells(const SheetUnit& unit, const RosterSheet& sheet);

/// The totals of the sheet's budgets in cells of a table.
QStringList totalCells(const RosterSheet& sheet);

/// "60 AP, from Bastion"; the giver is left out where the Unit itself is it.
QString optionCost(const SheetOption& option, const SheetUnit& bearer);

/// The Unit's abilities that are to be explained: all but those that its gear says.
std::vector<SheetAbility> explainedAbilities(const SheetUnit& unit);

/// Those of the whole army once, in the order of their titles.
std::vector<SheetAbility> explainedAbilities(const RosterSheet& sheet);

/// What separates things on one line.
inline const QString middleDot = QStringLiteral(" · ");

} // namespace adjutant
