#pragma once

#include "core/match/ask.h"

#include <functional>

namespace adjutant {

// Pieces of a match that are picked by their UnitRef: `red/crows-1`. Procedures know them by their numbers,
// counted from 0. Options are worded when somebody looks at them: an answer words its own only.

/// What speaks against a thing that is picked: nothing, or a rule that closes it or that it is warned of.
struct Objection
{
    table::Standing standing = table::Standing::open;
    table::Remark remark{};

    explicit operator bool() const { return standing != table::Standing::open; }
};

Objection closedBy(std::string rule, Message why);
Objection warnedBy(std::string rule, Message why);

/// The option as it is judged.
void judge(table::Option& option, Objection objection);

/// What refuses whoever is nobody's. Who is closed by it isn't offered at all, and refused by its sentence.
inline constexpr const char* unknownPiece = "unknown-unit";

/// What can be asked of a match's pieces.
struct PieceChoice
{
    std::size_t count = 0;
    std::function<std::size_t(const UnitRef& ref)> find; ///< `count`, or more, where nobody is called that
    std::function<table::Option(std::size_t piece)> option;
    std::function<int(std::size_t piece)> rank{}; ///< lower ones are offered first; none: as they are counted
    /// Which of them forms list; a script may name any other that is open. None: all.
    std::function<bool(std::size_t piece)> offered{};
};

Pick pickPiece(table::Path path, Label label, PieceChoice pieces);

/// One of `state.pieceCount()` pieces as an option, as it is judged; `conditionText(state, piece)` stands
/// beside its name.
template <class State>
table::Option pieceOption(const State& state, std::size_t piece, Objection objection = {})
{
    table::Option option{toText(state.ref(piece)), state.name(piece), conditionText(state, piece)};
    option.piece = state.ref(piece);
    judge(option, std::move(objection));
    return option;
}

/// The pieces of a state, each with the option that is made of it.
template <class State>
PieceChoice piecesOf(const State& state, std::function<table::Option(std::size_t piece)> option)
{
    PieceChoice pieces;
    pieces.count = state.pieceCount();
    pieces.find = [&state](const UnitRef& ref) { return state.find(ref); };
    pieces.option = std::move(option);
    return pieces;
}

/// The same, as a function judges them.
template <class State>
PieceChoice piecesOf(const State& state, Objection (*judged)(const State& state, std::size_t piece))
{
    return piecesOf(state, [&state, judged](std::size_t piece) {
        return pieceOption(state, piece, judged(state, piece));
    });
}

/// Against whom nothing speaks.
template <class State> Objection nothingAgainst(const State& /*state*/, std::size_t /*piece*/)
{
    return {};
}

/// Asks for one piece and gives its number. `offered`: PieceChoice::offered.
template <class State>
Task<std::size_t> askPiece(const State& state, Ask& ask, table::Path path, Label label,
                           Objection (*judged)(const State& state, std::size_t piece),
                           bool (*offered)(const State& state, std::size_t piece) = nullptr)
{
    PieceChoice pieces = piecesOf(state, judged);
    if (offered)
        pieces.offered = [&state, offered](std::size_t piece) { return offered(state, piece); };
    const std::string id = co_await ask.one(pickPiece(std::move(path), std::move(label), std::move(pieces)));
    co_return state.find(unitRefOf(id));
}

} // namespace adjutant
