#pragma once

#include "core/door/form.h"
#include "core/yaml/mapping.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::yaml {

/// Where an answer, or a mapping or list of answers, stands in its file.
struct AnswerPlace
{
    Position key;   ///< of its key; of a row, of the row
    Position value; ///< of what stands behind it
};

/// The answers that a file writes behind a command's word, of a card, or of a scenario, with their places.
struct ReadAnswers
{
    door::Answers answers;
    std::map<door::Path, AnswerPlace, std::less<>> places; ///< of mappings, rows and what lists hold, too
    Position at;                                           ///< of the whole

    /// The place of what a path names; of the nearest thing around it where the file doesn't have it.
    Position placeOf(door::Path path) const;
};

/// Reads a mapping as answers: plain whole numbers, other numbers, truth values and null as such, everything
/// else as texts; lists of whole numbers, of words, or of a spot's two numbers as one answer, other lists row
/// by row. Nothing stands for an empty mapping. More than door::mostAnswers, or nesting deeper than
/// door::deepestAnswers, is a fault.
ReadAnswers readAnswers(const Node& node, const std::string& what, FaultList& faults);

/// The same without places, in half the time.
door::Answers answersOf(const Node& node, const std::string& what, FaultList& faults);

/// The answers in a text of JSON, as answersJson() writes them; nothing where anything is wrong with it.
std::optional<door::Answers> answersIn(std::string_view json);

/// The same of some keys of a mapping only.
ReadAnswers readAnswers(std::span<const Member* const> members, Position at, FaultList& faults);

/// A file of such members as YAML. The entries of `lists` stand on lines of their own; with `spread`, those
/// of the file itself have a line for each of their keys.
std::string textOfFile(const nlohmann::ordered_json& json, std::span<const std::string_view> lists,
                       bool spread);

/// What a procedure without a match around it (a typed card, an odds question) asks with these answers; what
/// they leave out is left out.
using AskForm = std::function<door::Form(const door::Answers& answers)>;

/// Adds a fault for every answer of a file that is missing, of the wrong kind or out of range, and for every
/// key that nothing asks for, with the nearest that is asked for. Where one is wrong a right one is supposed
/// in its place, so that what follows it is found as well. `others` are keys beside them that are allowed,
/// too.
void addAnswerFaults(const AskForm& ask, const ReadAnswers& read, FaultList& faults,
                     const std::vector<std::string>& others = {});

/// A scenario of a game's odds as its file has it: the keys beside `system` and `kind` are the answers to the
/// form of its kind.
struct ReadScenario
{
    std::string kind; ///< empty where it is unknown
    ReadAnswers read;
    std::vector<Fault> faults; ///< in the order of the file; where there are none the answers are whole
};

/// Reads a scenario of one of these kinds; `askOf` gives what such a kind asks.
ReadScenario readScenario(const Node& root, const std::string& file, const std::vector<std::string>& kinds,
                          const std::function<AskForm(const std::string& kind)>& askOf);

} // namespace adjutant::yaml
