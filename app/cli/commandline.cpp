#include "app/cli/output.h"

#include "core/text.h"
#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <span>

namespace adjutant::cli {

namespace {

// What a player aid can be written as, the usual one first.
const std::vector<std::string> aidFormats{"text", "pdf"};

const std::vector<std::string> rosterFormats = mapped(exportFormatWords(), &QString::toStdString);

// What follows `--` and looks like an option is marked and so kept from CLI11, which would take it for one
// where the command needs no more arguments.
constexpr std::string_view mark = "\x01--\x01";

std::string withoutMark(const std::string& argument)
{
    return argument.starts_with(mark) ? argument.substr(mark.size()) : argument;
}

// What is wrong with the format that a command writes; empty where nothing is.
std::string wrongFormat(const CLI::App& command, const std::string& format,
                        const std::vector<std::string>& words)
{
    if (command.count("--format") == 0)
        return command.get_name() + " needs --format; allowed: " + listed(words);
    return findIn(words, format) ? std::string()
                                 : notAmong("unknown format '" + format + "'; allowed", format, words);
}

// The commands as CLI11 knows them, each with the request that it fills. Nothing in it is required: what is
// missing is said in our own words, after what is unknown, because an unknown option often is the reason why
// something seems missing.
class Grammar
{
public:
    CLI::App app{"Army lists and units of miniature games, checked and shown without the app.",
                 "adjutant-cli"};

    Grammar()
    {
        app.set_version_flag("--version", ADJUTANT_VERSION);
        app.footer("A FILE named - is standard input. Exit status: 0 done, no findings; 1 findings, or an "
                   "illegal command in a script; 2 unreadable input or wrong usage.");
        prepare(app);
        addFileCommands();
        addRosterCommands();
        addRulesCommands();
        addMatchCommands();
        addServe();
        for (CLI::App* level : m_levels)
            if (!m_requests.contains(level))
                level->require_subcommand(0, 1);
    }

    // The help shows what is needed as needed, and without its type in C++.
    std::string help()
    {
        for (CLI::Option* option : m_needed)
            option->required()->type_name("");
        return app.help();
    }

    // The innermost command that was named: `roster show`, `units`, or the program itself.
    CLI::App* named()
    {
        return *std::ranges::find_if(m_levels.rbegin(), m_levels.rend(), [this](const CLI::App* level) {
            return level == &app || level->parsed();
        });
    }

    // What a command that can run lacks, or has too much of; empty where nothing is wrong.
    std::string wrong(const CLI::App* command)
    {
        for (const CLI::Option* option : command->get_options())
            if (findIn(m_needed, option) && option->count() == 0)
                return command->get_name() + " needs " + option->get_name();
        const auto found = m_wrongs.find(command);
        return found == m_wrongs.end() ? std::string() : found->second();
    }

    Request request(const CLI::App* command)
    {
        const CLI::Option* format = command->get_option_no_throw("--format");
        return {format && format->as<std::string>() == "pdf", m_requests.at(command)};
    }

private:
    void addFileCommands()
    {
        add(app, "systems", "The game systems and what each offers", listSystems);
        const auto [units, ofUnits] =
            add(app, "units", "The Units that armies recruit: sizes with what they cost, profiles, skills",
                listUnits);
        need(units, "SYSTEM", ofUnits->system, "Id of a game system");
        addOption(units, "--faction", ofUnits->only, "Only the Units of this faction", "ID");
        const auto [ids, ofIds] =
            add(app, "ids", "The ids that files may name: units, skills, weapons, tokens, missions", listIds);
        need(ids, "SYSTEM", ofIds->system, "Id of a game system");
        place(addOption(ids, "KIND", ofIds->only, "Only these: units, skills, weapons, …", ""));
        const auto [check, paths] =
            add(app, "check",
                "Check catalogue, roster, rules, scenario, match script and match files; a folder: all in it",
                checkFiles);
        need(check, "PATH", *paths, "Files and folders");
        const auto [odds, scenario] =
            add(app, "odds", "Exact odds of a roll, a fight, a shot, a spell: what will probably happen",
                showOdds);
        need(odds, "FILE", *scenario, "A scenario file (YAML or JSON)");
        const auto [play, script] =
            add(app, "play", "Run a match script from the start and show the state it ends in", playScript);
        need(play, "FILE", *script, "A match script (YAML or JSON)");
    }

