#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

namespace adjutant::skirmish {

namespace {

constexpr std::array spentKinds{DieKind::movement, DieKind::attack, DieKind::defence, DieKind::wild};

Objection mayMove(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    for (const char* each : {unmovable, prone})
        if (now.is(each))
            return warnedBy(each,
                            message(WORDS("skirmish", "%1: %2"), state.name(model), conditionName(each)));
    return {};
}

// A number over what is left is refused by its own rule where a script names it; a form's range ends there.
Task<int> askSpent(const State& state, Ask& ask, std::size_t model, DieKind kind)
{
    const int left = state.models[model].dice[kind];
    NumberOf question(idOf(kind), message(WORDS("skirmish", "%1 dice"), toText(kind)), 0,
                      ask.isScript() ? Ability::mostDice : left);
    question.rule("rule/movement").by(state.playerOf(model));
    if (kind == DieKind::movement)
        question.ifLeftOut(WORDS("skirmish", "None"));
    else
        question.usuallyNone().detail().ifLeftOut(WORDS("skirmish", "None"));
    const auto spent = co_await ask.numberOrNone(std::move(question));
    if (spent && *spent > left)
        co_await ask.refuse("not-enough-dice", message(WORDS("skirmish", "%1 has %2 of these dice left"),
                                                       state.name(model), left));
    co_return spent.value_or(0);
}

} // namespace

Task<> spend(State& state, Ask& ask)
{
    co_await modelsMayAct(state, ask);
    const std::size_t model = co_await askPiece(state, ask, "model", WORDS("skirmish", "Model"), mayMove);
    DicePool dice;
    for (const DieKind kind : spentKinds)
        dice[kind] = co_await askSpent(state, ask, model, kind);
    if (dice.total() == 0)
        co_await ask.refuse("malformed", message(WORDS("skirmish", "spend at least one die")));
    state.models[model].dice.spend(dice);
    if (dice[DieKind::movement] > 0) {
        const int inches = dice[DieKind::movement] * state.card(model).pace;
        ask.follows(message(WORDS("skirmish", "It moves up to %1 inches"), inches));
        if (state.models[model].is(mistform))
            ask.follows(message(WORDS("skirmish", "Mistform: rough ground costs nothing")));
    }
    ask.tell(message(WORDS("skirmish", "%1 spends %2"), state.name(model), toText(dice)));
}

} // namespace adjutant::skirmish
