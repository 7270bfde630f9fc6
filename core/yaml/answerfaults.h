#pragma once

#include "core/table/form.h"
#include "core/yaml/answersreader.h"

#include <functional>

namespace adjutant::yaml {

/// What a procedure without a match around it (a typed card, an odds question) asks with these answers; what
/// they leave out is left out.
using AskForm = std::function<table::Form(const table::Answers& answers)>;

/// Adds a fault for every answer of a file that is missing, of the wrong kind or out of range, and for every
/// key that nothing asks for, with the nearest that is asked for. Where one is wrong a right one is supposed
/// in its place, so that what follows it is found as well. `others` are keys beside them that are allowed,
/// too.
void addAnswerFaults(const AskForm& ask, const ReadAnswers& read, FaultList& faults,
                     const std::vector<std::string>& others = {});

} // namespace adjutant::yaml
