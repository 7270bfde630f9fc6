#pragma once

#include "app/matches/runningmatch.h"
#include "app/shell/shell.h"
#include "tests/window/byear.h"

#include <QApplication>
#include <QQuickItem>
#include <QTest>

namespace adjutant::test {

/// The whole app in its window, with a data folder of its own, met as a screen reader meets it. A test
/// derives from it.
class AppWindow
{
protected:
    /// Starts the app; once more as after a kill.
    void open(int width, int height)
    {
        QAccessible::setActive(true);
        m_shell.reset();
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        window()->resize(width, height);
    }
    void close() { m_shell.reset(); }

    Shell& shell() const { return *m_shell; }
    QQuickWindow* window() const { return m_shell->window(); }
    ByEar ear() const { return ByEar(window()); }
    RunningMatch& match() const { return m_shell->workspace().running(); }
    QString folder() const { return m_folder.path(); }

    void go(const char* place) const
    {
        QMetaObject::invokeMethod(window(), "go", Q_ARG(QString, QString::fromLatin1(place)));
        QTest::qWait(20);
    }
    void key(Qt::Key which, Qt::KeyboardModifiers with = {}, int wait = 20) const
    {
        QTest::keyClick(window(), which, with);
        QTest::qWait(wait);
    }
    QStringList dialogs() const { return ear().names(QAccessible::Dialog); }
    /// Whether the sheets are closed within so many milliseconds: a busy machine may take its time.
    bool isClosed(int within = 5000) const
    {
        return QTest::qWaitFor([this] { return dialogs().isEmpty(); }, within);
    }
    /// What can be heard, for what a test says that fails.
    QString heard() const
    {
        QStringList all;
        for (const auto role :
             {QAccessible::Dialog, QAccessible::Heading, QAccessible::RadioButton, QAccessible::Button,
              QAccessible::SpinBox, QAccessible::AlertMessage, QAccessible::StaticText})
            all += ear().names(role);
        return all.join(u'|');
    }

private:
    DataHome m_folder;
    std::unique_ptr<Shell> m_shell;
};

} // namespace adjutant::test
