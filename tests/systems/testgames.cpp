// The games that only tests know: a program that links `test_games` has them beside those that are shipped.
#include "tests/systems/pebbles/pebbles.h"

namespace adjutant::test {

[[maybe_unused]] static const bool added = addGameSystem(pebbles::gameSystem());

} // namespace adjutant::test
