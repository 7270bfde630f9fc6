#include "core/systems/drakerys/odds/advice.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

FightAction actionOf(Advice::Kind kind)
{
    switch (kind) {
    case Advice::Kind::charge:
        return FightAction::charge;
    case Advice::Kind::combinedCharge:
        return FightAction::combinedCharge;
    default:
        return FightAction::attack;
    }
}

// Chapter "Make war!: Units actions".
int costOf(const Situation& situation, Advice::Kind kind)
{
    const int stress = situation.unit.stress;
    switch (kind) {
    case Advice::Kind::attack:
        return 1 + stress;
    case Advice::Kind::charge:
        return 3 + (situation.jammed ? 2 : 0) + stress;
    case Advice::Kind::combinedCharge:
        return 5 + (situation.jammed ? 2 : 0) + stress;
    case Advice::Kind::shoot:
        return std::max(1, 1 + stress - (situation.quickShot ? 1 : 0));
    }
    return 0;
}

Advice advise(const Situation& situation, Advice::Kind kind, int heroicDice)
{
    Advice advice{.kind = kind, .heroicDice = heroicDice, .ts = costOf(situation, kind) + heroicDice};
    SideOdds target;
    if (kind == Advice::Kind::shoot) {
        Shooting shot = *situation.shot;
        shot.active = situation.unit;
        shot.active.heroicDice = heroicDice;
        shot.target = situation.target;
        target = oddsOf(shot).target;
    } else {
        Fight fight{actionOf(kind), situation.unit, situation.target};
        fight.active.heroicDice = heroicDice;
        const FightOdds odds = oddsOf(fight);
        target = odds.target;
        advice.apLost = odds.active.meanLost * situation.unitWorth.apPerWarrior;
    }
    advice.removes = target.removed;
    advice.apRemoved = target.meanLost * situation.targetWorth.apPerWarrior;
    return advice;
}

std::vector<Advice::Kind> kindsOf(const Situation& situation)
{
    using enum Advice::Kind;
    if (situation.engaged)
        return {attack};
    std::vector<Advice::Kind> kinds{charge};
    if (situation.canCombine)
        kinds.push_back(combinedCharge);
    if (situation.shot)
        kinds.push_back(shoot);
    return kinds;
}

} // namespace

std::vector<Advice> adviceFor(const Situation& situation)
{
    std::vector<Advice> all;
    for (const Advice::Kind kind : kindsOf(situation))
        for (int dice = 0; dice <= situation.mostHeroicDice; ++dice)
            all.push_back(advise(situation, kind, dice));
    std::ranges::stable_sort(all, std::greater{}, &Advice::apPerTs);
    return all;
}

std::optional<Advice> fewestDiceFor(const Situation& situation, Advice::Kind kind, double wanted)
{
    for (int dice = 0; dice <= situation.mostHeroicDice; ++dice)
        if (const Advice advice = advise(situation, kind, dice); advice.removes >= wanted)
            return advice;
    return std::nullopt;
}

Matchup matchupOf(const std::vector<Contender>& active, const std::vector<Contender>& targets,
                  double distance)
{
    Matchup matchup;
    for (const Contender& one : active) {
        auto& charges = matchup.charge.emplace_back();
        auto& shots = matchup.shoot.emplace_back();
        for (const Contender& other : targets) {
            const FightOdds fight = oddsOf(Fight{FightAction::charge, one.side, other.side});
            charges.push_back({fight.target.meanLost * other.worth.apPerWarrior,
                               fight.active.meanLost * one.worth.apPerWarrior, fight.target.removed, true});
            Exchange shot;
            if (one.weapon && (!one.weapon->range || distance <= *one.weapon->range)) {
                const ShotOdds odds =
                    oddsOf(Shooting{one.side, other.side, *one.weapon, distance, 0, 0, false});
                shot = {odds.target.meanLost * other.worth.apPerWarrior, 0, odds.target.removed, true};
            }
            shots.push_back(shot);
        }
    }
    return matchup;
}

} // namespace adjutant::drakerys
