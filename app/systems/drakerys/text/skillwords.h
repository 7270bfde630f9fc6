#pragma once

#include "core/catalogue/catalogue.h"

#include <QString>

namespace adjutant {

/// A skill as a card prints it for a Unit: "Authority [20]", "Shooter/Bow", "Wizard [3] (Tempest, Solar)",
/// "Parry", "Source of Fire [3]".
QString titleOf(const SkillUse& use, const Catalogue& catalogue);

/// The catalogue's one-line summary with the Unit's own value or weapon in place of the X. Empty for a skill
/// that the catalogue does not have.
QString summaryOf(const SkillUse& use, const Catalogue& catalogue);

/// An Element's name: "Fire".
QString toText(Element element);

} // namespace adjutant
