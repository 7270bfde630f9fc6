#pragma once

#include "core/door/form.h"

namespace adjutant {

// Questions. Each is made of its path, its label and what can be answered, and refined by member functions:
// `Pick("target", label, options).by(side).preset("ogre")`. None is an aggregate: GCC 12 destroys aggregates
// twice that are made within an awaited expression. Nor does it resume behind an `if` or a `switch` whose
// condition awaits: store the answer in a variable first.

/// The label of a question, marked for translation.
using Label = Message;

template <class Self> class Question
{
public:
    Question(door::Path path, Label label) : m_prompt{std::move(path), std::move(label)} {}

    /// Where the preset comes from, or what the answer is for.
    Self&& why(Label words) { return (m_prompt.why = std::move(words), self()); }
    /// What is no longer claimed without an answer.
    Self&& ifSkipped(Label words) { return (m_prompt.ifSkipped = std::move(words), self()); }
    /// Left out unless the players say otherwise, where it can be: nothing waits for it.
    Self&& usuallyNone() { return (m_usuallyNone = true, self()); }
    /// The side that answers; otherwise the table does.
    Self&& by(PlayerId side) { return (m_prompt.by = std::move(side), self()); }
    /// Only that side may see the answer. Such a question is the last of its procedure.
    Self&& secretOf(PlayerId side) { return (m_prompt.secret = true, by(std::move(side))); }
    /// Most players leave it as it is: pages show it when they ask for more.
    Self&& detail(bool is = true) { return (m_prompt.detail = is, self()); }
    /// The id of the reference's entry.
    Self&& rule(std::string id) { return (m_prompt.rule = std::move(id), self()); }

protected:
    friend class Ask;
    Self&& self() { return static_cast<Self&&>(*this); }

    door::Prompt m_prompt;
    bool m_usuallyNone = false;
};

/// Which one, or which ones, of the options.
class Pick : public Question<Pick>
{
public:
    using All = std::function<std::vector<door::Option>()>;
    using Find = std::function<std::optional<door::Option>(const std::string& id)>;
    using Nearest = std::function<std::string(const std::string& id)>;

    Pick(door::Path path, Label label, std::vector<door::Option> options)
        : Question(std::move(path), std::move(label)), m_input{std::move(options)}
    {}
    /// Options that are made when somebody looks at them: `all` those of a form; `find` the one of an answer,
    /// which may be one that the form doesn't show, and none where nothing is called that. Nobody reads the
    /// label of what `find` returns.
    Pick(door::Path path, Label label, All all, Find find)
        : Question(std::move(path), std::move(label)), m_all(std::move(all)), m_find(std::move(find))
    {}

    /// One of a table of names, which must outlive the question. Not with orTyped(): nothing else is found.
    Pick(door::Path path, Label label, std::span<const Named> names);

    /// What holds unless the players say otherwise.
    Pick&& preset(std::string id) { return (m_preset.push_back(std::move(id)), self()); }
    Pick&& presets(std::vector<std::string> ids) { return (m_preset = std::move(ids), self()); }
    /// How many, of several().
    Pick&& from(int least, int most) { return (m_input.least = least, m_input.most = most, self()); }
    /// Answers of other counts are taken, too, for the procedure to warn of; of several().
    Pick&& orOtherCounts() { return (m_otherCounts = true, self()); }
    /// The order of the answer counts, of several().
    Pick&& inOrder() { return (m_input.ordered = true, self()); }
    /// The rule that refuses what is no option; `malformed` otherwise.
    Pick&& unknownIs(std::string rule) { return (m_unknown = std::move(rule), self()); }
    /// A word that isn't listed may be typed: `find` takes it; without one any text of at most 80 bytes is
    /// taken.
    Pick&& orTyped() { return (m_input.typed = true, self()); }
    /// Answered by a list only, not by a single word; what stands in it twice counts once. Of several().
    Pick&& asList() { return (m_asList = true, self()); }
    /// Finds what was probably meant by a word that is no option; otherwise the id that is most like it.
    Pick&& nearestBy(Nearest nearest) { return (m_nearest = std::move(nearest), self()); }

private:
    friend class Ask;
    void makeOptions()
    {
        if (m_all && m_input.options.empty())
            m_input.options = m_all();
    }

    // All options, the closed ones last.
    door::PickInput input();
    std::optional<door::Option> find(const std::string& id) const;

    door::PickInput m_input;
    All m_all;
    Find m_find;
    std::vector<std::string> m_preset;
    bool m_otherCounts = false;
    bool m_asList = false;
    Nearest m_nearest;
    std::string m_unknown = "malformed";
};

/// A word that nobody lists, as an option; none where it is no text of at most 80 bytes.
std::optional<door::Option> typedOption(const std::string& word);

/// Which number of a range, both ends included.
template <class Number> class InRange : public Question<InRange<Number>>
{
public:
    InRange(door::Path path, Label label, Number lowest, Number highest)
        : Question<InRange>(std::move(path), std::move(label)), m_lowest(lowest), m_highest(highest)
    {}

    InRange&& preset(Number number) { return (m_preset = number, this->self()); }
    InRange&& unit(Label words) { return (m_unit = std::move(words), this->self()); }

private:
    friend class Ask;
    Number m_lowest;
    Number m_highest;
    std::optional<Number> m_preset;
    Message m_unit;
};
using NumberOf = InRange<int>;    ///< a whole one
using AmountOf = InRange<double>; ///< fractions are allowed

/// Whether: no, unless the players say so.
class Whether : public Question<Whether>
{
public:
    using Question::Question;
    Whether&& preset(bool yes) { return (m_preset = yes, self()); }
    /// There is nothing that holds unless the players say so.
    Whether&& open() { return (m_preset.reset(), self()); }

private:
    friend class Ask;
    std::optional<bool> m_preset = false;
};

/// What dice showed. The face of a single die may be written without a list.
class DiceOf : public Question<DiceOf>
{
public:
    /// The dice that the faces shown so far bring on top: tens that add dice, rerolls, ties. Asked until
    /// there are none.
    using More = std::function<std::vector<door::Die>(const std::vector<int>& faces)>;
    /// What the faces shown so far say: "Hits: 3".
    using Reading = std::function<Message(const std::vector<int>& faces)>;
    using Dropped = std::function<int(const std::vector<int>& faces)>;

