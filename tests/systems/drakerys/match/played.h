#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/scriptedmatch.h"

#include <QtTest>
#include <fmt/ranges.h>

namespace adjutant::test {

/// What a command made of a table, and what it told; a refused one leaves the table as it was.
struct CommandRun
{
    drakerys::MatchState state;
    door::Form form; ///< complete, or with its refusal
    std::vector<Sentence> sentences;
    std::vector<Outcome> outcomes;

    /// The code of the rule that refuses it, or "none"; "incomplete" where an answer is missing.
    std::string refusal() const
    {
        return form.refusal ? form.refusal->rule : form.complete ? "none" : "incomplete";
    }
    /// The codes of its warnings, joined by blanks; why it is refused where it is.
    std::string warnings() const
    {
        if (form.refusal)
            return "refused: " + toText(form.refusal->message);
        std::vector<std::string> rules;
        for (const door::Remark& warning : form.warnings)
            rules.push_back(warning.rule);
        return fmt::format("{}", fmt::join(rules, " "));
    }
    /// What it told in English, joined by "; ".
    std::string story() const
    {
        std::vector<std::string> texts;
        for (const Sentence& each : sentences)
            texts.push_back(toText(each.message));
        return fmt::format("{}", fmt::join(texts, "; "));
    }
};

/// Carries a command out that is written as in scripts: `injure: {unit: red/crows-1, count: 3}`.
inline CommandRun run(drakerys::MatchState state, const std::string& command,
                      Ask::Missing missing = Ask::Missing::skipped)
{
    const WrittenCommand written = commandOf(command);
    const auto* procedure = findIn(drakerys::matchRules().procedures, written.procedure,
                                   [](const auto& each) { return std::string_view(each.id); });
    if (!procedure)
        qFatal("no command: %s", command.c_str());
    drakerys::MatchState changed = state;
    Ask ask({{written.answers, 0, false}}, missing);
    ask.run(procedure->play(changed, ask));
    const bool done = ask.form().complete && !ask.form().refusal;
    return {done ? std::move(changed) : std::move(state), ask.form(), ask.sentences(), ask.outcomes()};
}

/// The form of a command with the answers that are written, as players see it: it stays at its next question.
inline CommandRun asked(drakerys::MatchState state, const std::string& command)
{
    return run(std::move(state), command, Ask::Missing::stays);
}

/// The dice of a question and what they must show, without the reasons: "6 dice, 8 or more".
inline std::string diceAt(const CommandRun& run, const std::string& path)
{
    const door::Field* field = fieldAt(run.form, path);
    return field ? toText(field->why).substr(0, toText(field->why).find(':')) : "not asked";
}

/// Each of these commands on that table, with the rule that refuses it or its warnings; see CommandRun. One
/// that comes to something else fails the test.
using Expectations = std::initializer_list<std::pair<std::string, std::string>>;
inline void checkRuns(const drakerys::MatchState& state, Expectations expected,
                      std::string (CommandRun::*what)() const, const std::source_location& at)
{
    for (const auto& [command, wanted] : expected)
        if (const std::string found = (run(state, command).*what)(); found != wanted)
            QTest::qFail((command + ": '" + found + "', not '" + wanted + "'").c_str(), at.file_name(),
                         static_cast<int>(at.line()));
}
inline void checkRefusals(const drakerys::MatchState& state, Expectations expected,
                          std::source_location at = std::source_location::current())
{
    checkRuns(state, expected, &CommandRun::refusal, at);
}
inline void checkWarnings(const drakerys::MatchState& state, Expectations expected,
                          std::source_location at = std::source_location::current())
{
    checkRuns(state, expected, &CommandRun::warnings, at);
}

/// Carries commands out one after the other; a refusal fails the test that asks.
inline drakerys::MatchState after(drakerys::MatchState state, const std::vector<std::string>& commands)
{
    for (const std::string& command : commands) {
        CommandRun done = run(std::move(state), command);
        if (done.refusal() != "none")
            qFatal("%s: %s", command.c_str(), done.warnings().c_str());
        state = std::move(done.state);
    }
    return state;
}

/// An activation of one Special Action of so many TS, as scripts write it.
inline std::string spending(const std::string& unit, int ts)
{
    return "activate: {unit: " + unit + ", actions: [{action: special, ts: " + std::to_string(ts) + "}]}";
}

} // namespace adjutant::test
