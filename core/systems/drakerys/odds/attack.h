#pragma once

#include "core/odds/pool.h"
#include "core/systems/drakerys/odds/side.h"

namespace adjutant::drakerys {

/// The sides of every die of the game.
inline constexpr int d10 = 10;

/// The Threshold of a roll: the least face that is a success (chapter "Basics: Action Table").
constexpr int thresholdFor(int action, int opposition)
{
    return std::clamp(6 - (action - opposition), 2, 10);
}

static_assert(thresholdFor(1, 5) == 10 && thresholdFor(0, 3) == 9 && thresholdFor(3, 3) == 6 &&
              thresholdFor(4, 3) == 5 && thresholdFor(9, 5) == 2);

/// How a Unit is saved from Injuries (chapter "Skills": Safeguard).
enum class Safeguard {
    none,
    alone,    ///< a 10 cancels an Injury
    withGuard ///< and a 6 to 9 passes it on to a Guard Unit
};

/// The faces of a Safeguard die: the one that cancels an Injury, and the lowest that passes it on.
inline constexpr int safeguardCancels = 10;
inline constexpr int safeguardPassesFrom = 6;

/// How the target is saved from Injuries, as long as nothing takes the skill from it.
Safeguard safeguardOf(const Side& target);

/// What a 10 does on the Injury roll against the target (chapter "Skills": Parry, Expert Parry);
/// `parriesWork` says whether the attacker leaves it its parries.
odds::HighestFace injuryTen(const Side& target, bool parriesWork);

/// An attack or a shot of any number of dice on a Unit, from its dice to the Injuries it inflicts: two rolls
/// on the Action Table and what stands between them.
struct Attack
{
    int hitThreshold = 10;
    int rerolls = 0; ///< failures of the attack roll that may be rolled again; a full pool for all
    int injuryThreshold = 10;
    odds::HighestFace injuryTen = odds::HighestFace::addsDie; ///< what a 10 does on the Injury Roll
    bool deadly = false; ///< every critical of the attack roll inflicts an Injury on top
    Safeguard safeguard = Safeguard::none;
    bool harmless = false; ///< no Injury comes of it, and none is rolled for: Enchanted Armour

    odds::Face hit() const { return odds::faceOf(d10, hitThreshold, odds::HighestFace::addsDie); }
    odds::Face injury() const { return odds::faceOf(d10, injuryThreshold, injuryTen); }
    odds::Pool pool(int dice) const { return {dice, hit(), rerolls}; }
};

/// Of an Injury without an Injury Roll: the chances that it is cancelled, and that it is not.
odds::Distribution automaticInjury(const Attack& attack);

/// Injuries inflicted, those passed on by a Safeguard included, those cancelled not.
struct Inflicted
{
    odds::Distribution chances; ///< as many as asked for
    double mean = 0;            ///< of all, also those beyond the last Warrior
};

/// What `dice` dice inflict; at most `longest` chances.
Inflicted inflictedBy(const Attack& attack, int dice, std::size_t longest);

/// The same where each of `blocks` successes of the enemy cancels a Hit (chapter "Skills": Blocking).
Inflicted inflictedThrough(const Attack& attack, int dice, const odds::Distribution& blocks,
                           std::size_t longest);

/// What Hits inflict of which there are as many as `hits` says.
Inflicted inflictedByHits(const Attack& attack, const odds::Distribution& hits, std::size_t longest);

/// One way an attack may end for the Unit that took it.
struct Wound
{
    int inflicted = 0;
    int suffered = 0; ///< at most the target's capacity, which leaves no Warrior
    double chance = 0;
};

/// All ways an attack may end, by Injuries inflicted upwards; the chances sum to 1.
using Wounds = std::vector<Wound>;

/// How many entries of a distribution of inflicted Injuries decide what becomes of `target`.
std::size_t decisiveLength(const Side& target, Safeguard safeguard, int dice);

/// Applies a distribution of inflicted Injuries to the target; what the distribution leaves out removes it.
Wounds woundsOf(const Side& target, Safeguard safeguard, const odds::Distribution& inflicted);

/// Warriors lost by a side that suffers so many Injuries (chapter "Basics: Injuries").
constexpr int casualtiesOf(const Side& side, int suffered)
{
    return std::min(side.warriors, (side.injuries + suffered) / side.health);
}

/// How a Morale Roll ends (chapter "Morale"), in chances; `none` is that there was none.
struct MoraleOdds
{
    double none = 0;
    double scattered = 0;
    double destabilised = 0;
    double inDoubt = 0;
    double intact = 0;

    void add(double weight, const MoraleOdds& other);
};

/// How a Morale Roll ended; `none`: there was none.
enum class MoraleResult { none, scattered, destabilised, inDoubt, intact };

/// The chances by how it ended.
inline constexpr double MoraleOdds::*moraleEnds[] = {&MoraleOdds::none, &MoraleOdds::scattered,
                                                     &MoraleOdds::destabilised, &MoraleOdds::inDoubt,
                                                     &MoraleOdds::intact};

/// A Morale Roll before the dice fall.
struct MoraleRoll
{
    int dice = 0;
    int threshold = 10;
    bool rerollFailures = false; ///< Charisma
    int successes = 0;           ///< that come on top (Berserker)
    bool alwaysIntact = false;   ///< "They shall not pass!"
};

/// The Morale Roll of a side with `left` Warriors against an Opposition; `dreadfulEnemy` says whether the
/// Unit it fights is Dreadful.
MoraleRoll moraleRollOf(const Side& side, int left, int opposition, bool dreadfulEnemy);

/// Whether Dreadful lowers the Willpower of the side by one.
bool isCowed(const Side& side, bool dreadfulEnemy);

/// How a Morale Roll ends whose dice showed so many successes (chapter "Morale").
MoraleResult moraleResultOf(const MoraleRoll& roll, int successes);

MoraleOdds oddsOf(const MoraleRoll& roll);

} // namespace adjutant::drakerys
