#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

constexpr int mostExperienceAtOnce = 99;
constexpr std::size_t longestExperienceNote = 400; ///< bytes

std::vector<table::Option> conditionOptions()
{
    std::vector<table::Option> options;
    for (const char* id : {prone, dying, mistform, unmovable})
        options.push_back({id, conditionName(id)});
    return options;
}

std::vector<table::Option> conditionsOf(const ModelState& model)
{
    std::vector<table::Option> options;
    for (const Condition& each : model.conditions)
        options.push_back({each.id, conditionName(each.id)});
    return options;
}

} // namespace

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model =
        co_await askModel(state, ask, "model", message(WORDS("skirmish", "Model")), anybody);
    const int change = co_await ask.number(NumberOf("change", message(WORDS("skirmish", "Change of wounds")),
                                                    -ModelCard::mostWounds, ModelCard::mostWounds)
                                               .preset(0)
                                               .rule("rule/wounds"));
    setWounds(state, model, state.models[model].wounds + change);
    ask.tell(message(WORDS("skirmish", "%1 is put at %2 of %3 wounds"), state.name(model),
                     state.models[model].wounds, state.card(model).wounds));
}

Task<> condition(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model =
        co_await askModel(state, ask, "model", message(WORDS("skirmish", "Model")), anybody);
    const bool removes = ask.isGiven("remove");
    std::optional<std::string> added;
    if (!removes)
        added = co_await ask.oneOrNone(
            Pick("add", message(WORDS("skirmish", "Condition that begins")), conditionOptions())
                .orTyped()
                .ifLeftOut(message(WORDS("skirmish", "One ends instead")))
                .rule("rule/conditions"));
    ModelState& now = state.models[model];
    if (added) {
        const std::string id = asWord(*added);
        if (!now.is(id) && now.conditions.size() >= ModelState::mostConditions)
            co_await ask.refuse("malformed", message(WORDS("skirmish", "a model has %1 conditions at most"),
                                                     static_cast<int>(ModelState::mostConditions)));
        if (id == prone && now.is(unmovable))
            ask.warn("unmovable", message(WORDS("skirmish", "%1 can't fall prone now"), state.name(model)));
        now.add(id);
        ask.tell(message(WORDS("skirmish", "%1: %2"), state.name(model), conditionName(id)));
        co_return;
    }
    if (now.conditions.empty())
        co_await ask.refuse("malformed",
                            message(WORDS("skirmish", "%1 has no conditions"), state.name(model)));
    const std::string removed =
        co_await ask.one(Pick("remove", message(WORDS("skirmish", "Condition that ends")), conditionsOf(now))
                             .rule("rule/conditions"));
    state.models[model].remove(removed);
    ask.tell(message(WORDS("skirmish", "%1: no longer %2"), state.name(model), conditionName(removed)));
}

Task<> experience(State& state, Ask& ask)
{
    const std::size_t model =
        co_await askModel(state, ask, "model", message(WORDS("skirmish", "Model")), anybody);
    const int change =
        co_await ask.number(NumberOf("change", message(WORDS("skirmish", "Change of experience")),
                                     -mostExperienceAtOnce, mostExperienceAtOnce)
                                .preset(0)
                                .rule("rule/experience"));
    const auto note =
        co_await ask.textOrNone(TextOf("note", message(WORDS("skirmish", "Note")), longestExperienceNote)
                                    .usuallyNone()
                                    .ifLeftOut(message(WORDS("skirmish", "The note stays as it is"))));
    ModelState& now = state.models[model];
    now.experience = std::clamp(now.experience + change, 0, ModelCard::mostExperience);
    if (note)
        now.note = *note;
    ask.tell(message(WORDS("skirmish", "%1 has %2 experience"), state.name(model), now.experience));
}

} // namespace adjutant::skirmish
