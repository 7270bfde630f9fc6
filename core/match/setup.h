#pragma once

#include "core/match/fields.h"
#include "core/match/log.h"
#include "core/roster/finding.h"

namespace adjutant {

// What games make of a start whose lists are of typed cards. Such a card has a `name`; a game gives, beside
// its types:
//     door::CardView toView(const Card& card)                          for askCardView()
//     Message conditionText(const State& state, std::size_t piece)     for pieceOption(): how it stands

/// A player at the table.
struct SeatedPlayer
{
    PlayerId id;
    std::string name;
};

/// An entry of a list as it is played.
template <class Card> struct PieceWithCard
{
    UnitRef ref;
    std::string name; ///< unlike that of every other
    Card card;
};

/// What somebody at the table is called, and whose they are.
struct NamedPiece
{
    std::string name;
    std::string side; ///< what their player is called
};

/// The names of all at the table, each unlike every other: those of one side are numbered ("Harpy 2"), those
/// of two go by their player as well ("Ogre (Red)"). Beside the pieces.
std::vector<std::string> distinctNames(const std::vector<NamedPiece>& pieces);

/// Two players, or 2 to `most`, each with an id of their own and somebody in their list; what is wrong
/// otherwise.
Expected<std::vector<SeatedPlayer>, door::Remark> playersOf(const Start& start, int most);

/// Refused as `malformed`.
inline door::Remark malformedStart(Message message)
{
    return {"malformed", std::move(message)};
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
    /// All players as options of a question; those of the same name with their ids.
    std::vector<door::Option> playerOptions() const
    {
        return mapped(players, [this](const SeatedPlayer& each) {
            const bool isAlone = std::ranges::count(players, each.name, &SeatedPlayer::name) == 1;
            return door::Option{each.id.text(), verbatim(each.name),
                                isAlone ? Message() : verbatim(each.id.text())};
        });
    }
};

/// Those of a start of 2 to `most` players; what is wrong with it otherwise: a card is missing or wrong, or
/// two entries have one id.
template <class Card>
Expected<Seated<Card>, door::Remark> seatedOf(const Start& start, int most,
                                              Task<> (*askCard)(Card& card, Ask& ask))
{
    auto players = playersOf(start, most);
    if (!players)
        return refuse(players.error());
    Seated<Card> seated{std::move(*players), {}};
    std::set<std::string> refs;
    std::vector<NamedPiece> named;
    for (const Side& side : start.sides)
        for (const RosterEntry& entry : side.roster.entries) {
            const UnitRef ref{side.id, entry.id};
            if (!refs.insert(toText(ref)).second)
                return refuse(malformedStart(message(WORDS("roster", "two entries in the list are called %1"),
                                                     verbatim(toText(ref)))));
            if (entry.card.empty())
                return refuse(
                    malformedStart(message(WORDS("roster", "%1 has no card"), verbatim(toText(ref)))));
            auto card = wholeAnswer(askCard, entry.card);
            if (!card)
                return refuse(
                    door::Remark{card.error().rule, message(WORDS("roster", "card of %1: %2"),
                                                            verbatim(toText(ref)), card.error().message)});
            const std::string& name = !entry.name.empty() ? entry.name : card->name;
            named.push_back({name.empty() ? entry.id.text() : name,
                             findIn(seated.players, side.id, &SeatedPlayer::id)->name});
            seated.pieces.push_back({ref, {}, std::move(*card)});
        }
    const std::vector<std::string> names = distinctNames(named);
    for (std::size_t k = 0; k < names.size(); ++k)
        seated.pieces[k].name = names[k];
    return seated;
}

/// What the states of all games of typed cards have in common; their setup is a Seated, or has one as its
/// base. The pieces and the players go by their numbers.
template <class Setup> struct SeatedState
{
    Shared<Setup> setup; ///< what doesn't change in a match

    std::size_t pieceCount() const { return setup->pieces.size(); }
    const UnitRef& ref(std::size_t piece) const { return setup->pieces[piece].ref; }
    const auto& card(std::size_t piece) const { return setup->pieces[piece].card; }
    Message name(std::size_t piece) const { return verbatim(setup->pieces[piece].name); }
    const PlayerId& playerOf(std::size_t piece) const { return setup->pieces[piece].ref.player; }
    const PlayerId& playerId(std::size_t player) const { return setup->players[player].id; }
    Message playerName(std::size_t player) const { return verbatim(setup->players[player].name); }
    /// Several pieces, or players, in a line: "Red, Blue".
    Message names(const std::vector<std::size_t>& pieces) const
    {
        return listed(mapped(pieces, [this](std::size_t piece) { return name(piece); }));
    }
    Message playerNames(const std::vector<std::size_t>& players) const
    {
        return listed(mapped(players, [this](std::size_t player) { return playerName(player); }));
    }
    bool belongsTo(std::size_t piece, std::size_t player) const
    {
        return playerOf(piece) == playerId(player);
    }
    /// Whether two pieces are of the same player, and how many are of others than a piece.
    bool areAllies(std::size_t one, std::size_t other) const { return playerOf(one) == playerOf(other); }
    int enemyCount(std::size_t piece) const
    {
        return static_cast<int>(std::ranges::count_if(
            setup->pieces, [&](const auto& each) { return each.ref.player != playerOf(piece); }));
    }
    /// The number of a piece; as many as there are where none is called that.
    std::size_t find(const UnitRef& ref) const { return setup->find(ref); }
};

/// Whether a match is over: games keep that, or see it.
template <class State> bool isOver(const State& state)
{
    if constexpr (requires { state.finished(); })
        return state.finished();
    else
        return state.finished;
}

/// Refuses by `finished` once the match is over.
template <class State> Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (isOver(state))
        co_await ask.refuse("finished", State::overText);
}

