#include "core/systems/skirmish/abilitychoice.h"
#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

#include <algorithm>

namespace adjutant::skirmish {

Task<> useAbility(State& state, Ask& ask)
{
    co_await modelsMayAct(state, ask);
    const std::size_t model =
        co_await askPiece(state, ask, "model", WORDS("skirmish", "Model"), mayUse<false>);
    const Ability& ability = *co_await askAbilityOf(state, ask, model, false);
    Pick helped =
        pickPiece("on", WORDS("skirmish", "Model affected"), piecesOf(state, nothingAgainst<State>));
    helped.preset(toText(state.ref(model)));
    const std::string on = co_await ask.one(std::move(helped));
    if (!ability.text.empty())
        ask.follows(verbatim(ability.text));
    ask.tell(message(WORDS("skirmish", "%1 uses %2"), state.name(model), verbatim(ability.name)));
    payCost(state, ask, model, ability);
    state.models[model].activated = true;
    if (ability.chance > 0)
        ask.settle();
    const bool succeeds = co_await askSuccess(state, ask, "dice", model, ability);
    if (succeeds)
        giveCondition(state, ask, state.find(unitRefOf(on)), ability);
}

} // namespace adjutant::skirmish
