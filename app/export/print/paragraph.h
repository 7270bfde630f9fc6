#pragma once

#include "app/export/print/paper.h"

#include <QPainter>
#include <QString>
#include <QTextLayout>
#include <memory>
#include <vector>

namespace adjutant::print {

/// Some letters in one style.
struct Run
{
    QString text;
    QFont font;
    QColor colour;
};

/// A paragraph broken into lines of a width. Cheap to copy.
class Paragraph
{
public:
    /// `hanging` is how far the lines after the first stand in.
    Paragraph(const std::vector<Run>& runs, qreal width, Qt::Alignment alignment = Qt::AlignLeft,
              qreal hanging = 0);

    qreal height() const;       ///< of all lines
    qreal naturalWidth() const; ///< of its longest line
    int lineCount() const { return m_layout->lineCount(); }
    qreal lineHeight(int line) const { return m_layout->lineAt(line).height(); }
    qreal firstBaseline() const; ///< below its top

    void paint(QPainter& painter, QPointF topLeft) const;
    void paintLine(QPainter& painter, int line, QPointF topLeft) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
};

/// A line's width without breaking it.
qreal widthOf(const QString& text, const QFont& font);

} // namespace adjutant::print
