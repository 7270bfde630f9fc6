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
    /// What is marked anywhere, where the system pastes that with the middle button.
    Q_INVOKABLE QString marked() const;
};

} // namespace adjutant
