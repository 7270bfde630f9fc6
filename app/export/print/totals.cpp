#include "app/export/print/totals.h"

#include "app/export/print/paragraph.h"
#include "app/text/figures.h"

#include <QCoreApplication>
#include <algorithm>

namespace adjutant::print {

namespace {

struct TotalsWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

constexpr qreal column = 47;   // mm, of each figure
constexpr qreal barWidth = 40; // mm

struct Figure
{
    Paragraph text;
    std::optional<SheetBudget> budget;
};

Figure figureOf(int number, const QString& unit, const std::optional<SheetBudget>& budget, const Paper& paper)
{
    const bool over = budget && budget->isOver();
    const QColor colour = over ? paper.warning() : paper.black();
    std::vector<Run> runs{{figure(number), paper.font(Face::sansBold, 17), colour},
                          {QLatin1Char(' ') + unit, paper.font(Face::sans, 9), paper.black()}};
    if (over)
        runs.push_back(
            {QStringLiteral("  ") + TotalsWords::tr("%1 over").arg(figure(budget->total - budget->limit)),
             paper.font(Face::sansBold, 9), colour});
    return {Paragraph(runs, paper.mm(column) * 2), budget};
}

void paintBar(QPainter& painter, const QRectF& bar, const SheetBudget& budget, const Paper& paper)
{
    const qreal radius = bar.height() / 2;
    const qreal share =
        budget.limit > 0 ? std::min(1.0, double(budget.total) / budget.limit) : (budget.total > 0 ? 1 : 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xe3e0da));
    painter.drawRoundedRect(bar, radius, radius);
    painter.setBrush(budget.isOver() ? paper.warning() : paper.ink().text);
    if (share > 0)
        painter.drawRoundedRect(
            QRectF(bar.topLeft(), QSizeF(std::max(bar.height(), bar.width() * share), bar.height())), radius,
            radius);
}

} // namespace

Part totalsPart(const RosterSheet& sheet, qreal width, const Paper& paper)
{
    const QString count = figure(sheet.count);
    const QString words = sheet.countText.startsWith(count + QLatin1Char(' '))
                              ? sheet.countText.mid(count.size() + 1)
                              : sheet.countLabel;
    std::vector<Figure> figures;
    for (const SheetBudget& budget : sheet.budgets)
        figures.push_back(figureOf(
            budget.total,
            TotalsWords::tr("of %1 %2", "limit, budget: of 500 AP").arg(figure(budget.limit), budget.label),
            budget, paper));
    figures.push_back(figureOf(sheet.count, words, std::nullopt, paper));
    const qreal textHeight = figures.front().text.height();
    const qreal barTop = textHeight + paper.mm(0.4);
    const auto paint = [=](QPainter& painter, QPointF at) {
        qreal x = at.x();
        for (const Figure& it : figures) {
            it.text.paint(painter, QPointF(x, at.y()));
            const qreal taken = std::max(paper.mm(column), it.text.naturalWidth() + paper.mm(6));
            if (it.budget)
                paintBar(painter, QRectF(x, at.y() + barTop, paper.mm(barWidth), paper.mm(1.4)), *it.budget,
                         paper);
            x += std::min(taken, width);
        }
    };
    return {barTop + paper.mm(1.8), paint};
}

} // namespace adjutant::print
