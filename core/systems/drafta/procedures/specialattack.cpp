#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/strike.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

constexpr std::size_t longestType = 80; ///< bytes

TextOf typeOfSpecial(const Card& attacker)
{
    TextOf question("type", WORDS("drafta", "Type of attack"), longestType);
    question.usuallyNone()
        .ifLeftOut(WORDS("drafta", "Nobody is vulnerable to it"))
        .rule("rule/vulnerability");
    if (!attacker.attackType.empty())
        question.preset(attacker.attackType);
    return question;
}

} // namespace

Task<> special(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t attacker =
        co_await askPiece(state, ask, "attacker", WORDS("drafta", "Attacker"), hasActed);
    const std::size_t defender = co_await askTarget(state, ask, attacker, false);
    const int damage = co_await ask.number(
        NumberOf("damage", WORDS("drafta", "Damage"), 0, Card::mostDamage).rule("rule/special-attacks"));
    const auto type = co_await ask.textOrNone(typeOfSpecial(state.card(attacker)));
    const Damages damages = damagesOfSpecial(state.card(defender), damage, attackTypeOf(type));
    ask.follows(message(WORDS("drafta", "Nobody rolls: %1 takes %2 damage"), state.name(defender),
                        damages.toDefender));
    state.units[attacker].acted = true;
    ask.tell(message(WORDS("drafta", "%1 makes a special attack on %2"), state.name(attacker),
                     state.name(defender)));
    strike(state, ask, attacker, defender, damages);
}

} // namespace adjutant::drafta
