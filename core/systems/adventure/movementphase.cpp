#include "core/match/fields.h"
#include "core/systems/adventure/acting.h"
#include "core/systems/adventure/adventureprocedures.h"
#include "core/systems/adventure/attacking.h"
#include "core/systems/adventure/combatantchoice.h"

#include <algorithm>

namespace adjutant::adventure {

namespace {

Objection cannotSeize(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    if (each.moved)
        return closedBy("not-next", message(WORDS("adventure",
                                                  "%1 has already moved: seize the initiative before moving"),
                                            state.name(who)));
    if (each.seized)
        return closedBy("malformed",
                        message(WORDS("adventure", "%1 has already seized the initiative"), state.name(who)));
    if (!each.initiative)
        return notNext(state, who);
    return {};
}

// The powers that everybody has, and those of the card.
std::vector<table::Option> movementPowers(const Card& card)
{
    std::vector<table::Option> options{{"shift", message(WORDS("adventure", "Shift"))},
                                       {"walk", message(WORDS("adventure", "Walk"))},
                                       {"hustle", message(WORDS("adventure", "Hustle"))},
                                       {"run", message(WORDS("adventure", "Run"))},
                                       {"charge", message(WORDS("adventure", "Charge"))},
                                       {"disengage", message(WORDS("adventure", "Disengage"))}};
    for (table::Option& own : noteOptions(card.moves)) {
        const auto same = [&](const table::Option& each) {
            return each.id == own.id || toText(each.label) == toText(own.label);
        };
        if (std::ranges::none_of(options, same))
            options.push_back(std::move(own));
    }
    return options;
}

// Who would move first anyway has nothing to seize.
bool maySeize(const State& state, std::size_t who)
{
    return nextToAct(state) != who;
}

bool isSlowed(const CombatantState& who)
{
    return std::ranges::any_of(
        who.effects, [](const Effect& each) { return each.name == "slowed" || each.name == "Slowed"; });
}

Message powerText(const Card& card, const std::string& id)
{
    for (const table::Option& each : movementPowers(card))
        if (each.id == id)
            return each.label;
    return verbatim(id);
}

Pick whoAttacks(const State& state, std::size_t who)
{
    const auto most = std::ranges::count_if(state.setup->combatants, [&](const Setup::Combatant& each) {
        return each.ref.player != state.playerOf(who);
    });
    return pickPiece("provoked", WORDS("adventure", "Opportunity attacks"), enemiesOf(state, who))
        .from(0, static_cast<int>(most))
        .why(WORDS("adventure", "From every enemy next to a square it leaves"))
        .rule("rule/opportunity-attacks");
}

} // namespace

Task<> seize(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::movement);
    const std::size_t who =
        co_await askPiece(state, ask, "unit", WORDS("adventure", "Combatant"), cannotSeize, maySeize);
    ask.follows(
        message(WORDS("adventure",
                      "%1 moves first and acts last; attacks against it have advantage until the round ends"),
                state.name(who)));
    seizeInitiative(state, who);
    ask.tell(message(WORDS("adventure", "%1 seizes the initiative"), state.name(who)));
}

Task<> move(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::movement);
    const std::size_t who = co_await askPiece(state, ask, "unit", WORDS("adventure", "Combatant"), notNext);
    ask.follows(message(WORDS("adventure", "Difficult terrain: each square costs two")));
    if (isSlowed(state.combatants[who]))
        ask.follows(
            message(WORDS("adventure", "%1 is Slowed: it loses its remaining squares and its move ends"),
                    state.name(who)));
    const auto power = co_await askNote(ask, "power", WORDS("adventure", "Power"),
                                        movementPowers(state.card(who)), "rule/movement-powers");
    std::vector<std::string> provoked;
    if (power && asWord(*power) == "disengage" && !ask.isGiven("provoked"))
        ask.follows(message(WORDS("adventure", "%1 provokes no opportunity attacks"), state.name(who)));
    else
        provoked = co_await ask.several(whoAttacks(state, who));
    if (power && asWord(*power) == "disengage" && !provoked.empty())
        ask.warn("opportunity-attacks",
                 message(WORDS("adventure", "%1 provokes no opportunity attacks"), state.name(who)));
    state.combatants[who].moved = true;
    ask.tell(power ? message(WORDS("adventure", "%1 moves: %2"), state.name(who),
                             powerText(state.card(who), *power))
                   : message(WORDS("adventure", "%1 moves"), state.name(who)));
    for (const std::string& id : provoked) {
        const std::size_t attacker = state.find(unitRefOf(id));
        ask.settle();
        co_await askAttack(state, ask, "opportunity/" + id + '/', attacker, who);
    }
}

} // namespace adjutant::adventure
