#include "core/systems/drakerys/resolution/resolution.h"

namespace adjutant::drakerys {

namespace {

RollStep reasonsOf(const RollDue& due, std::vector<RollStep> steps)
{
    RollStep reasons{.roll = due.roll, .whose = due.whose};
    for (RollStep& step : steps)
        if (step.roll == due.roll && step.whose == due.whose)
            reasons = std::move(step);
    reasons.dice = due.dice;
    reasons.threshold = due.threshold;
    for (Reason& rule : reasons.rules)
        if (rule.kind.rerolls) // no die is rerolled twice, however many allies stand in Contact
            rule.amount = std::min(rule.amount, due.rerolls);
    return reasons;
}

/// The rolls of a cause gone through again, up to the first that was not made yet.
class Replay
{
public:
    /// Makes the reasons of a roll, where they are wanted.
    using Steps = std::function<std::vector<RollStep>()>;
    enum class Wanted { outcome, roll };

    Replay(std::span<const Shown> shown, Wanted wanted) : m_shown(shown), m_wanted(wanted) {}

    /// What the next roll showed; a roll without dice shows nothing. None: it is due, and no other roll may
    /// follow.
    std::optional<Shown> roll(RollDue asked, const Steps& steps)
    {
        if (asked.dice <= 0)
            return Shown{};
        if (!m_shown.empty()) {
            const Shown shown = nearestPossible(asked, m_shown.front());
            m_shown = m_shown.subspan(1);
            return shown;
        }
        m_due = std::move(asked);
        m_due->rerolls = std::min(m_due->rerolls, m_due->dice);
        if (m_wanted == Wanted::roll) {
            m_due->forecast = forecastOf(*m_due);
            m_due->reasons = reasonsOf(*m_due, steps());
        }
        return std::nullopt;
    }

    /// The roll that stopped the replay; its forecast and reasons only where the roll is wanted.
    const std::optional<RollDue>& due() const { return m_due; }

private:
    std::span<const Shown> m_shown;
    Wanted m_wanted;
    std::optional<RollDue> m_due;
};

/// A Unit that is struck, or tests its Morale.
struct Struck
{
    const Side& side;
    Whose whose;
    SideOutcome& outcome;

