#pragma once

#include "core/catalogue/catalogue.h"
#include "core/match/start.h"
#include "core/roster/finding.h"
#include "core/table/form.h"

#include <optional>
#include <vector>

namespace adjutant::battlecards {

/// What keeps a list from a battle: attributes, a hand of at least two cards, and every knight's card.
std::vector<Finding> checkRoster(const Roster& roster, const Catalogue& catalogue);

/// What is wrong with a start; nothing where its match can begin.
std::optional<table::Remark> wrongWith(const Start& start);

} // namespace adjutant::battlecards
