#pragma once

#include "core/match/task.h"
#include "core/table/form.h"

#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace adjutant {

// Questions. Each is made of its path, its label and what can be answered, and then told more by the
// functions named after it: `Pick("target", label, options).by(side).preset("ogre")`. None is an aggregate:
// GCC 12 destroys aggregates twice that are made within an awaited expression.
// Nor does it go on behind an `if` or a `switch` whose condition awaits: the answer is taken into a variable
// first.

/// What stands beside every question.
struct About
{
    Message why;
    Message ifLeftOut;
    PlayerId by;
    bool secret = false;
    bool usuallyNone = false;
    bool detail = false;
    std::string rule;
};

template <class Self> class Question
{
public:
    Question(table::Path path, Message label) : m_path(std::move(path)), m_label(std::move(label)) {}

    /// Where the preset comes from, or what the answer is for.
    Self&& why(Message message) { return (m_about.why = std::move(message), self()); }
    /// What is no longer claimed without an answer.
    Self&& ifLeftOut(Message message) { return (m_about.ifLeftOut = std::move(message), self()); }
    /// Left out unless the players say otherwise, where it can be: nothing waits for it.
    Self&& usuallyNone() { return (m_about.usuallyNone = true, self()); }
    /// The side that answers; otherwise the table does.
    Self&& by(PlayerId side) { return (m_about.by = std::move(side), self()); }
    /// Only that side may see the answer. Such a question is the last of its procedure.
    Self&& secretOf(PlayerId side) { return (m_about.secret = true, by(std::move(side))); }
    /// Most players leave it as it is: pages show it when they ask for more.
    Self&& detail(bool is = true) { return (m_about.detail = is, self()); }
    /// The id of the reference's entry.
    Self&& rule(std::string id) { return (m_about.rule = std::move(id), self()); }

protected:
    friend class Ask;
    Self&& self() { return static_cast<Self&&>(*this); }

    table::Path m_path;
    Message m_label;
    About m_about;
};

/// Which one, or which ones, of the options.
class Pick : public Question<Pick>
{
public:
    using All = std::function<std::vector<table::Option>()>;
    using Find = std::function<std::optional<table::Option>(const std::string& id)>;

    Pick(table::Path path, Message label, std::vector<table::Option> options)
        : Question(std::move(path), std::move(label)), m_options(std::move(options))
    {}
    /// Options that are made when somebody looks at them: `all` those of a form; `find` the one of an answer,
    /// which may be one that the form doesn't show, and none where nothing is called that.
    Pick(table::Path path, Message label, All all, Find find)
        : Question(std::move(path), std::move(label)), m_all(std::move(all)), m_find(std::move(find))
    {}

    /// What holds unless the players say otherwise.
    Pick&& preset(std::string id) { return (m_preset.push_back(std::move(id)), self()); }
    Pick&& presets(std::vector<std::string> ids) { return (m_preset = std::move(ids), self()); }
    /// How many, of several().
    Pick&& from(int least, int most) { return (m_least = least, m_most = most, self()); }
    /// The order of the answer counts, of several().
    Pick&& inOrder() { return (m_ordered = true, self()); }
    /// The rule that refuses what is no option; `malformed` otherwise.
    Pick&& unknownIs(std::string rule) { return (m_unknown = std::move(rule), self()); }
    /// A word that isn't listed may be typed: `find` takes it; without one any text of at most 80 bytes is
    /// taken.
    Pick&& orTyped() { return (m_typed = true, self()); }
    /// Answered by a list only, not by a single word; what stands in it twice counts once. Of several().
    Pick&& asList() { return (m_asList = true, self()); }
    /// Finds what was probably meant by a word that is no option; otherwise the id that is most like it.
    Pick&& nearestBy(std::function<std::string(const std::string& id)> nearest)
    {
        return (m_nearest = std::move(nearest), self());
    }

private:
    friend class Ask;
    void makeOptions();
    std::optional<table::Option> find(const std::string& id) const;

    std::vector<table::Option> m_options;
    All m_all;
    Find m_find;
    bool m_typed = false;
    std::vector<std::string> m_preset;
    int m_least = 1;
    int m_most = 1;
    bool m_ordered = false;
    bool m_asList = false;
    std::function<std::string(const std::string& id)> m_nearest;
    std::string m_unknown = "malformed";
};

