#pragma once

#include "core/match/setup.h"
#include "core/systems/gamesystem.h"
#include "core/systems/skirmish/modelcard.h"

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
    static constexpr int mostSides = 100;
    static constexpr int deckOfSource = 10;
    static constexpr int drawnOfDeck = 2; ///< cards a round of each deck

    int sides = usualSides;
    int deckSize = deckOfSource;
    int draftRounds = deckOfSource / drawnOfDeck;

    bool operator==(const MatchSettings&) const = default;
};

/// Asks for a list's deck.
Task<> askDeck(Deck& deck, Ask& ask);

/// Asks for the settings of a match.
Task<> askSettings(MatchSettings& settings, Ask& ask);

/// What doesn't change in a match.
struct Setup : Seated<ModelCard>
{
    std::vector<Deck> decks; ///< of each of both players
    MatchSettings settings;
    bool isFirstKnown = false; ///< State::first, from the start

    bool operator==(const Setup&) const = default;
};

/// Something that a model is: `prone`, `dying`, `mistform`, or any word of the players.
struct Condition
{
    std::string id;
    int rounds = 0; ///< that it still lasts; 0: until somebody takes it off
    bool operator==(const Condition&) const = default;
};

inline constexpr const char* prone = "prone";
inline constexpr const char* dying = "dying";
inline constexpr const char* mistform = "mistform";
inline constexpr const char* unmovable = "unmovable"; ///< The Mountain Does not Move

/// The conditions that the rules know.
inline constexpr Named conditionNames[]{{prone, WORDS("skirmish", "Prone")},
                                        {dying, WORDS("skirmish", "Dying")},
                                        {mistform, WORDS("skirmish", "Mistform")},
                                        {unmovable, WORDS("skirmish", "Unmovable")}};

/// A condition as people call it.
Message conditionName(const std::string& id);

/// What happens to a model in a match.
struct ModelState
{
    int wounds = 0;
    DicePool dice; ///< left in this round
    std::vector<Condition> conditions{};
    bool activated = false;
    int experience = 0;
    std::string note{};

    static constexpr int fewestWounds = -9999;
    static constexpr std::size_t mostConditions = 20;

    bool is(std::string_view condition) const { return findIn(conditions, condition, &Condition::id); }
    void add(const std::string& condition, int rounds = 0);
    void remove(std::string_view condition);
    /// Whether the condition is new and the model is at its limit.
    bool hasNoRoomFor(std::string_view condition) const
    {
        return conditions.size() >= mostConditions && !is(condition);
    }
    bool operator==(const ModelState&) const = default;
};

/// A card of a deck: whose, and which.
struct CardAt
{
    std::size_t player = 0;
    std::size_t card = 0;
    bool operator==(const CardAt&) const = default;
};

/// A match of A Game.
struct State : SeatedState<Setup>
{
    std::vector<ModelState> models;         ///< beside the setup's pieces
    std::vector<std::vector<CardAt>> decks; ///< of each player: the cards that are left
    std::vector<std::vector<CardAt>> hands; ///< of each player: what was picked
    std::vector<CardAt> drawn;              ///< that lie open in a round of the draft
    std::vector<CardAt> played;             ///< in this round: their texts may still count
    std::size_t first = 0;                  ///< the player who burns in the draft
    int drafted = 0;                        ///< rounds of the draft that are begun or over
    int round = 1;
    bool finished = false;
    std::vector<std::size_t> winners;

    bool operator==(const State&) const = default;

    static constexpr Words overText = WORDS("skirmish", "the match is over");

    int sides() const { return setup->settings.sides; }
    const DeckCard& deckCard(CardAt at) const { return setup->decks[at.player][at.card]; }
    /// A card of a deck as answers name it: `red/3`, counted from 1.
    std::string idOf(CardAt at) const
    {
        return playerId(at.player).text() + '/' + std::to_string(at.card + 1);
    }
    /// Rounds of the draft that the decks are enough for.
    int draftRounds() const;
    /// Whether anybody has done anything beside the draft.
    bool begun() const;
    /// Rounds of the draft that nobody has begun; none once the models act.
    int roundsLeft() const { return begun() ? 0 : std::max(draftRounds() - drafted, 0); }
};

/// The state at the start. Refused where a card, a deck or a setting is wrong.
Expected<State, door::Remark> stateOf(const Start& start);

/// "2 of 3 wounds; prone".
Message conditionText(const State& state, std::size_t model);

/// What players do. Chapters are those of the source.
using Play = Task<>(State& state, Ask& ask);
Play draft, useCard;                                  // draftcards.cpp
Play attack, useAbility, spend;                       // activation.cpp
Play wounds, condition, experience, endRound, finish; // corrections.cpp

/// A Game, the skirmish of fantasy warbands, as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::skirmish
