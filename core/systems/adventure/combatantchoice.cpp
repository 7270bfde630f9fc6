#include "core/systems/adventure/combatantchoice.h"

#include "core/systems/adventure/acting.h"

#include <algorithm>

namespace adjutant::adventure {

Task<> askUntilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", message(WORDS("adventure", "the battle is over")));
}

Task<> askPhase(const State& state, Ask& ask, Phase phase)
{
    co_await askUntilTheEnd(state, ask);
    if (state.phase != phase)
        co_await ask.refuse("phase", message(WORDS("adventure", "only in the %1; this is the %2"),
                                             toText(phase), toText(state.phase)));
}

Message conditionText(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    const Message tier = message(WORDS("adventure", "Tier %1"), state.card(who).tier);
    if (!each.hp)
        return tier;
    return message(WORDS("adventure", "%1, %2 of %3 hit points"), tier, *each.hp, *state.card(who).hp);
}

PieceChoice enemiesOf(const State& state, std::size_t who)
{
    PieceChoice enemies = piecesOf(state, [&state, who](std::size_t other) {
        return pieceOption(
            state, other,
            state.areEnemies(who, other)
                ? Objection()
                : closedBy(unknownPiece, message(WORDS("adventure", "%1 and %2 are on the same side"),
                                                 state.name(other), state.name(who))));
    });
    enemies.rank = [&state](std::size_t other) { return state.combatants[other].isDown() ? 1 : 0; };
    return enemies;
}

std::vector<table::Option> noteOptions(const std::vector<Card::Note>& notes)
{
    std::vector<table::Option> options;
    for (const Card::Note& note : notes)
        if (std::ranges::find(options, note.name, &table::Option::id) == options.end())
            options.push_back({note.name, verbatim(note.name), verbatim(note.text)});
    return options;
}

Task<std::optional<std::string>> askNote(Ask& ask, table::Path path, Label label,
                                         std::vector<table::Option> notes, const char* rule)
{
    const bool isListed = !notes.empty();
    Pick question(std::move(path), std::move(label), std::move(notes));
    question.orTyped().ifLeftOut(WORDS("adventure", "Not stated")).rule(rule);
    if (!isListed)
        question.usuallyNone();
    co_return co_await ask.oneOrNone(std::move(question));
}

Objection notNext(const State& state, std::size_t who)
{
    if (mayActNow(state, who))
        return {};
    const CombatantState& each = state.combatants[who];
    const auto next = nextToAct(state);
    if (!next || !each.initiative)
        return closedBy("not-next",
                        message(WORDS("adventure", "%1 is not in this round’s order"), state.name(who)));
    if (state.phase == Phase::movement && each.moved)
        return closedBy("not-next",
                        message(WORDS("adventure", "%1 has already moved this round"), state.name(who)));
    if (state.phase == Phase::battle && each.acted)
        return closedBy("not-next",
                        message(WORDS("adventure", "%1 has already acted this round"), state.name(who)));
    if (each.waitingSince)
        return closedBy("not-next", message(WORDS("adventure", "%1 is delaying until another turn ends"),
                                            state.name(who)));
    return closedBy("not-next", message(WORDS("adventure", "it is %1’s turn, not %2’s"), state.name(*next),
                                        state.name(who)));
}

} // namespace adjutant::adventure
