#include "app/systems/drakerys/matches/matchfold.h"

#include "core/systems/drakerys/match/lawful.h"

namespace adjutant {

using drakerys::MatchRefusal;
using drakerys::RefusalRule;

namespace {

MatchRefusal nothingThere(std::string message)
{
    return {RefusalRule::nothingToUndo, std::move(message)};
}

} // namespace

drakerys::MatchState tableOf(const MatchStart& start)
{
    std::vector<drakerys::MusteredArmy> armies;
    for (const RecordedPlayer& player : start.players)
        armies.push_back({player.id, player.cards});
    return drakerys::mustered(armies, start.first, start.elementals);
}

std::optional<MatchRefusal> FoldedMatch::refusalOf(const MatchStep& step) const
{
    switch (step.kind) {
    case StepKind::command:
        return drakerys::refusalOf(state(), *step.command);
    case StepKind::undo:
        if (!log().canUndo())
            return nothingThere("no command stands that could be taken back");
        break;
    case StepKind::redo:
        if (!log().canRedo())
            return nothingThere("no command was taken back here");
        break;
    case StepKind::goTo:
        if (step.entry >= log().entries().size())
            return nothingThere("the log has no such entry");
        break;
    }
    return std::nullopt;
}

std::optional<MatchRefusal> FoldedMatch::take(const MatchStep& step)
{
    if (step.kind != StepKind::command) {
        if (auto refusal = refusalOf(step))
            return refusal;
        if (step.kind == StepKind::undo)
            m_match.undo();
        else if (step.kind == StepKind::redo)
            m_match.redo();
        else
            m_match.goTo(step.entry);
        return std::nullopt;
    }
    auto applied = m_match.play(*step.command);
    if (!applied)
        return std::move(applied.error());
    m_records.push_back({step.at, step.despite, std::move(applied->events), std::move(applied->warnings)});
    return std::nullopt;
}

std::vector<drakerys::MatchState> FoldedMatch::timeline(const MatchStart& start) const
{
    std::vector<drakerys::MatchState> states{tableOf(start)};
    for (std::size_t k = 0; k < log().cursor(); ++k)
        states.push_back(drakerys::apply(states.back(), log().commandAt(k))->state);
    return states;
}

OpenedMatch fold(const MatchRecord& record)
{
    OpenedMatch opened{FoldedMatch(record.start), 0, {}};
    for (const MatchStep& step : record.steps) {
        opened.fault = opened.match.take(step);
        if (opened.fault)
            break;
        ++opened.steps;
    }
    return opened;
}

} // namespace adjutant