/// Which whole number of a range, both ends included.
class NumberOf : public Question<NumberOf>
{
public:
    NumberOf(table::Path path, Message label, int lowest, int highest)
        : Question(std::move(path), std::move(label)), m_lowest(lowest), m_highest(highest)
    {}

    NumberOf&& preset(int number) { return (m_preset = number, self()); }
    NumberOf&& unit(Message words) { return (m_unit = std::move(words), self()); }

private:
    friend class Ask;
    int m_lowest;
    int m_highest;
    std::optional<int> m_preset;
    Message m_unit;
};

/// Which number of a range, both ends included; fractions are allowed.
class AmountOf : public Question<AmountOf>
{
public:
    AmountOf(table::Path path, Message label, double lowest, double highest)
        : Question(std::move(path), std::move(label)), m_lowest(lowest), m_highest(highest)
    {}

    AmountOf&& preset(double amount) { return (m_preset = amount, self()); }
    AmountOf&& unit(Message words) { return (m_unit = std::move(words), self()); }

private:
    friend class Ask;
    double m_lowest;
    double m_highest;
    std::optional<double> m_preset;
    Message m_unit;
};

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
    using More = std::function<std::vector<table::Die>(const std::vector<int>& faces)>;

    DiceOf(table::Path path, Message label, std::vector<table::Die> dice)
        : Question(std::move(path), std::move(label)), m_dice(std::move(dice))
    {}
    /// So many dice of the same kind.
    DiceOf(table::Path path, Message label, int count, int sides)
        : DiceOf(std::move(path), std::move(label),
                 std::vector<table::Die>(static_cast<std::size_t>(count), table::Die{sides}))
    {}

    DiceOf&& more(More due) { return (m_more = std::move(due), self()); }
    /// As many dice as were shown, at most so many of that kind.
    DiceOf&& upTo(int most, int sides) { return (m_most = most, m_sides = sides, self()); }
    /// The rule that refuses more or fewer faces than dice; `malformed` otherwise.
    DiceOf&& wrongCountIs(std::string rule) { return (m_wrongCount = std::move(rule), self()); }

private:
    friend class Ask;
    std::vector<table::Die> m_dice;
    More m_more;
    int m_most = 0;
    int m_sides = 6;
    std::string m_wrongCount = "malformed";
};

/// Where on a board.
class PlaceOn : public Question<PlaceOn>
{
public:
    PlaceOn(table::Path path, Message label, table::PlaceInput place)
        : Question(std::move(path), std::move(label)), m_place(std::move(place))
    {}

    /// The rule that refuses a spot beyond the range, with its sentence; `malformed` otherwise.
    PlaceOn&& outsideIs(std::string rule, Message message)
    {
        return (m_outside = table::Remark{std::move(rule), std::move(message)}, self());
    }

private:
    friend class Ask;
    table::PlaceInput m_place;
    std::optional<table::Remark> m_outside;
};

/// Words that are typed, of at most so many bytes.
class TextOf : public Question<TextOf>
{
public:
    TextOf(table::Path path, Message label, std::size_t longest)
        : Question(std::move(path), std::move(label)), m_longest(longest)
    {}

    TextOf&& preset(std::string text) { return (m_preset = std::move(text), self()); }
    /// Letters of an id only.
    TextOf&& id() { return (m_isId = true, self()); }

private:
    friend class Ask;
    std::size_t m_longest;
    bool m_isId = false;
    std::optional<std::string> m_preset;
};

/// Rows that the players add: gives their keys, under whose paths the fields of each are asked. A list of
/// plain words or numbers is read as rows whose only field stands at the row itself. A row is begun by
/// answering its path (`abilities/0`) with nothing: it is left out.
class RowsOf : public Question<RowsOf>
{
public:
    RowsOf(table::Path path, Message label, int least, int most)
        : Question(std::move(path), std::move(label)), m_least(least), m_most(most)
    {}

    /// A row goes by a word that is typed, not by its number.
    RowsOf&& named() { return (m_named = true, self()); }
    RowsOf&& rowLabel(Message label) { return (m_rowLabel = std::move(label), self()); }
    /// A row may be written as one plain answer: the one to its question of that key; of an empty key, the
    /// only one it asks.
    RowsOf&& plainIs(std::string key) { return (m_plain = std::move(key), self()); }
    /// The rule that refuses more or fewer rows, with its sentence; `malformed` otherwise.
    RowsOf&& wrongCountIs(std::string rule, Message message)
    {
        return (m_wrongCount = table::Remark{std::move(rule), std::move(message)}, self());
    }

private:
    friend class Ask;
    int m_least;
    int m_most;
    bool m_named = false;
    Message m_rowLabel;
    std::optional<std::string> m_plain;
    std::optional<table::Remark> m_wrongCount;
};

