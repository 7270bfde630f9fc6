#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/documents/sheets.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

namespace adjutant::test {

const GameSystem& game();

/// The sample lists of the rulebook: of Avaren, Irosia, Aurium and Ashral.
const std::vector<Roster>& readyLists();
const Roster& readyList(const std::string& faction);

/// A roster with every field set, and with texts that break careless writers: quotes, line breaks, markup,
/// emoji.
Roster everyField();

/// A draft of 22 Units with long names and findings of many kinds, a Unit that nothing has and a size beyond
/// reason.
Roster largeDraft();

document::Document sheetOf(const Roster& roster);

} // namespace adjutant::test
