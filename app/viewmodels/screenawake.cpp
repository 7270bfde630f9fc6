#include "app/viewmodels/screenawake.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QPointer>

#include <utility>

namespace adjutant {

namespace {

QDBusMessage callOf(const QString& method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
}

void giveBack(uint cookie)
{
    QDBusMessage call = callOf(QStringLiteral("UnInhibit"));
    call << cookie;
    QDBusConnection::sessionBus().send(call);
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
    // The answer may come when it was let go, asked again, or is gone: what nobody holds is given back.
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call));
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished,
                     [self = QPointer(this)](QDBusPendingCallWatcher* done) {
                         const QDBusPendingReply<uint> reply = *done;
                         done->deleteLater();
                         if (reply.isError())
                             return;
                         if (self && self->m_active && self->m_cookie == 0)
                             self->m_cookie = reply.value();
                         else
                             giveBack(reply.value());
                     });
}

void ScreenAwake::release()
{
    if (m_cookie != 0)
        giveBack(std::exchange(m_cookie, 0));
}

} // namespace adjutant
