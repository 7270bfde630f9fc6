#pragma once

#include "core/systems/drakerys/odds/shooting.h"
#include "core/systems/drakerys/scenarios/sideform.h"

namespace adjutant::drakerys {

/// Asks under `path` what a shot is made with: what the shooter carries, another weapon of the catalogue, or
/// the figures of one.
Task<RangedWeapon> askWeapon(Ask& ask, const Catalogue& catalogue, const AskedSide& shooter, door::Path path);

/// Asks for what may change the Injury rolls of a Unit: which of Bastion's Experimental Weapons it carries,
/// and the Element of an Elemental.
Task<> askEquipment(AskedSide& asked, Ask& ask, const SideQuestion& question);

/// An Element, or none of them.
Pick pickElement(door::Path path, Message label);

} // namespace adjutant::drakerys
