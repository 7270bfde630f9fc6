#pragma once

#include "core/systems/battlecards/battleodds.h"
#include "core/systems/battlecards/battleprocedures.h"
#include "core/systems/battlecards/battlequestions.h"
#include "core/systems/battlecards/battleroster.h"
#include "core/systems/battlecards/cardchoice.h"
#include "core/systems/gamesystem.h"

#include <array>

namespace adjutant::battlecards {

inline constexpr std::array oddsKinds{
    OddsKind{"battle", WORDS("battlecards", "Battle with chosen cards"), askBattleOdds},
    OddsKind{"choice", WORDS("battlecards", "Best cards"), askChoiceOdds},
};

/// Knights and Bandits as the app sees it.
inline constexpr GameSystem gameSystem{
    .id = "battlecards",
    .name = "Knights and Bandits",
    .offers = "cards, knights, odds, matches",
    .colour = "#5b3a82",
    .checkRoster = checkRoster,
    .card = askCardView,
    .rosterExtras = askRosterExtras,
    .sideExtras = askSideExtras,
    .fewestSides = 2,
    .mostSides = mostSidesAtOnce,
    .begin = begin,
    .odds = oddsKinds,
};

} // namespace adjutant::battlecards
