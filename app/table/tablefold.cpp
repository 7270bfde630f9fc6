#include "app/table/tablefold.h"

#include "app/table/tablejson.h"
#include "core/systems/gamesystem.h"

#include <algorithm>

namespace adjutant {

namespace {

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

// Takes steps one after the other, and remembers where that ends.
class Follower
{
public:
    explicit Follower(FoldedTable& folded) : m_folded(folded) {}

    bool take(TimedStep step)
    {
        if (auto refusal = m_folded.session->take(step.step))
            return stop(toText(refusal->message));
        m_folded.record.steps.push_back(std::move(step));
        return true;
    }
    bool stop(std::string why)
    {
        m_folded.damage = TableDamage{static_cast<qint64>(m_folded.record.steps.size()) + 1, std::move(why)};
        return false;
    }

private:
    FoldedTable& m_folded;
};

Expected<FoldedTable, std::string> begun(TableRecord record)
{
    for (Side& side : record.start.start.sides)
        if (const auto name = record.details.names.find(side.id.text()); name != record.details.names.end())
            side.name = name->second;
    auto session = beginTable(record.start.start);
    if (!session)
        return refuse(toText(session.error().message));
    FoldedTable folded;
    folded.record = std::move(record);
    folded.session = std::move(*session);
    return folded;
}

} // namespace

Expected<std::unique_ptr<Session>, table::Remark> beginTable(const Start& start)
{
    const GameSystem* system = findGameSystem(start.system.text());
    if (!system || !system->begin)
        return refuse(
            table::Remark{"unknown-system", message(WORDS("table", "There is no table for the game '%1'"),
                                                    start.system.text().substr(0, 80))});
    return system->begin(start);
}

Expected<FoldedTable, std::string> foldedTable(const QString& id, const StoredMatch& stored,
                                               TableDetails details)
{
    auto beginning = readBeginning(stored.startText.toStdString());
    if (!beginning)
        return refuse(beginning.error());
    auto folded = begun(TableRecord{id, std::move(beginning->start), {}, std::move(details)});
    if (!folded)
        return folded;
    Follower follower(*folded);
    for (const StoredStep& each : stored.steps) {
        auto step = readTableStep(each.body.toStdString());
        if (!(step ? follower.take(std::move(*step)) : follower.stop(step.error())))
            break;
    }
    folded->beyond = stored.steps.size() - static_cast<qint64>(folded->record.steps.size());
    if (!folded->damage && stored.damage)
        folded->damage = TableDamage{stored.damage->number, {}};
    return folded;
}

Expected<FoldedTable, std::string> foldedTable(TableRecord record)
{
    std::vector<TimedStep> steps = std::exchange(record.steps, {});
    auto folded = begun(std::move(record));
    if (!folded)
        return folded;
    Follower follower(*folded);
    for (TimedStep& step : steps)
        if (!follower.take(std::move(step)))
            break;
    return folded;
}

namespace {

int worthOf(const table::TableView& view, const PlayerId& side)
{
    int worth = 0;
    for (const table::Piece& piece : view.pieces)
        if (piece.ref.player == side && piece.worth)
            worth += piece.worth->whole;
    return worth;
}

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

MatchSummary summaryOf(const TableRecord& record, const Session& session)
{
    const table::TableView view = session.view({});
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
    QStringList winners;
    for (const PlayerId& side : winnersOf(view))
        winners.append(text(side.text()));
    summary.winner = winners.join(u' ');
    summary.drawn = view.over && winners.isEmpty();
    for (const table::Goal& goal : view.goals)
        summary.missions.append(text(goal.id));
    for (const Side& side : start.sides) {
        MatchPlayer player{text(side.id.text()),
                           text(side.name),
                           text(side.roster.faction.text()),
                           text(side.roster.name),
                           0,
                           worthOf(view, side.id)};
        const auto shown = std::ranges::find(view.sides, side.id, &table::SideView::id);
        if (shown != view.sides.end())
            player.vp = shown->points.value_or(0);
        summary.players.append(std::move(player));
    }
    if (record.details.entered)
        addEntered(summary, *record.details.entered);
    return summary;
}

bool isScored(const MatchSummary& match)
{
    const GameSystem* game = findGameSystem(match.system.toStdString());
    return !game || game->goals ||
           std::ranges::any_of(match.players, [](const MatchPlayer& player) { return player.vp != 0; });
}

} // namespace adjutant
