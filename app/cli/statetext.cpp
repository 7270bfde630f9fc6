#include "app/cli/statetext.h"

#include "app/cli/shownfinding.h"

namespace adjutant::cli {

namespace {

std::string amount(int number, std::string_view noun)
{
    return counted(static_cast<std::size_t>(number), noun);
}

std::string squareOf(const drakerys::PlayerState& player)
{
    return player.square() == 0 ? std::string("on START") : "on square " + std::to_string(player.square());
}

std::string lineOf(const drakerys::PlayerState& player)
{
    std::string line = player.id.text() + ": " + squareOf(player) + ", " +
                       amount(player.headquarters(), "Headquarters Phase") + ", " +
                       std::to_string(player.vp()) + " VP";
    return player.done() ? line + ", done" : line;
}

std::string lineOf(const drakerys::UnitState& unit)
{
    std::string line = "  " + unit.id().text() + " (" + unit.card->name + "): ";
    if (unit.removed())
        return line + "off the table";
    line += amount(unit.warriors, "Warrior");
    if (unit.injuries > 0)
        line += ", " + (unit.injuries == 1 ? "1 Injury" : std::to_string(unit.injuries) + " Injuries");
    if (unit.stress > 0)
        line += ", " + std::to_string(unit.stress) + " Stress";
    for (const StatusId& token : unit.status)
        line += ", " + token.text();
    return line;
}

} // namespace

std::vector<std::string> stateLines(const drakerys::MatchState& state)
{
    const drakerys::PlayerState* active = drakerys::activePlayer(state);
    std::vector<std::string> lines{active ? "Round " + std::to_string(drakerys::roundOf(state)) +
                                                ", it is the turn of " + active->id.text()
                                          : std::string("The game is over")};
    for (const drakerys::PlayerState& player : state.players) {
        lines.push_back(lineOf(player));
        for (const drakerys::UnitState& unit : player.units)
            lines.push_back(lineOf(unit));
    }
    for (const drakerys::SourceState& vortex : state.sources)
        lines.push_back((vortex.element
                             ? "Vortex " + vortex.id.text() + " of " + std::string(wordFor(*vortex.element))
                             : "Maelstrom " + vortex.id.text()) +
                        (vortex.exhausted ? ", exhausted" : ""));
    for (const drakerys::ObjectiveState& objective : state.objectives)
        lines.push_back("Objective " + objective.id.text() + ": " +
                        (objective.carrier ? "carried by " + textOf(*objective.carrier)
                                           : std::string("on the battlefield")));
    return lines;
}

} // namespace adjutant::cli
