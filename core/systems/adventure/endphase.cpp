#include "core/systems/adventure/acting.h"
#include "core/systems/adventure/advantage.h"
#include "core/systems/adventure/adventureprocedures.h"
#include "core/systems/adventure/attacking.h"
#include "core/systems/adventure/combatantchoice.h"

#include <algorithm>

namespace adjutant::adventure {

namespace {

std::vector<std::size_t> thoseWhoOweSaves(const State& state)
{
    std::vector<std::size_t> all;
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (owesSave(state, who))
            all.push_back(who);
    return all;
}

Objection hasNoSave(const State& state, std::size_t who)
{
    if (std::ranges::any_of(state.combatants[who].effects, &Effect::hasSave))
        return {};
    return closedBy("malformed",
                    message(WORDS("adventure", "%1 has no effect with a save"), state.name(who)));
}

std::vector<table::Option> effectsToSave(const State& state, std::size_t who)
{
    std::vector<table::Option> options;
    for (const Effect& effect : state.combatants[who].effects) {
        table::Option option{effect.name, toText(effect)};
        if (effect.sustains)
            option.detail = message(WORDS("adventure", "a success sustains it"));
        if (!effect.hasSave) {
            option.standing = table::Standing::closed;
            option.remark = {"malformed", message(WORDS("adventure", "%1 has no save"), toText(effect))};
        } else if (effect.rolled) {
            option.standing = table::Standing::warned;
            option.remark = {"saved",
                             message(WORDS("adventure", "its save has already been rolled this End Phase"))};
        }
        options.push_back(std::move(option));
    }
    return options;
}

std::vector<Effect>::iterator effectOf(State& state, std::size_t who, const std::string& name)
{
    return std::ranges::find(state.combatants[who].effects, name, &Effect::name);
}

// What the next phase leaves behind.
Message leftBehind(const State& state)
{
    if (state.phase == Phase::end) {
        const auto owing = thoseWhoOweSaves(state);
        return owing.empty() ? Message()
                             : message(WORDS("adventure", "Saves not rolled yet: %1"), namesOf(state, owing));
    }
    const auto left = leftToAct(state);
    if (left.empty())
        return {};
    return message(state.phase == Phase::movement ? WORDS("adventure", "Not moved yet: %1")
                                                  : WORDS("adventure", "Not acted yet: %1"),
                   namesOf(state, left));
}

} // namespace

Task<> nextPhase(State& state, Ask& ask)
{
    co_await askUntilTheEnd(state, ask);
    if (state.phase == Phase::initiative)
        co_await ask.refuse("phase",
                            message(WORDS("adventure", "the Initiative Phase ends when everybody has "
                                                       "rolled")));
    if (Message left = leftBehind(state); !left.empty())
        ask.follows(std::move(left));
    goToNextPhase(state);
    ask.tell(state.phase == Phase::initiative
                 ? message(WORDS("adventure", "Round %1 begins"), state.round)
                 : message(WORDS("adventure", "The %1 begins"), toText(state.phase)));
}

Task<> save(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::end);
    const std::size_t who = co_await askPiece(state, ask, "unit", WORDS("adventure", "Combatant"), hasNoSave);
    auto effects = effectsToSave(state, who);
    const auto open = std::ranges::find(effects, table::Standing::open, &table::Option::standing);
    const auto count = std::ranges::count(effects, table::Standing::open, &table::Option::standing);
    const std::string only = count == 1 ? open->id : std::string();
    Pick question("effect", WORDS("adventure", "Effect"), std::move(effects));
    question.rule("rule/saves");
    if (!only.empty())
        question.preset(only);
    const std::string name = co_await ask.one(std::move(question));
    const std::vector<KnownSource> none;
    const TableSources added = co_await askSources(ask, {}, none, none);
    const int net = netSources(added.advantage, added.disadvantage);
    ask.title(message(WORDS("adventure", "%1: save against %2"), state.name(who),
                      toText(*effectOf(state, who, name))));
    effectOf(state, who, name)->rolled = true;

    ask.settle();
    RollScenario roll;
    roll.isSave = true;
    roll.advantage = added.advantage;
    roll.disadvantage = added.disadvantage;
    ask.forecast(table::Forecast(roll, forecastView));
    const int total = co_await askRoll(ask, {}, net, 0, saveTarget, state.playerOf(who));
    const auto effect = effectOf(state, who, name);
    ask.outcome(state.playerOf(who), "totals", total);
    if (effect == state.combatants[who].effects.end())
        co_return; // the players took it away meanwhile
    const bool success = total >= saveTarget;
    const bool stays = success == effect->sustains;
    ask.tell(message(stays ? WORDS("adventure", "%1 rolls %2 for %3: it stays")
                           : WORDS("adventure", "%1 rolls %2 for %3: it ends"),
                     state.name(who), total, toText(*effect)),
             success ? table::Tone::good : table::Tone::bad);
    if (!stays)
        state.combatants[who].effects.erase(effect);
}

} // namespace adjutant::adventure
