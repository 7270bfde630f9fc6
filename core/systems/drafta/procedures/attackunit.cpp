#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/strike.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

constexpr int farthest = 99; ///< squares

std::vector<table::Die> diceOfBoth(const State& state, std::size_t attacker, std::size_t defender)
{
    return {{6, state.name(attacker)}, {6, state.name(defender)}};
}

// How the dice fell out, in a sentence.
Message verdictText(const State& state, std::size_t attacker, std::size_t defender, Verdict verdict)
{
    switch (verdict) {
    case Verdict::critical:
        return message(WORDS("drafta", "a critical attack, %1 can’t react"), state.name(defender));
    case Verdict::attackerHigher:
        return message(WORDS("drafta", "%1 deals Full Damage"), state.name(attacker));
    case Verdict::defenderHigher:
        return message(WORDS("drafta", "%1 deals Full Damage"), state.name(defender));
    case Verdict::tieToAttacker:
        return message(WORDS("drafta", "a tie that %1 breaks"), state.name(attacker));
    case Verdict::tieToDefender:
        return message(WORDS("drafta", "a tie that %1 breaks"), state.name(defender));
    case Verdict::tie:
        break;
    }
    return message(WORDS("drafta", "a tie, nobody is hurt"));
}

// Scripts may say what is out of reach.
NumberOf distanceWithin(int reach, bool isScript)
{
    NumberOf question("distance", WORDS("drafta", "Distance"), 1, isScript ? farthest : reach);
    question.preset(1).unit(counted(WORDS_N("drafta", "square(s)"), 2)).rule("rule/ranged-attacks");
    return question;
}

} // namespace

Task<> attack(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t attacker =
        co_await askPiece(state, ask, "attacker", WORDS("drafta", "Attacker"), hasActed);
    const std::size_t defender = co_await askTarget(state, ask, attacker, true);
    const int reach = reachOf(state.card(attacker));
    int distance = 1;
    if (reach > 1 || ask.isScript() || ask.isGiven("distance"))
        distance = co_await ask.number(distanceWithin(reach, ask.isScript()));
    if (distance > reach)
        co_await ask.refuse("out-of-reach",
                            counted(WORDS_N("drafta", "%1 can attack from up to %n square(s) away"), reach,
                                    state.name(attacker)));
    ask.title(message(WORDS("drafta", "%1 attacks %2"), state.name(attacker), state.name(defender)));
    ask.tell(message(WORDS("drafta", "%1 attacks %2"), state.name(attacker), state.name(defender)));
    state.units[attacker].acted = true;
    if (!bothRoll(state.card(attacker), state.card(defender))) {
        const Damages damages = damagesWithoutRoll(state.card(attacker), state.card(defender));
        ask.follows(message(WORDS("drafta", "No roll: %1 takes %2 damage"), state.name(defender),
                            damages.toDefender));
        strike(state, ask, attacker, defender, damages);
        co_return;
    }

    ask.settle();
    ask.forecast(exchangeForecast(state, attacker, defender));
    const auto faces = co_await ask.dice(
        DiceOf("dice", WORDS("drafta", "Dice"), diceOfBoth(state, attacker, defender)).rule("rule/combat"));
    const Verdict verdict = verdictOf(state.card(attacker), state.card(defender), faces[0], faces[1]);
    const Damages damages = damagesOf(state.card(attacker), state.card(defender), verdict);
    ask.outcome(state.playerOf(attacker), "to_defender", damages.toDefender);
    ask.outcome(state.playerOf(defender), "to_attacker", damages.toAttacker);
    ask.tell(message(WORDS("drafta", "%1 against %2: %3"), faces[0], faces[1],
                     verdictText(state, attacker, defender, verdict)));
    strike(state, ask, attacker, defender, damages);
}

} // namespace adjutant::drafta
