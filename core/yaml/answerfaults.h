#pragma once

#include "core/door/form.h"
#include "core/yaml/answersfile.h"

namespace adjutant::yaml {

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
    std::string kind; ///< empty where it is none of those that are known
    ReadAnswers read;
    std::vector<Fault> faults; ///< in the order of the file; where there are none the answers are whole
};

/// Reads a scenario of one of these kinds; `askOf` gives what such a kind asks.
ReadScenario readScenario(const Node& root, const std::string& file, const std::vector<std::string>& kinds,
                          const std::function<AskForm(const std::string& kind)>& askOf);

} // namespace adjutant::yaml
