#include "core/systems/drakerys/resolution/resolution.h"

#include "core/systems/drakerys/resolution/replay.h"

#include <utility>

namespace adjutant::drakerys {

namespace {

/// The Morale Roll after Casualties that were not suffered in a fight.
bool testSurvivors(Replay& replay, const Struck& struck, std::optional<int> saturation,
                   const Replay::Steps& steps)
{
    const int left = struck.side.warriors - struck.outcome.casualties;
    if (!saturation || struck.outcome.casualties == 0 || left == 0)
        return true;
    return testMorale(replay, struck, left, *saturation, false, steps);
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

template <class Shot> bool resolveShot(const Shot& shot, RollName name, Replay& replay, Outcome& outcome)
{
    const ShotPlan plan = planOf(shot);
    const Replay::Steps steps = stepsWithout(shot, outcome.target);
    const auto rolled = replay.roll({.roll = name,
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
    return injure(replay, plan.attack, Whose::active, outcome.active, struck, rolled->successes, automatic,
                  steps) &&
           testSurvivors(replay, struck, plan.saturation, steps);
}

bool resolve(const Shooting& shooting, Replay& replay, Outcome& outcome)
{
    return resolveShot(shooting, RollName::shooting, replay, outcome);
}

bool resolve(const Harassment& harassment, Replay& replay, Outcome& outcome)
{
    if (!resolveShot(harassment, RollName::harassment, replay, outcome))
        return false;
    outcome.active.stress += 1;
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
                        return std::vector<Step>{{.roll = RollName::plain,
                                                  .diceReasons = {{ReasonKind::rolledDice, hits.hitsDice}}}};
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

bool resolve(const Invocation& invocation, Replay& replay, Outcome& outcome)
{
    const auto rolled = replay.roll({.roll = RollName::invocation,
                                     .whose = Whose::active,
                                     .dice = invocation.dice(),
                                     .threshold = Invocation::threshold,
                                     .highest = odds::HighestFace::counts},
                                    [&invocation] { return stepsOf(Scenario(invocation)); });
    if (!rolled)
        return false;
    outcome.successes = rolled->successes;
    outcome.succeeds = rolled->successes > 0;
    return true;
}

bool resolve(const PlainRoll& roll, Replay& replay, Outcome& outcome)
{
    const auto rolled = replay.roll({.roll = RollName::plain,
                                     .whose = Whose::active,
                                     .dice = roll.dice,
                                     .threshold = roll.threshold,
                                     .highest = roll.highest,
                                     .rerolls = roll.rerolls},
                                    [&roll] { return stepsOf(Scenario(roll)); });
    if (!rolled)
        return false;
    outcome.successes = rolled->successes;
    outcome.succeeds = rolled->successes > 0;
    return true;
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
