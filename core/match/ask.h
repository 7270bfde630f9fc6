#pragma once

#include "core/door/view.h"
#include "core/expected.h"
#include "core/match/question.h"

#include <boost/container/flat_map.hpp>

namespace adjutant {

/// The answer to a question, to be awaited: where there is none the procedure stays there.
template <class Answer> struct Asked
{
    std::optional<Answer> answer;

    bool await_ready() const noexcept { return answer.has_value(); }
    void await_suspend(std::coroutine_handle<>) const noexcept {}
    Answer await_resume() { return std::move(*answer); }
};

/// Of a question that can't be left out.
template <class Answer> Asked<Answer> needed(Asked<std::optional<Answer>> asked)
{
    if (!asked.answer)
        return {};
    return {std::move(*asked.answer)};
}

/// The end of a procedure that the state can't hold: nothing follows it, unless nothing was in its way.
using Refused = Asked<std::monostate>;

/// A sentence of the story.
struct Sentence
{
    Message message;
    door::Tone tone = door::Tone::plain;
    std::vector<PlayerId> only{}; ///< who may read it; empty: everybody
    std::size_t record = 0;       ///< the record of the procedure that brought it, counted from 0

    bool isFor(const door::Viewer& viewer) const
    {
        return only.empty() ||
               std::ranges::any_of(only, [&viewer](const PlayerId& side) { return viewer.sees(side); });
    }
};

/// What the dice did, beside what was expected of them.
struct Outcome
{
    PlayerId side;      ///< whose dice
    std::string figure; ///< the id of the forecast’s series that it belongs to
    int observed = 0;
    door::Forecast forecast;
    std::size_t record = 0;
};

/// The answers that one record gave.
struct Batch
{
    door::Answers answers;
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
        skipped ///< as in a script: left out where it can be, otherwise refused as `malformed`
    };

    Ask(const std::vector<Batch>& answers, Missing missing);

    /// Adds the answers of one more record, or a draft.
    void give(const door::Answers& answers, std::size_t record, bool kept);
    /// Only what the answers bring about is looked at: the form's options need not be made.
    void withoutOptions() { m_withoutOptions = true; }
    /// Whether somebody reads the form: advice that takes reckoning is for them only.
    bool isRead() const { return !m_withoutOptions; }

    // Questions. Those that end in OrNone can be left out: then they give none. The others can't be, before
    // settle(); left out behind it they end the procedure as it stands.
    Asked<std::string> one(Pick question) { return needed(askOne(question, false)); }
    /// One, by what it is called.
    Asked<UnitRef> piece(Pick question)
    {
        const auto asked = askOne(question, false);
        return asked.answer ? Asked<UnitRef>{unitRefOf(**asked.answer)} : Asked<UnitRef>{};
    }

    Asked<std::optional<std::string>> oneOrNone(Pick question) { return askOne(question, true); }
    Asked<std::vector<std::string>> several(Pick question);
    Asked<int> number(NumberOf question) { return needed(askNumber(question, false)); }
    Asked<std::optional<int>> numberOrNone(NumberOf question) { return askNumber(question, true); }
    Asked<double> amount(AmountOf question) { return needed(askNumber(question, false)); }
    Asked<bool> yes(Whether question);
    Asked<std::vector<int>> dice(DiceOf question) { return needed(askDice(question, false)); }
    Asked<std::optional<std::vector<int>>> diceOrNone(DiceOf question) { return askDice(question, true); }
    Asked<std::optional<door::Point>> placeOrNone(PlaceOn question);
    Asked<std::string> text(TextOf question) { return needed(askText(question, false)); }
    Asked<std::optional<std::string>> textOrNone(TextOf question) { return askText(question, true); }
    Asked<std::vector<std::string>> rows(RowsOf question);

    /// Whether anything at a path, or under it, was answered: for presets that hold only where the players
    /// say nothing at all of a list. What is said of the answers stays with the questions.
    bool isGiven(const door::Path& path) const { return m_given.contains(path) || hasParts(path); }

    /// Whether a question was answered otherwise than by leaving it out.
    bool isAnswered(const door::Path& path) const
    {
        const auto given = m_given.find(path);
        return given != m_given.end() && !std::holds_alternative<door::Skipped>(given->second.value);
    }

    /// Whether anything stands below a path.
    bool hasParts(const door::Path& path) const { return !door::below(m_given, path).empty(); }

    /// What was said below a path, by the rest of each path: for rows whose keys are names that may be
    /// unknown.
    std::vector<std::string> partsOf(const door::Path& path) const;

    /// Whether this word is the answer at a path; then the question that stands there otherwise isn't asked.
    bool hasWord(const door::Path& path, std::string_view word);

    /// Whether anything is answered at a path that is not asked for otherwise. Where nothing is, it is known
    /// all the same as a key that can be.
    bool takes(const door::Path& path);

    /// Whether a script has this word in place of the answers below a path, which then aren't asked for:
    /// `deviation: hit`.
    bool isOnly(const door::Path& path, std::string_view word);

