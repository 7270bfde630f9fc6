#pragma once

#include "core/match/session.h"

#include <boost/preprocessor/seq/for_each.hpp>
#include <boost/preprocessor/stringize.hpp>
#include <boost/preprocessor/variadic/to_seq.hpp>

// The members of everything that a session gives, one line a type, for whoever writes or lists them.
// docs/DOOR.md has them for pages in other languages. A key is the name of its member, so it can't be
// mistyped.

/// Defines `fields(visit, value)`, which calls `visit(key, member, unset)` for each member; `unset` is what
/// the member is where nobody sets it.
#define DOOR_MEMBERS(Type, ...)                                                                              \
    template <class Visit> void fields(Visit& visit, const Type& value)                                      \
    {                                                                                                        \
        static const Type unset = Type();                                                                    \
        BOOST_PP_SEQ_FOR_EACH(DOOR_MEMBER, , BOOST_PP_VARIADIC_TO_SEQ(__VA_ARGS__))                          \
    }
#define DOOR_MEMBER(repeat, data, name) visit(BOOST_PP_STRINGIZE(name), value.name, unset.name);

/// Defines `toId(value)`: the name of an enumerator, null for what is none.
#define DOOR_NAMES(Enum, ...)                                                                                \
    constexpr const char* toId(Enum value)                                                                   \
    {                                                                                                        \
        switch (value) {                                                                                     \
            BOOST_PP_SEQ_FOR_EACH(DOOR_NAME, Enum, BOOST_PP_VARIADIC_TO_SEQ(__VA_ARGS__))                    \
        }                                                                                                    \
        return nullptr;                                                                                      \
    }
#define DOOR_NAME(repeat, Enum, name)                                                                        \
    case Enum::name:                                                                                         \
        return BOOST_PP_STRINGIZE(name);

namespace adjutant::door {

DOOR_NAMES(Role, procedure, answer, correction)
DOOR_NAMES(Section, due, turn, ends, setup, match, script)
DOOR_NAMES(Standing, open, warned, closed)
DOOR_NAMES(Origin, missing, byDefault, fromMatch, given, skipped)
DOOR_NAMES(Tone, plain, good, bad, quiet)
DOOR_NAMES(Refusal::Kind, ofProcedure, missing, wrongType, outOfRange, wrongCount, noOption, notAsked)

// Views
DOOR_MEMBERS(Counter, id, label, value, most, tone, adjust)
DOOR_MEMBERS(Stat, id, label, value, name, icon)
DOOR_MEMBERS(Chip, text, summary, rule, icon, gear, shownByGear)
DOOR_MEMBERS(CardView, name, kind, stats, chips, lines, sample, blank, leads, chipsLabel, gearLabel)
DOOR_MEMBERS(Worth, whole, left)
DOOR_MEMBERS(Piece, ref, name, detail, counters, chips, out, ready, card, worth, active)
DOOR_MEMBERS(SideView, id, name, active, counters, chips, points, score)
DOOR_MEMBERS(Goal::Check, side, label, state, known, points, most, sets, given)
DOOR_MEMBERS(Goal, id, label, detail, side, points, checks)
DOOR_MEMBERS(Track::Token, side, square)
DOOR_MEMBERS(Track, squares, tokens, closed)
DOOR_MEMBERS(Ground::Mark, piece, label, at, radius, id, detail, side, flat, filled, symbol, colour, moves,
             given)
DOOR_MEMBERS(Ground::Area, label, lowest, highest, side)
DOOR_MEMBERS(Ground::Line, from, to)
DOOR_MEMBERS(Ground, size, marks, away, areas, lines, unit, step, measuring)
DOOR_MEMBERS(Row::Item, id, label, detail, side, covered, done, current)
DOOR_MEMBERS(Row, items)
DOOR_MEMBERS(Board, id, title, drawn, spoken)
DOOR_MEMBERS(MatchView, headline, round, toAct, winners, sides, pieces, boards, over, closing, begun, first,
             goals, pointsLabel, worthLabel, rounds, elapsed)

// Offers and forms
DOOR_MEMBERS(Remark, rule, message, at)
DOOR_MEMBERS(Refusal, rule, message, at, kind, given, allowed, nearest)
DOOR_MEMBERS(OfferKey, procedure, piece, side)
DOOR_MEMBERS(Offer, key, label, detail, role, section, standing, remark, ends, open, asks, eyesOnly, settled,
             optional, step, order)
DOOR_MEMBERS(Option, id, label, detail, standing, remark, piece, odds, settled)
DOOR_MEMBERS(PickInput, options, least, most, ordered, typed)
DOOR_MEMBERS(NumberInput, lowest, highest, unit, fractions)
template <class Visit> void fields(Visit&, const YesNoInput&) {}
DOOR_MEMBERS(Die, sides, label, faces, afterTie)
DOOR_MEMBERS(DiceInput, dice, another, reading, succeedsFrom, succeedsTo, droppedDie)
DOOR_MEMBERS(PlaceInput, board, lowest, highest, from, reach)
DOOR_MEMBERS(TextInput, longest, isId, isWord)
DOOR_MEMBERS(RowsInput, keys, least, most, named, rowLabel)
DOOR_MEMBERS(Field, path, label, why, ifSkipped, input, value, origin, by, secret, kept, detail, rule)
DOOR_MEMBERS(Form, title, cost, fields, follows, warnings, refusal, dropped, taken, forecast, playable,
             complete, putsRight, optional, endsMatch, skips, eyesOnly)

// Odds; `figures` are the command line's own.
DOOR_MEMBERS(OddsQuery, kind, answers)
DOOR_MEMBERS(Chance, id, label, chance, tone)
DOOR_MEMBERS(Series, id, label, p, first, openEnded)
DOOR_MEMBERS(OddsStep, label, dice, reasons, rules)
DOOR_MEMBERS(Matrix, label, rows, columns, values, rowMix, columnMix, chances, curves, cells)
DOOR_MEMBERS(OddsView, headline, chances, series, further, matrix, steps, warnings, notModelled)

/// What the alternatives of a variant are called.
constexpr auto kindsOf(const decltype(Board::drawn)*)
{
    return std::array{"track", "ground", "row"};
}
constexpr auto kindsOf(const Input*)
{
    return std::array{"pick", "number", "yesno", "dice", "place", "text", "rows"};
}

} // namespace adjutant::door

namespace adjutant {

DOOR_MEMBERS(Sentence, message, tone, only)
DOOR_MEMBERS(LogLine, entry, position, role, stands, label, sentences, warnings, accepted, round)

} // namespace adjutant
