#pragma once

#include "core/yaml/answerfaults.h"

#include <functional>
#include <string>
#include <vector>

namespace adjutant::yaml {

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
