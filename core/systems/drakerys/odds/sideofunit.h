#pragma once

#include "core/systems/drakerys/odds/shooting.h"

namespace adjutant::drakerys {

/// A profile as a side of so many Warriors, all in Contact, without skills.
Side sideOf(const Profile& profile, int warriors);

/// A Unit of the catalogue as a side of so many Warriors, all in Contact; none where its card is not known.
std::optional<Side> sideOf(const Unit& unit, int warriors);

/// What a type of Warrior brings (chapter "Basics: Type of Warrior"): its skills, or all of it to a side.
SkillSet skillsOfType(std::string_view type);
void addType(std::string_view type, Side& side);

/// The Element of a Unit of the catalogue that is an Elemental; none for the others.
std::optional<Element> elementOfElemental(const Unit& unit);

/// Gives a side an Experimental Weapon (recruitment table of the Mercenaries: Bastion); those that give a
/// skill bring it themselves.
void addWeapon(const OptionId& weapon, Side& side);

/// What a Unit shoots with; none where it can't shoot.
std::optional<RangedWeapon> weaponOf(const Unit& unit, const Catalogue& catalogue);

/// A weapon of the catalogue as a shot needs it.
RangedWeapon rangedWeapon(const Weapon& weapon);

/// What a Warrior is worth, in AP, at an offer of the recruitment table; nothing where there is none.
double worthOf(const SizeOffer* offer);

} // namespace adjutant::drakerys
