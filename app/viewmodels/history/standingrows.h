#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "historyrows.h"

namespace adjutant {

/// The colour of a player's faction, as the theme knows it.
QString playerColour(const MatchStart& start, const PlayerId& player, const Catalogue& catalogue);

/// A player's Units as they stand; those that stood otherwise in `before` are marked.
QVariantList standingUnits(const MatchStart& start, const drakerys::PlayerState& player,
                           const drakerys::PlayerState* before = nullptr);

/// The players' armies as they stand, of StandingArmy.
QVariantList standingArmies(const drakerys::MatchState& state, const drakerys::MatchState* before,
                            const MatchStart& start, const Catalogue& catalogue);

} // namespace adjutant
