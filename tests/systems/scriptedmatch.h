#pragma once

#include "core/match/session.h"
#include "core/systems/gamesystem.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <initializer_list>
#include <memory>
#include <source_location>
#include <string>
#include <vector>

/// Matches of any game under test, played by the lines of match scripts: cards, commands and questions are
/// written in YAML, as files have them.
namespace adjutant::test {

using Json = nlohmann::ordered_json;

/// Answers: `{unit: red/vela, squares: 2}`.
door::Answers answersFrom(const std::string& yaml);

/// A command as a session takes it: `move: {unit: red/vela, squares: 2}`.
struct WrittenCommand
{
    std::string procedure;
    door::Answers answers;
};
WrittenCommand commandOf(const std::string& yaml);

/// What a match opens with: the words of its commands and their answers.
std::vector<std::pair<std::string, door::Answers>> openingOf(std::initializer_list<const char*> commands);

/// What a form is asked for: `end_turn`, `move red/vela` for a unit, `choose red` for a side.
door::OfferKey keyOf(const std::string& text);

/// A side of a start: its cards by the ids of their units, `vela: {hp: 12}, bow: {hp: 9}`; what its list has
/// beside them; and what the match asks of it.
struct WrittenSide
{
    std::string id;
    std::string cards;
    std::string list = "{}";
    std::string extras = "{}";
};
Start startOf(const char* game, const std::vector<WrittenSide>& sides, const std::string& extras = "{}");

/// What a question of a game's odds came to; nothing where it was refused.
std::optional<door::OddsView> solved(const char* game, const std::string& kind, const std::string& yaml);

/// Its figures; the rule and the sentence of a refusal under `refused` otherwise.
Json figures(const char* game, const std::string& kind, const std::string& yaml);

/// The texts of a list that aren't empty, joined: words, or messages in English.
template <class List, class Text = std::identity>
std::string joined(const List& list, const Text& text = {}, std::string_view between = " ")
{
    std::string all;
    for (const auto& each : list) {
        const auto one = [&]() -> std::string {
            if constexpr (std::is_same_v<std::decay_t<decltype(std::invoke(text, each))>, Message>)
                return toText(std::invoke(text, each));
            else
                return std::invoke(text, each);
        }();
        if (!one.empty())
            all.append(all.empty() ? "" : between).append(one);
    }
    return all;
}

/// What a form says of a question: whether it is `asked`, its `value` (null: none yet), the `least` and the
/// `most` of a number, how many `dice` it takes and its `reading` of them, its `options` and their `labels`,
/// who answers it (`by`), whether it is `skippable`, a `secret` or a `detail`, its `label` and what `skipped`
/// says.
Json figureOf(const door::Form& form, const std::string& path, const std::string& figure);

/// What it says of an option: its `label`, its `detail`, its `standing` and the `rule` of that, whether it is
/// `foreseen` and the headline of its `odds`.
Json figureOf(const door::Option& option, const std::string& figure);

/// What a line of a script compares of a form: the paths of its `questions`, the one that it asks `next`,
/// `all follows`, its `title` and its `cost`, the `rules` that it warns of and that of its `refusal`, whether
/// it is `complete`, `playable` or `foreseen`.
std::optional<std::string> textOf(const door::Form& form, const std::string& subject);

/// What it finds a piece in: what `follows`, what a `warning says`, `because` of what it is refused, `why
/// PATH` is asked. None: it is no such line.
std::vector<std::string> textsOf(const door::Form& form, const std::string& subject);

/// What differs from figures that a line states; empty: nothing.
std::string differing(const std::string& stated, const std::function<Json(const std::string&)>& figure);

/// A match that is played as scripts play it. What goes wrong fails the test at the line that asked for it.
class ScriptedMatch
{
public:
    using At = std::source_location;

    explicit ScriptedMatch(Start start);

    /// Plays a command, or several, one after the other; `undo: {}` and `redo: {}` among them.
    void play(const std::string& command, At at = At::current());
    void play(std::initializer_list<std::string> commands, At at = At::current());
    /// A command that a rule refuses, and that changes nothing.
    void refuses(const std::string& rule, const std::string& command, At at = At::current());
    /// Plays a command that may be refused: the rule that refuses it, or nothing.
    std::string refusal(const std::string& command);

    /// The form of a key with answers so far, as all players see it.
    door::Form form(const std::string& key, const std::string& answers = "{}") const;
    door::Form form(const std::string& key, const door::Answers& answers) const;
    /// Plays a script that says what comes of it, line by line: a command is played, `refused RULE: command`
    /// is refused by that rule, `warned RULE: command` is played with its warning, `allowed: command` without
    /// one. Then `red/vela: {hp: 3, dice/attack: 1}` is what a unit has, `side red: {winner: true}` what a
    /// side, `match: {round: 2}` what the state has; `due:` is what is due, `offered PROCEDURE:` to whom that
    /// is offered, `offer KEY:` whether it is `open`, `warned` or `closed`, `rule KEY:` by which rule,
    /// `detail KEY:` and `remark KEY:` what is said of it; `open:` what was begun, still asks and comes
    /// first; `headline:` and `board ID:` are what pages show; `reports:` is the last command's whole text,
    /// `mentions:` a piece of it, as `never mentions:` is none. `form KEY: {answers}` fills a form in and
    /// `answer KEY: {answers}` plays it. Of the form `field PATH:` states figures, `option PATH ID:` those of
    /// an option, and the lines of textOf and textsOf what it says.
    void follow(const std::vector<std::string>& script, At at = At::current());
    /// Plays what such a form has.
    void answer(const std::string& key, const std::string& answers = "{}", At at = At::current());

    Json state() const { return m_session->toJson(); }
    /// A side, and a unit, of the state: `red`, `red/vela`.
    Json side(const std::string& id) const;
    Json unit(const std::string& ref) const;
    /// What the last command reported, a sentence a line, or why it was refused.
    const std::string& sentences() const { return m_sentences; }
    /// All that was reported so far to a viewer, a sentence a line.
    std::string story(const door::Viewer& viewer = {}) const;
    /// The keys of what is due, with commas between them.
    std::string due() const;
    /// The units that a procedure is offered to, closed ones with the rule that closes them: `red/a, red/b
    /// (moved)`.
    std::string offered(const char* procedure) const;

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }

private:
    std::string take(const Expected<Played, door::Remark>& played);
    std::optional<std::string> textFor(const std::string& subject) const;
    bool check(const std::string& line, const std::string& subject, const std::string& expected, At at);

    std::unique_ptr<Session> m_session;
    std::string m_sentences;
    door::Form m_form; ///< that a script fills in
};

/// The columns `question` and `figures` of a data test, and the test: what a question comes to, its figures
/// by their paths, `{turns/0/player: red}`.
void figuresRow(const char* game, const char* kind, ScriptedMatch::At at = ScriptedMatch::At::current());

/// The columns `begin` and `script` of a data test, and the test: each row's script is followed.
using Begin = std::function<ScriptedMatch()>;
using Script = std::vector<std::string>;
void followRow(ScriptedMatch::At at = ScriptedMatch::At::current());

/// A field of a form, or null; the options of one that asks for a pick, and that of an id.
const door::Field* fieldAt(const door::Form& form, const std::string& path);
const std::vector<door::Option>& optionsOf(const door::Form& form, const std::string& path);
const door::Option& optionAt(const door::Form& form, const std::string& path, const std::string& id);

} // namespace adjutant::test