    void addRosterCommands()
    {
        CLI::App* roster = add(app, "roster", "Show, check or export an army list");
        constexpr const char* file = "A roster file (YAML or JSON)";
        const auto [show, shown] =
            add(*roster, "show", "An army list with its Units, totals and findings", showRoster);
        need(show, "FILE", *shown, file);
        const auto [check, checked] =
            add(*roster, "check", "What is wrong with an army list, and what would fix it", checkRoster);
        need(check, "FILE", *checked, file);
        const auto [exports, of] = add(*roster, "export", "An army list in another format", exportRoster);
        need(exports, "FILE", of->file, file);
        addFormatAndOutput(exports, *of, rosterFormats);
        m_wrongs[exports] = [exports = exports, of = of] {
            return wrongFormat(*exports, of->formatWord, rosterFormats);
        };
    }

    void addRulesCommands()
    {
        CLI::App* rules = add(app, "rules", "Look a rule up");
        constexpr const char* language = "The language they are in; English where not given";
        constexpr const char* system = "Only the rules of this game";
        const auto [search, ofSearch] =
            add(*rules, "search", "The rules in which words occur, best first", searchRules);
        m_needed.push_back(place(search->add_option_function<std::vector<std::string>>(
            "QUERY",
            [of = ofSearch](const std::vector<std::string>& words) {
                for (const std::string& word : words)
                    of->asked += (of->asked.empty() ? "" : " ") + word;
            },
            "Words, or parts of them")));
        addOption(search, "--system", ofSearch->system, system, "SYSTEM");
        search->add_option("--lang", ofSearch->language, language)->type_name("LANG");
        const auto [show, ofShow] = add(*rules, "show", "A rule, whole", showRule);
        need(show, "ID", ofShow->asked, "Id of an entry");
        addOption(show, "--system", ofShow->system, system, "SYSTEM");
        show->add_option("--lang", ofShow->language, language)->type_name("LANG");
        const auto [aid, ofAid] =
            add(*rules, "aid", "The player aid of a game: costs, tables, sequence on a page", showAid);
        need(aid, "SYSTEM", ofAid->system, "Id of a game system");
        addFormatAndOutput(aid, *ofAid, aidFormats);
        aid->add_option("--lang", ofAid->language, language)->type_name("LANG");
        m_wrongs[aid] = [aid = aid, of = ofAid] {
            return aid->count("--format") ? wrongFormat(*aid, of->formatWord, aidFormats) : std::string();
        };
    }

    void addMatchCommands()
    {
        CLI::App* match = add(app, "match", "List, show, export, import or verify recorded matches");
        const auto [list, ofList] = add(*match, "list", "The recorded matches, newest first", listMatches);
        addData(list, ofList->place);
        const auto [show, ofShow] = add(*match, "show", "A match as it stands, and its log", showMatch);
        addData(show, ofShow->place);
        m_needed.push_back(place(addOption(show, "ID", ofShow->id, "Id of a match", "")));
        const auto [exports, of] = add(
            *match, "export", "Matches in another format; log is what import reads, whole", exportMatches);
        addData(exports, of->place);
        place(exports->add_option("ID", of->ids, "Ids of matches"));
        exports->add_flag("--all", of->all, "All matches");
        exports->add_flag("--partial", of->partial, "What is left of one that isn't whole, too");
        addFormatAndOutput(exports, *of, matchFormatWords());
        m_wrongs[exports] = [exports = exports, of = of] {
            if (of->ids.empty() && !of->all)
                return std::string("export needs ID");
            if (std::string wrong = wrongFormat(*exports, of->formatWord, matchFormatWords()); !wrong.empty())
                return wrong;
            if (of->all && !of->ids.empty())
                return std::string("export takes either ids or --all");
            of->format = matchFormatOf(of->formatWord);
            return isOfSeveral(of->format) || of->ids.size() == 1
                       ? std::string()
                       : "the format '" + of->formatWord + "' takes one match: name its id";
        };
        const auto [import, ofImport] =
            add(*match, "import", "Add matches from files: all of them, or none", importMatches);
        addData(import, ofImport->place);
        need(import, "FILE", ofImport->files, "Match files");
        const auto [verify, ofVerify] =
            add(*match, "verify",
                "Whether matches are as they were saved, and all their steps can be followed", verifyMatches);
        addData(verify, ofVerify->place);
        place(addOption(verify, "ID", ofVerify->id, "Id of a match", ""));
    }

