#include "app/viewmodels/desktop.h"

#include <QAccessible>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>
#include <QStandardPaths>

#include <utility>

namespace adjutant {

LastInput::LastInput(QObject* parent) : QObject(parent)
{
    qGuiApp->installEventFilter(this);
}

bool LastInput::eventFilter(QObject* receiver, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isKey = type == QEvent::KeyPress;
    if (isKey || type == QEvent::MouseButtonPress || type == QEvent::TouchBegin)
        if (std::exchange(m_byKeys, isKey) != isKey)
            Q_EMIT changed();
    return QObject::eventFilter(receiver, event);
}

QString chosenNewFile(const QString& title, const QString& name)
{
    const QString suffix = QFileInfo(name).suffix();
    QFileDialog dialog(nullptr, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                       QStringLiteral("*.") + suffix);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(name);
    const bool chosen = dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty();
    return chosen ? dialog.selectedFiles().constFirst() : QString();
}

QString asFileName(QString text)
{
    static const QRegularExpression awkward(QStringLiteral("[^\\w \\-]+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(awkward, QStringLiteral(" ")).simplified();
}

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

ScreenAwake::ScreenAwake(QObject* parent) : QObject(parent)
{
    connect(this, &ScreenAwake::activeChanged, this, [this] { m_active ? ask() : release(); });
}

ScreenAwake::~ScreenAwake()
{
    release();
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

Announcement::Announcement(QQuickItem* parent) : QQuickItem(parent)
{
    // Without a size it would count as invisible.
    setSize({1, 1});
}

// Windows and macOS hear the alert; AT-SPI of Qt 6.4 leaves it out, and tells that something with the role of
// an alert shows, which is what Orca reads out.
void Announcement::announce(const QString& words)
{
    if (std::exchange(m_words, words) != words)
        Q_EMIT wordsChanged();
    if (m_words.isEmpty())
        return;
    for (const QAccessible::Event type : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event); // does nothing where nobody listens
    }
    Q_EMIT announced(m_words);
}

} // namespace adjutant