/// The answer to a question, to be awaited: where there is none the procedure stays there.
template <class Answer> struct Asked
{
    std::optional<Answer> answer;

    bool await_ready() const noexcept { return answer.has_value(); }
    void await_suspend(std::coroutine_handle<>) const noexcept {}
    Answer await_resume() { return std::move(*answer); }
};

/// The end of a procedure that the state can't hold; nothing follows it.
struct Refused
{
    bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<>) const noexcept {}
    void await_resume() const noexcept {}
};

/// A sentence of the story.
struct Sentence
{
    Message message;
    table::Tone tone = table::Tone::plain;
    std::vector<PlayerId> only{}; ///< who may read it; empty: everybody
    std::size_t record = 0;       ///< the record of the procedure that brought it, counted from 0
};

/// What the dice did, beside what was expected of them.
struct Outcome
{
    PlayerId side;      ///< whose dice
    std::string figure; ///< the id of the series of the forecast that it belongs to
    int observed = 0;
    table::OddsQuery query; ///< the forecast
    std::size_t record = 0;
};

/// The answers that one record gave.
struct Batch
{
    table::Answers answers;
    std::size_t record = 0; ///< its number among the records since the procedure began
    bool kept = true;       ///< on record; false: a draft that only its form knows
};

/// One run of a procedure: the answers so far, and all that the run brings to light: the form, the sentences,
/// what it breaks, where it stays. A procedure asks through it and changes the state; it is run anew, on the
/// state as it was, with every new answer.
///
/// Every question takes an answer of the right kind and range. Any other is refused as `malformed`, a closed
/// option by its own rule, and then the procedure stays where it is. An answer that is on record holds:
/// another one to the same question is left aside.
class Ask
{
public:
    /// What becomes of a question without an answer and without a preset.
    enum class Missing {
        stays,  ///< the procedure stays there, and the form asks it
        leftOut ///< as in a script: left out where it can be, otherwise refused as `malformed`
    };

    Ask(const std::vector<Batch>& answers, Missing missing);

    /// Only what the answers bring about is looked at: the form's options need not be made.
    void withoutOptions() { m_withoutOptions = true; }

    // Questions. Those that end in OrNone can be left out: then they give none. The others can't be, before
    // settle(); left out behind it they end the procedure as it stands.
    Asked<std::string> one(Pick question);
    Asked<std::optional<std::string>> oneOrNone(Pick question);
    Asked<std::vector<std::string>> several(Pick question);
    Asked<int> number(NumberOf question);
    Asked<std::optional<int>> numberOrNone(NumberOf question);
    Asked<double> amount(AmountOf question);
    Asked<bool> yes(Whether question);
    Asked<std::vector<int>> dice(DiceOf question);
    Asked<std::optional<std::vector<int>>> diceOrNone(DiceOf question);
    Asked<std::optional<table::Point>> placeOrNone(PlaceOn question);
    Asked<std::string> text(TextOf question);
    Asked<std::optional<std::string>> textOrNone(TextOf question);
    Asked<std::vector<std::string>> rows(RowsOf question);

    /// Whether anything at a path, or under it, was answered: for presets that hold only where the players
    /// say nothing at all of a list. What is said of the answers stays with the questions.
    bool isGiven(const table::Path& path) const;

    /// The same of what stands below it only.
    bool hasParts(const table::Path& path) const;

    /// Whether this word is the answer at a path; then the question that stands there otherwise isn't asked.
    bool says(const table::Path& path, std::string_view word);

    /// Whether anything is answered at a path that is not asked for otherwise. Where nothing is, it is known
    /// all the same as a key that can be.
    bool takes(const table::Path& path);

    /// Whether a script has this word in place of the answers below a path, which then aren't asked for:
    /// `deviation: hit`.
    bool saysOnly(const table::Path& path, std::string_view word);

    /// Takes an answer that records of earlier releases have and that nothing asks for: it has no effect.
    void passOver(const table::Path& path);

