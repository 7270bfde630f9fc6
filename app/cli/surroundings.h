#pragma once

namespace adjutant::cli {

/// Prepares the process for whatever it was started in: standard streams that are closed, a reader that goes
/// away (`adjutant-cli units SYSTEM | head`), a locale that is not UTF-8. Silences what Qt remarks on the
/// way. To be called first.
void makeSurroundingsSafe();

} // namespace adjutant::cli
