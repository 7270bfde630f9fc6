#pragma once

#include "core/expected.h"
#include "core/match/names.h"
#include "core/match/start.h"
#include "core/table/form.h"

#include <set>

namespace adjutant {

// What games make of a start whose lists are of typed cards.

/// A player at the table.
struct SeatedPlayer
{
    PlayerId id;
    std::string name;
    bool operator==(const SeatedPlayer&) const = default;
};

/// An entry of a list as it is played.
template <class Card> struct PieceWithCard
{
    UnitRef ref;
    std::string name; ///< unlike that of every other
    Card card;
    bool operator==(const PieceWithCard&) const = default;
};

/// Two players, or 2 to `most`, each with an id of their own and somebody in their list; what is wrong
/// otherwise.
Expected<std::vector<SeatedPlayer>, table::Remark> playersOf(const Start& start, int most);

/// Refused as `malformed`.
table::Remark malformedStart(Message message);

/// A card that can't be read, with whose it is.
table::Remark wrongCardOf(const UnitRef& ref, const table::Remark& why);

/// All that the players' lists have, in their order. Refused where a card is missing or wrong, or two have
/// one id.
template <class Card>
Expected<std::vector<PieceWithCard<Card>>, table::Remark>
piecesOfLists(const Start& start, const std::vector<SeatedPlayer>& players,
              Expected<Card, table::Remark> (*cardOf)(const table::Answers& answers))
{
    std::vector<PieceWithCard<Card>> pieces;
    std::set<std::string> refs;
    for (const Side& side : start.sides)
        for (const RosterEntry& entry : side.roster.entries) {
            const UnitRef ref{side.id, entry.id};
            if (!refs.insert(toText(ref)).second)
                return refuse(malformedStart(message(WORDS("roster", "two entries in the list are called %1"),
                                                     verbatim(toText(ref)))));
            if (entry.card.empty())
                return refuse(
                    malformedStart(message(WORDS("roster", "%1 has no card"), verbatim(toText(ref)))));
            auto card = cardOf(entry.card);
            if (!card)
                return refuse(wrongCardOf(ref, card.error()));
            const std::string& name = !entry.name.empty() ? entry.name : card->name;
            pieces.push_back({ref, name.empty() ? entry.id.text() : name, std::move(*card)});
        }
    tellNamesApart(pieces, players);
    return pieces;
}

/// The players and the pieces of a match of typed cards: neither changes in it.
template <class Card> struct Seated
{
    std::vector<SeatedPlayer> players;
    std::vector<PieceWithCard<Card>> pieces; ///< in the order of the lists

    /// The number of a piece, or of a player; as many as there are where nobody is called that.
    std::size_t find(const UnitRef& ref) const
    {
        const auto found = std::ranges::find(pieces, ref, &PieceWithCard<Card>::ref);
        return static_cast<std::size_t>(found - pieces.begin());
    }
    std::size_t findPlayer(std::string_view id) const
    {
        const auto isOf = [id](const SeatedPlayer& each) { return each.id.text() == id; };
        return static_cast<std::size_t>(std::ranges::find_if(players, isOf) - players.begin());
    }
    /// All players as options of a question.
    std::vector<table::Option> playerOptions() const
    {
        std::vector<table::Option> options;
        for (const SeatedPlayer& each : players)
            options.push_back({each.id.text(), verbatim(each.name)});
        return options;
    }
    bool operator==(const Seated&) const = default;
};

/// Those of a start of 2 to `most` players; what is wrong with it otherwise.
template <class Card>
Expected<Seated<Card>, table::Remark>
seatedOf(const Start& start, int most, Expected<Card, table::Remark> (*cardOf)(const table::Answers& answers))
{
    auto players = playersOf(start, most);
    if (!players)
        return refuse(players.error());
    auto pieces = piecesOfLists(start, *players, cardOf);
    if (!pieces)
        return refuse(pieces.error());
    return Seated<Card>{std::move(*players), std::move(*pieces)};
}

} // namespace adjutant
