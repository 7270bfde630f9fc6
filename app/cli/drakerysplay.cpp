#include "app/cli/matchanswer.h"
#include "app/cli/shownfinding.h"
#include "app/cli/statetext.h"
#include "core/systems/drakerys/match/apply.h"
#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/statejson.h"

#include <optional>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;
using yaml::CursorMove;

/// What stopped a script.
struct Stop
{
    std::string_view rule;
    std::string message;
};

/// A script on its way through the rules.
class Playing
{
public:
    explicit Playing(drakerys::MatchState start) : m_match(std::move(start)) {}

    const drakerys::Match& match() const { return m_match; }

    /// Does the command at an index of the script; gives why it can't be done.
    std::optional<Stop> step(const yaml::Node& node, std::size_t index)
    {
        auto step = drakerys::readCommand(node, {});
        if (!step)
            return Stop{"malformed", messageOf(step.error())};
        if (const auto* move = std::get_if<CursorMove>(&*step))
            return moveCursor(*move);
        auto applied = m_match.play(std::get<drakerys::Command>(*step));
        if (!applied)
            return Stop{wordFor(applied.error().rule), std::move(applied.error().message)};
        m_warnings.push_back({index, std::move(applied->warnings)});
        return std::nullopt;
    }

    /// The warnings of the commands that stand, with the index of each in the script.
    std::vector<std::pair<std::size_t, Warning>> warnings() const
    {
        std::vector<std::pair<std::size_t, Warning>> standing;
        for (std::size_t k = 0; k < m_match.log().cursor(); ++k) {
            const auto& [index, warnings] = m_warnings[m_match.log().entryAt(k)];
            for (const Warning& warning : warnings)
                standing.emplace_back(index, warning);
        }
        return standing;
    }

private:
    static std::string messageOf(const std::vector<yaml::Fault>& faults)
    {
        std::string message;
        for (const yaml::Fault& fault : inFileOrder(faults))
            message += (message.empty() ? "line " : "; line ") + std::to_string(fault.place.line) +
                       ", column " + std::to_string(fault.place.column) + ": " + inEnglish(fault);
        return message;
    }

    std::optional<Stop> moveCursor(CursorMove move)
    {
        if (move == CursorMove::undo ? m_match.undo() : m_match.redo())
            return std::nullopt;
        return Stop{"nothing-to-undo", move == CursorMove::undo ? "no command stands that could be taken back"
                                                                : "no command was taken back here"};
    }

    drakerys::Match m_match;
    std::vector<std::pair<std::size_t, std::vector<Warning>>> m_warnings; // beside the entries of the log
};

drakerys::MatchState startOf(const yaml::ReadMatchScript& script, const Catalogue& catalogue)
{
    std::vector<drakerys::Army> armies;
    for (const yaml::ScriptPlayer& player : script.players)
        armies.push_back({player.id, player.roster});
    return drakerys::musteredFor(armies, script.first, catalogue);
}

std::string commandName(std::size_t index)
{
    return "command " + std::to_string(index);
}

} // namespace

MatchAnswer playDrakerys(const yaml::ReadMatchScript& script, const std::string& file,
                         const Catalogue& catalogue)
{
    Playing playing(startOf(script, catalogue));
    std::optional<Stop> stop;
    std::size_t index = 0;
    while (index < script.commands.size() && !(stop = playing.step(*script.commands[index], index)))
        ++index;

    MatchAnswer answer;
    answer.state = stateJson(playing.match().state());
    answer.state["commands"] = playing.match().log().cursor();
    answer.lines = stateLines(playing.match().state());
    Json warnings = Json::array();
    for (const auto& [at, warning] : playing.warnings()) {
        warnings.push_back({{"index", at}, {"rule", warning.rule}, {"message", warning.message}});
        answer.lines.push_back("Note: " + commandName(at) + ": " + warning.message + " [" +
                               std::string(warning.rule) + "]");
    }
    answer.state["warnings"] = std::move(warnings);
    answer.stopped = stop.has_value();
    if (stop) {
        answer.state["error"] = {{"index", index}, {"rule", stop->rule}, {"message", stop->message}};
        const yaml::Position at = script.commands[index]->at;
        answer.lines.push_back(cli::at({file, at.line, at.column}) + commandName(index) + ": " +
                               stop->message + " [" + std::string(stop->rule) + "]");
    }
    return answer;
}

std::vector<yaml::Fault> drakerysCommandFaults(const yaml::ReadMatchScript& script, const std::string& file)
{
    std::vector<yaml::Fault> faults;
    for (const yaml::Node* command : script.commands)
        if (auto step = drakerys::readCommand(*command, file); !step)
            faults.insert(faults.end(), step.error().begin(), step.error().end());
    return faults;
}

} // namespace adjutant::cli
