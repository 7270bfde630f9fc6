#include "app/cli/commandline.h"

#include "app/cli/knownwords.h"

#include "core/utf8.h"
#include <CLI/CLI.hpp>

#include <algorithm>
#include <span>

namespace adjutant::cli {

namespace {

// What a player aid can be written as, the usual one first.
const std::vector<std::string>& aidFormatWords()
{
    static const std::vector<std::string> words{"text", "pdf"};
    return words;
}

const std::vector<std::string>& rosterFormatWords()
{
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all;
        for (const QString& word : exportFormatWords())
            all.push_back(word.toStdString());
        return all;
    }();
    return words;
}

// In the order of MatchFormat.
const std::vector<std::string>& matchFormatWords()
{
    static const std::vector<std::string> words{"log", "csv", "commands", "bgstats", "html"};
    return words;
}

MatchFormat matchFormatOf(const std::string& word)
{
    const auto& words = matchFormatWords();
    return static_cast<MatchFormat>(std::ranges::find(words, word) - words.begin());
}

// What the arguments left in the variables that CLI11 fills.
struct Arguments
{
    bool json = false;
    std::string system;
    std::string faction;
    std::string kind;
    std::vector<std::string> query;
    std::string language = "en";
    std::string file;
    std::string format;
    std::string output = "-";
    std::vector<std::string> paths;
    std::string folder;
    std::vector<std::string> ids;
    bool all = false;
    bool partial = false;
    std::string match;
    std::string game;
    std::string address;
    int port = 0;
};

// The commands as CLI11 knows them. Nothing in it is required: what is missing is told by our own words,
// after what is unknown, because an unknown option often is the reason why something seems missing.
struct Grammar
{
    Arguments given;
    CLI::App app{"Army lists and units of miniature games, checked and shown without the app.",
                 "adjutant-cli"};
    std::vector<CLI::App*> levels{&app}; // each before the commands within it
    CLI::App* systems = add(app, "systems", "The game systems and what each offers");
    CLI::App* units =
        add(app, "units", "The Units that armies recruit: sizes with what they cost, profiles, skills");
    CLI::App* ids = add(app, "ids", "The ids that files may name: units, skills, weapons, tokens, missions");
    CLI::App* check =
        add(app, "check",
            "Check catalogue, roster, rules, scenario, match script and match files; a folder: all in it");
    CLI::App* odds =
        add(app, "odds", "Exact odds of a roll, a fight, a shot, a spell: what will probably happen");
    CLI::App* play = add(app, "play", "Run a match script from the start and show the state it ends in");
    CLI::App* roster = add(app, "roster", "Show, check or export an army list");
    CLI::App* rosterShow = add(*roster, "show", "An army list with its Units, totals and findings");
    CLI::App* rosterCheck = add(*roster, "check", "What is wrong with an army list, and what would fix it");
    CLI::App* rosterExport = add(*roster, "export", "An army list in another format");
    CLI::App* rules = add(app, "rules", "Look a rule up");
    CLI::App* rulesSearch = add(*rules, "search", "The rules in which words occur, best first");
    CLI::App* rulesShow = add(*rules, "show", "A rule, whole");
    CLI::App* rulesAid = add(*rules, "aid", "The player aid of a game: costs, tables, sequence on a page");
    CLI::App* match = add(app, "match", "List, show, export, import or verify recorded matches");
    CLI::App* matchList = add(*match, "list", "The recorded matches, newest first");
    CLI::App* matchShow = add(*match, "show", "A match as it stands, and its log");
    CLI::App* matchExport =
        add(*match, "export", "Matches in another format; log is what import reads, whole");
    CLI::App* matchImport = add(*match, "import", "Add matches from files: all of them, or none");
    CLI::App* matchVerify =
        add(*match, "verify", "Whether matches are as they were saved, and all their steps can be followed");
    CLI::App* serve = add(app, "serve", "Serve a match to phones on the same network, until Ctrl+C");

