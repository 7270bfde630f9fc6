#include "app/catalogues/catalogueloader.h"
#include "app/cli/inputfiles.h"
#include "app/cli/output.h"
#include "core/yaml/answersfile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

/// What keeps a command from being done: a rule of the game, or faults of its form.
struct Stop
{
    std::string rule;
    std::string message;
    std::vector<yaml::Fault> faults{};
};

Stop stopOf(const door::Remark& remark)
{
    return {remark.rule, toText(remark.message)};
}

Stop stopOf(std::vector<yaml::Fault> faults)
{
    std::string message;
    for (const yaml::Fault& fault : faults)
        message += (message.empty() ? "line " : "; line ") + std::to_string(fault.place.line) + ", column " +
                   std::to_string(fault.place.column) + ": " + inEnglish(fault);
    return {"malformed", std::move(message), std::move(faults)};
}

/// A script of commands on its way through a session.
class ScriptPlay
{
public:
    ScriptPlay(std::unique_ptr<Session> session, const std::string& file)
        : m_session(std::move(session)), m_file(file)
    {
        std::ranges::move(m_session->procedures(), std::back_inserter(m_words));
    }

    const Session& session() const { return *m_session; }

    std::optional<Stop> step(const yaml::Node& node, std::size_t index)
    {
        ReadCommand command = read(node);
        if (!command.faults.empty())
            return stopOf(inFileOrder(std::move(command.faults)));
        const auto& move = command.move;
        const auto played = !move ? m_session->command(command.member->key, command.read.answers)
                            : *move == yaml::CursorMove::undo ? m_session->undo(Extent::record, {})
                                                              : m_session->redo(Extent::record, {});
        if (!played) {
            // A fault of the form is reported with its place.
            const bool isForm = !move && played.error().rule == "malformed";
            auto form = isForm ? formFaults(command) : std::vector<yaml::Fault>();
            return form.empty() ? stopOf(played.error()) : stopOf(std::move(form));
        }
        if (!move) {
            m_standing.resize(m_session->records() - 1);
            m_standing.push_back(index);
        }
        return std::nullopt;
    }

    /// The script's index of the command of a record that stands.
    std::size_t indexOf(std::size_t record) const { return m_standing[record]; }

    /// The words that begin a command.
    const std::vector<std::string>& words() const { return m_words; }

    /// What is wrong with the form of a command in the match as it stands, without playing it. What the rules
    /// forbid is no such fault.
    std::vector<yaml::Fault> formFaults(const yaml::Node& node) const
    {
        ReadCommand command = read(node);
        return command.faults.empty() && !command.move ? formFaults(command) : std::move(command.faults);
    }

private:
    struct ReadCommand
    {
        const yaml::Member* member = nullptr;
        std::optional<yaml::CursorMove> move;
        yaml::ReadAnswers read; ///< of what is no move
        std::vector<yaml::Fault> faults;
    };

    ReadCommand read(const yaml::Node& node) const
    {
        yaml::FaultList faults{m_file, {}};
        ReadCommand command{yaml::commandIn(node, faults), {}, {}, {}};
        if (command.member)
            command.move = yaml::cursorMoveOf(*command.member, faults);
        if (command.member && !command.move)
            command.read = yaml::readAnswers(command.member->value, command.member->key, faults);
        command.faults = std::move(faults.faults);
        return command;
    }

    std::vector<yaml::Fault> formFaults(const ReadCommand& command) const
    {
        yaml::FaultList faults{m_file, {}};
        yaml::addAnswerFaults(
            [this, &command](const door::Answers& answers) {
                door::Form form = m_session->commandForm(command.member->key, answers);
                if (form.refusal && form.refusal->rule != "malformed")
                    form.refusal.reset();
                return form;
            },
            command.read, faults);
        return inFileOrder(std::move(faults.faults));
    }

