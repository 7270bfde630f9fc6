#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

Objection hasNoConsequence(const State& state, std::size_t unit)
{
    if (!state.card(unit).playerCharacter)
        return closedBy("malformed",
                        message(WORDS("drafta", "%1 is not a player character"), state.name(unit)));
    if (!state.units[unit].defeated())
        return closedBy("malformed", message(WORDS("drafta", "%1 is not defeated"), state.name(unit)));
    if (state.setup->chart.rows.empty())
        return closedBy("malformed", message(WORDS("drafta", "this match has no Random Consequence Chart")));
    if (state.units[unit].consequence)
        return closedBy(
            "malformed",
            message(WORDS("drafta", "the consequence for %1 has already been rolled"), state.name(unit)));
    return {};
}

} // namespace

// The last blow of a battle may have defeated a player character: this is rolled after its end, too.
Task<> consequence(State& state, Ask& ask)
{
    if (!state.active)
        co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), hasNoConsequence);
    const auto faces =
        co_await ask.dice(DiceOf("d100", WORDS("drafta", "D100"), 1, 100).rule("rule/consequences"));
    state.units[unit].consequence = faces.front();
    ask.tell(message(WORDS("drafta", "Consequence for %1 (%2): %3"), state.name(unit), faces.front(),
                     verbatim(*state.setup->chart.find(faces.front()))));
}

} // namespace adjutant::drafta
