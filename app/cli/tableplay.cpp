#include "app/cli/tableplay.h"

#include "app/cli/knownwords.h"
#include "app/cli/shownfinding.h"
#include "app/cli/tabletext.h"
#include "core/catalogue/nearest.h"
#include "core/yaml/answerfaults.h"
#include "core/yaml/answersreader.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

/// What keeps a command from being done: a rule of the game, or faults of its form.
struct Obstacle
{
    std::string rule;
    std::string message;
    std::vector<yaml::Fault> faults{};
};

Obstacle obstacleOf(const table::Remark& remark)
{
    return {remark.rule, toText(remark.message)};
}

Obstacle obstacleOf(std::vector<yaml::Fault> faults)
{
    std::string message;
    for (const yaml::Fault& fault : faults)
        message += (message.empty() ? "line " : "; line ") + std::to_string(fault.place.line) + ", column " +
                   std::to_string(fault.place.column) + ": " + inEnglish(fault);
    return {"malformed", std::move(message), std::move(faults)};
}

/// A script of commands on its way through a session.
class TablePlay
{
public:
    TablePlay(std::unique_ptr<Session> session, const std::string& file)
        : m_session(std::move(session)), m_file(file)
    {
        std::ranges::move(m_session->procedures(), std::back_inserter(m_words));
    }

    const Session& session() const { return *m_session; }

    std::optional<Obstacle> step(const yaml::Node& node, std::size_t index)
    {
        yaml::FaultList faults{m_file, {}};
        const yaml::Member* command = yaml::commandIn(node, faults);
        const auto move = command ? yaml::cursorMoveOf(*command, faults) : std::nullopt;
        yaml::ReadAnswers read;
        if (command && !move)
            read = yaml::readAnswers(command->value, command->key, faults);
        if (!faults.faults.empty())
            return obstacleOf(inFileOrder(std::move(faults.faults)));
        const auto played = !move                             ? m_session->command(command->key, read.answers)
                            : *move == yaml::CursorMove::undo ? m_session->undo(Extent::record, {})
                                                              : m_session->redo(Extent::record, {});
        if (!played)
            return move || played.error().rule != "malformed" ? obstacleOf(played.error())
                                                              : formObstacle(*command, read, played.error());
        if (!move) {
            m_standing.resize(m_session->records() - 1);
            m_standing.push_back(index);
        }
        return std::nullopt;
    }

    /// The warnings of the commands that stand, with the index of each in the script.
    std::vector<std::pair<std::size_t, table::Remark>> warnings() const
    {
        std::vector<std::pair<std::size_t, table::Remark>> all;
        for (auto& [record, remark] : m_session->warnings())
            all.emplace_back(m_standing[record], std::move(remark));
        return all;
    }

    /// What is wrong with a command's word, without playing it.
    std::optional<yaml::Fault> wordFault(const yaml::Member& command) const
    {
        if (std::ranges::find(m_words, command.key) != m_words.end())
            return std::nullopt;
        return yaml::Fault{yaml::FaultRule::unknownWord,
                           {m_file, command.at.line, command.at.column},
                           yaml::clipped(command.key),
                           verbatim(listed(m_words)),
                           nearestOf(command.key, m_words)};
    }

    /// What is wrong with the form of a command on the table as it stands, without playing it. What the rules
    /// forbid is no such fault.
    std::vector<yaml::Fault> formFaults(const yaml::Node& node) const
    {
        yaml::FaultList faults{m_file, {}};
        const yaml::Member* command = yaml::commandIn(node, faults);
        const auto move = command ? yaml::cursorMoveOf(*command, faults) : std::nullopt;
        if (command && !move) {
            const yaml::ReadAnswers read = yaml::readAnswers(command->value, command->key, faults);
            if (faults.faults.empty())
                return formFaults(*command, read);
        }
        return std::move(faults.faults);
    }

private:
    // A fault of the form is told with its place.
    Obstacle formObstacle(const yaml::Member& command, const yaml::ReadAnswers& read,
                          const table::Remark& refusal) const
    {
        auto faults = formFaults(command, read);
        return faults.empty() ? obstacleOf(refusal) : obstacleOf(std::move(faults));
    }

