#pragma once

#include "core/match/session.h"
#include "core/roster/finding.h"

namespace adjutant {

/// What an odds question came to, once everything it must know was answered.
struct OddsQuestion
{
    /// The Units, skills and weapons that the answers may name; null: none are known.
    const Catalogue* catalogue = nullptr;
    /// Computes the answer, exactly. Any thread.
    std::function<door::OddsView()> solve;
    /// How much work that takes, estimated from what was asked: about as many additions of chances.
    double work = 0;
};

/// What one question may take: less than a second.
inline constexpr double mostOddsWork = 5e8;

/// Sets the work of a question; refuses one that takes too much (`malformed`), before any of it is done.
Task<> limitWork(OddsQuestion& question, double work, Ask& ask);

/// One kind of question that the odds of a game answer: a form that changes nothing.
struct OddsKind
{
    const char* id; ///< `exchange`
    Words label;
    Task<> (*ask)(OddsQuestion& question, Ask& ask);
};

/// What only one game knows, behind one face. A new game makes one of these and adds it to registry.cpp.
struct GameSystem : ListShape, StartShape
{
    std::string_view id;
    std::string_view name;
    std::string_view offers; ///< what the app does for it, in English, comma-separated
    std::string_view colour =
        "#1f4e79"; ///< its accent in the app; its emblem and ornament are among its data

    Words sizeLabel{}; ///< what the size of an entry counts, over a column: "Warriors"

    /// All findings of a roster in a stable order: first those of the whole army, then entry by entry.
    std::vector<Finding> (*checkRoster)(const Roster& roster, const Catalogue& catalogue) = nullptr;

    /// The options an entry could hand out, with every receiver the rules allow; those it has already are
    /// among them. Null: the game has none.
    std::vector<ChosenOption> (*optionsFor)(const Roster& roster, const EntryId& giver,
                                            const Catalogue& catalogue) = nullptr;

    /// Why an option may do nothing for the one who would receive it; empty where nothing speaks against it.
    /// Null: nothing ever does.
    Message (*optionWarning)(const ChosenOption& chosen, const Roster& roster,
                             const Catalogue& catalogue) = nullptr;

    /// What the card of a Unit of the catalogue says. Null: what its data say as a typed card.
    door::CardView (*unitCard)(const Unit& unit, const Catalogue& catalogue) = nullptr;

    /// The boxes that an entry has on paper, for what happens to it in a match. Null: none.
    std::vector<door::TickRow> (*tickRows)(const RosterEntry& entry, const Catalogue& catalogue) = nullptr;

    /// A Unit of the catalogue as other programs read it. Null: what its data say as a typed card.
    nlohmann::ordered_json (*unitJson)(const Unit& unit, const Catalogue& catalogue) = nullptr;

    /// What sides of its matches can play for beside beating each other: mission cards. Null: nothing.
    std::vector<door::Goal> (*goals)() = nullptr;

    /// The ids of tokens that are on no card of the catalogue. Null: none.
    std::span<const std::string_view> (*tokens)() = nullptr;

    /// The same start with the card of every Unit of the catalogue in it, so that a replay doesn't depend on
    /// what the catalogue says later. Null: an entry's card is the one that its Unit has in the catalogue.
    Start (*withCards)(Start start, const Catalogue& catalogue) = nullptr;

    /// Begins a match; what is wrong with its start otherwise. Null: the game cannot be played yet.
    Expected<std::unique_ptr<Session>, door::Remark> (*begin)(Start start) = nullptr;

    /// The questions that its odds answer.
    std::span<const OddsKind> odds{};

    /// What an entry of a list answers where the odds ask for a card: what is left out among the answers is
    /// taken back from the one before. Null: its card.
    door::Answers (*cardInOdds)(const RosterEntry& entry, const Catalogue& catalogue) = nullptr;

    /// Whether matches are played in rounds: one in no round yet is in setup.
    bool inRounds = true;

    /// What a list says already of what its player is asked (sideExtras). Null: nothing.
    door::Answers (*sideAnswersOf)(const Roster& roster) = nullptr;
};

/// All game systems, in the order in which they are offered.
std::span<const GameSystem> gameSystems();

/// Adds a system behind the shipped ones, before anything looks at them: the tests' own game. False
/// where there is one of that id, or no room.
bool addGameSystem(GameSystem system);

/// The system of that id, or null.
const GameSystem* findGameSystem(std::string_view id);

/// A start as a match is played with it: every entry has its card, its own or the one that the game makes of
/// the catalogue. An entry of an unknown Unit has none.
Start withCards(Start start, const GameSystem& system, const Catalogue& catalogue);

/// What the sizes of a list's entries add up to; where its game has no sizes, how many entries there are.
int countOf(const Roster& roster, const GameSystem& system, const Catalogue& catalogue);

/// What a typed card says, as its game draws it; as far as its answers are whole.
door::CardView cardViewOf(const GameSystem& system, const door::Answers& card);

/// What the card of a Unit of the catalogue says, called by the Unit's name where the card has none.
door::CardView cardViewOf(const GameSystem& system, const Unit& unit, const Catalogue& catalogue);

/// What the card of a list's entry says: its own, or its Unit's; nothing where neither is known.
door::CardView cardViewOf(const GameSystem& system, const RosterEntry& entry, const Catalogue& catalogue);

/// What answers a query of a game's odds; none where it asks for what the game doesn't know or has no whole
/// answers. The catalogue is looked up now, and no longer needed when it is solved.
std::optional<door::Forecast> forecastOf(const GameSystem& system, const door::OddsQuery& query,
                                         const Catalogue* catalogue = nullptr);

/// The answer itself.
std::optional<door::OddsView> solve(const GameSystem& system, const door::OddsQuery& query,
                                    const Catalogue* catalogue = nullptr);

} // namespace adjutant
