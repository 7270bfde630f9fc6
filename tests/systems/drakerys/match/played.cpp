#include "tests/systems/drakerys/match/played.h"

#include "core/systems/drakerys/procedures/rules.h"

#include <QtTest>

#include <algorithm>

namespace adjutant::test {

namespace {

std::string joined(const std::vector<std::string>& parts, const char* between)
{
    std::string all;
    for (const std::string& part : parts)
        all += (all.empty() ? "" : between) + part;
    return all;
}

} // namespace

std::string CommandRun::refusal() const
{
    if (form.refusal)
        return form.refusal->rule;
    return form.complete ? "none" : "incomplete";
}

std::string CommandRun::warnings() const
{
    if (form.refusal)
        return "refused: " + toText(form.refusal->message);
    std::vector<std::string> rules;
    for (const door::Remark& warning : form.warnings)
        rules.push_back(warning.rule);
    return joined(rules, " ");
}

std::string CommandRun::story() const
{
    std::vector<std::string> texts;
    for (const Sentence& each : sentences)
        texts.push_back(toText(each.message));
    return joined(texts, "; ");
}

namespace {

CommandRun played(drakerys::MatchState state, const std::string& command, Ask::Missing missing)
{
    const WrittenCommand written = commandOf(command);
    const auto& known = drakerys::matchRules().procedures;
    const auto procedure =
        std::ranges::find_if(known, [&](const auto& each) { return written.procedure == each.id; });
    if (procedure == known.end())
        qFatal("no command: %s", command.c_str());
    drakerys::MatchState changed = state;
    Ask ask({{written.answers, 0, false}}, missing);
    ask.run(procedure->play(changed, ask));
    const bool done = ask.form().complete && !ask.form().refusal;
    return {done ? std::move(changed) : std::move(state), ask.form(), ask.sentences(), ask.outcomes()};
}

} // namespace

CommandRun run(drakerys::MatchState state, const std::string& command)
{
    return played(std::move(state), command, Ask::Missing::skipped);
}

CommandRun asked(drakerys::MatchState state, const std::string& command)
{
    return played(std::move(state), command, Ask::Missing::stays);
}

namespace {

void check(const drakerys::MatchState& state, Expectations expected, std::string (CommandRun::*what)() const,
           const std::source_location& at)
{
    for (const auto& [command, wanted] : expected)
        if (const std::string found = (run(state, command).*what)(); found != wanted)
            QTest::qFail((command + ": '" + found + "', not '" + wanted + "'").c_str(), at.file_name(),
                         static_cast<int>(at.line()));
}

} // namespace

void checkRefusals(const drakerys::MatchState& state, Expectations expected, std::source_location at)
{
    check(state, expected, &CommandRun::refusal, at);
}

void checkWarnings(const drakerys::MatchState& state, Expectations expected, std::source_location at)
{
    check(state, expected, &CommandRun::warnings, at);
}

drakerys::MatchState after(drakerys::MatchState state, const std::vector<std::string>& commands)
{
    for (const std::string& command : commands) {
        CommandRun done = run(std::move(state), command);
        if (done.refusal() != "none")
            qFatal("%s: %s", command.c_str(), done.warnings().c_str());
        state = std::move(done.state);
    }
    return state;
}

std::string spending(const std::string& unit, int ts)
{
    return "activate: {unit: " + unit + ", actions: [{action: special, ts: " + std::to_string(ts) + "}]}";
}

} // namespace adjutant::test
