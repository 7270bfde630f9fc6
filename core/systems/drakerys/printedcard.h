#pragma once

#include "core/door/view.h"

namespace adjutant::drakerys {

/// The card of a Unit as the source prints it: its Types, the nine places of its profile with their pictures,
/// its skills and the weapons it shoots with, each with what it does and its rule.
door::CardView printedCard(const Unit& unit, const Catalogue& catalogue);

/// The boxes for Injuries, as many for each Warrior as its Health, by fives where that is one, and eight
/// circles for Stress.
std::vector<door::TickRow> tickRows(const RosterEntry& entry, const Catalogue& catalogue);

/// A skill as a card prints it for a Unit: "Authority [20]", "Shooter/Bow", "Wizard [3] (Tempest, Solar)",
/// "Parry", "Source of Fire [3]".
Message titleOf(const SkillUse& use, const Catalogue& catalogue);

/// The catalogue's one-line summary with the Unit's own value or weapon in place of the X. Empty for a skill
/// that the catalogue does not have.
std::string summaryOf(const SkillUse& use, const Catalogue& catalogue);

/// A Unit as `units --json` prints it: skills as plain ids, and their parameters in an object of their own.
nlohmann::ordered_json unitJson(const Unit& unit, const Catalogue& catalogue);

} // namespace adjutant::drakerys