    /// Whether this is a script, which leaves out what its form lets it: nobody is asked anything.
    bool isScript() const { return m_missing == Missing::skipped; }

    /// Takes an answer that records of earlier releases have and that nothing asks for: it has no effect.
    template <class... Paths> void passOver(const Paths&... paths) { (passOverOne(paths), ...); }

    /// Ends a private draft: what was answered so far goes on record before anything behind it is asked. What
    /// players put right in the middle of a procedure is done at the settle() before the question it stays
    /// at: so nothing is changed between a settle() and the question behind it, and nothing of the state but
    /// ids is held across it.
    void settle();

    /// The state can't hold it, by that rule; `at` is what it is about, otherwise the last question.
    Refused refuse(std::string rule, Message message, door::Path at = {});
    template <StandsInAPlace... Places> Refused refuse(std::string rule, Words words, Places&&... places)
    {
        return refuse(std::move(rule), message(words, std::forward<Places>(places)...));
    }
    /// Where there is a reason.
    Refused refuseFor(const std::optional<door::Remark>& reason)
    {
        return reason ? refuse(reason->rule, reason->message) : Refused{std::monostate()};
    }

    /// A rule seems to be broken; the procedure goes on.
    void warn(std::string rule, Message message);
    template <StandsInAPlace... Places> void warn(std::string rule, Words words, Places&&... places)
    {
        warn(std::move(rule), message(words, std::forward<Places>(places)...));
    }

    void title(Message message) { m_form.title = std::move(message); }
    template <class... Text> void cost(Text&&... text) { m_form.cost = message(std::forward<Text>(text)...); }
    /// What this settles before the first turn is settled: it is only put right by doing it again. False
    /// where the answers turn out to add something.
    void putsRight(bool does = true) { m_form.putsRight = does; }
    /// Nobody has to do this before the first turn.
    void optional() { m_form.optional = true; }
    /// It ends the match because the players agree on that.
    void endsMatch() { m_form.endsMatch = true; }
    /// What playing it brings about, shown before it is done.
    template <class... Text> void follows(Text&&... text)
    {
        m_form.follows.push_back(message(std::forward<Text>(text)...));
    }
    /// Who could still act and is passed over: shown even where nothing is asked.
    void skips(Message message)
    {
        follows(std::move(message));
        m_form.skips = true;
    }
    std::size_t followsCount() const { return m_form.follows.size(); }
    /// Replaces all but the first `count` of these: more is known by now.
    void follows(Message message, std::size_t count)
    {
        m_form.follows.resize(std::min(count, m_form.follows.size()));
        follows(std::move(message));
    }

    /// A sentence of the story, for everybody or for some only.
    void report(Message message, door::Tone tone = door::Tone::plain, std::vector<PlayerId> only = {})
    {
        if (!isOver())
            m_sentences.push_back({std::move(message), tone, std::move(only), m_record});
    }

    template <StandsInAPlace... Places> void report(Words words, Places&&... places)
    {
        report(message(words, std::forward<Places>(places)...));
    }
    template <StandsInAPlace... Places> void report(door::Tone tone, Words words, Places&&... places)
    {
        report(message(words, std::forward<Places>(places)...), tone);
    }

    /// What will probably happen by the dice that are asked next.
    void forecast(std::optional<door::Forecast> forecast)
    {
        m_form.forecast = std::move(forecast);
        m_rolled = false;
    }
    /// What the dice did to that forecast.
    void outcome(PlayerId side, std::string figure, int observed);

    /// Calls `change` whenever the procedure settles, passing how often it has settled so far: where the
    /// players put something right in the middle of a procedure, it is done there.
    void onSettle(std::function<void(int settled)> change) { m_onSettle = std::move(change); }

    /// Runs a procedure as far as its answers go.
    void run(Task<> procedure);

    // What came of the run.
    const door::Form& form() const { return m_form; }
    std::vector<Sentence> takeSentences() { return std::move(m_sentences); }
    std::vector<Outcome> takeOutcomes() { return std::move(m_outcomes); }
    /// The answers that were asked for, are whole and not on record yet, defaults and what was left out among
    /// them; the form has them no more.
    door::Answers takeNotOnRecord();
    /// How often the procedure has settled.
    int settled() const { return m_settleCount; }
    /// The warnings that one record brought.
    std::vector<door::Remark> warningsOf(std::size_t record) const;

private:
    struct Given
    {
        door::Value value;
        std::size_t record = 0;
        bool kept = true;
        bool used = false;
    };

    enum class Reply { given, preset, none, nothing };

