#include "core/systems/drafta/cardwords.h"
#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/strike.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

constexpr std::size_t longestType = 80; ///< bytes

// The types that this match's cards speak of.
std::vector<std::string> typesOf(const State& state)
{
    std::vector<std::string> types;
    for (std::size_t unit = 0; unit < state.pieceCount(); ++unit) {
        types.push_back(state.card(unit).attackType);
        for (const auto& [type, factor] : state.card(unit).vulnerable)
            types.push_back(type);
    }
    return types;
}

TextOf typeOfSpecial(const State& state, std::size_t attacker, const std::string& words)
{
    std::string type = typeIn(words, typesOf(state));
    if (type.empty())
        type = state.card(attacker).attackType;
    TextOf question("type", WORDS("drafta", "Type of attack"), longestType);
    question.usuallyNone().ifLeftOut(WORDS("drafta", "No type")).rule("rule/vulnerability");
    if (!type.empty())
        question.preset(type);
    return question;
}

// A talent is offered once, until it is regained. A script may name any unit.
PieceChoice attackersWithSpecials(const State& state)
{
    PieceChoice attackers = ownersOf(state, hasActed, specialOf);
    attackers.offered = [&state, offered = std::move(attackers.offered)](std::size_t unit) {
        const Card& card = state.card(unit);
        return offered(unit) && !(state.units[unit].talentSpent && areOfTalent(card, specialOf(card)));
    };
    return attackers;
}

} // namespace

Task<> special(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::string id =
        co_await ask.one(pickPiece("attacker", WORDS("drafta", "Attacker"), attackersWithSpecials(state)));
    const std::size_t attacker = state.find(unitRefOf(id));
    const std::string words = specialOf(state.card(attacker));
    const std::size_t defender = co_await askTarget(state, ask, attacker, false);
    const int damage =
        co_await ask.number(numberIn(words, "damage", WORDS("drafta", "Damage"), 0, Card::mostDamage)
                                .rule("rule/special-attacks"));
    const auto type = co_await ask.textOrNone(typeOfSpecial(state, attacker, words));
    const Damages damages = damagesOfSpecial(state.card(defender), damage, attackTypeOf(type));
    ask.follows(
        message(WORDS("drafta", "No roll: %1 takes %2 damage"), state.name(defender), damages.toDefender));
    state.units[attacker].acted = true;
    if (!ask.isScript() && areOfTalent(state.card(attacker), words))
        state.units[attacker].talentSpent = true;
    ask.tell(message(WORDS("drafta", "%1 makes a special attack on %2"), state.name(attacker),
                     state.name(defender)));
    strike(state, ask, attacker, defender, damages);
}

} // namespace adjutant::drafta
