#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

namespace {

// The draft comes before the first activation: warns where rounds of it are left.
Task<> modelsMayAct(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (const int left = state.roundsLeft(); left > 0)
        ask.warn("draft", counted(TR_N("The draft ends, with %n round(s) left"), left));
}

// A model that uses an ability in its own activation: an attack, or one that is none.
template <bool attacks> Judgement mayUse(const State& state, std::size_t model)
{
    const bool has = std::ranges::any_of(state.card(model).abilities, [](const Ability& each) {
        return each.isAttack() == attacks && each.when == Trigger::none;
    });
    constexpr Words none = attacks ? TR("%1 has no attack on its card")
                                   : TR("apart from attacks, %1 has no ability for its own activation");
    if (!has)
        return closedBy("malformed", message(none, state.name(model)));
    if (state.models[model].activated)
        return closedBy("activated", TR("%1 has used its ability this round"), state.name(model));
    if (state.models[model].is(dying))
        return warnedBy("dying", TR("%1 is Dying"), state.name(model));
    return {};
}

// One that uses it in its own activation. It gives the form its title and cost. What the players put right
// leaves cards as they are.
Task<const Ability*> askAbilityOf(const State& state, Ask& ask, std::size_t model, bool attacks)
{
    std::vector<door::Option> options;
    for (const Ability& each : state.card(model).abilities) {
        door::Option& option = options.emplace_back(abilityOption(state, model, each));
        const auto close = [&](Words why) { judge(option, closedBy("malformed", message(why, each.name))); };
        if (each.when != Trigger::none)
            close(TR("%1 is a reaction: offered when triggered"));
        else if (each.isAttack() != attacks)
            close(attacks ? TR("%1 is not an attack") : TR("%1 is an attack"));
    }
    Pick question("ability", TR("Ability"), std::move(options));
    const std::string id = co_await ask.one(question.by(state.playerOf(model)).rule("rule/abilities"));
    const Ability& ability = abilityOf(state, model, id);
    ask.title(message(TR("%1: %2"), state.name(model), ability.name));
    if (ability.cost.total() > 0)
        ask.cost(TR("Costs %1"), toText(ability.cost));
    co_return &ability;
}

// Whom it can attack: everybody else, those first who stand and are not of its side.
PieceChoice targetsOf(const State& state, const OngoingAttack& attack, const std::vector<std::size_t>& others)
{
    const auto judged = [&state, attack, others](std::size_t target) -> Judgement {
        if (target == attack.attacker)
            return closedBy("malformed", TR("a model can’t attack itself"));
        if (findIn(others, target))
            return closedBy("malformed", TR("%1 is already a target"), state.name(target));
        if (state.areAllies(target, attack.attacker))
            return warnedBy("own-side", TR("%1 is on the same side"), state.name(target));
        return {};
    };
    const int dice = mostAttackDice(*attack.ability, state.models[attack.attacker].dice);
    PieceChoice targets = piecesOf(state, [=, &state](std::size_t target) {
        door::Option option = pieceOption(state, target, judged(target));
        const AttackFigures figures = figuresOf(state, attack, target);
        if (figures.unharmed)
            option.detail =
                message(TR("%1: only Fire, Arcane and Radiant harm it"), std::move(option.detail));
        option.odds = attackForecast({figures, dice, 0});
        return option;
    });
    targets.rank = [judged, &state](std::size_t target) {
        return judged(target) ? 2 : state.models[target].is(dying) ? 1 : 0;
    };
    return targets;
}

// One target, or as many as a wide attack sweeps.
Task<std::vector<std::size_t>> askTargets(const State& state, Ask& ask, OngoingAttack attack)
{
    const bool wide = attack.ability->wide;
    int enemies = state.enemyCount(attack.attacker); // that are no targets yet
    std::vector<std::size_t> targets;
    for (std::size_t n = 0; n == 0 || (wide && n + 1 < state.models.size()); ++n) {
        Pick question =
            pickPiece("against/" + std::to_string(n) + "/model", n == 0 ? TR("Target") : TR("Another target"),
                      targetsOf(state, attack, targets));
        question.rule(wide ? "rule/wide-attack" : "rule/attack");
        // Further enemies are asked for one by one; models of the attacker's own side are rarely meant.
        if (n > 0 && enemies == 0)
            question.usuallyNone();
        std::optional<std::string> picked;
        if (n == 0)
            picked = co_await ask.one(std::move(question));
        else
            picked = co_await ask.oneOrNone(question.ifSkipped(TR("No more targets")));
        if (!picked)
            break;
        targets.push_back(state.find(unitRefOf(*picked)));
        enemies -= state.areAllies(targets.back(), attack.attacker) ? 0 : 1;
    }
    if (!wide && ask.isGiven("against/1"))
        co_await ask.refuse("one-target", TR("%1 is not a wide attack: one target only"),
                            attack.ability->name);
    co_return targets;
}

Task<DicePool> askAttackDice(const State& state, Ask& ask, OngoingAttack attack,
                             const std::vector<std::size_t>& targets)
{
    const AttackFigures figures = figuresOf(state, attack, targets.front());
    AllocationQuestion asked = attackAllocation(state, attack, targets.front());
    asked.at = "dice/";
    asked.have.spend(attack.ability->cost);
    if (targets.size() > 1) {
        asked.why = message(TR("Odds shown for %1 as the target"), state.name(targets.front()));
    } else if (ask.isRead()) {
        constexpr double even = 0.5;
        const int most = mostAttackDice(*attack.ability, state.models[attack.attacker].dice);
        const auto enough = fewestDice(figures, most, 0, even, false);
        if (enough && *enough >= attack.ability->least) // fewer can't be rolled
            asked.why = message(TR("%1 gives an even chance to wound if nobody dodges"),
                                diceText(*enough, figures.sides));
    }
    return askAllocation(state, ask, std::move(asked));
}

constexpr std::array spentKinds{DieKind::movement, DieKind::attack, DieKind::defence, DieKind::wild};

template <bool withOthers> Judgement mayMove(const State& state, std::size_t model)
{
    if (!withOthers && state.models[model].dice[DieKind::movement] == 0)
        return closedBy("not-enough-dice", TR("%1 has no movement dice left"), state.name(model));
    for (const char* each : {unmovable, prone})
        if (state.models[model].is(each))
            return warnedBy(each, TR("%1: %2"), state.name(model), conditionName(each));
    return {};
}

// A number over what is left is refused by its own rule where a script names it; a form's range ends there.
Task<int> askSpent(const State& state, Ask& ask, std::size_t model, DieKind kind)
{
    const int left = state.models[model].dice[kind];
    NumberOf question(idOf(kind), message(TR("%1 dice"), toText(kind)), ask.isScript() ? 0 : 1,
                      ask.isScript() ? Ability::mostDice : left);
    question.rule("rule/movement").by(state.playerOf(model));
    if (!ask.isScript())
        co_return co_await ask.number(std::move(question));
    const auto spent = co_await ask.numberOrNone(std::move(question));
    if (spent && *spent > left)
        co_await ask.refuse("not-enough-dice", TR("%1 has %2 of these dice left"), state.name(model), left);
    co_return spent.value_or(0);
}

} // namespace