/// Ends a match whose players say who has won, by an answer to `question`: any number of them.
template <class State> Task<> askWinners(State& state, Ask& ask, Pick question)
{
    co_await untilTheEnd(state, ask);
    ask.endsMatch();
    const auto most = static_cast<int>(state.setup->players.size());
    const auto winners = co_await ask.several(question.from(0, most));
    state.finished = true;
    for (const std::string& id : winners)
        state.winners.push_back(state.setup->findPlayer(id));
}

/// A piece with its name and its card, for a page.
template <class State> door::Piece pieceWithCard(const State& state, std::size_t piece)
{
    door::Piece made;
    made.ref = state.ref(piece);
    made.name = verbatim(state.setup->pieces[piece].name);
    made.card = toView(state.card(piece));
    made.card.name = made.name;
    return made;
}

/// What the view of any match begins with: its headline, how it ended, and its pieces.
template <class State>
door::MatchView viewWithPieces(const State& state, Message headline,
                               door::Piece (*pieceOf)(const State& state, std::size_t piece))
{
    door::MatchView view;
    view.headline = std::move(headline);
    view.over = isOver(state);
    if constexpr (requires { state.winners; })
        for (const std::size_t player : state.winners)
            view.winners.push_back(state.playerId(player));
    for (std::size_t piece = 0; piece < state.pieceCount(); ++piece)
        view.pieces.push_back(pieceOf(state, piece));
    return view;
}

/// What is left of what a piece can take, which the correction `id` sets; a third of it is little.
inline door::Counter lifeCounter(const char* id, Words label, int left, int most)
{
    return {id, label, left, most, left * 3 <= most ? door::Tone::bad : door::Tone::plain, id};
}

/// The players with their pieces as JSON: `[{id, units}]`.
template <class State, class Json>
Json playersJson(const State& state, Json (*pieceJson)(const State& state, std::size_t piece))
{
    Json players = Json::array();
    for (const SeatedPlayer& player : state.setup->players) {
        Json units = Json::array();
        for (std::size_t piece = 0; piece < state.pieceCount(); ++piece)
            if (state.playerOf(piece) == player.id)
                units.push_back(pieceJson(state, piece));
        players.push_back({{"id", player.id.text()}, {"units", std::move(units)}});
    }
    return players;
}

/// Asks what nobody keeps: only the form is of use, of a list, of a player, of a match.
template <class Result, Task<> (*procedure)(Result& result, Ask& ask)> Task<> onlyAsk(Ask& ask)
{
    Result result{};
    co_await procedure(result, ask);
}

/// Asks a typed card, for the page that shows it.
template <class Card, Task<> (*procedure)(Card& card, Ask& ask)>
Task<> askCardView(door::CardView& view, Ask& ask)
{
    Card card;
    co_await procedure(card, ask);
    view = toView(card);
}