    Grammar()
    {
        app.set_version_flag("--version", ADJUTANT_VERSION);
        app.footer("A FILE named - is standard input. Exit status: 0 done, no findings; 1 findings, or an "
                   "illegal command in a script; 2 unreadable input or wrong usage.");
        for (CLI::App* level : {&app, roster, rules, match})
            level->require_subcommand(0, 1);
        for (CLI::App* level : levels) {
            level->allow_extras();
            level->add_flag("--json", given.json, "One JSON object on stdout");
        }
        units->add_option("SYSTEM", given.system, "Id of a game system");
        units->add_option("--faction", given.faction, "Only the Units of this faction")->type_name("ID");
        ids->add_option("SYSTEM", given.system, "Id of a game system");
        ids->add_option("KIND", given.kind, "Only these: units, skills, weapons, …");
        check->add_option("PATH", given.paths, "Files and folders");
        odds->add_option("FILE", given.file, "A scenario file (YAML or JSON)");
        play->add_option("FILE", given.file, "A match script (YAML or JSON)");
        for (CLI::App* command : {rosterShow, rosterCheck, rosterExport})
            command->add_option("FILE", given.file, "A roster file (YAML or JSON)");
        addFormatAndOutput(rosterExport, rosterFormatWords());
        addRulesOptions();
        addMatchOptions();
        addServeOptions();
    }

    // The help shows what is needed as needed, and without its type in C++.
    std::string help()
    {
        for (CLI::App* command : levels)
            if (command != ids && command != matchExport && command != matchVerify)
                for (CLI::Option* option : command->get_options())
                    if (option->get_positional())
                        option->required()->type_name("");
        return app.help();
    }

    // The innermost command that was named: `roster show`, `units`, or the program itself.
    CLI::App* named()
    {
        return *std::ranges::find_if(levels.rbegin(), levels.rend(), [this](const CLI::App* level) {
            return level == &app || level->parsed();
        });
    }

    // What runs without what its places in the line stand for.
    bool needsNothing(const CLI::App* command) const
    {
        return command == matchVerify || (command == matchExport && given.all) ||
               (command == ids && !given.system.empty());
    }

private:
    void addRulesOptions()
    {
        rulesSearch->add_option("QUERY", given.query, "Words, or parts of them");
        rulesShow->add_option("ID", given.file, "Id of an entry");
        rulesAid->add_option("SYSTEM", given.system, "Id of a game system");
        addFormatAndOutput(rulesAid, aidFormatWords());
        for (CLI::App* command : {rulesSearch, rulesShow})
            command->add_option("--system", given.system, "Only the rules of this game")->type_name("SYSTEM");
        for (CLI::App* command : {rulesSearch, rulesShow, rulesAid})
            command->add_option("--lang", given.language, "The language they are in; English where not given")
                ->type_name("LANG");
    }

    void addMatchOptions()
    {
        for (CLI::App* command : {matchList, matchShow, matchExport, matchImport, matchVerify, serve})
            command->add_option("--data", given.folder, "The data folder; the app's own where not given")
                ->type_name("FOLDER")
                ->check([](const std::string& folder) {
                    return folder.empty() ? std::string("the folder's name is empty") : std::string();
                });
        for (CLI::App* command : {matchShow, matchVerify})
            command->add_option("ID", given.file, "Id of a match");
        matchExport->add_option("ID", given.ids, "Ids of matches");
        matchExport->add_flag("--all", given.all, "All matches");
        matchExport->add_flag("--partial", given.partial, "What is left of one that isn't whole, too");
        addFormatAndOutput(matchExport, matchFormatWords());
        matchImport->add_option("FILE", given.paths, "Match files");
    }

