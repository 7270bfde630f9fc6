#include "core/systems/drakerys/odds/advice.h"

namespace adjutant::drakerys {

namespace {

Exchange exchangeOf(const Sequence::Step& action, double worth, double targetWorth)
{
    SideOdds target;
    double lost = 0;
    if (const auto* fight = std::get_if<Fight>(&action)) {
        FightOdds odds = oddsOf(*fight);
        target = std::move(odds.target);
        lost = odds.active.meanLost;
    } else {
        target = oddsOf(std::get<Shooting>(action)).target;
    }
    return {target.removed, target.meanLost * targetWorth, lost * worth, true};
}

Advice advise(const Situation& situation, ActionKind kind, int heroicDice)
{
    Side unit = situation.unit;
    unit.heroicDice = heroicDice;
    Sequence::Step action = Fight{kind, unit, situation.target};
    if (kind == ActionKind::shooting) {
        auto& shot = action.emplace<Shooting>(*situation.shot);
        shot.active = unit;
        shot.target = situation.target;
    }
    const int cost = priceOf(kind) + unit.stress + heroicDice;
    return {exchangeOf(action, situation.unitWorth, situation.targetWorth), kind, heroicDice,
            changedBySkills(cost, kind, situation.jammed, situation.quickShot)};
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

// A charge, or a shot at that distance; none where the weapon doesn't reach so far.
std::optional<Sequence::Step> meetingOf(const Contender& one, const Contender& other,
                                        std::optional<double> shot)
{
    if (!shot)
        return Fight{ActionKind::charge, one.side, other.side};
    if (!one.weapon || (one.weapon->range && *shot > *one.weapon->range))
        return std::nullopt;
    return Shooting{.active = one.side, .target = other.side, .weapon = *one.weapon, .distance = *shot};
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
            const auto meeting = meetingOf(one, other, shot);
            exchanges.push_back(meeting ? exchangeOf(*meeting, one.worth, other.worth) : Exchange());
        }
    }
    return matchup;
}

double workOfMatchup(const std::vector<Contender>& active, const std::vector<Contender>& targets,
                     std::optional<double> shot)
{
    double work = 0;
    for (const Contender& one : active)
        for (const Contender& other : targets)
            if (const auto meeting = meetingOf(one, other, shot))
                work += std::visit([](const auto& each) { return workOf(each); }, *meeting);
    return work;
}

} // namespace adjutant::drakerys
