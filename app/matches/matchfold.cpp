#include "app/matches/matchfold.h"

#include "app/matches/matchfile.h"
#include "core/systems/gamesystem.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr auto text = &QString::fromStdString;

void addEntered(MatchSummary& summary, const EnteredResult& entered)
{
    summary.manual = true;
    summary.state = QStringLiteral("finished");
    summary.rounds = entered.rounds;
    summary.minutes = entered.minutes;
    summary.missions = entered.playedFor;
    for (qsizetype k = 0; k < summary.players.size(); ++k)
        summary.players[k].vp = entered.points.size() > static_cast<std::size_t>(k)
                                    ? entered.points[static_cast<std::size_t>(k)]
                                    : 0;
    if (summary.players.isEmpty())
        return;
    const auto best = std::ranges::max_element(summary.players, {}, &MatchPlayer::vp);
    summary.drawn = std::ranges::count(summary.players, best->vp, &MatchPlayer::vp) > 1;
    summary.winner = summary.drawn ? QString() : best->id;
}

} // namespace

Expected<std::unique_ptr<Session>, door::Remark> beginMatch(const Start& start)
{
    const GameSystem* system = findGameSystem(start.system.text());
    if (!system || !system->begin)
        return refuse(door::Remark{"unknown-system",
                                   message(WORDS("match", "Adjutant can’t play matches of the game '%1'"),
                                           start.system.text().substr(0, 80))});
    return system->begin(start);
}

Expected<FoldedMatch, std::string> foldedMatch(const QString& id, const Records& records,
                                               const NameCards& names)
{
    auto read = readRecords(id, records);
    if (!read)
        return refuse(read.error());
    auto folded = foldedMatch(std::move(read->record), names);
    if (!folded)
        return folded;
    if (auto& damage = folded->damage) {
        damage->line = read->lines[damage->step - 1];
        damage->lines = records.lines;
    } else {
        folded->damage = read->damage;
    }
    folded->lines = folded->damage ? folded->damage->line - 1 : records.texts.size();
    return folded;
}

Expected<FoldedMatch, std::string> foldedMatch(MatchRecord record, const NameCards& names)
{
    record.start.start.sides = namedSides(record);
    if (names)
        names(record.start.start);
    auto session = beginMatch(record.start.start);
    if (!session)
        return refuse(toText(session.error().message));
    std::vector<TimedStep> steps = std::exchange(record.steps, {});
    FoldedMatch folded{std::move(record), std::move(*session), {}, 0};
    std::size_t entry = 0;
    for (TimedStep& step : steps) {
        if (auto refusal = folded.session->take(step.step)) {
            folded.damage = MatchDamage{0, refusal->message, folded.record.steps.size() + 1, 0};
            break;
        }
        // A script has none.
        if (step.step.kind == Step::Kind::record)
            step.step.record.role = folded.session->record(entry++).role;
        folded.record.steps.push_back(std::move(step));
    }
    return folded;
}

door::Worth worthOf(const door::MatchView& view, const PlayerId& side)
{
    door::Worth all;
    for (const door::Piece& piece : view.pieces)
        if (piece.worth && piece.ref.player == side) {
            all.whole += piece.worth->whole;
            all.left += piece.out ? 0 : piece.worth->left;
        }
    return all;
}

MatchSummary summaryOf(const MatchRecord& record, const door::MatchView& view, const SearchWords& words)
{
    const Start& start = record.start.start;
    MatchSummary summary;
    summary.id = record.id;
    summary.system = text(start.system.text());
    summary.title = record.start.title;
    summary.started = record.start.started;
    summary.changed = record.steps.empty() ? summary.started : record.steps.back().at;
    summary.state = view.over                  ? QStringLiteral("finished")
                    : record.details.abandoned ? QStringLiteral("abandoned")
                                               : QStringLiteral("open");
    summary.rounds = view.round;
    summary.minutes =
        static_cast<int>(std::clamp<qint64>(summary.started.secsTo(summary.changed) / 60, 0, 100'000));
    summary.first = text((view.first.empty() ? start.first : view.first).text());
    summary.notes = record.details.notes;
    const auto winners =
        mappedTo<QStringList>(winnersOf(view), [](const PlayerId& side) { return text(side.text()); });
    summary.winner = winners.join(u' ');
    summary.drawn = view.over && winners.isEmpty();
    summary.missions =
        mappedTo<QStringList>(view.goals, [](const door::Goal& goal) { return text(goal.id); });
    for (const Side& side : start.sides) {
        MatchPlayer player{text(side.id.text()),
                           text(side.name),
                           text(side.roster.faction.text()),
                           text(side.roster.name),
                           0,
                           worthOf(view, side.id).whole};
        if (const auto* shown = findIn(view.sides, side.id, &door::SideView::id))
            player.vp = shown->points.value_or(0);
        summary.players.append(std::move(player));
    }
    if (record.details.entered)
        addEntered(summary, *record.details.entered);
    if (words)
        summary.words = words(summary);
    return summary;
}

bool isScored(const MatchSummary& match)
{
    const GameSystem* game = findGameSystem(match.system.toStdString());
    return !game || game->goals ||
           std::ranges::any_of(match.players, [](const MatchPlayer& player) { return player.vp != 0; });
}

} // namespace adjutant
