#pragma once

#include "core/roster/codebytes.h"
#include "core/table/answers.h"

namespace adjutant::code {

/// Puts answers behind what a code holds already.
void writeAnswers(ByteWriter& out, const table::Answers& answers);

/// Takes them off again. What no file could hold makes the reader fail.
table::Answers readAnswers(ByteReader& in);

} // namespace adjutant::code
