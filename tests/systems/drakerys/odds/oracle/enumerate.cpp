#include "tests/systems/drakerys/odds/oracle/enumerate.h"
#include "tests/systems/drakerys/odds/oracle/wounds.h"

namespace adjutant::oracle {

/// One side's attack on the other after it has lost `casualties`; `blocked`: the other one blocks it.
inline Harms attack(const FightScenario& fight, Side side, int casualties, bool blocked)
{
    const Side enemy = enemyOf(side);
    const Roll roll = attackRoll(fight, side, casualties);
    const Marks marks = has(unitOf(fight, side), "deadly_blow") ? Marks::Tens : Marks::None;
    std::map<Thrown, Number> hits =
        faceByFace(roll.threshold, roll.criticals, marks).roll(roll.dice, roll.rerolls);

    if (blocked) {
        const Roll block = attackRoll(fight, enemy, 0);
        auto& dice = faceByFace(block.threshold, block.criticals, Marks::None);
        std::map<Thrown, Number> unblocked;
        for (const auto& [thrown, chance] : hits) {
            for (const auto& [stopped, stoppedChance] : dice.roll(block.dice, block.rerolls)) {
                const int through = std::max(0, thrown.successes - stopped.successes);
                unblocked[Thrown{through, thrown.marks}] += chance * stoppedChance;
            }
        }
        hits = std::move(unblocked);
    }

    const auto injuries = [&](int count) { return injuryRoll(fight, side, count); };
    return harmOf(hits, injuries, unitOf(fight, enemy), safeguarded(fight, enemy));
}

/// What the attacks of both sides have done.
struct BothHarms
{
    Harm toActive;
    Harm toTarget;
    auto operator<=>(const BothHarms&) const = default;
};
using FightEnds = std::map<BothHarms, Number>;

inline BothHarms bothOf(Side striker, const Harm& byStriker, const Harm& byEnemy)
{
    return striker == Side::Active ? BothHarms{byEnemy, byStriker} : BothHarms{byStriker, byEnemy};
}

inline FightEnds fightEnds(const FightScenario& fight)
{
    FightEnds ends;
    const bool activeBlocks = blocks(fight, Side::Active);
    const bool targetBlocks = blocks(fight, Side::Target);
    if (activeBlocks && targetBlocks) {
        ends[BothHarms{}] = Number(1);
        return ends;
    }
    if (activeBlocks || targetBlocks) {
        const Side striker = activeBlocks ? Side::Target : Side::Active;
        for (const auto& [harm, chance] : attack(fight, striker, 0, true))
            ends[bothOf(striker, harm, Harm{})] += chance;
        return ends;
    }

    const int activeInitiative = initiativeOf(fight, Side::Active);
    const int targetInitiative = initiativeOf(fight, Side::Target);
    const bool simultaneous = activeInitiative == targetInitiative;
    const Side first = activeInitiative >= targetInitiative ? Side::Active : Side::Target;
    const Side second = enemyOf(first);

    std::map<int, Harms> answers; // by the Warriors that the second has lost
    for (const auto& [harm, chance] : attack(fight, first, 0, false)) {
        const int lost = simultaneous ? 0 : harm.casualties;
        if (!answers.contains(lost))
            answers[lost] = attack(fight, second, lost, false);
        for (const auto& [answer, answerChance] : answers[lost])
            ends[bothOf(first, harm, answer)] += chance * answerChance;
    }
    return ends;
}

/// The chances of one side while they are summed up.
struct Tally
{
    Counted casualties;
    Number destroyed = 0;
    Number inflicted = 0;
    Number untested = 0;
    std::map<Mood, Number> moods;
};

struct FightTally
{
    Tally active;
    Tally target;
    std::map<Winner, Number> winner;
};

inline FightTally tallyOf(const FightScenario& fight)
{
    FightTally tally;
    std::map<std::pair<Side, std::pair<int, int>>, std::map<Mood, Number>> tests;
    // Tests Morale, or with Opposition 0 does not.
    const auto test = [&](Side side, int left, int opposition, const Number& chance) {
        Tally& own = side == Side::Active ? tally.active : tally.target;
        if (opposition == 0) {
            own.untested += chance;
            return;
        }
        const std::pair key(side, std::pair(left, opposition));
        if (!tests.contains(key)) {
            const bool dreadful = has(unitOf(fight, enemyOf(side)), "dreadful");
            tests[key] = moods(unitOf(fight, side), left, dreadful, opposition);
        }
        for (const auto& [mood, moodChance] : tests[key])
            own.moods[mood] += chance * moodChance;
    };

    for (const auto& [harm, chance] : fightEnds(fight)) {
        const Aftermath aftermath{harm.toActive.casualties, harm.toTarget.casualties, harm.toTarget.inflicted,
                                  harm.toActive.inflicted};
        const int activeLeft = leftOf(fight, aftermath, Side::Active);
        const int targetLeft = leftOf(fight, aftermath, Side::Target);
        tally.active.casualties[harm.toActive.casualties] += chance;
        tally.target.casualties[harm.toTarget.casualties] += chance;
        tally.active.inflicted += chance * harm.toTarget.inflicted;
        tally.target.inflicted += chance * harm.toActive.inflicted;
        if (activeLeft == 0)
            tally.active.destroyed += chance;
        if (targetLeft == 0)
            tally.target.destroyed += chance;

        const Verdict verdict = verdictOf(fight, aftermath);
        tally.winner[verdict.winner] += chance;
        test(Side::Active, activeLeft, verdict.winner == Winner::Target ? verdict.opposition : 0, chance);
        test(Side::Target, targetLeft, verdict.winner == Winner::Active ? verdict.opposition : 0, chance);
    }
    return tally;
}

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
