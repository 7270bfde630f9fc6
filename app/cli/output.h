#pragma once

#include "app/cli/commands.h"
#include "core/match/session.h"
#include "core/systems/gamesystem.h"
#include "core/text.h"
#include "core/yaml/fault.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

using Json = nlohmann::ordered_json;

/// Writes one line of text for people to stdout.
void announce(std::string_view line);

/// Writes one line of complaint to stderr: `adjutant-cli: …`.
void complain(std::string_view line);

/// Writes a JSON object to stdout; what is no UTF-8 in it is replaced, and what is invisible in its texts
/// (core/text.h) escaped.
void printJson(const Json& object);

/// Writes bytes to stdout as they are.
void printBytes(std::string_view bytes);

/// Says on stderr, and in JSON as `{error}` where asked for, why nothing can be done. A key holds an empty
/// list before that: what was asked for.
Exit unusable(const std::string& why, bool json, const char* key = nullptr);

/// Hands everything written to the system. False where stdout took it not, or is closed, other than by having
/// no reader any more.
bool flushed();

/// Writes bytes to a file, whole or not at all, or to stdout, called `-`, unless JSON is written there. What
/// is no regular file, which might be waited for, of the data folder, or the file that was read to make the
/// bytes (`-`: standard input), is left alone. Empty where that worked, else why not.
std::string handOver(const std::string& output, const QByteArray& bytes, const std::string& source,
                     bool json);

/// The same, with format and size as JSON: where they went, or an `encoding` and all of the `content`.
Exit handOver(const ExportTarget& target, const QByteArray& bytes, bool isText, const std::string& source,
              bool json);

/// One thing that is wrong with a file or with the army in it, as the command line shows it.
struct ShownFinding
{
    std::string rule;                     ///< its id, `out-of-range`
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

/// A place as it starts a line of text: `file:line:column: `, or `file: ` where only the file is known.
std::string at(const Place& place);

/// A finding on one line of text: `file:line:column: what is wrong (fix: how to fix it) [rule]`.
std::string lineOf(const ShownFinding& finding);

/// A number with its noun: `1 finding`, `2 findings`.
std::string counted(std::size_t number, std::string_view noun);

/// A line or a column as JSON; null where it is not known.
Json placeNumber(int number);

/// A finding of a file as JSON: `{file, line, column, rule, severity, message}`.
Json toJson(const ShownFinding& finding);

/// Tells what keeps a file from being used: one JSON object `{findings: [{file, line, column, rule, severity,
/// message}]}`, or a line each. Gives the exit they stand for.
Exit reportFaults(const std::vector<yaml::Fault>& faults, bool json);

// What to say of a word that should be one of a few: that it isn't, which there are, and which was
// probably meant.

std::string noSystemNamed(const std::string& word);

/// Words as they stand in a sentence: `a, b, c`.
std::string listed(const std::vector<std::string>& words);

/// A sentence with what was probably meant after it, where any of the allowed words is near.
std::string withDidYouMean(std::string sentence, const std::string& word,
                           const std::vector<std::string>& allowed);

/// The same with all of them before that: `unknown …; allowed: a, b`.
std::string notAmong(const std::string& sentence, const std::string& word,
                     const std::vector<std::string>& allowed);

/// What something costs: `160 AP`, one budget behind the other.
std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets);

/// A card of any game, line by line: its kind, its figures, what it can, and what else it says. What is
/// unknown is left out; its name is left to the caller.
std::vector<std::string> cardLines(const door::CardView& card);

/// Prints a match as it stands, in sentences for people: the headline, each side with its pieces, what lies
/// on the boards.
void printStanding(const Session& session);

/// The catalogue of a game system with the user's own files over it. Of theirs that are left out, because
/// they have faults, stderr says so.
Catalogue loadedCatalogue(const GameSystem& system);

} // namespace adjutant::cli
