#include "app/viewmodels/table/tablelog.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/table/tableviewwords.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

namespace {

QString verdictOf(double percentile)
{
    return percentile > 0.9    ? TableLog::tr("very lucky")
           : percentile > 0.65 ? TableLog::tr("lucky")
           : percentile < 0.1  ? TableLog::tr("very unlucky")
           : percentile < 0.35 ? TableLog::tr("unlucky")
                               : TableLog::tr("as expected");
}

} // namespace

TableLog::TableLog(QObject* parent)
    : QObject(parent), m_lines(new RowModel(this)), m_luck(new RowModel(this)), m_solver(this)
{
    connect(&m_solver, &ForecastSolver::answered, this, &TableLog::showLuck);
}

void TableLog::show(const Session* session)
{
    m_session = session;
    m_outcomes.clear();
    showLines();
    Q_EMIT changed();
}

void TableLog::setLooked(bool looked)
{
    if (looked == m_looked)
        return;
    m_looked = looked;
    showLines();
    Q_EMIT lookedChanged();
}

void TableLog::showLines()
{
    QList<RowModel::Row> rows;
    if (m_looked && m_session)
        for (const LogLine& line : m_session->log(everybody))
            rows.prepend({QString::number(line.entry), {}, QVariant::fromValue(rowOf(line))});
    m_lines->setRows(rows);
}

QString TableLog::story() const
{
    QStringList story;
    if (m_session)
        for (const LogLine& line : m_session->log(everybody))
            if (line.stands) {
                const TableLogRow row = rowOf(line);
                story.append(row.words.isEmpty() ? row.title : row.words);
            }
    return story.join(QLatin1Char('\n'));
}

void TableLog::countLuck()
{
    m_outcomes = m_session ? m_session->outcomes() : std::vector<Outcome>();
    std::vector<table::OddsQuery> queries;
    for (const Outcome& outcome : m_outcomes)
        if (std::ranges::find(queries, outcome.query) == queries.end())
            queries.push_back(outcome.query);
    if (m_session)
        m_solver.want(findGameSystem(m_session->start().system.text()), std::move(queries));
    showLuck();
}

void TableLog::showLuck()
{
    std::vector<ForecastRoll> rolls;
    m_luckPending = false;
    for (const Outcome& outcome : m_outcomes) {
        m_luckPending = m_luckPending || !m_solver.knows(outcome.query);
        const table::OddsView* odds = m_solver.answer(outcome.query);
        if (!odds)
            continue;
        const auto series = std::ranges::find(odds->series, outcome.figure, &table::Series::id);
        if (series != odds->series.end())
            rolls.push_back({outcome.side, translated(series->label).toStdString(), series->p,
                             outcome.observed, series->first});
    }
    QList<RowModel::Row> rows;
    if (m_session) {
        const table::TableView view = m_session->view(everybody);
        const TableWords words(view, m_session->start());
        for (const table::SideView& side : view.sides) {
            for (const LuckOfKind& each : luckOf(rolls, side.id)) {
                if (each.luck.rolls == 0)
                    continue;
                TableLuckRow row;
                row.name = words.nameOfSide(side.id);
                row.place = words.placeOf(side.id);
                row.kind = QString::fromStdString(each.kind);
                row.figures =
                    tr("%1, expected %2, in %n roll(s)", "", each.luck.rolls)
                        .arg(figure(each.luck.observed), QLocale().toString(each.luck.expected, 'f', 1));
                row.percentile = each.luck.percentile;
                row.verdict = verdictOf(each.luck.percentile);
                rows.append({row.name + QLatin1Char('|') + row.kind, {}, QVariant::fromValue(row)});
            }
        }
    }
    m_luck->setRows(rows);
    Q_EMIT luckChanged();
}

} // namespace adjutant
