#pragma once

#include "core/systems/drakerys/odds/fight.h"

namespace adjutant::drakerys {

/// What a shot is made with, as a Unit carries it (chapter "Shooting").
struct RangedWeapon
{
    WeaponId id{};                 ///< where it comes from the catalogue; only for display
    std::optional<int> strength{}; ///< none: the Warrior's own
    int saturation = 0;
    bool cancelsParry = false;
    std::optional<int> range{};              ///< cm; none: as far as one likes
    std::optional<int> shotsPerActivation{}; ///< none: no limit of its own

    bool operator==(const RangedWeapon&) const = default;
};

/// What a Unit shoots with; none where it can't shoot.
std::optional<RangedWeapon> weaponOf(const Unit& unit, const Catalogue& catalogue);

/// A weapon of the catalogue as a shot needs it.
RangedWeapon rangedWeapon(const Weapon& weapon);

/// A Unit shoots at another one; in its Shooting Action, or at one that it meets in a charge (chapters
/// "Shooting", "Skills": Harassment).
struct Shooting
{
    Side active;
    Side target;
    RangedWeapon weapon;
    double distance = 0; ///< cm, from Leader to Leader
    int obstacles = 0;   ///< in the Leader's Line of Sight
    int concealment = 0; ///< an Opposition bonus that the table has agreed on
    bool rerollFailures = false;
    bool isHarassment = false; ///< then only the Units and the weapon matter

    bool operator==(const Shooting&) const = default;
};

/// Hits that no attack roll brought: cataclysms, Sacrifice, Overlords.
struct Hits
{
    Side target{};
    int hits = 0;     ///< so many …
    int hitsDice = 0; ///< … and the sum of so many D10
    int strength = 0;
    std::optional<int> saturation{};  ///< none: nobody tests Morale
    std::optional<Element> element{}; ///< of the Elemental that strikes, or of a spell's mana: Fire or Earth
    bool parriesWork = true;          ///< not against Engulfing, which is neither a Fight nor a Shot
    int injuries = 0;                 ///< without a roll, of cataclysms and spells; Safeguard saves from them

    bool operator==(const Hits&) const = default;
};

/// What a shot does.
struct ShotOdds
{
    SideOdds target;
    double meanInflicted = 0; ///< Injuries that the shooters inflict
};

/// A shot as the rules prepare it: its dice and its two rolls.
struct ShotPlan
{
    int dice = 0;
    Attack attack{};
    std::optional<int> saturation{}; ///< none: no Morale Roll follows
};

/// The Opposition that a distance brings: one for each 10 cm begun.
int distanceOpposition(double distance);

ShotPlan planOf(const Shooting& shooting);

/// The odds of a shot, and what it leaves of the target in full where that is asked for.
ShotOdds oddsOf(const Shooting& shooting, Aftermath* ofTarget = nullptr);
ShotOdds oddsOf(const Hits& hits);

/// The Injury roll that Hits make.
Attack injuriesOf(const Hits& hits);

} // namespace adjutant::drakerys
