#include "app/export/print/profilestrip.h"

#include "app/export/print/paragraph.h"
#include "app/text/rulewords.h"

#include <algorithm>

namespace adjutant::print {

namespace {

// The two places with two values are wider than the others.
constexpr std::array<qreal, 9> shares{1, 1, 1, 1, 1.6, 1, 1, 1, 1.35};
constexpr qreal allShares = 9.95;

constexpr qreal labelPoints = 6.2;
constexpr qreal stripHeight = 10.4; // mm

bool namesFit(const std::array<PrintedValue, 9>& values, qreal width, const Paper& paper)
{
    const QFont font = paper.font(Face::sans, labelPoints);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (widthOf(values[i].name, font) + paper.mm(1) > width * shares[i] / allShares)
            return false;
    return true;
}

} // namespace

Part profileStrip(const std::optional<Profile>& profile, qreal width, const Paper& paper)
{
    const auto values = profile ? printedProfile(*profile) : emptyProfile();
    const bool names = namesFit(values, width, paper);
    const auto paint = [=, known = profile.has_value()](QPainter& painter, QPointF at) {
        const QRectF strip(at, QSizeF(width, paper.mm(stripHeight)));
        painter.setPen(known ? QPen(Qt::NoPen) : QPen(paper.line(), paper.mm(0.2)));
        painter.setBrush(known ? QBrush(paper.ink().ground) : QBrush(Qt::white));
        painter.drawRoundedRect(strip, paper.mm(1), paper.mm(1));
        qreal x = strip.left();
        for (std::size_t i = 0; i < values.size(); ++i) {
            const QRectF cell(x, strip.top(), width * shares[i] / allShares, strip.height());
            painter.setPen(QPen(paper.line(), paper.mm(0.2)));
            if (i > 0)
                painter.drawLine(cell.topLeft() + QPointF(0, paper.mm(1.6)),
                                 cell.bottomLeft() - QPointF(0, paper.mm(1.6)));
            painter.setPen(paper.quiet());
            painter.setFont(paper.font(Face::sans, labelPoints));
            painter.drawText(cell.adjusted(0, paper.mm(1), 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                             names ? values[i].name : values[i].label);
            painter.setPen(paper.black());
            painter.setFont(paper.font(Face::sansBold, 13));
            painter.drawText(cell.adjusted(0, paper.mm(3.2), 0, -paper.mm(0.4)),
                             Qt::AlignHCenter | Qt::AlignVCenter, values[i].value);
            x += cell.width();
        }
    };
    return {paper.mm(stripHeight), paint};
}

} // namespace adjutant::print
