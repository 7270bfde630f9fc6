#include "core/systems/drakerys/odds/advice.h"

namespace adjutant::drakerys {

namespace {

Advice advise(const Situation& situation, ActionKind kind, int heroicDice)
{
    Advice advice{.kind = kind,
                  .heroicDice = heroicDice,
                  .ts = changedBySkills(priceOf(kind) + situation.unit.stress + heroicDice, kind,
                                        situation.jammed, situation.quickShot)};
    SideOdds target;
    if (kind == ActionKind::shooting) {
        Shooting shot = *situation.shot;
        shot.active = situation.unit;
        shot.active.heroicDice = heroicDice;
        shot.target = situation.target;
        target = oddsOf(shot).target;
    } else {
        Fight fight{kind, situation.unit, situation.target};
        fight.active.heroicDice = heroicDice;
        const FightOdds odds = oddsOf(fight);
        target = odds.target;
        advice.apLost = odds.active.meanLost * situation.unitWorth;
    }
    advice.removes = target.removed;
    advice.apRemoved = target.meanLost * situation.targetWorth;
    return advice;
}

std::vector<ActionKind> kindsOf(const Situation& situation)
{
    using enum ActionKind;
    if (situation.engaged)
        return {attack};
    std::vector<ActionKind> kinds{charge};
    if (situation.canCombine)
        kinds.push_back(combinedCharge);
    if (situation.shot)
        kinds.push_back(shooting);
    return kinds;
}

Fight chargeOf(const Contender& one, const Contender& other)
{
    return {ActionKind::charge, one.side, other.side};
}

std::optional<Shooting> shotOf(const Contender& one, const Contender& other, double distance)
{
    if (!one.weapon || (one.weapon->range && distance > *one.weapon->range))
        return std::nullopt;
    return Shooting{one.side, other.side, *one.weapon, distance, 0, 0, false};
}

} // namespace

std::vector<Advice> adviceFor(const Situation& situation)
{
    std::vector<Advice> all;
    for (const ActionKind kind : kindsOf(situation))
        for (int dice = 0; dice <= situation.mostHeroicDice; ++dice)
            all.push_back(advise(situation, kind, dice));
    std::ranges::stable_sort(all, std::greater{}, &Advice::apPerTs);
    return all;
}

Matchup matchupOf(const std::vector<Contender>& active, const std::vector<Contender>& targets,
                  std::optional<double> shot)
{
    Matchup matchup;
    for (const Contender& one : active) {
        auto& exchanges = matchup.emplace_back();
        for (const Contender& other : targets) {
            Exchange& exchange = exchanges.emplace_back();
            if (!shot) {
                const FightOdds odds = oddsOf(chargeOf(one, other));
                exchange = {odds.target.meanLost * other.worth, odds.active.meanLost * one.worth,
                            odds.target.removed, true};
            } else if (const auto shooting = shotOf(one, other, *shot)) {
                const ShotOdds odds = oddsOf(*shooting);
                exchange = {odds.target.meanLost * other.worth, 0, odds.target.removed, true};
            }
        }
    }
    return matchup;
}

double workOfMatchup(const std::vector<Contender>& active, const std::vector<Contender>& targets,
                     std::optional<double> shot)
{
    double work = 0;
    for (const Contender& one : active)
        for (const Contender& other : targets) {
            if (!shot)
                work += workOf(chargeOf(one, other));
            else if (const auto shooting = shotOf(one, other, *shot))
                work += workOf(Scenario(*shooting));
        }
    return work;
}

} // namespace adjutant::drakerys