    void addServe()
    {
        const auto [serve, of] =
            add(app, "serve", "Serve a match to phones on the same network, until Ctrl+C", serveMatch);
        addData(serve, of->place);
        addOption(serve, "--match", of->match, "Id of a match; the one played last where not given", "ID");
        addOption(serve, "--new", of->game, "Begin a match of this game with its first sample lists", "GAME");
        addOption(serve, "--address", of->address,
                  "An address of this machine; that of its network where not given", "ADDRESS");
        addOption(serve, "--port", of->port, "The port; 8765, or the next free one, where not given", "PORT");
        m_wrongs[serve] = [of = of] {
            return of->match && of->game ? "serve takes either --match or --new"
                   : of->port.value_or(0) < 0 || of->port.value_or(0) > 65535
                       ? std::string("--port takes 0 to 65535")
                       : std::string();
        };
    }

    // Also where its value is empty: CLI11's own optional values are none then.
    template <class Value>
    static CLI::Option* addOption(CLI::App* command, const char* name, std::optional<Value>& value,
                                  const char* what, const char* type)
    {
        return command
            ->add_option_function<Value>(
                name, [&value](const Value& given) { value = given; }, what)
            ->type_name(type);
    }

    static void addData(CLI::App* command, MatchPlace& place)
    {
        addOption(command, "--data", place, "The data folder; the app's own where not given", "FOLDER")
            ->check([](const std::string& folder) {
                return folder.empty() ? std::string("the folder's name is empty") : std::string();
            });
    }

    static void addFormatAndOutput(CLI::App* command, ExportTarget& request,
                                   const std::vector<std::string>& formats)
    {
        command->add_option("--format", request.formatWord, "One of " + listed(formats))->type_name("FORMAT");
        command->add_option("--output", request.output, "Where to write it; stdout where not given")
            ->type_name("FILE");
    }

    // What stands for itself in the line.
    static CLI::Option* place(CLI::Option* option) { return option->transform(withoutMark); }

    template <class Value> void need(CLI::App* command, const char* name, Value& value, const char* what)
    {
        m_needed.push_back(place(command->add_option(name, value, what)));
    }

    CLI::App* add(CLI::App& parent, const char* name, const char* what)
    {
        return prepare(*parent.add_subcommand(name, what));
    }

    CLI::App* prepare(CLI::App& level)
    {
        level.allow_extras();
        level.add_flag("--json", *m_json, "One JSON object on stdout");
        return m_levels.emplace_back(&level);
    }

    template <class Asked>
    std::pair<CLI::App*, Asked*> add(CLI::App& parent, const char* name, const char* what,
                                     Exit (*run)(const Asked& asked, bool json))
    {
        CLI::App* command = add(parent, name, what);
        const auto asked = std::make_shared<Asked>();
        m_requests[command] = [asked, run, json = m_json] { return run(*asked, *json); };
        return {command, asked.get()};
    }

