#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Keeps the screen from going dark while it is active, where the desktop offers that (the D-Bus service
/// org.freedesktop.ScreenSaver); elsewhere it does nothing.
class ScreenAwake : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)

public:
    explicit ScreenAwake(QObject* parent = nullptr);
    ~ScreenAwake() override;

    bool active() const { return m_active; }
    void setActive(bool active);

Q_SIGNALS:
    void activeChanged();

private:
    void ask();
    void release();

    bool m_active = false;
    uint m_cookie = 0; ///< of the service; 0: it was not asked, or has not answered
};

} // namespace adjutant
