#pragma once

#include "app/export/rosterexport.h"
#include "app/matches/matchexport.h"
#include "core/expected.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace adjutant::cli {

/// How a command ends, for the shell that called it.
enum class Exit {
    done = 0,
    findings = 1, ///< what was checked has findings
    unusable = 2, ///< input that can't be read, or wrong usage
};

// What each command was asked to do. A file named `-` is standard input.
struct NoArguments
{};

struct CatalogueRequest
{
    std::string system;
    std::optional<std::string> only; ///< the Units of this faction; the ids of this kind: `skills`
};

/// What an export is written as, and where to.
struct ExportTarget
{
    std::string formatWord;   ///< as the caller wrote it
    std::string output = "-"; ///< standard output
};

struct RosterExportRequest : ExportTarget
{
    std::string file;
};

struct RulesRequest
{
    std::string asked;                 ///< the words to search for, or the id of an entry
    std::optional<std::string> system; ///< none: all, or the first that has it
    std::string language = "en";
};

struct RulesAidRequest : ExportTarget ///< as text or `pdf`; text where nothing is said
{
    std::string system;
    std::string language = "en";
};

/// Which data folder is meant; none: that of the app.
using MatchPlace = std::optional<std::string>;

struct MatchRequest
{
    MatchPlace place;
    std::optional<std::string> id; ///< none: all
};

struct MatchExportRequest : ExportTarget
{
    MatchPlace place;
    std::vector<std::string> ids;
    bool all = false;
    MatchFormat format = MatchFormat::log;
    bool partial = false; ///< also what is left of a match that isn't whole
};

struct MatchImportRequest
{
    MatchPlace place;
    std::vector<std::string> files;
};

struct ServeRequest
{
    MatchPlace place;
    std::optional<std::string> match;   ///< none: the one that was played last
    std::optional<std::string> game;    ///< begins a match of it
    std::optional<std::string> address; ///< of this machine; none: that of its network
    std::optional<int> port;            ///< none: the usual one, or one near it
};

// Each command answers its request on stdout, and tells what stands in its way on stderr.

/// The game systems and what each offers.
Exit listSystems(const NoArguments&, bool json);

/// What armies recruit, of one faction or of all, with the user's own Units.
Exit listUnits(const CatalogueRequest& request, bool json);

/// What files may name, of one kind or of all: units, skills, weapons, tokens, missions.
Exit listIds(const CatalogueRequest& request, bool json);

/// What is wrong with catalogue, roster and rules files, one by one and with one another.
Exit checkFiles(const std::vector<std::string>& paths, bool json);

/// The figures of a scenario, its rolls with their reasons, and what was left out.
Exit showOdds(const std::string& file, bool json);

/// A match script from the start, and the state it ends in.
Exit playScript(const std::string& file, bool json);

/// An army list with its totals, its Units as their cards describe them, and its findings; the findings
/// alone; the list in another format. Findings of the army are no obstacle to that, drafts are shared too;
/// but of a file that could not be understood whole nothing is exported, since part of the list would
/// silently be missing.
Exit showRoster(const std::string& file, bool json);
Exit checkRoster(const std::string& file, bool json);
Exit exportRoster(const RosterExportRequest& request, bool json);

/// The rules in which words occur, best first; an entry whole, of the first game that has one of that id; the
/// player aid of a game.
Exit searchRules(const RulesRequest& request, bool json);
Exit showRule(const RulesRequest& request, bool json);
Exit showAid(const RulesAidRequest& request, bool json);

/// The recorded matches of a data folder: all of them, newest first; one as `play` shows a script's end, with
/// its log; some in a format; those of files, added all or none; and whether they are what was written, and
/// all steps can be taken. None but the import changes a folder; one that isn't there is reported as such.
Exit listMatches(const MatchRequest& request, bool json);
Exit showMatch(const MatchRequest& request, bool json);
Exit exportMatches(const MatchExportRequest& request, bool json);
Exit importMatches(const MatchImportRequest& request, bool json);
Exit verifyMatches(const MatchRequest& request, bool json);

/// Serves a match to the browsers of phones until it is told to end.
Exit serveMatch(const ServeRequest& request, bool json);

/// One call of the command line, understood.
struct Request
{
    bool isDrawn = false;      ///< as a PDF, with fonts
    std::function<Exit()> run; ///< as JSON where that is asked for: one object on stdout in place of text
};

/// A call that runs no command: help, the version, or wrong usage.
struct NoCommand
{
    enum class Why { help, version, wrongUsage };

    Why why = Why::wrongUsage;
    std::string text; ///< what to tell; of wrong usage one line
    bool json = false;
};

/// Understands the arguments of the program, without its name.
Expected<Request, NoCommand> parseCommandLine(const std::vector<std::string>& arguments);

} // namespace adjutant::cli
