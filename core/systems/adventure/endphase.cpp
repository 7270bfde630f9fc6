#include "core/systems/adventure/adventure.h"

namespace adjutant::adventure {

namespace {

Judgement hasNoSave(const State& state, std::size_t who)
{
    if (std::ranges::any_of(state.combatants[who].effects, &Effect::hasSave))
        return {};
    return closedBy("malformed", TR("%1 has no effect with a save"), state.name(who));
}

door::Option optionOf(const Effect& effect)
{
    return {effect.name, toText(effect)};
}

std::vector<door::Option> effectsToSave(const State& state, std::size_t who)
{
    std::vector<door::Option> options;
    for (const Effect& effect : state.combatants[who].effects) {
        door::Option option = optionOf(effect);
        if (effect.sustains)
            option.detail = TR("a success sustains it");
        if (!effect.hasSave)
            judge(option, closedBy("malformed", TR("%1 has no save"), toText(effect)));
        else if (effect.rolled)
            judge(option, warnedBy("saved", TR("its save has already been rolled this End Phase")));
        options.push_back(std::move(option));
    }
    return options;
}

std::vector<Effect>::iterator effectOf(State& state, std::size_t who, const std::string& name)
{
    return std::ranges::find(state.combatants[who].effects, name, &Effect::name);
}

} // namespace

// The round goes on (chapter "Combat Round").
Task<> nextPhase(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.phase == Phase::initiative)
        co_await ask.refuse("phase", TR("the Initiative Phase ends when everybody has rolled"));
    if (const auto left = leftToAct(state); !left.empty())
        ask.skips(message(state.phase == Phase::movement ? TR("Not moved yet: %1")
                          : state.phase == Phase::battle ? TR("Not acted yet: %1")
                                                         : TR("Saves not rolled yet: %1"),
                          state.names(left)));
    goToNextPhase(state);
    ask.report(state.phase == Phase::initiative ? message(TR("Round %1 ended"), state.round - 1)
                                                : message(TR("The %1 begins"), toText(state.phase)));
}

// A save against an effect (chapter "End Phase").
Task<> save(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::end);
    const std::size_t who = co_await askPiece(state, ask, "unit", TR("Combatant"), hasNoSave);
    const auto effects = effectsToSave(state, who);
    Pick question("effect", TR("Effect"), effects);
    question.rule("rule/saves");
    if (std::ranges::count(effects, door::Standing::open, &door::Option::standing) == 1)
        question.preset(findIn(effects, door::Standing::open, &door::Option::standing)->id);
    const std::string name = co_await ask.one(std::move(question));
    const Message known = knownText({});
    RollScenario roll;
    roll.isSave = true;
    roll.sources = co_await askSources(ask, {}, mostSourcesInPlay, known, known);
    const Message against = toText(*effectOf(state, who, name));
    ask.title(message(TR("%1: save against %2"), state.name(who), against));
    effectOf(state, who, name)->rolled = true;

    ask.settle();
    const int total = co_await askRoll(ask, {}, roll, state.playerOf(who), against);
    const auto effect = effectOf(state, who, name);
    ask.outcome(state.playerOf(who), "totals", total);
    const bool isThere = effect != state.combatants[who].effects.end(); // the players may have removed it
    const bool success = total >= saveTarget;
    const bool stays = isThere && success == effect->sustains;
    ask.report(message(stays ? TR("%1 rolls %2 for %3: it stays") : TR("%1 rolls %2 for %3: it ends"),
                       state.name(who), total, against),
               success ? door::Tone::good : door::Tone::bad);
    if (isThere && !stays)
        state.combatants[who].effects.erase(effect);
}

// However it is written.
static std::vector<Effect>::const_iterator sameAs(const std::vector<Effect>& effects, const std::string& name)
{
    return std::ranges::find(effects, asWord(name), [](const Effect& each) { return asWord(each.name); });
}

void putEffect(State& state, Ask& ask, std::size_t who, Effect effect)
{
    if (effect.name.empty())
        return;
    if (asWord(effect.name) == "slowed")
        effect.name = "slowed";
    ask.report(TR("%1: %2"), state.name(who), textWithSave(effect));
    std::vector<Effect>& effects = state.combatants[who].effects;
    std::erase_if(effects, [&](const Effect& each) { return asWord(each.name) == asWord(effect.name); });
    effects.push_back(std::move(effect));
}

