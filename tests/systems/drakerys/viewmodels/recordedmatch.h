#pragma once

#include "app/matches/matchrecord.h"
#include "core/catalogue/catalogue.h"

namespace adjutant::test {

enum class Rolls { none, recorded };

/// The game of six-rounds.yaml as a match that was recorded, a command every 45 seconds
/// from 2026-11-14 18:00 UTC on; with rolls, each of them forecast, between its activations where wanted.
MatchRecord recordedSixRounds(const Catalogue& catalogue, Rolls rolls);

} // namespace adjutant::test
