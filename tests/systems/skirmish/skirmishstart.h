#pragma once

#include "core/match/start.h"

namespace adjutant::test {

/// A match of A Game for the laws and for pictures: the models of the source, with decks and what it prints.
Start skirmishStart();

} // namespace adjutant::test
