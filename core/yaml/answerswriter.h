#pragma once

#include "core/table/answers.h"

#include <nlohmann/json_fwd.hpp>

namespace YAML {
class Emitter;
}

namespace adjutant::yaml {

/// Writes answers as one mapping on one line, which readAnswers() reads back.
void writeAnswers(YAML::Emitter& out, const table::Answers& answers);

/// Writes a value of JSON on one line, its texts in quotes.
void writeJson(YAML::Emitter& out, const nlohmann::ordered_json& json);

} // namespace adjutant::yaml
