#pragma once

#include "app/viewmodels/shown.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQuickItem>

namespace adjutant {

// What is asked of the system around the window.

/// The system's clipboard.
class Clipboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE void copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }
    Q_INVOKABLE QString text() const { return QGuiApplication::clipboard()->text(); }
    /// What is marked anywhere, where the system pastes that with the middle button.
    Q_INVOKABLE QString marked() const { return QGuiApplication::clipboard()->text(QClipboard::Selection); }
};

/// Whether the last input was a key: where the focus is has to be seen, then.
class LastInput : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    SHOWN(bool, byKeys, changed) = false;

public:
    explicit LastInput(QObject* parent = nullptr);
    bool eventFilter(QObject* receiver, QEvent* event) override;

Q_SIGNALS:
    void changed();
};

/// Asks for the name of a new file, with that one given; its ending is kept. Empty where nothing was chosen.
QString chosenNewFile(const QString& title, const QString& name);

/// A text as a file name that every system takes.
QString asFileName(QString text);

/// Keeps the screen from going dark while it is active, where the desktop offers that (the D-Bus service
/// org.freedesktop.ScreenSaver); elsewhere it does nothing.
class ScreenAwake : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    SET_BY(bool, active, setActive, activeChanged) = false;

public:
    explicit ScreenAwake(QObject* parent = nullptr);
    ~ScreenAwake() override;

Q_SIGNALS:
    void activeChanged();

private:
    void ask();
    void release();

    uint m_cookie = 0; ///< of the service; 0: it was not asked, or has not answered
};

/// Words that a screen reader says while the focus stays where it is; nothing is seen of them. What it is
/// heard as is said where it is used: Qt Quick 6.4 has no announcements, and lets nobody but QML give an item
/// a role.
class Announcement : public QQuickItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(AnnouncementBase)
    SHOWN(QString, words, wordsChanged);

public:
    explicit Announcement(QQuickItem* parent = nullptr);

    /// Says them, also once more; none are only forgotten.
    Q_INVOKABLE void announce(const QString& words);

Q_SIGNALS:
    void wordsChanged();
    /// These words went to whoever reads the screen out.
    void announced(const QString& words);
};

} // namespace adjutant
