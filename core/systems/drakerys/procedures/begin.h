#pragma once

#include "core/catalogue/catalogue.h"
#include "core/expected.h"
#include "core/match/session.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <memory>

namespace adjutant::drakerys {

/// The same start with the card of every entry, and of the Elementals that can be invoked, as the catalogue
/// has them now; cards that an owner typed stay.
Start withCards(Start start, const Catalogue& catalogue);

/// The match at the start, by the cards in it; what is wrong with one of them otherwise. An entry without a
/// card is a Unit that nobody knows.
Expected<MatchState, door::Remark> matchAt(const Start& start);

/// Begins a match.
Expected<std::unique_ptr<Session>, door::Remark> begin(Start start);

/// The view of a match that begin() has begun, as it stands; `at` records after the start.
const MatchState& stateOf(const Session& session);
MatchState stateOf(const Session& session, std::size_t at);

} // namespace adjutant::drakerys
