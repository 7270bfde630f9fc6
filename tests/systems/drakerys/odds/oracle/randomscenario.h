#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

#include <cstdint>
#include <random>

namespace adjutant::oracle {

enum class Size {
    Small, ///< up to 4 Warriors and 4 attack dice a side, Health up to 3
    Large, ///< up to 20 Warriors of Power 4
};

/// Scenarios by chance, within the ranges of scenario files and without what the rules refuse; the same for
/// the same seed on every machine. Skills are drawn for every kind from one list, so that those which must
/// not matter are there too. State is drawn only where the kind has a use for it.
class RandomScenarios
{
public:
    explicit RandomScenarios(std::uint64_t seed) : m_random(seed) {}

    RollScenario roll(Size size);
    FightScenario fight(Size size);
    ShootingScenario shooting(Size size);
    HarassmentScenario harassment(Size size);
    HitsScenario hits(Size size);
    MoraleScenario morale(Size size);
    SpellScenario spell(Size size);
    InvocationScenario invocation(Size size) { return {between(0, size == Size::Small ? 4 : 12)}; }

    /// Of kind 0 to 7, in the order of Scenario's alternatives.
    Scenario ofKind(std::size_t kind, Size size);

private:
    int between(int least, int most);
    bool percent(int chance) { return between(1, 100) <= chance; }
    /// 0 mostly, else 1 to `most`.
    int sometimes(int chance, int most) { return percent(chance) ? between(1, most) : 0; }

    Unit profile(Size size);
    void addSkillsAndTypes(Unit& unit);
    Unit fighter(Size size);
    Unit shooter(Size size);
    Unit struck(Size size);
    Weapon weapon();

    std::mt19937_64 m_random;
};

} // namespace adjutant::oracle