    int left() const { return side.warriors - outcome.casualties; }
};

// Each of the following is false where a roll of it is due.

/// Hits and automatic Injuries until the Casualties are known: Injury Roll, Safeguard. What is inflicted goes
/// to `striker`.
bool injure(Replay& replay, const Attack& attack, Whose striking, SideOutcome& striker, const Struck& struck,
            int hits, int automatic, const Replay::Steps& steps)
{
    if (attack.harmless)
        return true;
    const auto injury = replay.roll({.roll = RollName::injury,
                                     .whose = striking,
                                     .dice = hits,
                                     .threshold = attack.injuryThreshold,
                                     .highest = attack.injuryTen},
                                    steps);
    if (!injury)
        return false;
    const int injuries = injury->successes + automatic;

    Shown saved;
    if (attack.safeguard != Safeguard::none) {
        RollDue roll{.roll = RollName::safeguard,
                     .whose = struck.whose,
                     .dice = injuries,
                     .threshold = safeguardCancels,
                     .highest = odds::HighestFace::counts,
                     .reading = Reading::safeguard};
        if (attack.safeguard == Safeguard::withGuard)
            roll.passesFrom = safeguardPassesFrom;
        const auto shown = replay.roll(std::move(roll), steps);
        if (!shown)
            return false;
        saved = *shown;
    }

    striker.inflicted = injuries - saved.successes;
    struck.outcome.cancelled = saved.successes;
    struck.outcome.passed = saved.passed;
    const int suffered = striker.inflicted - saved.passed;
    struck.outcome.injuries = std::min(struck.side.capacity(), suffered);
    struck.outcome.beyond = suffered - struck.outcome.injuries;
    struck.outcome.casualties = casualtiesOf(struck.side, struck.outcome.injuries);
    return true;
}

/// The Morale Roll of a Unit with `left` Warriors, if it has to make one.
bool testMorale(Replay& replay, const Struck& unit, int left, int opposition, bool dreadfulEnemy,
                const Replay::Steps& steps)
{
    const MoraleRoll roll = moraleRollOf(unit.side, left, opposition, dreadfulEnemy);
    Shown shown;
    if (!roll.alwaysIntact) {
        const auto rolled = replay.roll({.roll = RollName::morale,
                                         .whose = unit.whose,
                                         .dice = roll.dice,
                                         .threshold = roll.threshold,
                                         .rerolls = roll.rerollFailures ? roll.dice : 0},
                                        steps);
        if (!rolled)
            return false;
        shown = *rolled;
    }
    unit.outcome.morale = moraleResultOf(roll, shown.successes);
    unit.outcome.stress += unit.outcome.morale == MoraleResult::destabilised ? 1 : 0;
    return true;
}

/// The Morale Roll after Casualties that were not suffered in a fight.
bool testSurvivors(Replay& replay, const Struck& struck, std::optional<int> saturation,
                   const Replay::Steps& steps)
{
    if (!saturation || struck.outcome.casualties == 0 || struck.left() == 0)
        return true;
    return testMorale(replay, struck, struck.left(), *saturation, false, steps);
}

/// The reasons of a scenario's rolls where its target has lost so many Warriors.
template <class Asked> Replay::Steps stepsWithout(const Asked& asked, const SideOutcome& target)
{
    return [&asked, &target] {
        Asked now = asked;
        now.target.warriors -= target.casualties;
        return stepsOf(Scenario(now));
    };
}

bool resolve(const Shooting& shot, Replay& replay, Outcome& outcome)
{
    const ShotPlan plan = planOf(shot);
    const Replay::Steps steps = stepsWithout(shot, outcome.target);
    const auto rolled = replay.roll({.roll = shot.isHarassment ? RollName::harassment : RollName::shooting,
                                     .whose = Whose::active,
                                     .dice = plan.dice,
                                     .threshold = plan.attack.hitThreshold,
                                     .rerolls = plan.attack.rerolls,
                                     .reading = plan.attack.deadly ? Reading::criticals : Reading::successes},
                                    steps);
    if (!rolled)
        return false;
    const Struck struck{shot.target, Whose::target, outcome.target};
    const int automatic = plan.attack.deadly ? rolled->criticals : 0;
    if (!injure(replay, plan.attack, Whose::active, outcome.active, struck, rolled->successes, automatic,
                steps) ||
        !testSurvivors(replay, struck, plan.saturation, steps))
        return false;
    outcome.active.stress += shot.isHarassment ? 1 : 0;
    return true;
}

bool resolve(const Hits& hits, Replay& replay, Outcome& outcome)
{
    const auto sum =
        replay.roll({.roll = RollName::plain,
                     .whose = Whose::active,
                     .dice = hits.hitsDice,
                     .threshold = 1,
                     .highest = odds::HighestFace::counts,
                     .reading = Reading::sum},
                    [&hits] {
                        return std::vector<RollStep>{
                            {.roll = RollName::plain, .diceReasons = {{reason::rolledDice, hits.hitsDice}}}};
                    });
    if (!sum)
        return false;
    const Replay::Steps steps = stepsWithout(hits, outcome.target);
    const Struck struck{hits.target, Whose::target, outcome.target};
    return injure(replay, injuriesOf(hits), Whose::active, outcome.active, struck, hits.hits + sum->successes,
                  hits.injuries, steps) &&
           testSurvivors(replay, struck, hits.saturation, steps);
}

bool resolve(const MoraleTest& test, Replay& replay, Outcome& outcome)
{
    return testMorale(replay, {test.unit, Whose::unit, outcome.active}, test.unit.warriors, test.opposition,
                      false, [&test] { return stepsOf(Scenario(test)); });
}

bool resolve(const Spell& spell, Replay& replay, Outcome& outcome)
{
    const auto rolled = replay.roll({.roll = RollName::spell,
                                     .whose = Whose::active,
                                     .dice = spell.dice(),
                                     .threshold = spell.threshold(),
                                     .reading = spell.usesMaelstrom() ? Reading::ones : Reading::successes},
                                    [&spell] { return stepsOf(Scenario(spell)); });
    if (!rolled)
        return false;
    const Cataclysm cataclysm = spell.usesMaelstrom() ? cataclysmOf(rolled->ones) : Cataclysm{};
    outcome.active.stress = cataclysm.stress;
    outcome.active.injuries = cataclysm.injuries;
    outcome.cataclysmHits = cataclysm.hits;
    outcome.endsActivation = cataclysm.endsSpell;
    outcome.successes = rolled->successes;
    outcome.succeeds = rolled->successes > 0 && !cataclysm.endsSpell;
    return true;
}

bool resolvePlain(RollDue roll, Replay& replay, Outcome& outcome, const Replay::Steps& steps)
{
    const auto rolled = replay.roll(std::move(roll), steps);
    if (!rolled)
        return false;
    outcome.successes = rolled->successes;
    outcome.succeeds = rolled->successes > 0;
    return true;
}

bool resolve(const Invocation& invocation, Replay& replay, Outcome& outcome)
{
    return resolvePlain({.roll = RollName::invocation,
                         .dice = invocation.dice(),
                         .threshold = Invocation::threshold,
                         .highest = odds::HighestFace::counts},
                        replay, outcome, [&invocation] { return stepsOf(Scenario(invocation)); });
}

bool resolve(const PlainRoll& roll, Replay& replay, Outcome& outcome)
{
    return resolvePlain(
        {.dice = roll.dice, .threshold = roll.threshold, .highest = roll.highest, .rerolls = roll.rerolls},
        replay, outcome, [&roll] { return stepsOf(Scenario(roll)); });
}

/// One of the two Units with everything that bears on its attack.
struct Fighter : Struck
{
    const FightPlan::Part& plan;
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
    const auto& [initiative, blocks, attack, power] = fighter.plan;
    return {.roll = blocks ? RollName::block : RollName::attack,
            .whose = fighter.whose,
            .dice = attackDice(fighter.side, fighter.plan, left),
            .threshold = attack.hitThreshold,
            .rerolls = attack.rerolls,
            .reading = attack.deadly && !blocks ? Reading::criticals : Reading::successes};
}

bool strike(const Fight& fight, Replay& replay, const Fighter& striker, int left, const Fighter& struck)
{
    const Replay::Steps steps = stepsWith(fight, striker.whose, left);
    const auto attack = replay.roll(attackRoll(striker, left), steps);
    if (!attack)
        return false;
    int hits = attack->successes;
    if (struck.plan.blocks && hits > 0) {
        const auto block = replay.roll(attackRoll(struck, struck.side.warriors), steps);
        if (!block)
            return false;
        hits = std::max(0, hits - block->successes);
    }
    const int automatic = striker.plan.attack.deadly ? attack->criticals : 0;
    return injure(replay, striker.plan.attack, striker.whose, striker.outcome, struck, hits, automatic,
                  steps);
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
        std::vector<RollStep> all = stepsWith(fight, loser.whose, loser.left())();
        for (RollStep& step : all)
            if (step.roll == RollName::morale)
                step.opposition = {{reason::lead, lead}};
        return all;
    };
    return testMorale(replay, loser, loser.left(), lead, winner.side.has(RollSkill::dreadful), steps);
}

/// A fight from the first Attack Roll to the Morale Roll (chapter "Fighting").
bool resolve(const Fight& fight, Replay& replay, Outcome& outcome)
{
    const FightPlan plan = planOf(fight);
    const Fighter active{{fight.active, Whose::active, outcome.active}, plan.active};
    const Fighter target{{fight.target, Whose::target, outcome.target}, plan.target};

    if (!plan.bothBlock()) {
        const bool activeFirst = activeStrikesFirst(plan);
        outcome.activeStruckFirst = !activeFirst;
        const Fighter& first = activeFirst ? active : target;
        const Fighter& second = activeFirst ? target : active;
        if (!strike(fight, replay, first, first.side.warriors, second))
            return false;
        // Those who attack at the same time do so in full.
        const int answering = plan.order == Order::together ? second.side.warriors : second.left();
        if (!second.plan.blocks && !strike(fight, replay, second, answering, first))
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

/// Goes through the rolls that were made.
Outcome resolved(const Resolution& resolution, Replay& replay)
{
    Outcome outcome;
    outcome.complete =
        std::visit([&](const auto& cause) { return resolve(cause, replay, outcome); }, resolution.cause);
    outcome.endsActivation = outcome.endsActivation || endsActivation(outcome.active.morale);
    return outcome;
}

} // namespace

std::optional<RollDue> due(const Resolution& resolution)
{
    Replay replay(resolution.shown, Replay::Wanted::roll);
    static_cast<void>(resolved(resolution, replay));
    return replay.due();
}

Outcome outcomeOf(const Resolution& resolution)
{
    Replay replay(resolution.shown, Replay::Wanted::outcome);
    return resolved(resolution, replay);
}

} // namespace adjutant::drakerys
