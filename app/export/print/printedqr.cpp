#include "app/export/print/printedqr.h"

#include "app/export/print/paragraph.h"
#include "app/export/qrpicture.h"

#include <QCoreApplication>
#include <QPainterPath>

namespace adjutant::print {

namespace {

struct PrintedQrWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

constexpr qreal finestSquare = 0.3; // mm: phones still read that from paper

} // namespace

Part printedQr(const std::string& code, const Paper& paper)
{
    const auto picture = qrPictureOf(code);
    if (!picture || printedQrWidth / picture->size < finestSquare)
        return {};
    const qreal width = paper.mm(printedQrWidth);
    const Paragraph caption(
        {{PrintedQrWords::tr("The army, to scan"), paper.font(Face::sans, 6.2), paper.quiet()}}, width,
        Qt::AlignHCenter);
    const auto paint = [=, picture = *picture](QPainter& painter, QPointF at) {
        const qreal square = width / picture.size;
        QPainterPath squares;
        for (int row = 0; row < picture.size; ++row)
            for (int column = 0; column < picture.size; ++column)
                if (picture.isDark(column, row))
                    squares.addRect(at.x() + column * square, at.y() + row * square, square, square);
        squares.setFillRule(Qt::WindingFill);
        painter.fillPath(squares, Qt::black);
        caption.paint(painter, at + QPointF(0, width + paper.mm(0.8)));
    };
    return {width + paper.mm(0.8) + caption.height(), paint};
}

} // namespace adjutant::print
