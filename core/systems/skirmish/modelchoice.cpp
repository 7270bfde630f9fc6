#include "core/systems/skirmish/modelchoice.h"

#include "core/systems/skirmish/exchange.h"

namespace adjutant::skirmish {

Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", WORDS("skirmish", "the match is over"));
}

Task<> modelsMayAct(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (const int left = state.draftRounds() - state.drafted; left > 0 && !state.begun())
        ask.follows(counted(WORDS_N("skirmish", "The draft ends, with %n round(s) left"), left));
}

Message conditionText(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    Message wounds = message(WORDS("skirmish", "%1 of %2 wounds left"), now.wounds, state.card(model).wounds);
    std::vector<Message> names;
    for (const Condition& each : now.conditions)
        names.push_back(conditionName(each.id));
    return names.empty() ? wounds : message(WORDS("skirmish", "%1; %2"), wounds, listed(std::move(names)));
}

Task<std::size_t> askModel(const State& state, Ask& ask)
{
    return askPiece(state, ask, "model", WORDS("skirmish", "Model"), nothingAgainst);
}

namespace {

template <bool attacks> Objection mayUse(const State& state, std::size_t model)
{
    const bool has = std::ranges::any_of(state.card(model).abilities, [](const Ability& each) {
        return each.isAttack() == attacks && each.when == Trigger::none;
    });
    constexpr Words none = attacks ? WORDS("skirmish", "%1 has no attack on its card")
                                   : WORDS("skirmish", "%1 has attacks only");
    if (!has)
        return closedBy("malformed", message(none, state.name(model)));
    if (state.models[model].activated)
        return closedBy("activated", WORDS("skirmish", "%1 has used its ability this round"),
                        state.name(model));
    if (state.models[model].is(dying))
        return warnedBy("dying", WORDS("skirmish", "%1 is Dying"), state.name(model));
    return {};
}

// Closed where it isn't one of those that are asked for.
door::Option abilityOfTurn(const State& state, std::size_t model, const Ability& ability, bool attacks)
{
    door::Option option = abilityOption(state, model, ability);
    const auto close = [&](Words why) {
        judge(option, closedBy("malformed", message(why, verbatim(ability.name))));
    };
    if (ability.when != Trigger::none)
        close(WORDS("skirmish", "%1 is a reaction: offered when triggered"));
    else if (ability.isAttack() != attacks)
        close(attacks ? WORDS("skirmish", "%1 is not an attack") : WORDS("skirmish", "%1 is an attack"));
    return option;
}

// Gives a model the condition of an ability that succeeded, and tells so.
void giveCondition(State& state, Ask& ask, std::size_t model, const Ability& ability)
{
    ModelState& now = state.models[model];
    if (ability.gives.empty())
        return;
    if (ability.gives == prone && now.is(unmovable)) {
        ask.tell(WORDS("skirmish", "%1 can’t fall prone now"), state.name(model));
        return;
    }
    if (now.hasNoRoomFor(ability.gives)) {
        ask.tell(WORDS("skirmish", "at most %1 conditions per model"),
                 static_cast<int>(ModelState::mostConditions));
        return;
    }
    now.add(ability.gives, ability.rounds);
    ask.tell(WORDS("skirmish", "%1: %2"), state.name(model), conditionName(ability.gives));
}

} // namespace

Task<std::size_t> askActive(const State& state, Ask& ask, const char* path, Label label, bool attacks)
{
    return askPiece(state, ask, path, std::move(label), attacks ? mayUse<true> : mayUse<false>);
}

door::Option abilityOption(const State& state, std::size_t model, const Ability& ability)
{
    door::Option option = optionOf(ability, state.card(model).abilities);
    if (!state.models[model].dice.holds(ability.cost))
        judge(option, closedBy("not-enough-dice", WORDS("skirmish", "it costs %1"), toText(ability.cost)));
    else if (ability.isAttack() && mostAttackDice(ability, poolFor(state, model, ability)) < ability.least)
        judge(option, closedBy("not-enough-dice", allocationText(ability.least, ability.most)));
    return option;
}

Task<const Ability*> askAbilityOf(const State& state, Ask& ask, std::size_t model, bool attacks)
{
    std::vector<door::Option> options;
    for (const Ability& each : state.card(model).abilities)
        options.push_back(abilityOfTurn(state, model, each, attacks));
    Pick question("ability", WORDS("skirmish", "Ability"), std::move(options));
    const std::string id = co_await ask.one(question.by(state.playerOf(model)).rule("rule/abilities"));
    const Ability& ability = abilityOf(state, model, id);
    ask.title(message(WORDS("skirmish", "%1: %2"), state.name(model), verbatim(ability.name)));
    if (ability.cost.total() > 0)
        ask.cost(WORDS("skirmish", "Costs %1"), toText(ability.cost));
    co_return &ability;
}

const Ability& abilityOf(const State& state, std::size_t model, std::string_view id)
{
    return *std::ranges::find(state.card(model).abilities, id, &Ability::id);
}

void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability)
{
    if (ability.cost.total() == 0)
        return;
    state.models[model].dice.spend(ability.cost);
    ask.tell(WORDS("skirmish", "%1 pays %2"), state.name(model), toText(ability.cost));
}

Task<> useEffect(State& state, Ask& ask, std::size_t model, const Ability& ability, std::size_t receiver,
                 door::Path at)
{
    if (ability.chance > 0) {
        co_await needFaces(ask, at, 1);
        const Message name = verbatim(ability.name);
        const Message label = message(WORDS("skirmish", "Roll for %1: %2"), name, targetText(ability.chance));
        DiceOf question(std::move(at), label, 1, state.sides());
        question.succeedsFrom(ability.chance).wrongCountIs("dice-count").rule("rule/hits");
        const auto faces = co_await ask.dice(question.by(state.playerOf(model)));
        const bool succeeds = faces.front() >= ability.chance;
        const Words words =
            succeeds ? WORDS("skirmish", "%1 succeeds with %2") : WORDS("skirmish", "%1 fails with %2");
        ask.tell(message(words, name, faces.front()), succeeds ? door::Tone::good : door::Tone::bad);
        if (!succeeds)
            co_return;
    }
    giveCondition(state, ask, receiver, ability);
}

Task<> needFaces(Ask& ask, door::Path at, int dice)
{
    if (dice > 0 && ask.isScript() && !ask.isGiven(at))
        co_await ask.refuse("dice-count", counted(WORDS_N("skirmish", "%1: %n face(s) needed, none given"),
                                                  dice, verbatim(at)));
}

} // namespace adjutant::skirmish
