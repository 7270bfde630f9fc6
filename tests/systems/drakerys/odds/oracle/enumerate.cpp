#include "tests/systems/drakerys/odds/oracle/enumerate.h"

#include "tests/systems/drakerys/odds/oracle/fightends.h"

namespace adjutant::oracle {

namespace {

double toDouble(long double number)
{
    return static_cast<double>(number);
}

void put(std::vector<double>& list, int index, const Number& chance)
{
    const auto place = static_cast<std::size_t>(index);
    if (list.size() <= place)
        list.resize(place + 1, 0.0);
    list[place] = toDouble(chance);
}

MoraleChances moraleOf(const Number& untested, std::map<Mood, Number> moods)
{
    return {toDouble(untested), toDouble(moods[Mood::Scattered]), toDouble(moods[Mood::Destabilised]),
            toDouble(moods[Mood::InDoubt]), toDouble(moods[Mood::Intact])};
}

UnitResult resultOf(const Unit& unit, Tally tally)
{
    UnitResult result;
    put(result.casualties, unit.warriors, Number(0));
    for (const auto& [casualties, chance] : tally.casualties)
        put(result.casualties, casualties, chance);
    result.destroyed = toDouble(tally.destroyed);
    result.meanInjuriesInflicted = toDouble(tally.inflicted);
    result.morale = moraleOf(tally.untested, tally.moods);
    result.removed = toDouble(tally.destroyed + tally.moods[Mood::Scattered]);
    return result;
}

// Morale is tested where at least one Warrior fell and one is left, and there is a Saturation.
template <class Shot>
ShotResult shotOf(const Shot& shot, const std::map<Thrown, Number>& hits, std::optional<int> saturation)
{
    const Unit& target = shot.target;
    const auto injuries = [&](int count) { return injuryRoll(shot, count); };
    const Harms harms = harmOf(hits, injuries, target, has(target, "safeguard"));
    Tally tally;
    Number inflicted = 0;
    for (const auto& [harm, chance] : harms) {
        const int left = target.warriors - harm.casualties;
        tally.casualties[harm.casualties] += chance;
        inflicted += chance * harm.inflicted;
        if (left == 0)
            tally.destroyed += chance;
        if (!saturation || left == 0 || harm.casualties == 0) {
            tally.untested += chance;
            continue;
        }
        for (const auto& [mood, moodChance] : moods(target, left, false, *saturation))
            tally.moods[mood] += chance * moodChance;
    }
    return {resultOf(target, tally), toDouble(inflicted)};
}

} // namespace

FightResult enumerate(const FightScenario& scenario)
{
    FightTally tally = tallyOf(scenario);
    return {resultOf(scenario.active, tally.active),
            resultOf(scenario.target, tally.target),
            {toDouble(tally.winner[Winner::Active]), toDouble(tally.winner[Winner::Target]),
             toDouble(tally.winner[Winner::Draw])}};
}

ShotResult enumerate(const ShootingScenario& scenario)
{
    const Roll roll = shootingRoll(scenario);
    const Marks marks = has(scenario.active, "deadly_blow") ? Marks::Tens : Marks::None;
    auto& dice = faceByFace(roll.threshold, roll.criticals, marks);
    return shotOf(scenario, dice.roll(roll.dice, roll.rerolls), scenario.weapon.saturation);
}

ShotResult enumerate(const HarassmentScenario& scenario)
{
    const Roll roll = shootingRoll(scenario);
    auto& dice = faceByFace(roll.threshold, roll.criticals, Marks::None);
    return shotOf(scenario, dice.roll(roll.dice), std::nullopt);
}

ShotResult enumerate(const HitsScenario& scenario)
{
    std::map<Thrown, Number> hits{{Thrown{scenario.hitsDice == 0 ? scenario.hits : 0, 0}, Number(1)}};
    for (int die = 0; die < scenario.hitsDice; ++die) {
        std::map<Thrown, Number> more;
        for (const auto& [sum, chance] : hits) {
            for (int face = 1; face <= 10; ++face)
                more[Thrown{sum.successes + face, 0}] += chance / 10;
        }
        hits = std::move(more);
    }
    return shotOf(scenario, hits, scenario.saturation);
}

RollResult enumerate(const RollScenario& scenario)
{
    const Roll roll = rollOf(scenario);
    RollResult result;
    result.threshold = roll.threshold;
    put(result.successes, roll.dice, Number(0));
    Number mean = 0;
    auto& dice = faceByFace(roll.threshold, roll.criticals, Marks::None);
    for (const auto& [thrown, chance] : dice.roll(roll.dice, roll.rerolls)) {
        put(result.successes, thrown.successes, chance);
        mean += chance * thrown.successes;
    }
    result.mean = toDouble(mean);
    return result;
}

MoraleChances enumerate(const MoraleScenario& scenario)
{
    return moraleOf(Number(0), moods(scenario.unit, scenario.unit.warriors, false, scenario.opposition));
}

SpellResult enumerate(const SpellScenario& scenario)
{
    const Roll roll = spellRoll(scenario);
    Counted successes;
    Counted cataclysm;
    Number cast = 0;
    auto& dice = faceByFace(roll.threshold, roll.criticals, Marks::Ones);
    for (const auto& [thrown, chance] : dice.roll(roll.dice)) {
        successes[thrown.successes] += chance;
        cataclysm[usesMaelstrom(scenario) ? std::min(4, thrown.marks) : 0] += chance;
        if (isCast(scenario, thrown.successes, thrown.marks))
            cast += chance;
    }

    SpellResult result;
    result.threshold = roll.threshold;
    put(result.cataclysm, 4, Number(0));
    for (const auto& [count, chance] : successes)
        put(result.successes, count, chance);
    for (const auto& [count, chance] : cataclysm)
        put(result.cataclysm, count, chance);
    result.cast = toDouble(cast);
    return result;
}

InvocationResult enumerate(const InvocationScenario& scenario)
{
    int misses = 0; // faces below 7
    for (int face = 1; face <= 10; ++face)
        misses += face < 7 ? 1 : 0;
    Number allMiss = 1;
    for (int die = 0; die < 2 + scenario.extraDice; ++die)
        allMiss = allMiss * misses / 10;
    return {toDouble(1 - allMiss)};
}

} // namespace adjutant::oracle