    /// Ends a private draft: what was answered so far goes on record before anything behind it is asked. What
    /// players put right in the middle of a procedure is done at the settle() before the question it stays
    /// at: so nothing is changed between a settle() and the question behind it, and nothing of the state but
    /// ids is held across it.
    void settle();

    /// The state can't hold it, by that rule; `at` is what it is about, otherwise the last question.
    Refused refuse(std::string rule, Message message);
    Refused refuse(std::string rule, Message message, table::Path at);

    /// A rule seems to be broken; the procedure goes on.
    void warn(std::string rule, Message message);

    void title(Message message) { m_form.title = std::move(message); }
    void cost(Message message) { m_form.cost = std::move(message); }
    /// What playing it brings about, told before it is done.
    void follows(Message message) { m_form.follows.push_back(std::move(message)); }

    /// A sentence of the story, for everybody or for some only.
    void tell(Message message, table::Tone tone = table::Tone::plain, std::vector<PlayerId> only = {});

    /// What will probably happen by the dice that are asked next.
    void forecast(table::OddsQuery query) { m_form.forecast = std::move(query); }
    /// What the dice did to that forecast.
    void outcome(PlayerId side, std::string figure, int observed);

    /// Calls `change` whenever the procedure settles, with how often it has by then: where the players put
    /// something right in the middle of a procedure, it is done there.
    void onSettle(std::function<void(int settled)> change) { m_onSettle = std::move(change); }

    /// Runs a procedure as far as its answers go.
    void run(Task<> procedure);

    // What came of the run.
    const table::Form& form() const { return m_form; }
    const std::vector<Sentence>& sentences() const { return m_sentences; }
    const std::vector<Outcome>& outcomes() const { return m_outcomes; }
    /// The answers that were asked for and are whole, defaults and what was left out among them.
    table::Answers answered() const { return answers(true); }
    /// Those of them that are not on record yet.
    table::Answers notOnRecord() const { return answers(false); }
    /// How often the procedure has settled.
    int settled() const { return m_settles; }
    /// The warnings that one record brought.
    std::vector<table::Remark> warningsOf(std::size_t record) const;

private:
    struct Given
    {
        table::Value value;
        std::size_t record = 0;
        bool kept = true;
        bool used = false;
    };

    enum class Reply { given, preset, none, nothing };

    // Looks a question's answer up and puts its field on the form; `value` is the one that was given.
    Reply reply(table::Field& field, bool hasPreset, bool canBeNone, bool usuallyNone,
                const table::Value*& value);
    template <class Answer, class Read>
    Asked<std::optional<Answer>> ask(table::Field field, About about, std::optional<Answer> preset,
                                     bool canBeNone, Read read);
    table::PickInput inputOf(Pick& question) const;
    Asked<std::optional<std::string>> askOne(Pick question, bool canBeNone);
    Asked<std::optional<int>> askNumber(NumberOf question, bool canBeNone);
    Asked<std::optional<std::string>> askText(TextOf question, bool canBeNone);
    Asked<std::optional<std::vector<int>>> askDice(DiceOf question, bool canBeNone);
    std::optional<std::string> pickedOf(const Pick& question, const std::string& id);
    // The keys of the rows that were given; rows that were only begun hold no answer of their own.
    std::vector<std::string> rowsGiven(const RowsOf& question);
    table::Answers answers(bool onRecordToo) const;
    // Refuses a question beyond the most that a procedure may ask.
    bool isFull();
    void refuseUnknown(const Pick& question, const std::string& id);
    void makeRows(const RowsOf& question);
    void put(table::Field field);
    void refuseAnswer(const table::Field& field, Message allowed);
    bool isOver() const { return m_stays || m_left || m_form.refusal.has_value(); }

    std::map<table::Path, Given, std::less<>> m_given;
    Missing m_missing;
    bool m_withoutOptions = false;
    table::Form m_form;
    std::vector<Sentence> m_sentences;
    std::vector<Outcome> m_outcomes;
    std::vector<std::size_t> m_warnedAt; ///< beside the form's warnings
    std::function<void(int)> m_onSettle;
    std::size_t m_record = 0; ///< the record of the last answer that was given
    int m_settles = 0;
    std::size_t m_settled = 0; ///< fields before the last settle()
    bool m_stays = false;      ///< at a question
    bool m_left = false;       ///< ended by leaving out what it needs
};

} // namespace adjutant
