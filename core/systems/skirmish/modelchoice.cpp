#include "core/systems/skirmish/modelchoice.h"

namespace adjutant::skirmish {

Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", message(WORDS("skirmish", "the match is over")));
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

std::vector<table::Option> modelOptions(const State& state, Judge judge)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < state.models.size(); ++k) {
        table::Option option{toText(state.model(k).ref), state.name(k), conditionText(state, k)};
        option.piece = state.model(k).ref;
        Objection objection = judge(state, k);
        option.standing = objection.standing;
        option.remark = std::move(objection.remark);
        options.push_back(std::move(option));
    }
    return options;
}

Task<std::size_t> askModel(const State& state, Ask& ask, table::Path path, Message label, Judge judge)
{
    const std::string id = co_await ask.one(
        Pick(std::move(path), std::move(label), modelOptions(state, judge)).unknownIs("unknown-unit"));
    co_return state.find(unitRefOf(id));
}

Objection anybody(const State& /*state*/, std::size_t /*model*/)
{
    return {};
}

Objection mayActivate(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    if (now.activated)
        return {table::Standing::closed,
                {"activated",
                 message(WORDS("skirmish", "%1 has used its ability of this round"), state.name(model))}};
    if (now.is(dying))
        return {table::Standing::warned,
                {"dying", message(WORDS("skirmish", "%1 is dying"), state.name(model))}};
    return {};
}

} // namespace adjutant::skirmish