    std::vector<yaml::Fault> formFaults(const yaml::Member& command, const yaml::ReadAnswers& read) const
    {
        yaml::FaultList faults{m_file, {}};
        yaml::addAnswerFaults(
            [this, &command](const table::Answers& answers) {
                table::Form form = m_session->commandForm(command.key, answers);
                if (form.refusal && form.refusal->rule != "malformed")
                    form.refusal.reset();
                return form;
            },
            read, faults);
        return inFileOrder(std::move(faults.faults));
    }

    std::unique_ptr<Session> m_session;
    const std::string& m_file;
    std::vector<std::size_t> m_standing; ///< the script's index of each record, those taken back among them
    std::vector<std::string> m_words{"undo", "redo"};
};

Expected<TablePlay, std::vector<yaml::Fault>> tableOf(const yaml::ReadMatchScript& script,
                                                      const GameSystem& system, const std::string& file,
                                                      const Catalogue& catalogue)
{
    Start start;
    start.system = script.system;
    start.first = script.first;
    start.extras = script.extras;
    for (const yaml::ScriptPlayer& player : script.players)
        start.sides.push_back({player.id, player.name, player.roster, player.extras});
    auto session = system.begin(withCards(std::move(start), system, catalogue));
    if (!session)
        return refuse(std::vector{yaml::Fault{
            yaml::FaultRule::refused, script.playersPlace, toText(session.error().message), {}, {}}});
    return TablePlay(std::move(*session), file);
}

} // namespace

Expected<MatchAnswer, std::vector<yaml::Fault>> playAtTable(const yaml::ReadMatchScript& script,
                                                            const GameSystem& system, const std::string& file,
                                                            const Catalogue& catalogue)
{
    auto playing = tableOf(script, system, file, catalogue);
    if (!playing)
        return refuse(playing.error());
    std::optional<Obstacle> stop;
    std::size_t index = 0;
    while (index < script.commands.size() && !(stop = playing->step(*script.commands[index], index)))
        ++index;

    MatchAnswer answer;
    answer.state = playing->session().toJson();
    answer.lines = tableLines(playing->session());
    Json warnings = Json::array();
    for (const auto& [at, warning] : playing->warnings()) {
        const std::string message = toText(warning.message);
        warnings.push_back({{"index", at}, {"rule", warning.rule}, {"message", message}});
        answer.lines.push_back("Note: command " + std::to_string(at) + ": " + message + " [" + warning.rule +
                               "]");
    }
    answer.state["warnings"] = std::move(warnings);
    answer.stopped = stop.has_value();
    if (stop) {
        answer.state["error"] = {{"index", index}, {"rule", stop->rule}, {"message", stop->message}};
        const yaml::Position place = script.commands[index]->at;
        answer.lines.push_back(at({file, place.line, place.column}) + "command " + std::to_string(index) +
                               ": " + stop->message + " [" + stop->rule + "]");
    }
    return answer;
}

std::vector<yaml::Fault> tableScriptFaults(const yaml::ReadMatchScript& script, const GameSystem& system,
                                           const std::string& file, const Catalogue& catalogue)
{
    auto playing = tableOf(script, system, file, catalogue);
    if (!playing)
        return playing.error();
    std::vector<yaml::Fault> faults;
    bool stopped = false;
    int lookedAt = 0; // behind the one that the rules refuse; each costs more than one that is played
    constexpr int mostLookedAt = 500;
    for (std::size_t k = 0; k < script.commands.size() && faults.size() < 100; ++k) {
        const yaml::Node& node = *script.commands[k];
        yaml::FaultList form{file, {}};
        const yaml::Member* command = yaml::commandIn(node, form);
        if (!command) {
            faults.insert(faults.end(), form.faults.begin(), form.faults.end());
            stopped = true;
        } else if (auto unknown = playing->wordFault(*command)) {
            faults.push_back(std::move(*unknown));
            stopped = true;
        } else if (stopped) {
            if (++lookedAt <= mostLookedAt)
                std::ranges::move(playing->formFaults(node), std::back_inserter(faults));
        } else if (auto stop = playing->step(node, k)) {
            stopped = true;
            if (!stop->faults.empty())
                faults.insert(faults.end(), stop->faults.begin(), stop->faults.end());
            else if (stop->rule == "malformed")
                faults.push_back({yaml::FaultRule::refused,
                                  {file, node.at.line, node.at.column},
                                  std::move(stop->message),
                                  {},
                                  {}});
        }
    }
    return faults;
}

} // namespace adjutant::cli
