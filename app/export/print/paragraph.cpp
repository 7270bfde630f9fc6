#include "app/export/print/paragraph.h"

#include <QFontMetricsF>
#include <algorithm>

namespace adjutant::print {

Paragraph::Paragraph(const std::vector<Run>& runs, qreal width, Qt::Alignment alignment, qreal hanging)
    : m_layout(std::make_shared<QTextLayout>())
{
    QString text;
    QList<QTextLayout::FormatRange> formats;
    for (const Run& run : runs) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(text.size());
        range.length = static_cast<int>(run.text.size());
        range.format.setFont(run.font);
        range.format.setForeground(run.colour);
        formats.append(range);
        text += run.text;
    }
    text.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setText(text);
    m_layout->setFont(runs.empty() ? QFont() : runs.front().font);
    m_layout->setFormats(formats);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    qreal top = 0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        const qreal indent = top > 0 ? hanging : 0;
        line.setLineWidth(width - indent);
        line.setPosition(QPointF(indent, top));
        top += line.height();
    }
    m_layout->endLayout();
}

qreal Paragraph::height() const
{
    qreal height = 0;
    for (int line = 0; line < lineCount(); ++line)
        height += lineHeight(line);
    return height;
}

qreal Paragraph::naturalWidth() const
{
    qreal width = 0;
    for (int line = 0; line < lineCount(); ++line)
        width = std::max(width, m_layout->lineAt(line).naturalTextWidth());
    return width;
}

qreal Paragraph::firstBaseline() const
{
    return lineCount() > 0 ? m_layout->lineAt(0).ascent() : 0;
}

void Paragraph::paint(QPainter& painter, QPointF topLeft) const
{
    m_layout->draw(&painter, topLeft);
}

void Paragraph::paintLine(QPainter& painter, int line, QPointF topLeft) const
{
    const QTextLine it = m_layout->lineAt(line);
    it.draw(&painter, topLeft - QPointF(0, it.y()));
}

qreal widthOf(const QString& text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace adjutant::print
