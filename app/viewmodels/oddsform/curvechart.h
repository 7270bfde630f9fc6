#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Chances as curves, one of them brought out: what they depend on to the right, 0 to 100 % upwards.
class CurveChart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList curves MEMBER m_curves NOTIFY changed)
    Q_PROPERTY(QStringList steps MEMBER m_steps NOTIFY changed)
    Q_PROPERTY(int shown MEMBER m_shown NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor grid MEMBER m_grid NOTIFY changed)
    Q_PROPERTY(QColor accent MEMBER m_accent NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)

public:
    explicit CurveChart(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QVariantList m_curves; ///< of lists of chances, one for each step
    QStringList m_steps;   ///< what the chances depend on, from the left
    int m_shown = 0;       ///< the curve that is brought out
    QColor m_ink = Qt::black;
    QColor m_grid = Qt::lightGray;
    QColor m_accent = Qt::blue;
    int m_textSize = 13; ///< px
};

} // namespace adjutant
