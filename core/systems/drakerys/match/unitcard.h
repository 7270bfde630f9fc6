#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/systems/drakerys/odds/shooting.h"
#include "core/systems/drakerys/profile.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

/// What does not change of a Unit during a match: its entry in the roster and its card.
struct UnitCard
{
    EntryId id;
    UnitId unit;
    std::string name;
    int size = 1; ///< Warriors at the start
    int ap = 0;   ///< of the whole Unit, by the recruitment table; 0 where the size is not offered
    std::optional<Profile> profile; ///< none: its card is not in our source
    bool hero = false;
    bool infantry = false;
    bool monster = false;
    int awakened = 0;                    ///< invocations a game
    bool awakenedUnknown = false;        ///< it invokes, as often as a card says that nobody has
    std::optional<Element> element{};    ///< of an Elemental
    bool overlord = false;               ///< of Elementals: an Overlord, no Herald
    std::vector<Element> vortexes{};     ///< those that it absorbs and moves between; none: all
    int wizard = 0;                      ///< level of the skill Wizard; 0: none
    std::vector<DomainId> domains{};     ///< of magic, that a Wizard masters; none: not known
    std::optional<Element> source{};     ///< of Source of X: its Leader is a Vortex of it
    int sourceMana = 0;                  ///< what that supplies to a casting
    int warCry = 0;                      ///< Opposition of the Morale Rolls it brings
    int sacrifice = 0;                   ///< Strength and Saturation of its Hits
    std::optional<int> authorityRange{}; ///< cm; none: not known, as far as one likes
    std::optional<int> charismaRange{};
    std::vector<SkillId> skills;
    std::vector<RangedWeapon> weapons;
    std::vector<OptionId> options{}; ///< Experimental Weapons that it carries

    bool has(std::string_view skill) const;

    /// Injuries that remove a Warrior: 1 where the profile is not known, never less.
    int health() const;

    bool operator==(const UnitCard&) const = default;
};

/// The card of a roster's entry, with the skills that Experimental Weapons of the same army give it. What the
/// catalogue does not know has no profile and no skills.
UnitCard cardOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant::drakerys
