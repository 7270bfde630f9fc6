#include "played.h"

#include "core/systems/drakerys/procedures/rules.h"
#include "core/yaml/answersreader.h"
#include "core/yaml/document.h"
#include "core/yaml/matchscriptreader.h"

#include <QtGlobal>

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
    return form.refusal ? form.refusal->rule : "none";
}

std::string CommandRun::warnings() const
{
    std::vector<std::string> rules;
    for (const table::Remark& warning : form.warnings)
        rules.push_back(warning.rule);
    return joined(rules, " ");
}

std::string CommandRun::story() const
{
    std::vector<std::string> sentences;
    for (const Told& each : told)
        sentences.push_back(toText(each.message));
    return joined(sentences, "; ");
}

CommandRun run(drakerys::MatchState state, const std::string& command)
{
    const auto root = yaml::parse(command, "command");
    if (!root)
        qFatal("%s", yaml::inEnglish(root.error()).c_str());
    yaml::FaultList faults{"command", {}};
    const yaml::Member* member = yaml::commandIn(*root, faults);
    const auto& known = drakerys::tableRules().procedures;
    const auto procedure =
        std::ranges::find_if(known, [&](const auto& each) { return member && member->key == each.id; });
    if (procedure == known.end())
        qFatal("no command: %s", command.c_str());
    const yaml::ReadAnswers read = yaml::readAnswers(member->value, member->key, faults);
    drakerys::MatchState changed = state;
    Ask ask({{read.answers, 0, false}}, Ask::Missing::leftOut);
    ask.run(procedure->play(changed, ask));
    const bool done = ask.form().complete && !ask.form().refusal;
    return {done ? std::move(changed) : std::move(state), ask.form(), ask.told(), ask.outcomes()};
}

drakerys::MatchState after(drakerys::MatchState state, const std::vector<std::string>& commands)
{
    for (const std::string& command : commands) {
        CommandRun done = run(std::move(state), command);
        if (done.form.refusal)
            qFatal("refused: %s: %s", command.c_str(), toText(done.form.refusal->message).c_str());
        state = std::move(done.state);
    }
    return state;
}

} // namespace adjutant::test