    std::unique_ptr<Session> m_session;
    const std::string& m_file;
    std::vector<std::size_t> m_standing; ///< the script's index of each record, those taken back among them
    std::vector<std::string> m_words{"undo", "redo"};
};

Expected<ScriptPlay, std::vector<yaml::Fault>> matchOf(const yaml::ReadMatchScript& script,
                                                       const GameSystem& system, const std::string& file,
                                                       const Catalogue& catalogue)
{
    Start start{script.system, {script.players.begin(), script.players.end()}, script.first, script.extras};
    auto session = system.begin(withCards(std::move(start), system, catalogue));
    if (!session)
        return refuse(std::vector{
            yaml::Fault{yaml::FaultRule::refused, script.playersPlace, toText(session.error().message)}});
    return ScriptPlay(std::move(*session), file);
}

// What is wrong with the form of a script's start and commands. Whether the rules of the game allow a
// command is no matter of its form; behind one that they don't, only the commands' words are looked at.
std::vector<yaml::Fault> scriptFaults(const yaml::ReadMatchScript& script, const GameSystem& system,
                                      const std::string& file, const Catalogue& catalogue)
{
    auto playing = matchOf(script, system, file, catalogue);
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
        if (command && !findIn(playing->words(), command->key))
            form.addUnknown(yaml::FaultRule::unknownWord, command->at, command->key, playing->words());
        if (!form.faults.empty()) {
            std::ranges::move(form.faults, std::back_inserter(faults));
            stopped = true;
        } else if (stopped) {
            if (++lookedAt <= mostLookedAt)
                std::ranges::move(playing->formFaults(node), std::back_inserter(faults));
        } else if (auto stop = playing->step(node, k)) {
            stopped = true;
            if (!stop->faults.empty())
                faults.insert(faults.end(), stop->faults.begin(), stop->faults.end());
            else if (stop->rule == "malformed")
                faults.push_back({yaml::FaultRule::refused, form.place(node.at), std::move(stop->message)});
        }
    }
    return faults;
}

// Gives the rosters that a script names by paths relative to its own folder: regular files only, and nothing
// that Qt would take for more than a path. As far as there is room for them.
yaml::RosterTexts rosterTextsBeside(const std::string& script, NamedRosters& rosters)
{
    const QString folder = QFileInfo(QString::fromStdString(script)).path();
    return [folder, &rosters](const std::string& named) -> Expected<yaml::RosterText, std::string> {
        const QString path = QString::fromStdString(named);
        if (path.isEmpty())
            return refuse(std::string("the path is empty"));
        if (path.startsWith(QLatin1Char(':')))
            return refuse(std::string("a path can't start with ':'"));
        const QString whole = folder == QLatin1String(".") ? path : QDir(folder).filePath(path);
        const QFileInfo info(whole);
        if (!info.exists())
            return refuse(std::string("no such file"));
        if (!info.isFile()) // a pipe or a device would be waited for
            return refuse(std::string("not a regular file"));
        const auto bytes = readFile(whole);
        if (!bytes)
            return refuse(bytes.error().subject);
        rosters.bytes += static_cast<std::size_t>(bytes->size());
        if (rosters.bytes > NamedRosters::mebibytes << 20)
            return refuse("the rosters that scripts name are read as far as " +
                          std::to_string(NamedRosters::mebibytes) + " MiB together");
        return rosters.read.emplace_back(yaml::RosterText{whole.toStdString(), bytes->toStdString()});
    };
}

// A match as it stands, and the last things that happened.
void printMatch(const Session& session)
{
    constexpr std::size_t lastLines = 20; // of a long match nobody reads more on a terminal
    printStanding(session);
    std::vector<std::string> sentences;
    std::size_t steps = 0;
    const std::vector<LogLine> log = session.log({});
    for (auto line = log.rbegin(); line != log.rend() && sentences.size() < lastLines; ++line) {
        if (!line->stands)
            continue;
        ++steps;
        for (auto sentence = line->sentences.rbegin(); sentence != line->sentences.rend(); ++sentence)
            sentences.push_back("  " + toText(sentence->message));
    }
    if (!sentences.empty())
        announce(steps < session.records() ? "What happened last:" : "What happened:");
    std::for_each(sentences.rbegin(), sentences.rend(), announce);
}

