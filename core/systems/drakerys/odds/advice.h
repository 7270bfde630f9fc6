#pragma once

#include "core/systems/drakerys/odds/scenario.h"

namespace adjutant::drakerys {

/// What an Action of one Unit against another probably brings.
struct Exchange
{
    double removes = 0;   ///< the chance that the target is gone afterwards
    double apRemoved = 0; ///< expected
    double apLost = 0;    ///< expected, of the Unit itself
    bool possible = false;
};

/// One thing a Unit could do to a target.
struct Advice : Exchange
{
    ActionKind kind = ActionKind::attack; ///< or a Charge, or Shooting
    int heroicDice = 0;
    int ts = 0; ///< cost with the Unit's Stress (chapter "Make war!")
    double apPerTs() const { return ts > 0 ? apRemoved / ts : 0; }
};

/// What the table says about a Unit and a target, for advice.
struct Situation
{
    Side unit;
    Side target;
    double unitWorth = 0; ///< AP a Warrior at the size it was recruited in (chapter "Forming an army")
    double targetWorth = 0;
    bool engaged = false;         ///< in Contact with the target: it attacks instead of charging
    std::optional<Shooting> shot; ///< with the weapon and what lies between; none: it can't shoot
    bool jammed = false;
    bool quickShot = false;
    bool canCombine = false; ///< a Hero with a Guard Unit within 10 cm
    int mostHeroicDice = 0;  ///< 0 to 5
};

/// All Actions open to the Unit, each without added dice and with every number of Heroic Action dice; the
/// best AP removed a TS first.
std::vector<Advice> adviceFor(const Situation& situation);

/// A Unit of an army as it enters a comparison: as recruited, with what it shoots with.
struct Contender
{
    Side side;
    double worth = 0; ///< AP a Warrior
    std::optional<RangedWeapon> weapon;
};

/// Every Unit of one army against every Unit of another: [active][target]. They charge; with the distance of
/// a shot, in cm, they shoot, if their weapon reaches so far.
using Matchup = std::vector<std::vector<Exchange>>;
Matchup matchupOf(const std::vector<Contender>& active, const std::vector<Contender>& targets,
                  std::optional<double> shot);

/// The work of it; see workOf(Scenario).
double workOfMatchup(const std::vector<Contender>& active, const std::vector<Contender>& targets,
                     std::optional<double> shot);

} // namespace adjutant::drakerys
