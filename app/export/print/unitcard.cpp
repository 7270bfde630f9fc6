#include "app/export/print/unitcard.h"

#include "app/export/print/cardhead.h"
#include "app/export/print/cardtext.h"
#include "app/export/print/statstrip.h"
#include "app/export/print/tickboxes.h"

#include <algorithm>

namespace adjutant::print {

namespace {

// A card's measures in mm.
constexpr qreal bar = 1.7;
constexpr qreal padLeft = 5;
constexpr qreal padRight = 3.5;
constexpr qreal padTop = 2;
constexpr qreal padBottom = 2.6;
constexpr qreal gutter = 6;
constexpr qreal ticksWidth = 40;
constexpr qreal betweenTexts = 0.55;

// The boxes under their labels, as one part.
Part ticksPart(const SheetUnit& unit, qreal width, const Paper& paper)
{
    struct Row
    {
        qreal top;
        Paragraph label;
        TickBoxes boxes;
    };
    const qreal gap = paper.mm(0.6);
    std::vector<Row> rows;
    qreal height = 0;
    for (const SheetTicks& ticks : unit.ticks) {
        std::vector<Run> label{labelRun(ticks.label, paper)};
        if (!ticks.detail.isEmpty())
            label.push_back(
                {QStringLiteral("   ") + ticks.detail, paper.font(Face::sans, 6.5), paper.quiet()});
        if (!rows.empty())
            height += paper.mm(0.9);
        rows.push_back({height, Paragraph(label, width), TickBoxes(ticks, width, paper)});
        height += rows.back().label.height() + gap + rows.back().boxes.height();
    }
    const auto paint = [=](QPainter& painter, QPointF at) {
        for (const Row& row : rows) {
            row.label.paint(painter, at + QPointF(0, row.top));
            row.boxes.paint(painter, at + QPointF(0, row.top + row.label.height() + gap));
        }
    };
    return {height, paint};
}

void paintGround(QPainter& painter, const QRectF& area, bool leads, const Paper& paper)
{
    painter.setPen(QPen(paper.line(), paper.mm(0.25)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
    painter.fillRect(QRectF(area.topLeft(), QSizeF(paper.mm(bar), area.height())),
                     leads ? paper.ink().text : paper.line());
}

Part wholeCard(const SheetUnit& unit, qreal width, const Paper& paper)
{
    const bool ticked = !unit.ticks.empty();
    const qreal leftWidth = ticked ? width - paper.mm(gutter + ticksWidth) : width;
    const Part head = cardHead(unit, width, paper);
    const Part strip = statStrip(unit, leftWidth, paper);
    const Part ticks = ticksPart(unit, paper.mm(ticksWidth), paper);
    const std::vector<Paragraph> texts = cardTexts(unit, leftWidth, paper);
    qreal left = strip.height + paper.mm(1);
    for (const Paragraph& text : texts)
        left += paper.mm(betweenTexts) + text.height();
    const qreal columns = std::max(left, ticks.height);
    const auto paint = [=](QPainter& painter, QPointF corner) {
        QPointF at = corner + QPointF(paper.mm(padLeft), paper.mm(padTop));
        head.paint(painter, at);
        at.ry() += head.height;
        const qreal ticksX = at.x() + leftWidth + paper.mm(gutter);
        painter.setPen(ticked ? QPen(paper.line(), paper.mm(0.2)) : QPen(Qt::NoPen));
        painter.drawLine(QPointF(ticksX - paper.mm(gutter / 2), at.y()),
                         QPointF(ticksX - paper.mm(gutter / 2), at.y() + columns));
        ticks.paint(painter, QPointF(ticksX, at.y()));
        strip.paint(painter, at);
        at.ry() += strip.height + paper.mm(1);
        for (const Paragraph& text : texts) {
            at.ry() += paper.mm(betweenTexts);
            text.paint(painter, at);
            at.ry() += text.height();
        }
    };
    return {paper.mm(padTop) + head.height + columns + paper.mm(padBottom), paint};
}

// The same in one column, line by line, for a card that no page can hold.
std::vector<Part> longCard(const SheetUnit& unit, qreal width, const Paper& paper)
{
    const qreal left = paper.mm(padLeft);
    const auto inset = [left](const Part& part, qreal above, qreal below) {
        const auto paint = [=](QPainter& painter, QPointF at) {
            part.paint(painter, at + QPointF(left, above));
        };
        return Part{above + part.height + below, paint};
    };
    std::vector<Part> parts{inset(cardHead(unit, width, paper), paper.mm(padTop), 0),
                            inset(statStrip(unit, width, paper), 0, paper.mm(2)),
                            inset(ticksPart(unit, width, paper), 0, paper.mm(2))};
    for (const Paragraph& text : cardTexts(unit, width, paper)) {
        for (int line = 0; line < text.lineCount(); ++line) {
            const auto paint = [=](QPainter& painter, QPointF at) { text.paintLine(painter, line, at); };
            parts.push_back(inset({text.lineHeight(line), paint}, line == 0 ? paper.mm(betweenTexts) : 0, 0));
        }
    }
    parts.push_back({paper.mm(padBottom), [](QPainter&, QPointF) {}});
    return parts;
}

} // namespace

Block cardOf(const SheetUnit& unit, const Paper& paper)
{
    const qreal width = paper.laterPage().width() - paper.mm(padLeft + padRight);
    Block card;
    card.gapBefore = paper.mm(3);
    card.ground = [leads = unit.leads, paper](QPainter& painter, const QRectF& area) {
        paintGround(painter, area, leads, paper);
    };
    card.parts = {wholeCard(unit, width, paper)};
    if (card.height() > paper.laterPage().height())
        card.parts = longCard(unit, width, paper);
    return card;
}

} // namespace adjutant::print