    DiceOf(door::Path path, Label label, std::vector<door::Die> dice)
        : Question(std::move(path), std::move(label)), m_input{std::move(dice)}
    {}
    /// So many dice of the same kind.
    DiceOf(door::Path path, Label label, int count, int sides)
        : DiceOf(std::move(path), std::move(label),
                 std::vector<door::Die>(static_cast<std::size_t>(count), door::Die{sides}))
    {}

    DiceOf&& more(More due) { return (m_more = std::move(due), self()); }
    /// Which die of those shown doesn't count, by its number; 0: all do.
    DiceOf&& drops(Dropped die) { return (m_drops = std::move(die), self()); }
    DiceOf&& readAs(Reading reading) { return (m_reading = std::move(reading), self()); }
    /// The lowest face that is a success, and the highest where a higher one fails, so that pages can show
    /// which dice were.
    DiceOf&& succeedsFrom(int face, int to = 0)
    {
        return (m_input.succeedsFrom = face, m_input.succeedsTo = to, self());
    }
    /// The last roll was a tie, and brings this one.
    DiceOf&& afterTie(bool is) { return (m_input.dice.front().afterTie = is, self()); }
    /// As many dice as were shown, at most so many of that kind.
    DiceOf&& upTo(int most, int sides) { return (m_most = most, m_sides = sides, self()); }
    /// The rule that refuses more or fewer faces than dice; `malformed` otherwise.
    DiceOf&& wrongCountIs(std::string rule) { return (m_wrongCount = std::move(rule), self()); }

private:
    friend class Ask;
    door::DiceInput m_input;
    More m_more;
    Reading m_reading;
    Dropped m_drops;
    int m_most = 0;
    int m_sides = 6;
    std::string m_wrongCount = "malformed";
};

/// Where on a board.
class PlaceOn : public Question<PlaceOn>
{
public:
    PlaceOn(door::Path path, Label label, door::PlaceInput place)
        : Question(std::move(path), std::move(label)), m_input(std::move(place))
    {}

    /// The rule that refuses a spot beyond the range, with its sentence; `malformed` otherwise.
    PlaceOn&& outsideIs(std::string rule, Message message)
    {
        return (m_outside = door::Remark{std::move(rule), std::move(message)}, self());
    }
    /// Where it is unless the players say otherwise.
    PlaceOn&& preset(door::Point at) { return (m_preset = at, self()); }
    /// It can’t be left open.
    PlaceOn&& needed() { return (m_needed = true, self()); }

private:
    friend class Ask;
    door::PlaceInput m_input;
    std::optional<door::Point> m_preset;
    std::optional<door::Remark> m_outside;
    bool m_needed = false;
};

/// Words that are typed, of at most so many bytes.
class TextOf : public Question<TextOf>
{
public:
    TextOf(door::Path path, Label label, std::size_t longest)
        : Question(std::move(path), std::move(label)), m_input{longest}
    {}

    TextOf&& preset(std::string text) { return (m_preset = std::move(text), self()); }
    /// A word of the data, which people may say in their language: `steel`.
    TextOf&& word() { return (m_input.isWord = true, self()); }
    /// Letters of an id only.
    TextOf&& id() { return (m_input.isId = true, self()); }

private:
    friend class Ask;
    door::TextInput m_input;
    std::optional<std::string> m_preset;
};

/// Rows that the players add: gives their keys, under whose paths the fields of each are asked. A list of
/// plain words or numbers is read as rows whose only field stands at the row itself. A row is begun by
/// answering its path (`abilities/0`) with nothing: it is left out.
class RowsOf : public Question<RowsOf>
{
public:
    RowsOf(door::Path path, Label label, int least, int most)
        : Question(std::move(path), std::move(label)), m_input{{}, least, most}
    {}

    /// A row goes by a word that is typed, not by its number.
    RowsOf&& named() { return (m_input.named = true, self()); }
    RowsOf&& rowLabel(Label label) { return (m_input.rowLabel = std::move(label), self()); }
    /// A row may be written as one plain answer: the one to its question of that key; of an empty key, the
    /// only one it asks.
    RowsOf&& plainIs(std::string key) { return (m_plain = std::move(key), self()); }
    /// The rule that refuses more or fewer rows, with its sentence; `malformed` otherwise.
    RowsOf&& wrongCountIs(std::string rule, Message message)
    {
        return (m_wrongCount = door::Remark{std::move(rule), std::move(message)}, self());
    }

private:
    friend class Ask;
    door::RowsInput m_input;
    std::optional<std::string> m_plain;
    std::optional<door::Remark> m_wrongCount;
};

} // namespace adjutant
