#include "screenawake.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace adjutant {

namespace {

QDBusMessage callOf(const QString& method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
}

} // namespace

ScreenAwake::ScreenAwake(QObject* parent) : QObject(parent) {}

ScreenAwake::~ScreenAwake()
{
    release();
}

void ScreenAwake::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    if (active)
        ask();
    else
        release();
    Q_EMIT activeChanged();
}

void ScreenAwake::ask()
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage call = callOf(QStringLiteral("Inhibit"));
    call << QStringLiteral("Adjutant") << tr("A match is being played");
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<uint> reply = *done;
        done->deleteLater();
        if (reply.isError())
            return;
        m_cookie = reply.value();
        if (!m_active) // it was let go before the answer came
            release();
    });
}

void ScreenAwake::release()
{
    if (m_cookie == 0)
        return;
    QDBusMessage call = callOf(QStringLiteral("UnInhibit"));
    call << m_cookie;
    QDBusConnection::sessionBus().send(call);
    m_cookie = 0;
}

} // namespace adjutant
