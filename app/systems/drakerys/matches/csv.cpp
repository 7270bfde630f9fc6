#include "app/systems/drakerys/matches/csv.h"

#include "app/systems/drakerys/matches/matchfold.h"
#include "app/systems/drakerys/matches/standing.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "core/systems/drakerys/match/commandwriter.h"

#include <algorithm>
#include <initializer_list>

namespace adjutant {

namespace {

constexpr std::string_view lineEnd = "\r\n";
constexpr std::string_view between = "; ";

// Spreadsheets carry out what starts like a formula, whoever wrote it.
bool looksLikeAFormula(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first != text.npos && std::string_view("=+-@\t\r\n").find(text[first]) != text.npos;
}

std::string cellOf(std::string text)
{
    if (looksLikeAFormula(text))
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\r\n;") == text.npos)
        return text;
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + '"';
}

std::string rowOf(std::initializer_list<std::string> cells)
{
    std::string row;
    for (const std::string& cell : cells)
        row += cellOf(cell) + ',';
    row.pop_back();
    return row + std::string(lineEnd);
}

template <class Items, class Text> std::string joined(const Items& items, Text textOfItem)
{
    std::string text;
    for (const auto& item : items)
        text += std::string(&item == &*items.begin() ? std::string_view() : between) + textOfItem(item);
    return text;
}

std::string nameOf(const MatchSummary& match, const QString& player)
{
    const auto found = std::ranges::find(match.players, player, &MatchSummary::Player::id);
    const bool named = found != match.players.end() && !found->name.isEmpty();
    return (named ? found->name : player).toStdString();
}

std::string rowOf(const MatchSummary& match)
{
    using Player = MatchSummary::Player;
    const auto ofPlayers = [&match](auto text) { return joined(match.players, text); };
    return rowOf({match.started.toUTC().toString(Qt::ISODate).toStdString(), match.title.toStdString(),
                  ofPlayers([&match](const Player& each) { return nameOf(match, each.id); }),
                  ofPlayers([](const Player& each) { return each.faction.toStdString(); }),
                  ofPlayers([](const Player& each) { return std::to_string(each.ap); }),
                  ofPlayers([](const Player& each) { return std::to_string(each.vp); }),
                  match.drawn ? std::string("draw") : nameOf(match, match.winner),
                  std::to_string(match.rounds), std::to_string(match.minutes),
                  joined(match.missions, [](const QString& each) { return each.toStdString(); }),
                  nameOf(match, match.first), match.state.toStdString(), match.notes.toStdString()});
}

std::string wordFor(const MatchStep& step)
{
    static constexpr std::string_view words[] = {"", "undo", "redo", "goto"};
    return std::string(step.command ? drakerys::wordFor(*step.command)
                                    : words[static_cast<std::size_t>(step.kind)]);
}

// The Unit that a command is about first; empty where it is about none.
std::string unitOf(const drakerys::Command& command)
{
    return std::visit(
        [](const auto& each) -> std::string {
            if constexpr (requires { UnitRef(each.unit); })
                return each.unit.player.empty() ? std::string() : textOf(each.unit);
            return {};
        },
        command);
}

} // namespace

std::string matchesAsCsv(std::span<const MatchSummary> matches)
{
    std::string text = rowOf({"date", "title", "players", "factions", "ap", "vp", "winner", "rounds",
                              "minutes", "missions", "first_player", "state", "notes"});
    for (const MatchSummary& match : matches)
        text += rowOf(match);
    return text;
}

std::string commandsAsCsv(const MatchRecord& match)
{
    const OpenedMatch end = fold(match);
    const std::set<std::size_t> standing = standingEntries(end.match.log());
    std::string text = rowOf(
        {"step", "at", "round", "player_to_act", "what", "unit", "command", "stands", "despite", "warnings"});
    FoldedMatch now(match.start);
    for (std::size_t k = 0; k < end.steps; ++k) {
        const MatchStep& step = match.steps[k];
        const int round = drakerys::roundOf(now.state());
        const drakerys::PlayerState* active = drakerys::activePlayer(now.state());
        const std::string player = active ? active->id.text() : std::string();
        now.take(step);
        std::string unit, command, stands, warnings;
        if (step.command) {
            const std::size_t entry = now.records().size() - 1;
            unit = unitOf(*step.command);
            command = drakerys::writtenCommand(*step.command);
            stands = standing.contains(entry) ? "yes" : "no";
            warnings = joined(now.records()[entry].warnings,
                              [](const Warning& each) { return std::string(each.rule); });
        }
        text += rowOf({std::to_string(k + 1), writtenTime(step.at), std::to_string(round), player,
                       wordFor(step), unit, command, stands,
                       joined(step.despite, [](const std::string& each) { return each; }), warnings});
    }
    return text;
}

} // namespace adjutant
