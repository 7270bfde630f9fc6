#include "table.h"

#include <QtGlobal>

namespace adjutant::test {

using namespace drakerys;

MatchState tableOf(const Roster& red, const Roster& blue)
{
    return musteredFor({{PlayerId("red"), red}, {PlayerId("blue"), blue}}, PlayerId("red"), shipped());
}

MatchState readyTable()
{
    return tableOf(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}),
                   army("aurium", {{"crossbowmen", 6}, {"gold-keepers", 6}, {"noctis", 1}, {"soldiers", 6}}));
}

Activate activation(std::string_view unit, std::initializer_list<ActionKind> actions)
{
    Activate command{unitRefOf(unit), {}};
    for (const ActionKind kind : actions) {
        command.actions.emplace_back();
        command.actions.back().kind = kind;
    }
    return command;
}

Activate spending(std::string_view unit, int ts)
{
    Activate command = activation(unit, {ActionKind::special});
    command.actions.front().ts = ts;
    return command;
}

MatchState after(MatchState state, const std::vector<Command>& commands)
{
    for (const Command& command : commands) {
        auto applied = apply(std::move(state), command);
        if (!applied)
            qFatal("refused: %s", applied.error().message.c_str());
        state = std::move(applied->state);
    }
    return state;
}

std::string refusalOf(const MatchState& state, const Command& command)
{
    const auto applied = apply(state, command);
    return applied ? "none" : std::string(wordFor(applied.error().rule));
}

std::string warningsOf(const MatchState& state, const Command& command)
{
    const auto applied = apply(state, command);
    if (!applied)
        return "refused: " + applied.error().message;
    std::string words;
    for (const Warning& warning : applied->warnings)
        words += (words.empty() ? "" : " ") + std::string(warning.rule);
    return words;
}

const UnitState& unitOf(const MatchState& state, std::string_view unit)
{
    const UnitState* found = state.find(unitRefOf(unit));
    if (!found)
        qFatal("no such Unit");
    return *found;
}

const PlayerState& playerOf(const MatchState& state, std::string_view player)
{
    const PlayerState* found = state.find(PlayerId(std::string(player)));
    if (!found)
        qFatal("no such player");
    return *found;
}

std::string activeOf(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    return active ? active->id.text() : std::string();
}

} // namespace adjutant::test
