#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Lines over the Rounds of a match, to the right, and a figure upwards. Lines are told apart by their
/// strokes and marks, not by colour alone.
class LineChart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList series MEMBER m_series NOTIFY changed)
    Q_PROPERTY(QVariantList colours MEMBER m_colours NOTIFY changed)
    Q_PROPERTY(int rounds MEMBER m_rounds NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor grid MEMBER m_grid NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)

public:
    explicit LineChart(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QRectF area(double top) const;

    QVariantList m_series;  ///< of ChartSeries
    QVariantList m_colours; ///< one for each
    int m_rounds = 1;
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
