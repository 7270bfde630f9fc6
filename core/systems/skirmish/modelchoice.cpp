#include "core/systems/skirmish/modelchoice.h"

namespace adjutant::skirmish {

Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", message(WORDS("skirmish", "the match is over")));
}

Task<> modelsMayAct(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (const int left = state.draftRounds() - state.drafted; left > 0 && !state.begun())
        ask.follows(counted(WORDS_N("skirmish", "The draft ends, with %n round(s) left"), left));
}

Message conditionName(const std::string& id)
{
    if (id == prone)
        return message(WORDS("skirmish", "Prone"));
    if (id == dying)
        return message(WORDS("skirmish", "Dying"));
    if (id == mistform)
        return message(WORDS("skirmish", "Mistform"));
    if (id == unmovable)
        return message(WORDS("skirmish", "Unmovable"));
    return fromId(id);
}

Message conditionText(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    Message wounds = message(WORDS("skirmish", "%1 of %2 wounds left"), now.wounds, state.card(model).wounds);
    if (now.conditions.empty())
        return wounds;
    std::vector<Message> names;
    for (const Condition& each : now.conditions)
        names.push_back(conditionName(each.id));
    return message(WORDS("skirmish", "%1; %2"), std::move(wounds),
                   joined(names, WORDS("skirmish", "%1, %2")));
}

Objection mayActivate(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    if (now.activated)
        return closedBy("activated",
                        message(WORDS("skirmish", "%1 has used its ability this round"), state.name(model)));
    if (now.is(dying))
        return warnedBy("dying", message(WORDS("skirmish", "%1 is Dying"), state.name(model)));
    return {};
}

} // namespace adjutant::skirmish
