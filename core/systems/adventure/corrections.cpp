#include "core/systems/adventure/adventureprocedures.h"
#include "core/systems/adventure/combatantchoice.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace adjutant::adventure {

namespace {

constexpr std::size_t mostEffects = 20; ///< on one: beyond that every command would cost more

Objection hasNoHp(const State& state, std::size_t who)
{
    if (state.combatants[who].hp)
        return {};
    return closedBy("malformed",
                    message(WORDS("adventure", "%1 has no hit points on its card: track them yourself"),
                            state.name(who)));
}

// The one that the rules name, and all that lie somewhere.
std::vector<table::Option> effectsToAdd(const State& state)
{
    std::vector<table::Option> options{{"slowed", message(WORDS("adventure", "Slowed"))}};
    std::set<std::string_view> known{"slowed"};
    for (const CombatantState& each : state.combatants)
        for (const Effect& effect : each.effects)
            if (known.insert(effect.name).second)
                options.push_back({effect.name, toText(effect)});
    return options;
}

std::vector<table::Option> effectsToRemove(const State& state, std::size_t who)
{
    std::vector<table::Option> options;
    for (const Effect& effect : state.combatants[who].effects)
        options.push_back({effect.name, toText(effect)});
    return options;
}

// However it is written.
bool isSameWord(std::string_view one, std::string_view other)
{
    const auto lower = [](char each) {
        return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    };
    return std::ranges::equal(one, other, {}, lower, lower);
}

Task<> addEffect(State& state, Ask& ask, std::size_t who, std::string name)
{
    // A phone's keyboard adds a space behind a word.
    name.erase(0, name.find_first_not_of(' '));
    name.erase(name.find_last_not_of(' ') + 1);
    if (name.empty())
        co_await ask.refuse("malformed", message(WORDS("adventure", "the effect needs a name")));
    Effect effect;
    effect.name = isSameWord(name, "slowed") ? "slowed" : std::move(name);
    effect.hasSave = co_await ask.yes(
        Whether("save", WORDS("adventure", "Saving throw in the End Phase")).rule("rule/saves"));
    if (effect.hasSave)
        effect.sustains = co_await ask.yes(
            Whether("sustain", WORDS("adventure", "Success sustains it rather than ending it"))
                .detail()
                .rule("rule/saves"));
    std::vector<Effect>& effects = state.combatants[who].effects;
    const auto known =
        std::ranges::find_if(effects, [&](const Effect& each) { return isSameWord(each.name, effect.name); });
    if (known == effects.end() && effects.size() >= mostEffects)
        co_await ask.refuse("malformed", message(WORDS("adventure", "at most %1 effects per combatant"),
                                                 static_cast<int>(mostEffects)));
    ask.tell(message(WORDS("adventure", "%1: %2"), state.name(who), toText(effect)));
    if (known == effects.end())
        effects.push_back(std::move(effect));
    else
        *known = std::move(effect);
}

} // namespace

Task<> changeHp(State& state, Ask& ask)
{
    co_await askUntilTheEnd(state, ask);
    const std::size_t who = co_await askPiece(state, ask, "unit", WORDS("adventure", "Combatant"), hasNoHp);
    const int change = co_await ask.number(
        NumberOf("change", WORDS("adventure", "Hit point change"), -Card::mostHp, Card::mostHp)
            .preset(0)
            .rule("rule/hit-points"));
    const int most = *state.card(who).hp;
    CombatantState& changed = state.combatants[who];
    changed.hp = std::clamp(*changed.hp + change, 0, most);
    ask.tell(message(WORDS("adventure", "%1: %2 of %3 hit points"), state.name(who), *changed.hp, most),
             change < 0 ? table::Tone::bad : table::Tone::plain);
}

Task<> changeEffect(State& state, Ask& ask)
{
    co_await askUntilTheEnd(state, ask);
    const std::size_t who =
        co_await askPiece(state, ask, "unit", WORDS("adventure", "Combatant"), nothingAgainst);
    Pick toAdd(
        "add", WORDS("adventure", "Effect"), [&state] { return effectsToAdd(state); }, typedOption);
    toAdd.orTyped().rule("rule/effects");
    if (state.combatants[who].effects.empty()) {
        if (ask.isGiven("remove"))
            co_await ask.refuse("malformed",
                                message(WORDS("adventure", "%1 has no effects"), state.name(who)));
        std::string name = co_await ask.one(std::move(toAdd));
        co_await addEffect(state, ask, who, std::move(name));
        co_return;
    }
    toAdd.ifLeftOut(WORDS("adventure", "Remove one instead"));
    auto added = co_await ask.oneOrNone(std::move(toAdd));
    if (added) {
        co_await addEffect(state, ask, who, std::move(*added));
        co_return;
    }
    auto there = effectsToRemove(state, who);
    const std::string name = co_await ask.one(
        Pick("remove", WORDS("adventure", "Effect to remove"), std::move(there)).rule("rule/effects"));
    std::vector<Effect>& effects = state.combatants[who].effects;
    const auto over = std::ranges::find(effects, name, &Effect::name);
    ask.tell(message(WORDS("adventure", "%1: %2 removed"), state.name(who), toText(*over)));
    effects.erase(over);
}

Task<> finish(State& state, Ask& ask)
{
    co_await askUntilTheEnd(state, ask);
    std::vector<table::Option> sides;
    for (const SeatedPlayer& player : state.setup->players) {
        const bool isAlone = std::ranges::count(state.setup->players, player.name, &SeatedPlayer::name) == 1;
        sides.push_back(
            {player.id.text(), verbatim(player.name), isAlone ? Message() : verbatim(player.id.text())});
    }
    const int most = static_cast<int>(sides.size());
    const auto winners =
        co_await ask.several(Pick("winners", WORDS("adventure", "Winners"), std::move(sides)).from(0, most));
    state.finished = true;
    for (const std::string& id : winners)
        state.winners.push_back(PlayerId(id));
    std::vector<Message> names;
    for (const SeatedPlayer& player : state.setup->players)
        if (std::ranges::find(state.winners, player.id) != state.winners.end())
            names.push_back(verbatim(player.name));
    if (names.empty())
        ask.tell(message(WORDS("adventure", "The battle ends without a winner")));
    else
        ask.tell(message(WORDS("adventure", "Battle won by %1"), joined(names, WORDS("adventure", "%1, %2"))),
                 table::Tone::good);
}

} // namespace adjutant::adventure
