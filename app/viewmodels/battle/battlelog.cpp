#include "app/viewmodels/battle/battlelog.h"

#include "app/matches/matchcourse.h"
#include "app/matches/matchrecord.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "core/door/members.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant {

void BattleLog::show(const Session* session, int shownAt)
{
    m_session = session;
    m_shownAt = shownAt;
    // Kept: a page may ask while the match is being replaced.
    m_hasLuck = session && session->hasOutcomes();
    m_step.clear();
    if (session && shownAt > 0) {
        const std::size_t since = session->records() - static_cast<std::size_t>(shownAt) + 1;
        m_step = rowOf(session->newest(everybody, since).front()).words.replace(u'\n', QStringLiteral(" · "));
    }
    showLines();
    Q_EMIT changed();
}

namespace {

// What stands above the lines of a Round, or of the setup before the first.
QString headingOf(int round)
{
    return round > 0 ? BattleController::tr("Round %L1").arg(round) : BattleController::tr("Setup");
}

} // namespace

void BattleLog::showLines()
{
    const auto newestFirst = [](const std::vector<LogLine>& lines) {
        QList<RowModel::Row> rows;
        std::set<std::string> known;
        const bool hasRounds = std::ranges::any_of(lines, [](const LogLine& line) { return line.round > 0; });
        for (std::size_t k = 0; k < lines.size(); ++k) {
            BattleLogRow row = rowOf(lines[k]);
            row.remark = remarksOn(lines[k], known).join(QLatin1Char('\n'));
            if (hasRounds && (k + 1 == lines.size() || lines[k + 1].round != lines[k].round))
                row.heading = headingOf(lines[k].round);
            rows.prepend({QString::number(lines[k].entry), {}, QVariant::fromValue(row)});
        }
        return rows;
    };
    constexpr std::size_t mostRecent = 15;
    m_lines->setRows(newestFirst(m_looked && m_session ? m_session->log(everybody) : std::vector<LogLine>()));
    std::vector<LogLine> recent;
    if (m_recentLooked && m_session) {
        // A few that came behind the one that is shown, too.
        const std::size_t behind =
            m_shownAt < 0 ? 0 : m_session->records() - static_cast<std::size_t>(m_shownAt);
        const std::size_t left = behind - std::min(behind, mostRecent / 3);
        recent = m_session->newest(everybody, mostRecent + left);
        recent.resize(recent.size() - std::min(left, recent.size()));
    }
    m_recent->setRows(newestFirst(recent));
}

QString BattleLog::story() const
{
    QStringList story;
    int round = 0;
    if (m_session)
        for (const LogLine& line : m_session->newest(everybody, m_session->records())) {
            if (std::exchange(round, line.round) != line.round)
                story.append(story.isEmpty() ? headingOf(line.round) : u'\n' + headingOf(line.round));
            story.append(rowOf(line).words);
        }
    if (m_session)
        story.append(scoreText(m_session->view(everybody), m_session->start()));
    return story.join(QLatin1Char('\n'));
}

QVariantList rollsOf(const door::Form& form)
{
    QVariantList rolls;
    for (std::size_t k = 0; k < form.fields.size(); ++k) {
        const door::Field& field = form.fields[k];
        const auto* dice = std::get_if<door::DiceInput>(&field.input);
        const bool isCounted = field.origin == door::Origin::skipped;
        if (!dice || field.secret || (!isCounted && facesOf(field).empty()))
            continue;
        BattleRollRow row;
        row.label = translated(field.label);
        row.reading = translated(dice->reading);
        if (!isCounted)
            row.dice = rowOf(field).dice;
        else if (const door::Field* count = countInPlaceOf(form.fields, k))
            row.reading = labelledText(*count);
        rolls.append(QVariant::fromValue(row));
    }
    return rolls;
}

QVariantList reportedSinceLastProcedure(const Session& session)
{
    QVariantList reported;
    for (const LogLine& line : session.latest(everybody))
        for (const Sentence& each : line.sentences)
            if (session.record(line.entry).role != door::Role::correction)
                reported.append(QVariant::fromValue(
                    BattleReportRow{translated(each.message), QLatin1String(toId(each.tone))}));
    return reported;
}

namespace {

// Of many matches with these rolls; never none of them, and never all.
QString wholePercent(double chance)
{
    return RollLuck::tr("%1%", "per cent")
        .arg(figure(std::clamp(static_cast<int>(std::lround(chance * 100)), 1, 99)));
}

// Said where most matches with these rolls go worse, or better: of a likely result neither is true.
QString verdictOf(const Luck& luck)
{
    constexpr double most = 0.65;
    return luck.fewer > most  ? RollLuck::tr("Lucky: better than %1 of matches").arg(wholePercent(luck.fewer))
           : luck.more > most ? RollLuck::tr("Unlucky: worse than %1 of matches").arg(wholePercent(luck.more))
                              : RollLuck::tr("As expected");
}

LuckRow luckRowOf(const LuckOfRolls& luck)
{
    LuckRow row;
    row.all = luck.kind.empty();
    row.kind = row.all ? RollLuck::tr("All rolls") : translated(luck.kind);
    row.rolls = RollLuck::tr("%n roll(s)", nullptr, luck.luck.rolls);
    row.observed = figure(luck.luck.observed);
    row.expected = QLocale().toString(luck.luck.expected, 'f', 1);
    row.percentile = luck.luck.percentile;
    row.verdict = verdictOf(luck.luck);
    row.words = RollLuck::tr("%1, %2: %3, expected %4, %5")
                    .arg(row.kind, row.rolls, row.observed, row.expected, row.verdict);
    return row;
}

} // namespace

void RollLuck::count(const Session* session)
{
    m_start = session ? session->start() : Start();
    m_outcomes = session ? session->outcomes() : std::vector<Outcome>();
    m_solver.want(forecastsOf(m_outcomes));
    show();
}

void RollLuck::show()
{
    const auto known = [this](const door::Forecast& forecast) { return m_solver.answer(forecast); };
    m_pending = std::ranges::any_of(m_outcomes, [&known](const Outcome& outcome) {
        return !outcome.forecast.roll() && !known(outcome.forecast);
    });
    m_sides.clear();
    for (std::size_t k = 0; k < m_start.sides.size() && !m_pending; ++k) {
        const PlayerId& side = m_start.sides[k].id;
        const QVariantList rows = rowsOf(luckOfSide(m_outcomes, side, known), luckRowOf);
        if (!rows.isEmpty())
            m_sides.append(QVariantMap{{QStringLiteral("name"), sideName(m_start, side)},
                                       {QStringLiteral("side"), QString::fromStdString(side.text())},
                                       {QStringLiteral("place"), static_cast<int>(k)},
                                       {QStringLiteral("rows"), rows}});
    }
    Q_EMIT changed();
}

} // namespace adjutant
