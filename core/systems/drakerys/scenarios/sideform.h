#pragma once

#include "core/catalogue/catalogue.h"
#include "core/match/ask.h"
#include "core/roster/roster.h"
#include "core/systems/drakerys/odds/shooting.h"

namespace adjutant::drakerys {

/// The characteristics that a roll needs of a Unit; without them it can't be computed.
enum class Needs { fighting, shooting, harassing, beingShot, beingHit, beingHarassed, morale };

/// Which Unit is asked for, and what for.
struct SideQuestion
{
    const Catalogue& catalogue;
    door::Path path; ///< `active`
    Needs needs;
};

/// A Unit as it was answered.
struct AskedSide
{
    Side side;
    const Unit* unit = nullptr; ///< of the catalogue; null: its figures were typed
    bool strengthKnown = false;
    bool willpowerKnown = false;
};

/// Asks for a Unit in a roll: one of the catalogue, and what is otherwise with it, or its figures.
Task<AskedSide> askSide(Ask& ask, SideQuestion question);

/// Asks for a characteristic after all that the roll turned out to need.
NumberOf strengthOf(const door::Path& side);
NumberOf willpowerOf(const door::Path& side);

/// Which Unit of the catalogue it is; it may be none of them.
Pick pickUnit(const Catalogue& catalogue, door::Path path);

/// How many Warriors a Unit has.
NumberOf warriorsOf(const door::Path& side);

/// What an entry of an army answers where a Unit is asked for: which it is and how many Warriors it has; its
/// characteristics are those of the card.
door::Answers unitInOdds(const RosterEntry& entry, const Catalogue& catalogue);

/// Asks under `path` what a shot is made with: what the shooter carries, another weapon of the catalogue, or
/// the figures of one.
Task<RangedWeapon> askWeapon(Ask& ask, const Catalogue& catalogue, const AskedSide& shooter, door::Path path);

/// Asks for what may change the Injury rolls of a Unit: which of Bastion's Experimental Weapons it carries,
/// and the Element of an Elemental.
Task<> askEquipment(AskedSide& asked, Ask& ask, const SideQuestion& question);

/// An Element, or none of them.
Pick pickElement(door::Path path, Label label);

} // namespace adjutant::drakerys
