#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

namespace adjutant::skirmish {

namespace {

// Conditions of so many rounds come one nearer to their end.
void endConditions(const State& state, Ask& ask, std::size_t model, std::vector<Condition>& conditions)
{
    std::vector<Condition> left;
    for (Condition each : conditions) {
        if (each.rounds == 1) {
            ask.tell(
                message(WORDS("skirmish", "%1: no longer %2"), state.name(model), conditionName(each.id)));
            continue;
        }
        each.rounds -= each.rounds > 0 ? 1 : 0;
        left.push_back(std::move(each));
    }
    conditions = std::move(left);
}

} // namespace

Task<> endRound(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    ask.tell(message(WORDS("skirmish", "Round %1 is over: all dice come back"), state.round));
    for (std::size_t k = 0; k < state.models.size(); ++k) {
        ModelState& model = state.models[k];
        model.dice = state.card(k).dice;
        model.activated = false;
        endConditions(state, ask, k, model.conditions);
    }
    state.drawn.clear();
    ++state.round;
}

Task<> finish(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    std::vector<table::Option> players;
    for (std::size_t k = 0; k < state.setup->players.size(); ++k)
        players.push_back({state.setup->players[k].id.text(), state.playerName(k)});
    const auto most = static_cast<int>(players.size());
    const auto winners =
        co_await ask.several(Pick("winners", WORDS("skirmish", "Winners"), std::move(players))
                                 .from(0, most)
                                 .why(WORDS("skirmish", "The rules set no end: you name the winners"))
                                 .rule("rule/end"));
    state.finished = true;
    for (const std::string& id : winners)
        state.winners.push_back(state.findPlayer(id));
    ask.tell(message(WORDS("skirmish", "The match is over")));
    for (const std::size_t player : state.winners)
        ask.tell(message(WORDS("skirmish", "Won by %1"), state.playerName(player)), table::Tone::good);
}

} // namespace adjutant::skirmish