// Pieces of a match that are picked by their UnitRef: `red/crows-1`. Procedures know them by their numbers,
// counted from 0. Options are worded when somebody looks at them: an answer words its own only.

/// What speaks against a thing that is picked: nothing, or a rule that closes it or that it is warned of.
struct Judgement
{
    door::Standing standing = door::Standing::open;
    door::Remark remark{};

    explicit operator bool() const { return standing != door::Standing::open; }
};

/// `why` is a message, or its words and what stands in their places.
template <class... Why> Judgement closedBy(std::string rule, Why&&... why)
{
    return {door::Standing::closed, {std::move(rule), message(std::forward<Why>(why)...)}};
}
template <class... Why> Judgement warnedBy(std::string rule, Why&&... why)
{
    return {door::Standing::warned, {std::move(rule), message(std::forward<Why>(why)...)}};
}

/// The option as it is judged.
inline void judge(door::Option& option, Judgement judgement)
{
    option.standing = judgement.standing;
    option.remark = std::move(judgement.remark);
}

/// All players as options of a question, as a function judges them.
template <class State>
std::vector<door::Option> judgedPlayers(const State& state,
                                        Judgement (*judged)(const State& state, std::size_t player))
{
    std::vector<door::Option> options = state.setup->playerOptions();
    for (std::size_t player = 0; player < options.size(); ++player)
        judge(options[player], judged(state, player));
    return options;
}

/// What refuses whoever is nobody's. Who is closed by it isn't offered at all, and refused by its sentence.
inline constexpr const char* unknownPiece = "unknown-unit";

/// What can be asked of a match's pieces.
struct PieceChoice
{
    std::size_t count = 0;
    std::function<std::size_t(const UnitRef& ref)> find; ///< `count`, or more, where nobody is called that
    std::function<door::Option(std::size_t piece)> option;
    std::function<int(std::size_t piece)> rank{}; ///< lower ones are offered first; none: as they are counted
    /// Which of them forms list; a script may name any other that is open. None: all.
    std::function<bool(std::size_t piece)> offered{};
};

Pick pickPiece(door::Path path, Label label, PieceChoice pieces);

/// One of `state.pieceCount()` pieces as an option, as it is judged; `conditionText(state, piece)` stands
/// beside its name.
template <class State>
door::Option pieceOption(const State& state, std::size_t piece, Judgement judgement = {})
{
    door::Option option{toText(state.ref(piece)), state.name(piece), conditionText(state, piece)};
    option.piece = state.ref(piece);
    judge(option, std::move(judgement));
    return option;
}

/// The pieces of a state, each with the option that is made of it.
template <class State>
PieceChoice piecesOf(const State& state, std::function<door::Option(std::size_t piece)> option)
{
    PieceChoice pieces;
    pieces.count = state.pieceCount();
    pieces.find = [&state](const UnitRef& ref) { return state.find(ref); };
    pieces.option = std::move(option);
    return pieces;
}

/// The same, as a function judges them.
template <class State>
PieceChoice piecesOf(const State& state, Judgement (*judged)(const State& state, std::size_t piece))
{
    return piecesOf(state, [&state, judged](std::size_t piece) {
        return pieceOption(state, piece, judged(state, piece));
    });
}

/// Against whom nothing speaks.
template <class State> Judgement nothingAgainst(const State& /*state*/, std::size_t /*piece*/)
{
    return {};
}

/// Asks for one piece, the one that does something, and gives its number. `offered`: PieceChoice::offered.
/// Its condition stands beside its buttons already.
template <class State>
Task<std::size_t> askPiece(const State& state, Ask& ask, door::Path path, Label label,
                           Judgement (*judged)(const State& state, std::size_t piece),
                           bool (*offered)(const State& state, std::size_t piece) = nullptr)
{
    PieceChoice pieces = piecesOf(state, [&state, judged](std::size_t piece) {
        door::Option option = pieceOption(state, piece, judged(state, piece));
        option.detail = {};
        return option;
    });
    if (offered)
        pieces.offered = [&state, offered](std::size_t piece) { return offered(state, piece); };
    co_return state.find(co_await ask.piece(pickPiece(std::move(path), std::move(label), std::move(pieces))));
}

} // namespace adjutant
