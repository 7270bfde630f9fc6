#include "core/systems/drakerys/resolution/replay.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

/// One of the two Units with everything that bears on its attack.
struct Fighter
{
    const Side& side;
    const Attack& attack;
    int power; ///< D10s of a Warrior in Contact
    Whose whose;
    bool blocks;
    SideOutcome& outcome;

    int left() const { return side.warriors - outcome.casualties; }
};

/// The reasons of the fight's rolls where one Unit has only so many Warriors left.
Replay::Steps stepsWith(const Fight& fight, Whose whose, int left)
{
    return [&fight, whose, left] {
        Fight now = fight;
        (whose == Whose::active ? now.active : now.target).warriors = left;
        return stepsOf(now);
    };
}

RollDue attackRoll(const Fighter& fighter, int left)
{
    return {.roll = fighter.blocks ? RollName::block : RollName::attack,
            .whose = fighter.whose,
            .dice = attackDice(fighter.side, fighter.power, left),
            .threshold = fighter.attack.hitThreshold,
            .rerolls = fighter.attack.rerolls,
            .reading = fighter.attack.deadly && !fighter.blocks ? Reading::criticals : Reading::successes};
}

bool strike(const Fight& fight, Replay& replay, const Fighter& striker, int left, const Fighter& struck)
{
    const Replay::Steps steps = stepsWith(fight, striker.whose, left);
    const auto attack = replay.roll(attackRoll(striker, left), steps);
    if (!attack)
        return false;
    int hits = attack->successes;
    if (struck.blocks && hits > 0) {
        const auto block = replay.roll(attackRoll(struck, struck.side.warriors), steps);
        if (!block)
            return false;
        hits = std::max(0, hits - block->successes);
    }
    const int automatic = striker.attack.deadly ? attack->criticals : 0;
    return injure(replay, striker.attack, striker.whose, striker.outcome,
                  {struck.side, struck.whose, struck.outcome}, hits, automatic, steps);
}

Advantage advantageOf(const Fighter& own, const Fighter& enemy, bool charged)
{
    return {.charged = charged,
            .inflictedMore = own.outcome.inflicted > enemy.outcome.inflicted,
            .outnumbers = outnumbers(own.side, own.left(), enemy.left()),
            .lessStress = hasLessStress(own.side, enemy.side)};
}

/// The Morale Roll of the Unit that lost by so much.
bool testLoser(const Fight& fight, Replay& replay, const Fighter& loser, const Fighter& winner, int lead)
{
    const Replay::Steps steps = [&] {
        std::vector<Step> all = stepsWith(fight, loser.whose, loser.left())();
        for (Step& step : all)
            if (step.roll == RollName::morale)
                step.opposition = {{ReasonKind::advantageAhead, lead}};
        return all;
    };
    return testMorale(replay, {loser.side, loser.whose, loser.outcome}, loser.left(), lead,
                      winner.side.has(RollSkill::dreadful), steps);
}

} // namespace

bool resolve(const Fight& fight, Replay& replay, Outcome& outcome)
{
    const FightPlan plan = planOf(fight);
    const bool both = plan.blocker == Blocker::both;
    const Fighter active{fight.active,
                         plan.byActive,
                         plan.activePower,
                         Whose::active,
                         both || plan.blocker == Blocker::active,
                         outcome.active};
    const Fighter target{fight.target,
                         plan.byTarget,
                         plan.targetPower,
                         Whose::target,
                         both || plan.blocker == Blocker::target,
                         outcome.target};

    if (!both) {
        const bool activeFirst = activeStrikesFirst(plan);
        const Fighter& first = activeFirst ? active : target;
        const Fighter& second = activeFirst ? target : active;
        if (!strike(fight, replay, first, first.side.warriors, second))
            return false;
        // Those who attack at the same time do so in full.
        const int answering = plan.order == Order::together ? second.side.warriors : second.left();
        if (!second.blocks && !strike(fight, replay, second, answering, first))
            return false;
    }

    if (active.left() == 0 || target.left() == 0) {
        outcome.winner = active.left() > 0   ? Winner::active
                         : target.left() > 0 ? Winner::target
                                             : Winner::draw;
        return true;
    }
    outcome.active.advantage = advantageOf(active, target, fight.isCharge());
    outcome.target.advantage = advantageOf(target, active, false);
    const int lead = outcome.active.advantage.value() - outcome.target.advantage.value();
    outcome.winner = lead > 0 ? Winner::active : lead < 0 ? Winner::target : Winner::draw;
    if (lead > 0)
        return testLoser(fight, replay, target, active, lead);
    return lead == 0 || testLoser(fight, replay, active, target, -lead);
}

} // namespace adjutant::drakerys
