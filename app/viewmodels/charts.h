#pragma once

#include "app/viewmodels/shown.h"

#include <QColor>
#include <QQuickPaintedItem>

namespace adjutant {

/// A picture that is painted anew when one of its values changes.
class Chart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ANONYMOUS
    SETTABLE(QColor, ink, changed) = Qt::black;
    SETTABLE(QColor, grid, changed) = Qt::lightGray;
    SETTABLE(int, textSize, changed) = 13; ///< px

public:
    explicit Chart(QQuickItem* parent);

Q_SIGNALS:
    void changed();
};

/// Lines over the Rounds of a match, to the right, and a figure upwards. Lines are told apart by their
/// strokes and marks, not by colour alone.
class LineChart : public adjutant::Chart
{
    Q_OBJECT
    QML_ELEMENT
    SETTABLE(QVariantList, series, changed);  ///< of ChartSeries
    SETTABLE(QVariantList, colours, changed); ///< one for each
    SETTABLE(int, rounds, changed) = 1;

public:
    explicit LineChart(QQuickItem* parent = nullptr) : Chart(parent) {}

    void paint(QPainter* painter) override;
};

/// The stroke and mark of one line, for a key.
class ChartKey : public adjutant::Chart
{
    Q_OBJECT
    QML_ELEMENT
    SETTABLE(int, number, changed) = 0;

public:
    explicit ChartKey(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;
};

/// Chances as curves, one of them brought out: what they depend on to the right, 0 to 100 % upwards.
class CurveChart : public adjutant::Chart
{
    Q_OBJECT
    QML_ELEMENT
    SETTABLE(QVariantList, curves, changed); ///< of lists of chances, one for each step
    SETTABLE(QStringList, steps, changed);   ///< what the chances depend on, from the left
    SETTABLE(int, shown, changed) = 0;       ///< the curve that is brought out
    SETTABLE(QColor, accent, changed) = Qt::blue;

public:
    explicit CurveChart(QQuickItem* parent = nullptr) : Chart(parent) {}

    void paint(QPainter* painter) override;
};

} // namespace adjutant
