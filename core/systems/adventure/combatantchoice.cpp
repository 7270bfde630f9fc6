#include "core/systems/adventure/combatantchoice.h"

#include "core/systems/adventure/acting.h"

#include <algorithm>

namespace adjutant::adventure {

namespace {

Message detailOf(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    const Message tier = message(WORDS("adventure", "Tier %1"), state.card(who).tier);
    if (!each.hp)
        return tier;
    return message(WORDS("adventure", "%1, %2 of %3 hit points"), tier, *each.hp, *state.card(who).hp);
}

} // namespace

Task<> askUntilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", message(WORDS("adventure", "the battle is over")));
}

Task<> askPhase(const State& state, Ask& ask, Phase phase)
{
    co_await askUntilTheEnd(state, ask);
    if (state.phase != phase)
        co_await ask.refuse("phase", message(WORDS("adventure", "it belongs to the %1, and this is the %2"),
                                             toText(phase), toText(state.phase)));
}

std::vector<table::Option> combatantOptions(const State& state, Obstacle obstacle)
{
    std::vector<table::Option> options;
    for (std::size_t who = 0; who < state.combatants.size(); ++who) {
        table::Option option{toText(state.ref(who)), state.name(who), detailOf(state, who)};
        option.piece = state.ref(who);
        if (auto remark = obstacle(state, who)) {
            option.standing = table::Standing::closed;
            option.remark = std::move(*remark);
        }
        options.push_back(std::move(option));
    }
    return options;
}

std::vector<table::Option> enemyOptions(const State& state, std::size_t of)
{
    std::vector<table::Option> options = combatantOptions(state, noObstacle);
    std::erase_if(options,
                  [&](const table::Option& each) { return !state.areEnemies(of, state.find(each.piece)); });
    std::ranges::stable_partition(options, [&](const table::Option& each) {
        return !state.combatants[state.find(each.piece)].isDown();
    });
    return options;
}

Task<std::size_t> askWho(const State& state, Ask& ask, table::Path path, Message label, Obstacle obstacle)
{
    const std::string id = co_await ask.one(
        Pick(std::move(path), std::move(label), combatantOptions(state, obstacle)).unknownIs("unknown-unit"));
    co_return state.find(unitRefOf(id));
}

std::vector<table::Option> noteOptions(const std::vector<Card::Note>& notes)
{
    std::vector<table::Option> options;
    for (const Card::Note& note : notes)
        if (std::ranges::find(options, note.name, &table::Option::id) == options.end())
            options.push_back({note.name, verbatim(note.name), verbatim(note.text)});
    return options;
}

Task<std::optional<std::string>> askNote(Ask& ask, table::Path path, Message label,
                                         std::vector<table::Option> notes, const char* rule)
{
    const bool isDetail = notes.empty();
    Pick question(std::move(path), std::move(label), std::move(notes));
    question.orTyped()
        .usuallyNone()
        .ifLeftOut(message(WORDS("adventure", "The log doesn't say which")))
        .detail(isDetail)
        .rule(rule);
    co_return co_await ask.oneOrNone(std::move(question));
}

std::optional<table::Remark> noObstacle(const State& /*state*/, std::size_t /*who*/)
{
    return std::nullopt;
}

std::optional<table::Remark> notNext(const State& state, std::size_t who)
{
    if (mayActNow(state, who))
        return std::nullopt;
    const CombatantState& each = state.combatants[who];
    if (state.phase == Phase::movement && each.moved)
        return table::Remark{"not-next",
                             message(WORDS("adventure", "%1 has moved in this round"), state.name(who))};
    if (state.phase == Phase::battle && each.acted)
        return table::Remark{"not-next",
                             message(WORDS("adventure", "%1 has acted in this round"), state.name(who))};
    if (each.waitingSince)
        return table::Remark{"not-next", message(WORDS("adventure", "%1 waits for the end of another's turn"),
                                                 state.name(who))};
    const auto next = nextToAct(state);
    if (!next)
        return table::Remark{
            "not-next", message(WORDS("adventure", "%1 is not in the order of this round"), state.name(who))};
    return table::Remark{"not-next", message(WORDS("adventure", "it is the turn of %1, not of %2"),
                                             state.name(*next), state.name(who))};
}

} // namespace adjutant::adventure
