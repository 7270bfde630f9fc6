#pragma once

#include "fieldmeasure.h"
#include "openmatch.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Measures on the battlefield of the open match, between two places or things; what moves meanwhile is
/// measured anew. Places are in cm, as the Battlefield has them.
class FieldRuler : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::FieldMeasure measure READ measure NOTIFY measured)

public:
    explicit FieldRuler(QObject* parent = nullptr);

    FieldMeasure measure() const { return m_measure; }

    /// Sets the next end to a place, or to what lies there. After the second end a new measurement begins.
    Q_INVOKABLE void measureAt(double x, double y);
    /// Sets the next end to a piece of the Battlefield.
    Q_INVOKABLE void measureTo(const QString& piece);
    Q_INVOKABLE void clear();

Q_SIGNALS:
    void measured();

private:
    /// A bare place, or a piece by its key.
    struct End
    {
        drakerys::Point at;
        QString piece;
    };

    void setNext(End end);
    void refresh();
    std::optional<MeasuredEnd> read(const std::optional<End>& end) const;

    OpenMatch m_match;
    std::optional<End> m_from;
    std::optional<End> m_to;
    FieldMeasure m_measure;
};

} // namespace adjutant
