#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

static Task<std::size_t> askModel(const State& state, Ask& ask)
{
    return askPiece(state, ask, "model", TR("Model"), nothingAgainst);
}

static Message noLonger(const State& state, std::size_t model, const std::string& condition)
{
    return message(TR("%1: no longer %2"), state.name(model), conditionName(condition));
}

// All dice come back, and everybody may act again.
Task<> endRound(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    std::vector<std::size_t> idle;
    for (std::size_t k = 0; k < state.models.size(); ++k)
        if (!state.models[k].activated && !state.models[k].is(dying))
            idle.push_back(k);
    if (!idle.empty())
        ask.skips(message(TR("Not acted yet: %1"), state.names(idle)));
    ask.report(TR("Round %1 is over: all dice come back"), state.round);
    for (std::size_t k = 0; k < state.models.size(); ++k) {
        ModelState& model = state.models[k];
        model.dice = state.card(k).dice;
        model.activated = false;
        // Conditions of so many rounds come one nearer to their end.
        const auto ends = [](const Condition& each) { return each.rounds == 1; };
        for (const Condition& each : model.conditions)
            if (ends(each))
                ask.report(noLonger(state, k, each.id));
        std::erase_if(model.conditions, ends);
        for (Condition& each : model.conditions)
            each.rounds -= each.rounds > 0 ? 1 : 0;
    }
    state.drawn.clear();
    state.played.clear();
    ++state.round;
}

Task<> finish(State& state, Ask& ask)
{
    Pick question("winners", TR("Winners"), state.setup->playerOptions());
    question.why(TR("The rules set no end: you name the winners"));
    co_await askWinners(state, ask, question.rule("rule/end"));
    ask.report(TR("The match is over"));
    for (const std::size_t winner : state.winners)
        ask.report(door::Tone::good, TR("Won by %1"), state.playerName(winner));
}

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model = co_await askModel(state, ask);
    const int change = co_await askNumber(ask, "change", TR("Wound change"), -ModelCard::mostWounds,
                                          ModelCard::mostWounds, 0, "rule/wounds");
    setWounds(state, model, state.models[model].wounds + change);
    ask.report(TR("%1 set to %2 of %3 wounds"), state.name(model), state.models[model].wounds,
               state.card(model).wounds);
}

Task<> condition(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model = co_await askModel(state, ask);
    std::optional<std::string> added;
    if (!ask.isGiven("remove")) {
        Pick question("add", TR("Condition to add"), optionsOf(conditionNames));
        question.orTyped().ifSkipped(TR("Remove one instead")).rule("rule/conditions");
        added = co_await ask.oneOrNone(std::move(question));
    }
    ModelState& now = state.models[model];
    if (added) {
        const std::string id = asWord(*added);
        if (isBlank(*added))
            co_await ask.refuse("malformed", TR("the condition needs a name"));
        if (now.hasNoRoomFor(id))
            co_await ask.refuse("malformed", TR("at most %1 conditions per model"),
                                static_cast<int>(ModelState::mostConditions));
        if (id == prone && now.is(unmovable))
            ask.warn("unmovable", TR("%1 can’t fall prone now"), state.name(model));
        now.add(id);
        ask.report(TR("%1: %2"), state.name(model), conditionName(id));
        co_return;
    }
    if (now.conditions.empty())
        co_await ask.refuse("malformed", TR("%1 has no conditions"), state.name(model));
    const auto option = [](const Condition& each) { return door::Option{each.id, conditionName(each.id)}; };
    Pick question("remove", TR("Condition to remove"), mapped(now.conditions, option));
    const std::string removed = co_await ask.one(question.rule("rule/conditions"));
    now.remove(removed);
    ask.report(noLonger(state, model, removed));
}

Task<> experience(State& state, Ask& ask)
{
    constexpr int most = 99;
    const std::size_t model = co_await askModel(state, ask);
    const int change =
        co_await askNumber(ask, "change", TR("Experience change"), -most, most, 0, "rule/experience");
    TextOf question("note", TR("Note"), ModelCard::longestNote);
    question.usuallyNone().ifSkipped(TR("Note unchanged"));
    const auto note = co_await ask.textOrNone(std::move(question));
    ModelState& now = state.models[model];
    now.experience = std::clamp(now.experience + change, 0, ModelCard::mostExperience);
    if (note)
        now.note = *note;
    ask.report(TR("%1 has %2 experience"), state.name(model), now.experience);
}

} // namespace adjutant::skirmish
