#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The system's clipboard.
class Clipboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE void copy(const QString& text) const;
    Q_INVOKABLE QString text() const;
};

} // namespace adjutant
