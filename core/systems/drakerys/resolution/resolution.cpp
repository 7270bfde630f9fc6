#include "core/systems/drakerys/resolution/resolution.h"

namespace adjutant::drakerys {

using odds::HighestFace;

namespace {

// The sum of so many D10s.
odds::Distribution sumOfDice(int dice)
{
    odds::Distribution die(d10 + 1, 1.0 / d10);
    die[0] = 0;
    return odds::power(die, dice, static_cast<std::size_t>(d10 * dice) + 1);
}

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
    explicit Replay(std::span<const Shown> shown) : m_shown(shown) {}

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
        m_due->forecast = forecastOf(*m_due);
        m_due->reasons = reasonsOf(*m_due, steps());
        return std::nullopt;
    }

    /// The roll that stopped the replay.
    const std::optional<RollDue>& due() const { return m_due; }

private:
    std::span<const Shown> m_shown;
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
    const auto injury =
        replay.roll({RollName::injury, striking, hits, attack.injuryThreshold, attack.injuryTen}, steps);
    if (!injury)
        return false;
    const int injuries = injury->successes + automatic;

    Shown saved;
    if (attack.safeguard != Safeguard::none) {
        RollDue roll{RollName::safeguard, struck.whose, injuries, safeguardCancels, HighestFace::counts};
        roll.reading = Reading::safeguard;
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
        RollDue asked{RollName::morale, unit.whose, roll.dice, roll.threshold};
        asked.rerolls = roll.rerollFailures ? roll.dice : 0;
        const auto rolled = replay.roll(asked, steps);
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
    RollDue roll{shot.isHarassment ? RollName::harassment : RollName::shooting, Whose::active, plan.dice,
                 plan.attack.hitThreshold};
    roll.rerolls = plan.attack.rerolls;
    roll.reading = plan.attack.deadly ? Reading::criticals : Reading::successes;
    const auto rolled = replay.roll(roll, steps);
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
    RollDue roll{RollName::plain, Whose::active, hits.hitsDice, 1, HighestFace::counts};
    roll.reading = Reading::sum;
    const auto sum = replay.roll(roll, [&hits] {
        return std::vector<RollStep>{{.diceReasons = {{reason::rolledDice, hits.hitsDice}}}};
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
    RollDue roll{RollName::spell, Whose::active, spell.dice(), spell.threshold()};
    roll.reading = spell.usesMaelstrom() ? Reading::ones : Reading::successes;
    const auto rolled = replay.roll(roll, [&spell] { return stepsOf(Scenario(spell)); });
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
    const RollDue roll{RollName::invocation, Whose::active, invocation.dice(), Invocation::threshold,
                       HighestFace::counts};
    return resolvePlain(roll, replay, outcome, [&invocation] { return stepsOf(Scenario(invocation)); });
}

bool resolve(const PlainRoll& roll, Replay& replay, Outcome& outcome)
{
    const RollDue due{RollName::plain, Whose::active, roll.dice, roll.threshold, roll.highest, roll.rerolls};
    return resolvePlain(due, replay, outcome, [&roll] { return stepsOf(Scenario(roll)); });
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
    RollDue roll{blocks ? RollName::block : RollName::attack, fighter.whose,
                 attackDice(fighter.side, fighter.plan, left), attack.hitThreshold};
    roll.rerolls = attack.rerolls;
    roll.reading = attack.deadly && !blocks ? Reading::criticals : Reading::successes;
    return roll;
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
    outcome.active.advantage = advantageOf(fight.active, active.left(), fight.target, target.left());
    outcome.target.advantage = advantageOf(fight.target, target.left(), fight.active, active.left());
    outcome.active.advantage.charged = fight.isCharge();
    outcome.active.advantage.inflictedMore = outcome.active.inflicted > outcome.target.inflicted;
    outcome.target.advantage.inflictedMore = outcome.target.inflicted > outcome.active.inflicted;
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
    Replay replay(resolution.shown);
    static_cast<void>(resolved(resolution, replay));
    return replay.due();
}

Outcome outcomeOf(const Resolution& resolution)
{
    Replay replay(resolution.shown);
    return resolved(resolution, replay);
}

odds::Distribution forecastOf(const RollDue& due)
{
    if (due.reading == Reading::sum)
        return sumOfDice(due.dice);
    // No face that passes an Injury on cancels it, so both are one success against the lower Threshold.
    return oddsOf(PlainRoll{.dice = due.dice,
                            .threshold = due.passesFrom.value_or(due.threshold),
                            .highest = due.highest,
                            .rerolls = due.rerolls});
}

int forecastCount(const Shown& shown)
{
    return shown.successes + shown.passed;
}

Shown shownOf(const RollDue& due, const DiceCount& count)
{
    Shown shown = count;
    if (due.reading == Reading::sum)
        shown.successes = count.sum;
    return shown;
}

Shown nearestPossible(const RollDue& due, const Shown& shown)
{
    if (due.reading == Reading::sum)
        return {.successes = std::clamp(shown.successes, due.dice, d10 * due.dice)};
    Shown nearest;
    const int asked = std::max(0, shown.successes);
    const bool adds = due.highest == HighestFace::addsDie;
    const bool alwaysFails = due.highest == HighestFace::fails && due.threshold >= d10;
    nearest.successes = adds ? asked : std::min(asked, alwaysFails ? 0 : due.dice);
    // Every die beyond the initial ones was added by a 10.
    const int fewest = due.reading == Reading::criticals ? std::max(0, nearest.successes - due.dice) : 0;
    nearest.criticals = adds ? std::clamp(shown.criticals, fewest, nearest.successes) : 0;
    nearest.passed = due.passesFrom ? std::clamp(shown.passed, 0, due.dice - nearest.successes) : 0;
    nearest.ones = std::max(0, shown.ones);
    return nearest;
}

bool isPossible(const RollDue& due, const Shown& shown)
{
    return nearestPossible(due, shown) == shown;
}

DiceCount countOf(std::span<const int> faces, const RollDue& roll)
{
    DiceCount count;
    // Dice of each throw that are not read yet.
    int initial = std::max(0, roll.dice);
    int rerolls = 0;
    int added = 0;
    const auto settle = [&] {
        count.next = initial > 0   ? Throw::initial
                     : rerolls > 0 ? Throw::reroll
                     : added > 0   ? Throw::added
                                   : Throw::none;
        count.toRoll = initial > 0 ? initial : rerolls > 0 ? rerolls : added;
    };
    settle();
    for (const int face : faces) {
        if (face < 1 || face > d10 || count.complete())
            break;
        const bool succeeds = face == d10 ? roll.highest != HighestFace::fails : face >= roll.threshold;
        if (count.next == Throw::initial) {
            --initial;
            count.mayReroll += !succeeds && count.mayReroll < roll.rerolls ? 1 : 0;
            rerolls = std::clamp(roll.rerolled.value_or(count.mayReroll), 0, count.mayReroll);
        } else {
            --(count.next == Throw::reroll ? rerolls : added);
        }
        count.ones += face == 1 ? 1 : 0;
        count.sum += face;
        if (succeeds && face == d10 && roll.highest == HighestFace::addsDie) {
            ++count.criticals;
            ++added;
        }
        if (succeeds)
            ++count.successes;
        else if (roll.passesFrom && face >= *roll.passesFrom)
            ++count.passed;
        settle();
    }
    return count;
}

} // namespace adjutant::drakerys
