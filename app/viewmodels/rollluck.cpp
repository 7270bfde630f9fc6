#include "app/viewmodels/rollluck.h"

#include "app/matches/matchluck.h"
#include "app/matches/matchrecord.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

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

RollLuck::RollLuck(QObject* parent) : QObject(parent), m_solver(this)
{
    connect(&m_solver, &ForecastSolver::answered, this, &RollLuck::show);
}

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
