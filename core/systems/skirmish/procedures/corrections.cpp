#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

constexpr int mostExperienceAtOnce = 99;

table::Option conditionOption(const std::string& id)
{
    return {id, conditionName(id)};
}

} // namespace

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model =
        co_await askPiece(state, ask, "model", WORDS("skirmish", "Model"), nothingAgainst);
    const int change = co_await ask.number(
        NumberOf("change", WORDS("skirmish", "Wound change"), -ModelCard::mostWounds, ModelCard::mostWounds)
            .preset(0)
            .rule("rule/wounds"));
    setWounds(state, model, state.models[model].wounds + change);
    ask.tell(message(WORDS("skirmish", "%1 set to %2 of %3 wounds"), state.name(model),
                     state.models[model].wounds, state.card(model).wounds));
}

Task<> condition(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model =
        co_await askPiece(state, ask, "model", WORDS("skirmish", "Model"), nothingAgainst);
    const bool removes = ask.isGiven("remove");
    const std::vector<table::Option> known{conditionOption(prone), conditionOption(dying),
                                           conditionOption(mistform), conditionOption(unmovable)};
    std::optional<std::string> added;
    if (!removes)
        added = co_await ask.oneOrNone(Pick("add", WORDS("skirmish", "Condition to add"), known)
                                           .orTyped()
                                           .ifLeftOut(WORDS("skirmish", "Remove one instead"))
                                           .rule("rule/conditions"));
    if (added && isBlank(*added))
        co_await ask.refuse("malformed", message(WORDS("skirmish", "the condition needs a name")));
    ModelState& now = state.models[model];
    if (added) {
        const std::string id = asWord(*added);
        if (!now.is(id) && now.conditions.size() >= ModelState::mostConditions)
            co_await ask.refuse("malformed", message(WORDS("skirmish", "at most %1 conditions per model"),
                                                     static_cast<int>(ModelState::mostConditions)));
        if (id == prone && now.is(unmovable))
            ask.warn("unmovable", message(WORDS("skirmish", "%1 can’t fall prone now"), state.name(model)));
        now.add(id);
        ask.tell(message(WORDS("skirmish", "%1: %2"), state.name(model), conditionName(id)));
        co_return;
    }
    if (now.conditions.empty())
        co_await ask.refuse("malformed",
                            message(WORDS("skirmish", "%1 has no conditions"), state.name(model)));
    std::vector<table::Option> there;
    for (const Condition& each : now.conditions)
        there.push_back(conditionOption(each.id));
    const std::string removed = co_await ask.one(
        Pick("remove", WORDS("skirmish", "Condition to remove"), std::move(there)).rule("rule/conditions"));
    state.models[model].remove(removed);
    ask.tell(message(WORDS("skirmish", "%1: no longer %2"), state.name(model), conditionName(removed)));
}

Task<> experience(State& state, Ask& ask)
{
    const std::size_t model =
        co_await askPiece(state, ask, "model", WORDS("skirmish", "Model"), nothingAgainst);
    const int change = co_await ask.number(NumberOf("change", WORDS("skirmish", "Experience change"),
                                                    -mostExperienceAtOnce, mostExperienceAtOnce)
                                               .preset(0)
                                               .rule("rule/experience"));
    const auto note =
        co_await ask.textOrNone(TextOf("note", WORDS("skirmish", "Note"), ModelCard::longestNote)
                                    .usuallyNone()
                                    .ifLeftOut(WORDS("skirmish", "Note unchanged")));
    ModelState& now = state.models[model];
    now.experience = std::clamp(now.experience + change, 0, ModelCard::mostExperience);
    if (note)
        now.note = *note;
    ask.tell(message(WORDS("skirmish", "%1 has %2 experience"), state.name(model), now.experience));
}

} // namespace adjutant::skirmish
