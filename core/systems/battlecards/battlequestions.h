#pragma once

#include "core/match/ask.h"
#include "core/systems/battlecards/battlecard.h"
#include "core/table/view.h"

#include <vector>

namespace adjutant::battlecards {

inline constexpr int mostFigure =
    1000; ///< of an attribute, of Health and wounds; a modifier goes from minus that
inline constexpr int mostCards = 24;             ///< of a hand
inline constexpr int mostSidesAtOnce = 8;        ///< in one battle
inline constexpr int mostKnightsOfScenario = 20; ///< a player

/// Asks a side's attributes, each 0 unless it is given.
Task<Attributes> askAttributes(Ask& ask, table::Path at);

/// Asks both sides of a battlecard. Every modifier is 0 unless it is given; a scenario names a card by its
/// place, so that it needs no id and no name: `needsId` false. The ids `taken` are those of other cards.
Task<Battlecard> askBattlecard(Ask& ask, table::Path at, bool needsId, std::vector<std::string> taken = {});

/// Asks a hand of two cards or more; two of the same id are refused.
Task<std::vector<Battlecard>> askHand(Ask& ask, table::Path at);

/// What a knight's card says.
struct KnightCard
{
    std::string name; ///< empty: its entry's id
    int health = 1;
};

/// Asks a knight's card: `name` and `health`.
Task<> askKnightCard(KnightCard& card, Ask& ask);

/// The same for any page.
Task<> askCardView(table::CardView& view, Ask& ask);

/// What a list is asked for: `attributes` and `hand`.
struct ArmyCards
{
    Attributes attributes;
    std::vector<Battlecard> hand;
};
Task<> askArmyCards(ArmyCards& cards, Ask& ask);
Task<> askRosterExtras(Ask& ask);

/// What a player is asked for: `bandits`.
Task<> askBandits(bool& bandits, Ask& ask);
Task<> askSideExtras(Ask& ask);

} // namespace adjutant::battlecards
