#pragma once

namespace adjutant::oracle {

/// The Action Table as it is printed: the face a D10 must show at least.
int thresholdOf(int action, int opposition);

} // namespace adjutant::oracle
