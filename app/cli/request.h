#pragma once

#include "app/export/rosterexport.h"

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

struct RosterExportRequest
{
    std::string file;
    ExportFormat format = ExportFormat::text;
    std::string formatWord; ///< as the caller wrote it
    std::string output;     ///< `-`: standard output
};

struct RulesSearchRequest
{
    std::string query;
    std::optional<std::string> system; ///< none: all
    std::string language;
};

struct RulesShowRequest
{
    std::string id;
    std::optional<std::string> system; ///< none: the first that has it
    std::string language;
};

struct RulesAidRequest
{
    std::string system;
    std::string language;
    std::string formatWord; ///< `text` or `pdf`
    std::string output;     ///< `-`: standard output
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

/// What recorded matches can be exported as.
enum class MatchFormat {
    log,      ///< all of one match, to be imported again
    csv,      ///< a table of matches
    commands, ///< a table of one match's log
    bgstats,  ///< plays for BG Stats
    html,     ///< one match told on a page
};

struct MatchExportRequest
{
    MatchPlace place;
    std::vector<std::string> ids; ///< empty: all
    MatchFormat format = MatchFormat::log;
    std::string formatWord; ///< as the caller wrote it
    std::string output;     ///< `-`: standard output
    bool partial = false;   ///< also what is left of a match that isn't whole
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

/// One call of the command line, understood.
struct Request
{
    bool json = false; ///< one JSON object on stdout in place of text
    std::variant<SystemsRequest, UnitsRequest, IdsRequest, CheckRequest, OddsRequest, PlayRequest,
                 RosterCheckRequest, RosterShowRequest, RosterExportRequest, RulesSearchRequest,
                 RulesShowRequest, RulesAidRequest, MatchListRequest, MatchShowRequest, MatchExportRequest,
                 MatchImportRequest, MatchVerifyRequest>
        command;
};

} // namespace adjutant::cli
