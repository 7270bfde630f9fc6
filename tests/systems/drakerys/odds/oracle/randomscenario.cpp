#include "tests/systems/drakerys/odds/oracle/randomscenario.h"

#include "tests/systems/drakerys/odds/oracle/rulings.h"

#include <algorithm>
#include <array>
#include <functional>

namespace adjutant::oracle {

namespace {

constexpr int smallDice = 4;

} // namespace

FightScenario RandomScenarios::fight(Size size)
{
    const std::array actions = {FightAction::Attack, FightAction::Charge, FightAction::CombinedCharge};
    while (true) {
        FightScenario scenario;
        scenario.action = actions[static_cast<std::size_t>(between(0, 2))];
        scenario.active = fighter(size);
        scenario.target = fighter(size);
        if (scenario.target.types.contains("hero") && percent(30)) // rare otherwise
            scenario.active.skills.insert("assassination");
        const int dice = std::max(attackRoll(scenario, Side::Active, 0).dice, //
                                  attackRoll(scenario, Side::Target, 0).dice);
        if (size == Size::Large || dice <= smallDice)
            return scenario;
    }
}

ShootingScenario RandomScenarios::shooting(Size size)
{
    while (true) {
        ShootingScenario scenario;
        scenario.active = shooter(size);
        scenario.target = struck(size);
        scenario.weapon = weapon();
        scenario.distance = between(1, percent(60) ? 20 : scenario.weapon.range);
        scenario.distance = std::min(scenario.distance, scenario.weapon.range);
        scenario.obstacles = sometimes(30, 2);
        scenario.concealment = sometimes(20, 2);
        scenario.rerollFailures = percent(25);
        if (size == Size::Large || shootingRoll(scenario).dice <= smallDice)
            return scenario;
    }
}

HarassmentScenario RandomScenarios::harassment(Size size)
{
    HarassmentScenario scenario;
    scenario.active = shooter(size);
    scenario.target = struck(size);
    scenario.weapon = weapon();
    return scenario;
}

HitsScenario RandomScenarios::hits(Size size)
{
    const bool small = size == Size::Small;
    HitsScenario scenario;
    scenario.target = struck(size);
    scenario.target.dreaded = percent(15);
    if (percent(50))
        scenario.hits = between(1, small ? smallDice : 20);
    else
        scenario.hitsDice = small ? 1 : between(1, 3);
    scenario.strength = between(1, 8);
    if (percent(70))
        scenario.saturation = between(1, 5);
    return scenario;
}

MoraleScenario RandomScenarios::morale(Size size)
{
    MoraleScenario scenario;
    scenario.unit = struck(size);
    scenario.unit.dreaded = percent(30);
    scenario.opposition = between(0, 7);
    return scenario;
}

RollScenario RandomScenarios::roll(Size size)
{
    const std::array kinds = {Criticals::Explode, Criticals::Count, Criticals::Fail};
    RollScenario scenario;
    scenario.dice = between(1, size == Size::Small ? 6 : 40);
    if (percent(50)) {
        scenario.threshold = between(2, 10);
    } else {
        scenario.action = between(0, 8);
        scenario.opposition = between(0, 8);
    }
    scenario.criticals = kinds[static_cast<std::size_t>(between(0, 2))];
    scenario.rerollFailures = percent(25);
    scenario.rerolls = scenario.rerollFailures ? 0 : sometimes(60, 4);
    return scenario;
}

SpellScenario RandomScenarios::spell(Size size)
{
    SpellScenario scenario;
    scenario.level = between(1, 4);
    const int sources = between(1, scenario.level);
    int mana = 0;
    for (int i = 0; i < sources; ++i) {
        scenario.sources.push_back({percent(40), between(1, percent(60) ? 20 : 60)});
        mana += scenario.sources.back().maelstrom ? 9 : 3;
    }
    mana = std::min(mana, size == Size::Small ? 4 : 9);
    scenario.reinforcement = between(0, mana);
    scenario.heroicDice = sometimes(25, size == Size::Small ? 1 : 5);
    return scenario;
}

Scenario RandomScenarios::ofKind(std::size_t kind, Size size)
{
    const std::array<std::function<Scenario()>, 8> draws{
        [&] { return roll(size); },       [&] { return fight(size); },     [&] { return shooting(size); },
        [&] { return harassment(size); }, [&] { return hits(size); },      [&] { return morale(size); },
        [&] { return spell(size); },      [&] { return invocation(size); }};
    return draws.at(kind)();
}

} // namespace adjutant::oracle