    void addServeOptions()
    {
        serve->add_option("--match", given.match, "Id of a match; the one played last where not given")
            ->type_name("ID");
        serve->add_option("--new", given.game, "Begin a match of this game with its first sample lists")
            ->type_name("GAME");
        serve
            ->add_option("--address", given.address,
                         "An address of this machine; that of its network where not given")
            ->type_name("ADDRESS");
        serve->add_option("--port", given.port, "The port; 8765, or the next free one, where not given")
            ->type_name("PORT");
    }

    void addFormatAndOutput(CLI::App* command, const std::vector<std::string>& formats)
    {
        command->add_option("--format", given.format, "One of " + listed(formats))->type_name("FORMAT");
        command->add_option("--output", given.output, "Where to write it; stdout where not given")
            ->type_name("FILE");
    }

    CLI::App* add(CLI::App& parent, const std::string& name, const std::string& what)
    {
        return levels.emplace_back(parent.add_subcommand(name, what));
    }
};

std::vector<std::string> commandsOf(CLI::App& level)
{
    std::vector<std::string> names;
    for (const CLI::App* command : level.get_subcommands({}))
        names.push_back(command->get_name());
    return names;
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

// What follows `--` and looks like an option is marked and so kept from CLI11, which would take it for one
// where the command needs no more arguments.
constexpr std::string_view mark = "\x01--\x01";

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

std::string withoutMark(const std::string& argument)
{
    return argument.starts_with(mark) ? argument.substr(mark.size()) : argument;
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
        const auto allowed = optionsOf(level);
        return withDidYouMean("unknown option '" + option + "'; allowed here: " + listed(allowed), option,
                              allowed);
    }
    const auto commands = commandsOf(level);
    if (commands.empty())
        return "unexpected argument '" + argument + "'";
    return withDidYouMean("unknown command '" + argument + "'; the commands are: " + listed(commands),
                          argument, commands);
}

// What is wrong with the format of an export; empty where nothing is.
std::string wrongFormat(const std::string& format, const std::vector<std::string>& words)
{
    if (format.empty())
        return "export needs --format; allowed: " + listed(words);
    if (std::ranges::find(words, format) != words.end())
        return {};
    return withDidYouMean("unknown format '" + format + "'; allowed: " + listed(words), format, words);
}

// What is missing or not allowed, as one line; empty where the command can run.
std::string wrongUsage(Grammar& grammar, const std::vector<std::string>& arguments)
{
    CLI::App* named = grammar.named();
    const Arguments& given = grammar.given;
    if (std::string option = withoutValue(arguments, *named); !option.empty())
        return option;
    if (const std::vector<std::string> left = grammar.app.remaining(true); !left.empty())
        return unexpected(left.front(), *named);
    if (const auto commands = commandsOf(*named); !commands.empty())
        return "a command is missing; the commands are: " + listed(commands);
    for (const CLI::Option* option : named->get_options())
        if (option->get_positional() && option->count() == 0 && !grammar.needsNothing(named))
            return named->get_name() + " needs " + option->get_name();
    if (named == grammar.rosterExport)
        return wrongFormat(given.format, rosterFormatWords());
    if (named == grammar.rulesAid && !given.format.empty())
        return wrongFormat(given.format, aidFormatWords());
    if (named == grammar.matchExport) {
        if (std::string wrong = wrongFormat(given.format, matchFormatWords()); !wrong.empty())
            return wrong;
        if (given.all && !given.ids.empty())
            return "export takes either ids or --all";
        if (!isOfSeveral(matchFormatOf(given.format)) && given.ids.size() != 1)
            return "the format '" + given.format + "' takes one match: name its id";
    }
    if (named == grammar.serve) {
        if (named->count("--match") && named->count("--new"))
            return "serve takes either --match or --new";
        if (named->count("--port") && (given.port < 0 || given.port > 65535))
            return "--port takes 0 to 65535";
    }
    return {};
}

void takeRulesCommand(Grammar& grammar, const CLI::App* named, Request& request)
{
    const Arguments& given = grammar.given;
    const auto system = [&] { return named->count("--system") ? std::optional(given.system) : std::nullopt; };
    if (named == grammar.rulesSearch) {
        std::string query;
        for (const std::string& word : given.query)
            query += (query.empty() ? "" : " ") + word;
        request.command = RulesSearchRequest{query, system(), given.language};
    } else if (named == grammar.rulesShow) {
        request.command = RulesShowRequest{given.file, system(), given.language};
    } else if (named == grammar.rulesAid) {
        request.command =
            RulesAidRequest{given.system, given.language,
                            given.format.empty() ? aidFormatWords().front() : given.format, given.output};
    }
}

void takeMatchCommand(Grammar& grammar, const CLI::App* named, Request& request)
{
    const Arguments& given = grammar.given;
    const bool hasPlace = named->get_parent() == grammar.match || named == grammar.serve;
    const MatchPlace place{hasPlace && named->count("--data") ? std::optional(given.folder) : std::nullopt};
    if (named == grammar.matchList)
        request.command = MatchListRequest{place};
    else if (named == grammar.matchShow)
        request.command = MatchShowRequest{place, given.file};
    else if (named == grammar.matchExport)
        request.command = MatchExportRequest{place,        given.ids,    matchFormatOf(given.format),
                                             given.format, given.output, given.partial};
    else if (named == grammar.matchImport)
        request.command = MatchImportRequest{place, given.paths};
    else if (named == grammar.matchVerify)
        request.command =
            MatchVerifyRequest{place, named->count("ID") ? std::optional(given.file) : std::nullopt};
    else if (named == grammar.serve)
        request.command =
            ServeRequest{place, named->count("--match") ? std::optional(given.match) : std::nullopt,
                         named->count("--new") ? std::optional(given.game) : std::nullopt,
                         named->count("--address") ? std::optional(given.address) : std::nullopt,
                         named->count("--port") ? std::optional(given.port) : std::nullopt};
}

Request requestOf(Grammar& grammar)
{
    const Arguments& given = grammar.given;
    Request request{given.json, SystemsRequest{}};
    const CLI::App* named = grammar.named();
    if (named == grammar.units)
        request.command = UnitsRequest{given.system, named->count("--faction") ? std::optional(given.faction)
                                                                               : std::nullopt};
    else if (named == grammar.ids)
        request.command =
            IdsRequest{given.system, given.kind.empty() ? std::nullopt : std::optional(given.kind)};
    else if (named == grammar.check)
        request.command = CheckRequest{given.paths};
    else if (named == grammar.odds)
        request.command = OddsRequest{given.file};
    else if (named == grammar.play)
        request.command = PlayRequest{given.file};
    else if (named == grammar.rosterShow)
        request.command = RosterShowRequest{given.file};
    else if (named == grammar.rosterCheck)
        request.command = RosterCheckRequest{given.file};
    else if (named == grammar.rosterExport)
        request.command = RosterExportRequest{
            given.file, *exportFormatOf(QString::fromStdString(given.format)), given.format, given.output};
    takeRulesCommand(grammar, named, request);
    takeMatchCommand(grammar, named, request);
    return request;
}

bool isUtf8(const std::string& text)
{
    for (std::string_view rest = text; !rest.empty();)
        if (const std::string_view sequence = takeSequence(rest);
            sequence.size() == 1 && static_cast<unsigned char>(sequence.front()) >= 0x80)
            return false;
    return true;
}

} // namespace

Expected<Request, NoCommand> parseCommandLine(const std::vector<std::string>& arguments)
{
    Grammar grammar;
    const bool json = asksForJson(beforeDashes(arguments));
    // Qt would take such a name for another one.
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
    for (std::string* argument : {&grammar.given.system, &grammar.given.file})
        *argument = withoutMark(*argument);
    for (std::vector<std::string>* words : {&grammar.given.paths, &grammar.given.ids, &grammar.given.query})
        std::ranges::transform(*words, words->begin(), withoutMark);
    return requestOf(grammar);
}

} // namespace adjutant::cli
