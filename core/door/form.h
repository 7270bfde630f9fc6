#pragma once

#include "core/door/odds.h"
#include "core/match/start.h"

namespace adjutant::door {

/// Whether something can be chosen: `warned` seems to break a rule, and may be played all the same; `closed`
/// is what the state cannot hold.
enum class Standing { open, warned, closed };

/// Where the answer to a question comes from.
enum class Origin { missing, byDefault, fromMatch, given, skipped };

/// A rule that is broken, or seems to be, with a sentence that says how.
struct Remark
{
    std::string rule; ///< `out-of-reach`
    Message message;
    Path at{}; ///< the question, or the part of the form, that it is about; empty: the last one asked

    bool operator==(const Remark&) const = default;
};

/// Why a form can't be played.
struct Refusal : Remark
{
    enum class Kind {
        ofProcedure, ///< something that only the procedure knows; of the other kinds, Ask refuses an answer
        missing,
        wrongType,
        outOfRange,
        wrongCount, ///< of dice
        noOption,   ///< nothing is called that
        notAsked    ///< no question asks for it
    };

    Kind kind = Kind::ofProcedure;
    Message given{};   ///< of noOption: the word
    Message allowed{}; ///< what the answer must be, as the words that follow "must be"
    Message nearest{}; ///< of noOption: what was probably meant; empty: nobody knows
};

/// One thing that can be picked. The label is unlike that of every other option of its question.
struct Option
{
    std::string id;
    Message label;
    Message detail{}; ///< what helps to choose: a distance, hit points
    Standing standing = Standing::open;
    Remark remark{};                ///< why it is warned or closed
    UnitRef piece{};                ///< what it stands for on the boards
    std::optional<Forecast> odds{}; ///< what will probably happen then
    bool settled = false;           ///< of the setup: done for it, though not yet for others
};

/// Options to pick from; the closed ones come last.
struct PickInput
{
    std::vector<Option> options;
    int least = 1;
    int most = 1;
    bool ordered = false; ///< the order in which they are picked counts
    bool typed = false;   ///< a word that isn't among them may be typed
};

/// A number within a range, both ends included; a whole one unless fractions are allowed.
struct NumberInput
{
    int lowest = 0;
    int highest = 0;
    Message unit;
    bool fractions = false;
};

/// The whole numbers of a range, where another was answered.
inline Message wholeNumbers(int lowest, int highest)
{
    return message(WORDS("ask", "a whole number from %1 to %2"), lowest, highest);
}

struct YesNoInput
{};

/// One die of a pool.
struct Die
{
    int sides = 6;
    Message label{}; ///< who rolls it, or for what; may be empty
    /// What its faces are called, from 1 on; an empty one by its number. Those behind them are the last one.
    std::vector<Message> faces{};
    bool afterTie = false; ///< the first of a roll that is due because the last one was a tie
};

/// Dice that are rolled on the table, or by the app. The pool is reckoned anew from the faces shown: dice
/// that add dice, rerolls and ties are among it once they are due.
struct DiceInput
{
    std::vector<Die> dice;        ///< all that must be shown; those without a face yet are the last ones
    std::optional<Die> another{}; ///< one more that may be shown
    Message reading{};            ///< what the faces shown so far say: "Hits: 3"; empty: nobody knows
    int succeedsFrom = 0;         ///< the lowest face that is a success; 0: a face alone doesn't say
    int succeedsTo = 0;           ///< the highest one, where a higher face fails; 0: none does
    int droppedDie = 0;           ///< the number of the one that doesn't count, whatever it shows; 0: none
};

/// A spot on a board.
struct PlaceInput
{
    std::string board;
    Point lowest;
    Point highest;
    std::optional<Point> from; ///< from where it is reached
    double reach = 0;          ///< 0: anywhere
};

struct TextInput
{
    std::size_t longest = 80; ///< bytes
    bool isId = false;        ///< letters of an id only
    bool isWord = false;      ///< a word of the data, which people may say in their language: `steel`
};

/// Rows that the players add, each with fields of its own behind this one: the abilities of a typed card.
struct RowsInput
{
    std::vector<std::string> keys; ///< the rows there are: `0`, `1`, or words that were typed
    int least = 0;
    int most = 0;
    bool named = false; ///< a row goes by a word that is typed, not by its number
    Message rowLabel{};
};

using Input = std::variant<PickInput, NumberInput, YesNoInput, DiceInput, PlaceInput, TextInput, RowsInput>;

/// What a question says before it is answered.
struct Prompt
{
    Path path;
    Message label;
    Message why{};       ///< where the value comes from, or what it is for
    Message ifSkipped{}; ///< what applies when it is skipped; empty: it can’t be skipped
    PlayerId by{};       ///< the side that answers; empty: the table
    bool secret = false; ///< only `by` may see the answer
    bool detail = false; ///< most players leave it as it is: pages show it when they ask for more
    std::string rule{};  ///< id of the reference's entry
};

/// One question of a form, with its answer where there is one.
struct Field : Prompt
{
    Input input;
    std::optional<Value> value{};
    Origin origin = Origin::missing;
    bool kept = false; ///< the answer is on record already
};

/// What a procedure asks, as far as it can be asked by now.
struct Form
{
    Message title;
    Message cost{};
    std::vector<Field> fields;
    std::vector<Message> follows; ///< what playing it brings about: shown before it is done
    std::vector<Remark> warnings; ///< rules it seems to break
    std::optional<Refusal> refusal;
    std::vector<Path> dropped; ///< answers that nothing asks for any more
    std::vector<Path> taken{}; ///< what can be answered too, and isn't asked
    std::optional<Forecast> forecast{};
    bool playable = false;  ///< playing it now puts something on record
    bool complete = false;  ///< nothing is missing
    bool putsRight = false; ///< already done: playing it again corrects it
    bool optional = false;  ///< of the setup: a match can begin without it
    bool endsMatch = false; ///< because the players agree on it, not by what was played
    bool skips = false;     ///< it passes over some who could still act: looked at before it is done
    bool eyesOnly = false;  ///< one side's secret is asked: a shared device is passed on first
};

} // namespace adjutant::door
