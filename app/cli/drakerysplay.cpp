#include "app/cli/matchanswer.h"
#include "app/cli/shownfinding.h"
#include "app/cli/statetext.h"
#include "core/match/sessionof.h"
#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/yaml/answerfaults.h"

#include <optional>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

/// What stopped a script.
struct Stop
{
    std::string rule;
    std::string message;
};

/// A script on its way through the rules.
class Playing
{
public:
    Playing(Start start, drakerys::MatchState table)
        : m_session(std::move(start), std::move(table), drakerys::tableRules())
    {}

    const SessionOf<drakerys::MatchState>& session() const { return m_session; }

    /// Does the command at an index of the script; gives why it can't be done.
    std::optional<Stop> step(const yaml::Node& node, std::size_t index)
    {
        yaml::FaultList faults;
        const yaml::Member* command = yaml::commandIn(node, faults);
        const auto move = command ? yaml::cursorMoveOf(*command, faults) : std::nullopt;
        yaml::ReadAnswers read;
        if (command && !move)
            read = yaml::readAnswers(command->value, command->key, faults);
        if (!faults.faults.empty())
            return Stop{"malformed", messageOf(faults.faults)};
        const auto played = !move                             ? m_session.command(command->key, read.answers)
                            : *move == yaml::CursorMove::undo ? m_session.undo(Extent::record, {})
                                                              : m_session.redo(Extent::record, {});
        if (!played)
            return stopOf(played.error(), *command, read);
        if (!move) {
            m_standing.resize(m_session.records() - 1);
            m_standing.push_back(index);
        }
        return std::nullopt;
    }

    /// The warnings of the commands that stand, with the index of each in the script.
    std::vector<std::pair<std::size_t, table::Remark>> warnings() const
    {
        std::vector<std::pair<std::size_t, table::Remark>> standing;
        for (auto& [record, warning] : m_session.warnings())
            standing.emplace_back(m_standing[record], std::move(warning));
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

    // What is wrong with the form of a command is told with its place.
    Stop stopOf(const table::Remark& refusal, const yaml::Member& command,
                const yaml::ReadAnswers& read) const
    {
        yaml::FaultList faults;
        for (const auto& procedure : drakerys::tableRules().procedures)
            if (refusal.rule == "malformed" && command.key == procedure.id)
                yaml::addAnswerFaults(
                    [this, &procedure](const table::Answers& answers) {
                        drakerys::MatchState state = m_session.state();
                        Ask ask({{answers, 0, false}}, Ask::Missing::leftOut);
                        ask.run(procedure.play(state, ask));
                        return ask.form();
                    },
                    read, faults);
        return {refusal.rule, faults.faults.empty() ? toText(refusal.message) : messageOf(faults.faults)};
    }

    SessionOf<drakerys::MatchState> m_session;
    std::vector<std::size_t> m_standing; ///< the script's index of each record, those taken back among them
};

Start startOf(const yaml::ReadMatchScript& script, const Catalogue& catalogue)
{
    Start start;
    start.system = script.system;
    start.first = script.first;
    for (const yaml::ScriptPlayer& player : script.players)
        start.sides.push_back({player.id, {}, player.roster, {}});
    return drakerys::withCards(std::move(start), catalogue);
}

std::string commandName(std::size_t index)
{
    return "command " + std::to_string(index);
}

} // namespace

MatchAnswer playDrakerys(const yaml::ReadMatchScript& script, const std::string& file,
                         const Catalogue& catalogue)
{
    Start start = startOf(script, catalogue);
    auto table = drakerys::tableAt(start);
    if (!table) { // a card that can't be read
        const std::string message = toText(table.error().message);
        return {Json{{"error", {{"index", 0}, {"rule", table.error().rule}, {"message", message}}}},
                {message},
                true};
    }
    Playing playing(std::move(start), std::move(*table));
    std::optional<Stop> stop;
    std::size_t index = 0;
    while (index < script.commands.size() && !(stop = playing.step(*script.commands[index], index)))
        ++index;

    MatchAnswer answer;
    answer.state = playing.session().toJson();
    answer.lines = stateLines(playing.session().state());
    Json warnings = Json::array();
    for (const auto& [at, warning] : playing.warnings()) {
        const std::string message = toText(warning.message);
        warnings.push_back({{"index", at}, {"rule", warning.rule}, {"message", message}});
        answer.lines.push_back("Note: " + commandName(at) + ": " + message + " [" + warning.rule + "]");
    }
    answer.state["warnings"] = std::move(warnings);
    answer.stopped = stop.has_value();
    if (stop) {
        answer.state["error"] = {{"index", index}, {"rule", stop->rule}, {"message", stop->message}};
        const yaml::Position at = script.commands[index]->at;
        answer.lines.push_back(cli::at({file, at.line, at.column}) + commandName(index) + ": " +
                               stop->message + " [" + stop->rule + "]");
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
