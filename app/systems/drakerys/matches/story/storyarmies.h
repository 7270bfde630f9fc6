#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::story {

/// The players and their armies as HTML: each Unit with its Warriors at the start and in the end.
QString htmlOfArmies(const MatchRecord& match, const drakerys::MatchState& end, const Catalogue& catalogue);

/// The missions and what they were scored for, as an HTML <section>; of a match entered by hand only their
/// names. Empty where there are none.
QString htmlOfMissions(const MatchRecord& match, const drakerys::MatchState& end);

} // namespace adjutant::story