    // Looks a question's answer up and puts its field on the form; `value` is the one that was given.
    Reply reply(door::Field& field, bool hasPreset, bool canBeNone, bool usuallyNone,
                const door::Value*& value);
    template <class Answer, class Self, class MakeInput, class Read>
    Asked<std::optional<Answer>> ask(Question<Self>& question, std::optional<Answer> preset, bool canBeNone,
                                     MakeInput input, Read read);
    template <class Self, class MakeInput>
    door::Field& put(Question<Self>& question, bool canBeNone, MakeInput input);
    void dropClosedPresets(Pick& question) const;
    Asked<std::optional<std::string>> askOne(Pick& question, bool canBeNone);
    template <class Number> Asked<std::optional<Number>> askNumber(InRange<Number>& question, bool canBeNone);
    Asked<std::optional<std::string>> askText(TextOf& question, bool canBeNone);
    Asked<std::optional<std::vector<int>>> askDice(DiceOf& question, bool canBeNone);
    std::optional<std::string> pickedOf(const Pick& question, const door::Field& at, const std::string& id);
    // The keys of the rows that were given; rows that were only begun hold no answer of their own.
    std::vector<std::string> rowsGiven(const RowsOf& question);
    // Refuses a question beyond the most that a procedure may ask.
    bool isFull();
    void passOverOne(const door::Path& path);
    std::nullopt_t refuseUnknown(const Pick& question, const door::Field& at, const std::string& id);
    void makeRows(const RowsOf& question);
    // Nothing: the answer that was asked for.
    std::nullopt_t refuseAnswer(const door::Field& field, door::Refusal::Kind kind, Message allowed);
    bool isOver() const { return m_stays || m_left || m_form.refusal.has_value(); }

    boost::container::flat_map<door::Path, Given> m_given;
    Missing m_missing;
    bool m_withoutOptions = false;
    door::Form m_form;
    std::vector<Sentence> m_sentences;
    std::vector<Outcome> m_outcomes;
    std::vector<std::size_t> m_warnedAt; ///< beside the form's warnings
    std::function<void(int)> m_onSettle;
    std::size_t m_record = 0; ///< the record of the last answer that was given
    int m_settleCount = 0;
    std::size_t m_settledFields = 0; ///< before the last settle()
    bool m_stays = false;            ///< at a question
    bool m_left = false;             ///< ended by leaving out what it needs
    bool m_rolled = false;           ///< the dice that the forecast is about are known
};

// What every kind of question is asked with; for the sources of Ask only.

/// The text of an answer; a plain number in a file is one, too.
inline std::optional<std::string> toText(const door::Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    return std::nullopt;
}

/// The question's field, on the form. What only its reader needs is left out where nobody reads it, the
/// words first of all: they are half of the work.
template <class Self, class MakeInput>
door::Field& Ask::put(Question<Self>& question, bool canBeNone, MakeInput input)
{
    door::Field& field = m_form.fields.emplace_back();
    door::Prompt& prompt = question.m_prompt;
    if (!isRead()) {
        field.path = std::move(prompt.path);
        field.by = std::move(prompt.by);
        field.secret = prompt.secret;
        return field;
    }
    static_cast<door::Prompt&>(field) = std::move(prompt);
    field.input = input();
    if (canBeNone && field.ifSkipped.empty())
        field.ifSkipped = WORDS("ask", "Left open");
    return field;
}

/// `input` makes what can be answered, `read` an Answer of a Value, or refuses it; `preset` is what holds
/// where nothing is said. The path has gone to the field that `read` is given.
template <class Answer, class Self, class MakeInput, class Read>
Asked<std::optional<Answer>> Ask::ask(Question<Self>& question, std::optional<Answer> preset, bool canBeNone,
                                      MakeInput input, Read read)
{
    if (isOver() || isFull())
        return {};
    door::Field& field = put(question, canBeNone, std::move(input));
    const door::Value* value = nullptr;
    const Reply reply = this->reply(field, preset.has_value(), canBeNone, question.m_usuallyNone, value);
    Asked<std::optional<Answer>> asked;
    if (reply == Reply::given) {
        if (std::optional<Answer> answer = read(*value, field))
            asked.answer.emplace(std::move(answer));
        else if (!isOver()) // it is not whole yet: dice without faces
            m_stays = true;
    } else if (reply == Reply::preset) {
        field.value = door::Value(*preset);
        field.origin = field.why.empty() ? door::Origin::byDefault : door::Origin::fromMatch;
        asked.answer.emplace(std::move(preset));
    } else if (reply == Reply::none) {
        asked.answer.emplace(std::nullopt);
    }
    return asked;
}

/// What came of a procedure that changes nothing but its result: a typed card, an odds question.
template <class Result> struct Answered
{
    door::Form form;
    Result result;
};

/// Asks a procedure that has no match around it, with a draft of answers. The result is whole where the form
/// is complete.
template <class Result>
Answered<Result> answered(Task<> (*procedure)(Result& result, Ask& ask), const door::Answers& answers,
                          Ask::Missing missing, Result result = {})
{
    Ask ask({{answers, 0, false}}, missing);
    ask.run(procedure(result, ask));
    return {ask.form(), std::move(result)};
}

/// The result of answers that leave nothing open; why they are refused otherwise.
template <class Result>
Expected<Result, door::Remark> wholeAnswer(Task<> (*procedure)(Result& result, Ask& ask),
                                           const door::Answers& answers)
{
    auto asked = answered<Result>(procedure, answers, Ask::Missing::skipped);
    if (asked.form.refusal)
        return refuse(std::move(*asked.form.refusal));
    return std::move(asked.result);
}

} // namespace adjutant