    const std::shared_ptr<bool> m_json =
        std::make_shared<bool>(false); ///< outlives the grammar, as requests do
    std::vector<CLI::App*> m_levels;   ///< each before the commands within it
    std::vector<CLI::Option*> m_needed;
    std::map<const CLI::App*, std::function<Exit()>> m_requests;
    std::map<const CLI::App*, std::function<std::string()>> m_wrongs;
};

std::vector<std::string> commandsOf(CLI::App& level)
{
    return mapped(level.get_subcommands({}), &CLI::App::get_name);
}

std::vector<std::string> optionsOf(CLI::App& level)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : level.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

bool looksLikeAnOption(const std::string& argument)
{
    return argument.size() > 1 && argument.front() == '-';
}

// The arguments that may be options: those before `--`.
std::span<const std::string> beforeDashes(const std::vector<std::string>& arguments)
{
    return {arguments.begin(), std::ranges::find(arguments, "--")};
}

std::vector<std::string> withMarks(const std::vector<std::string>& arguments)
{
    const std::size_t dashes = beforeDashes(arguments).size();
    std::vector<std::string> marked;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (i != dashes)
            marked.push_back(i > dashes && looksLikeAnOption(arguments[i]) ? std::string(mark) + arguments[i]
                                                                           : arguments[i]);
    return marked;
}

// Whether JSON is asked for, even where the arguments can't be understood: the complaint itself has to be
// JSON then.
bool asksForJson(std::span<const std::string> arguments)
{
    return std::ranges::any_of(arguments, [](const std::string& argument) {
        if (!argument.starts_with("--json="))
            return argument == "--json";
        try {
            return CLI::detail::to_flag_value(argument.substr(argument.find('=') + 1)) > 0;
        } catch (const std::exception&) { // no truth value: that is what will be complained of
            return true;
        }
    });
}

// An option of the command that would take the next one for its value; empty where none does.
std::string withoutValue(const std::vector<std::string>& arguments, CLI::App& named)
{
    const std::size_t options = beforeDashes(arguments).size();
    for (std::size_t i = 0; i < options && i + 1 < arguments.size(); ++i) {
        const CLI::Option* option =
            arguments[i].starts_with("--") ? named.get_option_no_throw(arguments[i]) : nullptr;
        if (option && option->get_expected_min() > 0 && looksLikeAnOption(arguments[i + 1]))
            return arguments[i] + " needs its " + option->get_type_name() + " before '" + arguments[i + 1] +
                   "'";
    }
    return {};
}

// What is wrong with an argument that nothing understood.
std::string unexpected(const std::string& left, CLI::App& level)
{
    const std::string argument = withoutMark(left);
    if (looksLikeAnOption(left)) {
        const std::string option = argument.substr(0, argument.find('='));
        return notAmong("unknown option '" + option + "'; allowed here", option, optionsOf(level));
    }
    const auto commands = commandsOf(level);
    if (commands.empty())
        return "unexpected argument '" + argument + "'";
    return notAmong("unknown command '" + argument + "'; the commands are", argument, commands);
}

// What is missing or not allowed, as one line; empty where the command can run.
std::string wrongUsage(Grammar& grammar, const std::vector<std::string>& arguments)
{
    CLI::App* named = grammar.named();
    if (std::string option = withoutValue(arguments, *named); !option.empty())
        return option;
    if (const std::vector<std::string> left = grammar.app.remaining(true); !left.empty())
        return unexpected(left.front(), *named);
    if (const auto commands = commandsOf(*named); !commands.empty())
        return "a command is missing; the commands are: " + listed(commands);
    return grammar.wrong(named);
}

} // namespace

Expected<Request, NoCommand> parseCommandLine(const std::vector<std::string>& arguments)
{
    Grammar grammar;
    const bool json = asksForJson(beforeDashes(arguments));
    // Qt would take such a name for another one.
    const auto isUtf8 = [](const std::string& each) { return QUtf8StringView(each).isValidUtf8(); };
    if (const auto other = std::ranges::find_if_not(arguments, isUtf8); other != arguments.end())
        return refuse(NoCommand{NoCommand::Why::wrongUsage, onOneLine(*other) + ": not UTF-8", json});
    try {
        std::vector<std::string> marked = withMarks(arguments);
        std::ranges::reverse(marked); // last first: CLI11 wants it so
        grammar.app.parse(std::move(marked));
    } catch (const CLI::CallForHelp&) {
        return refuse(NoCommand{NoCommand::Why::help, grammar.help(), json});
    } catch (const CLI::CallForVersion&) {
        return refuse(NoCommand{NoCommand::Why::version, ADJUTANT_VERSION, json});
    } catch (const CLI::ParseError& error) {
        return refuse(NoCommand{NoCommand::Why::wrongUsage, error.what(), json});
    }
    if (std::string wrong = wrongUsage(grammar, arguments); !wrong.empty())
        return refuse(NoCommand{NoCommand::Why::wrongUsage, std::move(wrong), json});
    return grammar.request(grammar.named());
}

} // namespace adjutant::cli
