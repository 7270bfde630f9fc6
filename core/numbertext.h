#pragma once

#include "core/expected.h"

#include <string_view>

namespace adjutant {

/// Why a text gives no number.
enum class NumberRefusal {
    notANumber, ///< it isn't written as one
    outOfRange, ///< it is one, and larger than any of ours
};

/// The whole number that a text is, in the one way in which files, codes and forms write them:
/// `-?(0|[1-9][0-9]*)`, in ASCII digits. YAML 1.2 and JSON read it alike.
Expected<int, NumberRefusal> wholeNumberOf(std::string_view text);

/// The number that a text is, with a fraction, an exponent or neither, as JSON writes them: `-0.25`, `1e-3`.
Expected<double, NumberRefusal> numberOf(std::string_view text);

} // namespace adjutant
