#pragma once

#include "tests/systems/drakerys/odds/oracle/wounds.h"

/// A fight followed to all its ends.
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

} // namespace adjutant::oracle
