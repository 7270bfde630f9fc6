#pragma once

#include "core/match/ask.h"

#include <string>
#include <vector>

namespace adjutant::skirmish {

/// A card of a player's deck: what is on it is the owner's (chapter "A Game").
struct DeckCard
{
    std::string name; ///< unlike that of every other of its deck
    std::string text;
    bool operator==(const DeckCard&) const = default;
};

using Deck = std::vector<DeckCard>;

/// What a match settles before it begins.
struct MatchSettings
{
    static constexpr int usualSides = 10; ///< of the die: results of 7 and targets of 10+ appear
    static constexpr int deckOfSource = 10;
    static constexpr int drawnOfDeck = 2; ///< cards a round of each deck

    int sides = usualSides;
    int deckSize = deckOfSource;
    int draftRounds = deckOfSource / drawnOfDeck;

    bool operator==(const MatchSettings&) const = default;
};

inline constexpr int mostDeckCards = 60;

/// Asks for a list's deck.
Task<> askDeck(Deck& deck, Ask& ask);

/// Asks for the settings of a match.
Task<> askSettings(MatchSettings& settings, Ask& ask);

} // namespace adjutant::skirmish
