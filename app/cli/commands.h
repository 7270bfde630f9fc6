#pragma once

#include "app/export/rosterexport.h"
#include "app/matches/matchcsv.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace adjutant::cli {

/// How a command ends, for the shell that called it.
enum class Exit {
    done = 0,
    findings = 1, ///< what was checked has findings
    unusable = 2, ///< input that can't be read, or wrong usage
};

// What each command was asked to do. A file named `-` is standard input.
struct SystemsRequest
{};

struct UnitsRequest
{
    std::string system;
    std::optional<std::string> faction; ///< only its Units
};

struct IdsRequest
{
    std::string system;
    std::optional<std::string> kind; ///< only these: `skills`
};

struct CheckRequest
{
    std::vector<std::string> paths;
};

struct OddsRequest
{
    std::string file;
};

struct PlayRequest
{
    std::string file;
};

struct RosterCheckRequest
{
    std::string file;
};

struct RosterShowRequest
{
    std::string file;
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
    ExportFormat format = ExportFormat::text;
};

struct RulesSearchRequest
{
    std::string query;
    std::optional<std::string> system; ///< none: all
    std::string language = "en";
};

struct RulesShowRequest
{
    std::string id;
    std::optional<std::string> system; ///< none: the first that has it
    std::string language = "en";
};

struct RulesAidRequest : ExportTarget ///< as text or `pdf`; text where nothing is said
{
    std::string system;
    std::string language = "en";
};

/// Which data folder is meant; none: that of the app.
struct MatchPlace
{
    std::optional<std::string> folder;
};

struct MatchListRequest
{
    MatchPlace place;
};

struct MatchShowRequest
{
    MatchPlace place;
    std::string id;
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

struct MatchVerifyRequest
{
    MatchPlace place;
    std::optional<std::string> id; ///< none: all
};

struct ServeRequest
{
    MatchPlace place;
    std::optional<std::string> match;   ///< none: the one that was played last
    std::optional<std::string> game;    ///< begins a match of it
    std::optional<std::string> address; ///< of this machine; none: that of its network
    std::optional<int> port;            ///< none: the usual one, or one near it
};

/// One call of the command line, understood.
struct Request
{
    bool json = false; ///< one JSON object on stdout in place of text
    std::variant<SystemsRequest, UnitsRequest, IdsRequest, CheckRequest, OddsRequest, PlayRequest,
                 RosterCheckRequest, RosterShowRequest, RosterExportRequest, RulesSearchRequest,
                 RulesShowRequest, RulesAidRequest, MatchListRequest, MatchShowRequest, MatchExportRequest,
                 MatchImportRequest, MatchVerifyRequest, ServeRequest>
        command;
};

// Each command answers its request on stdout, and tells what stands in its way on stderr.

/// The game systems and what each offers.
Exit run(const SystemsRequest& request, bool json);

/// What armies recruit, of one faction or of all, with the user's own Units.
Exit run(const UnitsRequest& request, bool json);

/// What files may name, of one kind or of all: units, skills, weapons, tokens, missions.
Exit run(const IdsRequest& request, bool json);

/// What is wrong with catalogue, roster and rules files, one by one and with one another.
Exit run(const CheckRequest& request, bool json);

/// The figures of a scenario, its rolls with their reasons, and what was left out.
Exit run(const OddsRequest& request, bool json);

/// A match script from the start, and the state it ends in.
Exit run(const PlayRequest& request, bool json);

/// An army list with its totals, its Units as their cards describe them, and its findings; the findings
/// alone; the list in another format. Findings of the army are no obstacle to that, drafts are shared too;
/// but of a file that could not be understood whole nothing is exported, since part of the list would
/// silently be missing.
Exit run(const RosterShowRequest& request, bool json);
Exit run(const RosterCheckRequest& request, bool json);
Exit run(const RosterExportRequest& request, bool json);

/// The rules in which words occur, best first; an entry whole, of the first game that has one of that id; the
/// player aid of a game.
Exit run(const RulesSearchRequest& request, bool json);
Exit run(const RulesShowRequest& request, bool json);
Exit run(const RulesAidRequest& request, bool json);

/// The recorded matches of a data folder: all of them, newest first; one as `play` shows a script's end, with
/// its log; some in a format; those of files, added all or none; and whether they are what was written, and
/// all steps can be taken. None but the import changes a folder; one that isn't there is told as such.
Exit run(const MatchListRequest& request, bool json);
Exit run(const MatchShowRequest& request, bool json);
Exit run(const MatchExportRequest& request, bool json);
Exit run(const MatchImportRequest& request, bool json);
Exit run(const MatchVerifyRequest& request, bool json);

/// Serves a match to the browsers of phones until it is told to end.
Exit run(const ServeRequest& request, bool json);

} // namespace adjutant::cli
