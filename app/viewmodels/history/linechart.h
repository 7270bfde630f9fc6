#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Lines over the TimePath: six Rounds of sixteen squares to the right, a figure upwards. Lines are told
/// apart by their strokes and marks, not by colour alone.
class LineChart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList series MEMBER m_series NOTIFY changed)
    Q_PROPERTY(QVariantList colours MEMBER m_colours NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor grid MEMBER m_grid NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)

public:
    explicit LineChart(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    /// The top of a scale that holds a value: 1, 2 or 5 times a power of ten for each of at most five steps.
    static double topOf(double highest);

Q_SIGNALS:
    void changed();

private:
    QRectF field(double top) const;
    void paintGrid(QPainter& painter, const QRectF& field, double top) const;
    void paintSeries(QPainter& painter, const QRectF& field, double top, int number) const;

    QVariantList m_series;  ///< of ChartSeries
    QVariantList m_colours; ///< one for each
    QColor m_ink = Qt::black;
    QColor m_grid = Qt::lightGray;
    int m_textSize = 13; ///< px
};

/// The stroke and mark of one line, for a key.
class ChartKey : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int number MEMBER m_number NOTIFY changed)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY changed)

public:
    explicit ChartKey(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    int m_number = 0;
    QColor m_colour = Qt::black;
};

} // namespace adjutant
