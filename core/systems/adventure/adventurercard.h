#pragma once

#include "core/match/ask.h"

namespace adjutant::adventure {

/// The card of an adventurer or a monster. Hit points are the players': the rules name none.
struct Card
{
    /// A power or an item, in its owner's words.
    struct Note
    {
        std::string name;
        std::string text;     ///< what it does; may be empty
        std::string effect{}; ///< that a hit leaves on the target; may be empty
        bool hasSave = false; ///< which ends the effect
        bool operator==(const Note&) const = default;
    };

    std::string name; ///< may be empty: it goes by its id then
    int tier = 1;
    int attack = 0;       ///< ATK, added to the roll of an attack
    int defence = 0;      ///< DEF, which that roll has to reach
    int intelligence = 0; ///< INT and AGI are added to the roll for the initiative
    int agility = 0;
    std::optional<int> hp;
    std::vector<Note> moves;  ///< powers of its own of the Movement Phase
    std::vector<Note> powers; ///< those of the Battle Phase
    std::vector<Note> items;

    static constexpr int highestTier = 10;
    static constexpr int mostModifier = 20; ///< of ATK, INT and AGI; the least is minus that
    static constexpr int highestDefence = 40;
    static constexpr int mostHp = 999;

    bool operator==(const Card&) const = default;
};

/// Asks what a card says; `prefix` stands before its fields: `attacker/`. Only ATK and DEF are
/// needed, and where `figure` says which of the two counts (`atk`), only that.
Task<Card> askCard(Ask& ask, std::string prefix, const char* figure = nullptr);
inline Task<> askWholeCard(Card& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

/// A card as pages draw it.
door::CardView toView(const Card& card);

} // namespace adjutant::adventure