// A model attacks (chapters "Melee", "Wide Attack").
Task<> attack(State& state, Ask& ask)
{
    co_await modelsMayAct(state, ask);
    OngoingAttack exchange;
    exchange.attacker = co_await askPiece(state, ask, "attacker", TR("Attacker"), mayUse<true>);
    exchange.ability = co_await askAbilityOf(state, ask, exchange.attacker, true);
    const std::string cards = co_await askBonuses(state, ask, exchange);
    const std::vector<std::size_t> targets = co_await askTargets(state, ask, exchange);
    const DicePool dice = co_await askAttackDice(state, ask, exchange, targets);
    exchange.dice = dice.total();
    const Ability& ability = *exchange.ability;
    const Message kind = toText(ability.kind);
    ask.follows(ability.range ? counted(TR_N("%1 within %n inch(es)"), *ability.range, kind) : kind);
    if (!ability.text.empty())
        ask.follows(verbatim(ability.text));
    ModelState& model = state.models[exchange.attacker];
    model.activated = true;
    const Message name = state.name(exchange.attacker);
    const Message used = verbatim(ability.name);
    ask.report(exchange.dice > 0 ? message(TR("%1 attacks: %2, with %3"), name, used, toText(dice))
                                 : message(TR("%1 attacks: %2, without dice"), name, used));
    if (!cards.empty())
        ask.report(verbatim(cards));
    payCost(state, ask, exchange.attacker, ability);
    model.dice.spend(dice);
    for (std::size_t n = 0; n < targets.size(); ++n) {
        ask.settle();
        co_await exchangeBlows(state, ask, exchange, targets[n], "against/" + std::to_string(n) + '/');
    }
}

// A model uses an ability that is no attack (chapter "Model Activation").
Task<> useAbility(State& state, Ask& ask)
{
    co_await modelsMayAct(state, ask);
    const std::size_t model = co_await askPiece(state, ask, "model", TR("Model"), mayUse<false>);
    const Ability& ability = *co_await askAbilityOf(state, ask, model, false);
    Pick helped = pickPiece("on", TR("Model affected"), piecesOf(state, nothingAgainst<State>));
    const std::string on = co_await ask.one(helped.preset(toText(state.ref(model))));
    if (!ability.text.empty())
        ask.follows(verbatim(ability.text));
    ask.report(TR("%1 uses %2"), state.name(model), ability.name);
    payCost(state, ask, model, ability);
    state.models[model].activated = true;
    if (ability.chance > 0)
        ask.settle();
    co_await useEffect(state, ask, model, ability, state.find(unitRefOf(on)), "dice");
}

// A model spends dice, mostly to move (chapter "Model Activation").
Task<> spend(State& state, Ask& ask)
{
    co_await modelsMayAct(state, ask);
    // Only these move a model. A script may spend others for what players agreed on.
    const bool withOthers = ask.isScript();
    const std::size_t model =
        co_await askPiece(state, ask, "model", TR("Model"), withOthers ? mayMove<true> : mayMove<false>);
    DicePool dice;
    for (const DieKind kind :
         withOthers ? std::span<const DieKind>(spentKinds) : std::span(spentKinds).first(1))
        dice[kind] = co_await askSpent(state, ask, model, kind);
    if (dice.total() == 0)
        co_await ask.refuse("malformed", TR("spend at least one die"));
    state.models[model].dice.spend(dice);
    if (dice[DieKind::movement] > 0) {
        const int inches = dice[DieKind::movement] * state.card(model).pace;
        ask.follows(counted(TR_N("It moves up to %n inch(es)"), inches));
        if (state.models[model].is(mistform))
            ask.follows(TR("Mistform: rough ground costs nothing"));
    }
    ask.report(TR("%1 spends %2"), state.name(model), toText(dice));
}

} // namespace adjutant::skirmish
