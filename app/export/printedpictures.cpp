#include "app/export/printedpictures.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextFormat>
#include <algorithm>

namespace adjutant {

namespace {

// The crown of icons/game/hero.svg, on its grid of 24.
QPainterPath crown()
{
    QPainterPath path(QPointF(4.75, 16.75));
    for (const QPointF point : {QPointF(3, 6.75), QPointF(7.75, 10.5), QPointF(12, 3.75),
                                QPointF(16.25, 10.5), QPointF(21, 6.75), QPointF(19.25, 16.75)})
        path.lineTo(point);
    path.closeSubpath();
    path.addRect(QRectF(5, 18.9, 14, 1.8));
    return path;
}

QPainterPath squaresOf(const QrPicture& picture)
{
    QPainterPath squares;
    for (int row = 0; row < picture.size; ++row)
        for (int column = 0; column < picture.size; ++column)
            if (picture.isDark(column, row))
                squares.addRect(column, row, 1, 1);
    squares.setFillRule(Qt::WindingFill);
    return squares;
}

} // namespace

QSizeF PrintedPictures::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const QTextImageFormat image = format.toImageFormat();
    return {image.width(), image.height()};
}

void PrintedPictures::drawObject(QPainter* painter, const QRectF& area, QTextDocument*, int,
                                 const QTextFormat& format)
{
    const QStringList words = format.toImageFormat().name().split(QLatin1Char(' '));
    const QString& kind = words.first();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(area.topLeft());
    if (kind == QLatin1String("crown")) {
        painter->scale(area.width() / 24, area.width() / 24);
        painter->translate(0, 1.5);
        painter->fillPath(crown(), m_ink.text);
    } else if (kind == QLatin1String("qr") && m_qr.size > 0) {
        painter->scale(area.width() / m_qr.size, area.width() / m_qr.size);
        painter->fillPath(squaresOf(m_qr), Qt::black);
    } else if (kind == QLatin1String("line")) {
        painter->setPen(QPen(QColor(0x6b6862), 2.5));
        painter->drawLine(QPointF(0, area.height() - 4), QPointF(area.width(), area.height() - 4));
    } else if (kind == QLatin1String("bar")) {
        const qreal radius = area.height() / 2;
        const auto bar = [&](qreal width, const QColor& colour) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colour);
            painter->drawRoundedRect(QRectF(0, 0, width, area.height()), radius, radius);
        };
        const int percent = words.value(1).toInt();
        bar(area.width(), QColor(0xe3e0da));
        if (percent > 0)
            bar(std::max(area.height(), area.width() * percent / 100),
                words.value(2) == QLatin1String("over") ? QColor(0xa13800) : m_ink.text);
    } else {
        painter->setPen(QPen(QColor(0x6b6862), 2.5));
        painter->setBrush(Qt::white);
        const qreal radius = kind == QLatin1String("round") ? 21 : 5;
        for (int box = 0; box < words.value(1).toInt(); ++box)
            painter->drawRoundedRect(QRectF(box * 51, 4, 42, 42), radius, radius);
    }
    painter->restore();
}

} // namespace adjutant