void addHp(State& state, Ask& ask, std::size_t who, int change)
{
    const int most = *state.card(who).hp;
    const int hp = std::clamp(*state.combatants[who].hp + change, 0, most);
    state.combatants[who].hp = hp;
    ask.report(change < 0 ? door::Tone::bad : door::Tone::good, TR("%1: %2 of %3 hit points"),
               state.name(who), hp, most);
}

// What the players put right, and the end.

constexpr std::size_t mostEffects = 20; ///< on one: beyond that every command would cost more

static Judgement hasNoHp(const State& state, std::size_t who)
{
    if (state.combatants[who].hp)
        return {};
    return closedBy("malformed", TR("%1 has no hit points on its card: track them yourself"),
                    state.name(who));
}

static Task<> addEffect(State& state, Ask& ask, std::size_t who, std::string name)
{
    // A phone's keyboard adds a space behind a word.
    name.erase(0, name.find_first_not_of(' '));
    name.erase(name.find_last_not_of(' ') + 1);
    if (name.empty())
        co_await ask.refuse("malformed", TR("the effect needs a name"));
    Effect effect;
    effect.name = std::move(name);
    effect.hasSave =
        co_await ask.yes(Whether("save", TR("Saving throw in the End Phase")).rule("rule/saves"));
    if (effect.hasSave)
        effect.sustains = co_await ask.yes(
            Whether("sustain", TR("Success sustains it rather than ending it")).detail().rule("rule/saves"));
    const auto& effects = state.combatants[who].effects;
    if (effects.size() >= mostEffects && sameAs(effects, effect.name) == effects.end())
        co_await ask.refuse("malformed", TR("at most %1 effects per combatant"),
                            static_cast<int>(mostEffects));
    putEffect(state, ask, who, std::move(effect));
}

Task<> changeHp(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t who = co_await askPiece(state, ask, "unit", TR("Combatant"), hasNoHp);
    const int change =
        co_await ask.number(NumberOf("change", TR("Hit point change"), -Card::mostHp, Card::mostHp)
                                .preset(0)
                                .rule("rule/hit-points"));
    addHp(state, ask, who, change);
}

Task<> changeEffect(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t who = co_await askPiece(state, ask, "unit", TR("Combatant"), nothingAgainst);
    // The one that the rules name, and all that lie somewhere.
    const auto all = [&state] {
        std::vector<door::Option> options{{"slowed", TR("Slowed")}};
        for (const CombatantState& each : state.combatants)
            for (const Effect& effect : each.effects)
                if (!findIn(options, effect.name, &door::Option::id))
                    options.push_back(optionOf(effect));
        return options;
    };
    Pick toAdd("add", TR("Effect"), all, typedOption);
    toAdd.orTyped().rule("rule/effects");
    const bool none = state.combatants[who].effects.empty();
    if (none && ask.isGiven("remove"))
        co_await ask.refuse("malformed", TR("%1 has no effects"), state.name(who));
    std::optional<std::string> added;
    if (none)
        added = co_await ask.one(std::move(toAdd));
    else
        added = co_await ask.oneOrNone(toAdd.ifSkipped(TR("Remove one instead")));
    if (added) {
        co_await addEffect(state, ask, who, std::move(*added));
        co_return;
    }
    std::vector<Effect>& effects = state.combatants[who].effects;
    const std::string name = co_await ask.one(
        Pick("remove", TR("Effect to remove"), mapped(effects, optionOf)).rule("rule/effects"));
    const auto over = std::ranges::find(effects, name, &Effect::name);
    ask.report(TR("%1: %2 removed"), state.name(who), toText(*over));
    effects.erase(over);
}

Task<> finish(State& state, Ask& ask)
{
    co_await askWinners(state, ask, Pick("winners", TR("Winners"), state.setup->playerOptions()));
    std::vector<std::size_t> inOrder = state.winners;
    std::ranges::sort(inOrder);
    if (inOrder.empty())
        ask.report(TR("The battle ends without a winner"));
    else
        ask.report(door::Tone::good, TR("Battle won by %1"), state.playerNames(inOrder));
}

} // namespace adjutant::adventure
