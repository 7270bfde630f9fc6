#pragma once

#include "core/roster/code.h"
#include "core/yaml/fault.h"

#include <QString>

namespace adjutant {

/// A fault of a file as a sentence with its place, where it has one: "crows.yaml, line 3, column 5: …". The
/// file is named without its folders.
QString toText(const yaml::Fault& fault);

/// Why a text gave no army: what happened, what is safe, what to do.
QString toText(CodeRefusal refusal);

} // namespace adjutant
