#include "core/systems/drafta/draftastate.h"
#include "core/systems/drafta/procedures/draftaprocedures.h"

namespace adjutant::drafta {

namespace {

constexpr int mostTies = 20;

// The D6 of each player, under a path of its own.
Task<std::vector<int>> rollsOfBoth(const State& state, Ask& ask, std::string path, Words label)
{
    std::vector<int> rolls;
    for (const SeatedPlayer& player : state.setup->players) {
        const auto faces = co_await ask.dice(
            DiceOf(path + '/' + player.id.text(), message(label, verbatim(player.name)), 1, 6)
                .by(player.id)
                .rule("rule/beginning"));
        rolls.push_back(faces.front());
    }
    co_return rolls;
}

} // namespace

Task<> first(State& state, Ask& ask)
{
    if (state.finished())
        co_await ask.refuse("finished", message(WORDS("drafta", "the battle is over")));
    if (state.active)
        co_await ask.refuse("malformed", message(WORDS("drafta", "the first turn is already decided")));
    std::vector<int> rolls = co_await rollsOfBoth(state, ask, "rolls", WORDS("drafta", "%1’s roll"));
    for (int tie = 1; rolls[0] == rolls[1]; ++tie) {
        const std::string path = "again/" + std::to_string(tie);
        if (tie > mostTies || (ask.isScript() && !ask.hasParts(path)))
            co_await ask.refuse("tie", message(WORDS("drafta", "both rolled %1: roll again"), rolls[0]));
        rolls = co_await rollsOfBoth(state, ask, path, WORDS("drafta", "%1 rolls again"));
    }
    const std::size_t higher = rolls[0] > rolls[1] ? 0 : 1;
    state.active = higher;
    ask.tell(message(WORDS("drafta", "%1 goes first: %2 against %3"), state.playerName(higher), rolls[higher],
                     rolls[1 - higher]));
}

} // namespace adjutant::drafta
