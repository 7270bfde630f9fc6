#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drakerys/match/readymatch.h"
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

/// A player's verdict on a card that was dealt.
inline drakerys::MissionVerdict verdictOn(const drakerys::MatchState& state, std::string_view player,
                                          std::string_view mission)
{
    for (const drakerys::MissionVerdict& verdict : verdictsOf(state))
        if (verdict.card.player.text() == player && verdict.card.mission.text() == mission)
            return verdict;
    qFatal("no such card");
}

/// It in short: the VP of each condition with `?` where nobody told and `!` where the players ticked, joined
/// by blanks: "1 0? 1!".
inline std::string pointsOf(const drakerys::MatchState& state, std::string_view player,
                            std::string_view mission)
{
    std::vector<std::string> words;
    for (const drakerys::ConditionVerdict& each : verdictOn(state, player, mission).conditions)
        words.push_back(std::to_string(each.vp) + (each.source == drakerys::VerdictSource::computed ? ""
                                                   : each.source == drakerys::VerdictSource::ticked ? "!"
                                                                                                    : "?"));
    return fmt::format("{}", fmt::join(words, " "));
}

/// A figure of the match, of a player (its progress, or its points of a mission) or of a Unit (its token of
/// that name, where it is no figure).
inline Json figureOf(const drakerys::MatchState& state, const std::string& subject, const std::string& figure)
{
    if (subject == "match")
        return figure == "active"       ? Json(activeOf(state))
               : figure == "round"      ? Json(roundOf(state))
               : figure == "finished"   ? Json(isFinished(state))
               : figure == "activation" ? Json(state.activation.has_value())
               : figure == "ts"         ? Json(state.activation ? state.activation->ts : -1)
               : figure == "sources"    ? Json(state.sources.size())
                                        : Json();
    if (subject.find('/') == subject.npos) {
        const drakerys::PlayerState& player = playerOf(state, subject);
        return figure == "progress"          ? Json(player.progress)
               : figure == "headquarters"    ? Json(player.headquarters())
               : figure == "at-headquarters" ? Json(player.atHeadquarters)
                                             : Json(pointsOf(state, subject, figure));
    }
    const drakerys::UnitState& unit = unitOf(state, subject);
    return figure == "warriors"   ? Json(unit.warriors)
           : figure == "injuries" ? Json(unit.injuries)
           : figure == "stress"   ? Json(unit.stress)
           : figure == "removed"  ? Json(unit.removed())
           : figure == "engaged"  ? Json(isEngaged(state, unitRefOf(subject)))
           : figure == "at"       ? unit.at ? Json{unit.at->x, unit.at->y} : Json()
                                  : Json(unit.has(figure));
}

/// Plays a script on a match that says what comes of it, as ScriptedMatch does. `refused RULE`, `not
/// refused`, `warned RULES` and `allowed` (without a warning) are tried only. Behind a command that is
/// played stand its `warnings:`, what it `reports:` or `mentions:` and the `dice PATH:` of its form; `anew:
/// {}` goes back to the match as it was given.
inline void follow(const drakerys::MatchState& begin, const Script& script,
                   std::source_location at = std::source_location::current())
{
    CommandRun last{begin, {}, {}, {}};
    for (const std::string& line : script) {
        const std::size_t colon = line.find(": ");
        const std::string subject = line.substr(0, colon);
        const std::string rest = colon == line.npos ? std::string() : line.substr(colon + 2);
        const auto check = [&line, &at](const std::string& found, const std::string& wanted) {
            if (found != wanted)
                QTest::qFail((line + ", not: " + found).c_str(), at.file_name(), static_cast<int>(at.line()));
        };
        if (subject == "anew")
            last = {begin, {}, {}, {}};
        else if (subject.starts_with("refused "))
            check(run(last.state, rest).refusal(), subject.substr(8));
        else if (subject == "not refused")
            check(run(last.state, rest).refusal(), "none");
        else if (subject.starts_with("warned "))
            check(run(last.state, rest).warnings(), subject.substr(7));
        else if (subject == "allowed")
            check(run(last.state, rest).warnings(), "");
        else if (subject == "warnings")
            check(last.warnings(), rest == "none" ? "" : rest);
        else if (subject == "reports")
            check(last.story(), rest);
        else if (subject == "mentions")
            check(last.story().find(rest) != std::string::npos ? rest : last.story(), rest);
        else if (subject.starts_with("dice "))
            check(diceAt(last, subject.substr(5)), rest);
        else if (subject == "match" || subject.find('/') != subject.npos ||
                 last.state.find(PlayerId(subject))) {
            const Json stated = jsonFrom(rest);
            for (const auto& [figure, wanted] : stated.items()) {
                const Json found = figureOf(last.state, subject, figure);
                // Points are words, though one alone looks like a number.
                if (found.is_string() ? listed(found) != listed(wanted) : found != wanted)
                    check(figure + ' ' + found.dump(), wanted.dump());
            }
        } else {
            last = run(std::move(last.state), line);
            check(last.refusal(), "none");
        }
    }
}

/// The columns `state` and `script` of a data test, and the test.
inline void followState(std::source_location at = std::source_location::current())
{
    QFETCH(drakerys::MatchState, state);
    QFETCH(Script, script);
    follow(state, script, at);
}

/// An activation of one Special Action of so many TS, as scripts write it.
inline std::string spending(const std::string& unit, int ts)
{
    return "activate: {unit: " + unit + ", actions: [{action: special, ts: " + std::to_string(ts) + "}]}";
}

} // namespace adjutant::test
