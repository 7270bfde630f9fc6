#pragma once

#include "core/systems/battlecards/battleodds.h"
#include "core/systems/battlecards/battlestate.h"
#include "core/systems/gamesystem.h"

namespace adjutant::battlecards {

/// What keeps a list from a battle: attributes, a hand of at least two cards, and every knight's card.
std::vector<Finding> checkRoster(const Roster& roster, const Catalogue& catalogue);

/// Begins a match of battles; what is wrong with its players, lists and cards otherwise.
Expected<std::unique_ptr<Session>, door::Remark> begin(Start start);

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