// An army that breaks the rules of army building plays all the same: its players agreed to it.
void noteFindings(const yaml::ReadMatchScript& script, const GameSystem& system, const Catalogue& catalogue)
{
    for (const yaml::ScriptPlayer& player : script.players) {
        const std::size_t findings = system.checkRoster(player.roster, catalogue).size();
        if (findings > 0)
            announce("Note: the army of " + player.id.text() + " has " + counted(findings, "finding") +
                     "; `roster check` tells them");
    }
}

} // namespace

yaml::ReadMatchScript openMatchScript(const yaml::Node& root, const std::string& file, NamedRosters& named)
{
    named.read.clear();
    yaml::ReadMatchScript script = yaml::readMatchScript(root, file, rosterTextsBeside(file, named));
    const std::string& system = script.system.text();
    const GameSystem* game = findGameSystem(system);
    std::vector<std::string> played;
    for (const GameSystem& each : gameSystems())
        if (each.begin)
            played.emplace_back(each.id);
    if (!system.empty() && !(game && game->begin))
        script.faults.push_back({yaml::FaultRule::unknownWord, script.systemPlace, system.substr(0, 60),
                                 verbatim(listed(played))});
    return script;
}

std::vector<yaml::Fault> matchScriptFaults(const yaml::ReadMatchScript& script, const std::string& file,
                                           const Catalogue& catalogue)
{
    std::vector<yaml::Fault> faults;
    std::ranges::copy_if(script.faults, std::back_inserter(faults),
                         [&file](const yaml::Fault& fault) { return fault.place.file == file; });
    const GameSystem* game = findGameSystem(script.system.text());
    if (game && game->begin && script.faults.empty())
        std::ranges::move(scriptFaults(script, *game, file, catalogue), std::back_inserter(faults));
    return inFileOrder(std::move(faults));
}

Exit playScript(const std::string& file, bool json)
{
    const auto root = parsedInput(file);
    if (!root)
        return reportFaults({root.error()}, json);
    NamedRosters rosters;
    const yaml::ReadMatchScript script = openMatchScript(*root, file, rosters);
    if (!script.faults.empty())
        return reportFaults(script.faults, json);

    const GameSystem& system = *findGameSystem(script.system.text());
    const Catalogue catalogue = loadedCatalogue(system);
    auto playing = matchOf(script, system, file, catalogue);
    if (!playing)
        return reportFaults(playing.error(), json);
    std::optional<Stop> stop;
    std::size_t index = 0;
    while (index < script.commands.size() && !(stop = playing->step(*script.commands[index], index)))
        ++index;

    Json state = playing->session().toJson();
    if (!json) {
        noteFindings(script, system, catalogue);
        printMatch(playing->session());
    }
    Json& warnings = state["warnings"] = Json::array();
    for (const auto& [record, warning] : playing->session().warnings()) {
        const std::size_t number = playing->indexOf(record);
        const std::string message = toText(warning.message);
        warnings.push_back({{"index", number}, {"rule", warning.rule}, {"message", message}});
        if (!json)
            announce("Note: command " + std::to_string(number) + ": " + message + " [" + warning.rule + "]");
    }
    if (stop) {
        state["error"] = {{"index", index}, {"rule", stop->rule}, {"message", stop->message}};
        const yaml::Position place = script.commands[index]->at;
        if (!json)
            announce(at({file, place.line, place.column}) + "command " + std::to_string(index) + ": " +
                     stop->message + " [" + stop->rule + "]");
    }
    if (json)
        printJson(state);
    return stop ? Exit::findings : Exit::done;
}

} // namespace adjutant::cli
