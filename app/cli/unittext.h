#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/budget.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// What something costs: `160 AP`, one budget behind the other.
std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets);

/// A line of the recruitment table: `12 Warriors: 160 AP`.
std::string inEnglish(const SizeOffer& offer, std::span<const Budget> budgets);

/// A skill with its parameter: `Authority [20]`, `Shooter/Bow`, `Wizard [3] (Tempest, Solar)`.
std::string inEnglish(const SkillUse& use, const Catalogue& catalogue);

/// What a Unit's card says, line by line: types, profile, skills, note. What is unknown is left out.
std::vector<std::string> cardInEnglish(const Unit& unit, const Catalogue& catalogue);

} // namespace adjutant::cli
