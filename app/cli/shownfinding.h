#pragma once

#include "app/cli/commands.h"
#include "core/roster/finding.h"
#include "core/yaml/fault.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace adjutant::cli {

/// One thing that is wrong with a file or with the army in it, as the command line shows it.
struct ShownFinding
{
    std::string rule;                     ///< as the contract names it
    std::optional<yaml::FaultRule> fault; ///< where the file itself is at fault
    Severity severity = Severity::error;
    std::optional<EntryId> entry; ///< of a roster; none: the file or the army as a whole
    Place place;
    std::string message;
    std::string fix;       ///< the smallest change that would do away with it; may be empty
    std::string subject{}; ///< the key or id that it is about; may be empty
    bool follows = false;  ///< from a fault of another file
};

/// A fault of a file under a rule's name; without one, under that of its own.
ShownFinding shown(const yaml::Fault& fault, std::string_view rule = {});

/// What breaks a rule of army building, with where in its file the list does.
ShownFinding shown(const Finding& finding, const Roster& roster, const Catalogue& catalogue, Place place);

/// The faults of one file from its top to its bottom; readers find some of them earlier than others.
std::vector<yaml::Fault> inFileOrder(std::vector<yaml::Fault> faults);

/// A place as it starts a line of text: `file:line:column: `, or `file: ` where only the file is known.
std::string at(const Place& place);

/// A finding on one line of text: `file:line:column: what is wrong (fix: how to mend it) [rule]`.
std::string lineOf(const ShownFinding& finding);

/// A number with its noun: `1 finding`, `2 findings`.
std::string counted(std::size_t number, std::string_view noun);

/// A line or a column as JSON; null where it is not known.
nlohmann::ordered_json placeNumber(int number);

/// A finding of a file as JSON: `{file, line, column, rule, severity, message}`.
nlohmann::ordered_json toJson(const ShownFinding& finding);

/// Tells what keeps a file from being used: one JSON object `{findings: [{file, line, column, rule, severity,
/// message}]}`, or a line each. Gives the exit they stand for.
Exit reportFaults(const std::vector<yaml::Fault>& faults, bool json);

} // namespace adjutant::cli
