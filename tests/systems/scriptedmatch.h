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

/// YAML as JSON.
Json jsonFrom(const std::string& yaml);

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

/// The words of a list, with blanks between them.
std::string wordsOf(const Json& list);

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
    void refuses(const std::string& rule, std::initializer_list<std::string> commands, At at = At::current());
    /// Plays a command that may be refused: the rule that refuses it, or nothing.
    std::string refusal(const std::string& command);

    /// The form of a key with answers so far, as all players see it.
    door::Form form(const std::string& key, const std::string& answers = "{}") const;
    door::Form form(const std::string& key, const door::Answers& answers) const;
    /// Plays a script that says what comes of it, line by line: a command is played, `refused RULE: command`
    /// is refused by that rule; then `red/vela: {hp: 3, dice/attack: 1}` is what a unit has, `match: {round:
    /// 2}` what the state has, `due:` what is due; `reports:` is the last command's whole text, `mentions:` a
    /// piece of it.
    void follow(const std::vector<std::string>& script, At at = At::current());
    /// Plays what such a form has.
    void answer(const std::string& key, const std::string& answers = "{}", At at = At::current());

    Json state() const { return m_session->toJson(); }
    /// A side, and a unit, of the state: `red`, `red/vela`.
    Json side(const std::string& id) const;
    Json unit(const std::string& ref) const;
    /// The words of a list in the state.
    std::string words(const char* list) const { return wordsOf(state()[list]); }
    /// What the last command told, a sentence a line, or why it was refused.
    const std::string& sentences() const { return m_sentences; }
    /// All that was told so far to a viewer, a sentence a line.
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
    void check(const std::string& line, const std::string& subject, const std::string& expected, At at);

    std::unique_ptr<Session> m_session;
    std::string m_sentences;
};

/// The columns `begin` and `script` of a data test, and the test: each row's script is followed.
using Begin = std::function<ScriptedMatch()>;
using Script = std::vector<std::string>;
void followRow(ScriptedMatch::At at = ScriptedMatch::At::current());

/// A field of a form, or null; the options of one that asks for a pick, and that of an id.
const door::Field* fieldAt(const door::Form& form, const std::string& path);
const std::vector<door::Option>& optionsOf(const door::Form& form, const std::string& path);
const door::Option& optionAt(const door::Form& form, const std::string& path, const std::string& id);

} // namespace adjutant::test
