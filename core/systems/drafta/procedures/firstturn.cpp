#include "core/systems/drafta/draftastate.h"
#include "core/systems/drafta/procedures/draftaprocedures.h"

namespace adjutant::drafta {

Task<> first(State& state, Ask& ask)
{
    if (state.finished())
        co_await ask.refuse("finished", message(WORDS("drafta", "the battle is over")));
    if (state.active)
        co_await ask.refuse("malformed", message(WORDS("drafta", "who begins is decided already")));
    std::vector<int> rolls;
    for (const Setup::Player& player : state.setup->players) {
        const auto faces =
            co_await ask.dice(DiceOf("rolls/" + player.id.text(),
                                     message(WORDS("drafta", "Roll of %1"), verbatim(player.name)), 1, 6)
                                  .by(player.id)
                                  .rule("rule/beginning"));
        rolls.push_back(faces.front());
    }
    if (rolls[0] == rolls[1])
        co_await ask.refuse("tie", message(WORDS("drafta", "both rolled %1: roll again"), rolls[0]));
    const std::size_t higher = rolls[0] > rolls[1] ? 0 : 1;
    state.active = higher;
    ask.tell(message(WORDS("drafta", "%1 begins with %2 against %3"), state.playerName(higher), rolls[higher],
                     rolls[1 - higher]));
}

} // namespace adjutant::drafta
