#include "app/matches/matchfold.h"

#include "app/matches/matchfile.h"
#include "app/text/figures.h"
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

// Follows the steps of a match from its beginning on.
class Following
{
public:
    explicit Following(const NameCards& names) : m_names(names) {}

    // The step that was read last. One that can't be taken is damage, and goes.
    void take(ReadMatch& match)
    {
        MatchRecord& record = match.record;
        if (!begin(record))
            match.damage.emplace();
        else if (auto refusal = m_session->take(record.steps.back().step)) {
            match.damage = MatchDamage{match.lines.empty() ? 0 : match.lines.back(), refusal->message,
                                       record.steps.size(), 0};
            record.steps.pop_back();
        } else if (Step& step = record.steps.back().step; step.kind == Step::Kind::record) {
            step.record.role = m_session->record(m_entry++).role; // a script has none
        }
    }

    // A match as far as it was followed; why it can't even be begun otherwise.
    Expected<FoldedMatch, std::string> takeFolded(ReadMatch match)
    {
        if (!begin(match.record))
            return refuse(m_fault);
        return FoldedMatch{std::move(match.record), std::move(m_session), std::move(match.damage)};
    }

private:
    bool begin(MatchRecord& record)
    {
        if (m_session || !m_fault.empty())
            return m_session != nullptr;
        record.start.start.sides = namedSides(record);
        if (m_names)
            m_names(record.start.start);
        auto session = beginMatch(record.start.start);
        if (session)
            m_session = std::move(*session);
        else
            m_fault = toText(session.error().message);
        return m_session != nullptr;
    }

    const NameCards& m_names;
    std::unique_ptr<Session> m_session;
    std::string m_fault;
    std::size_t m_entry = 0;
};

} // namespace

Expected<std::unique_ptr<Session>, door::Remark> beginMatch(const Start& start)
{
    const GameSystem* system = findGameSystem(start.system.text());
    if (!system || !system->begin)
        return refuse(door::Remark{"unknown-system",
                                   message(WORDS("match", "Adjutant can’t play matches of the game '%1'"),
                                           cutTo(80, text(start.system.text())).toStdString())});
    return system->begin(start);
}

Expected<FoldedMatch, std::string> foldedMatch(const QString& id, const Records& records,
                                               const NameCards& names)
{
    Following following(names);
    auto read = readRecords(id, records, [&following](ReadMatch& match) { following.take(match); });
    if (!read)
        return refuse(read.error());
    auto folded = following.takeFolded(std::move(*read));
    if (folded)
        folded->lines = folded->damage ? folded->damage->line - 1 : records.texts.size();
    return folded;
}

Expected<FoldedMatch, std::string> foldedMatch(MatchRecord record, const NameCards& names)
{
    Following following(names);
    std::vector<TimedStep> steps = std::exchange(record.steps, {});
    ReadMatch match{std::move(record), {}, {}};
    for (auto step = steps.begin(); step != steps.end() && !match.damage; ++step) {
        match.record.steps.push_back(std::move(*step));
        following.take(match);
    }
    return following.takeFolded(std::move(match));
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
