#pragma once

#include "core/table/answers.h"

namespace YAML {
class Emitter;
}

namespace adjutant::yaml {

/// Writes answers as one mapping on one line, which readAnswers() reads back.
void writeAnswers(YAML::Emitter& out, const table::Answers& answers);

/// Writes them as keys of the mapping that is open.
void writeMembers(YAML::Emitter& out, const table::Answers& answers);

} // namespace adjutant::yaml
