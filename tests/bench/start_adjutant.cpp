#include "app/shell/shell.h"

#include <QApplication>
#include <QQuickWindow>

#include <cstdlib>

/// The app itself; ends with its first frame, or with its armies loaded and shown where `loaded` is given.
int main(int argc, char* argv[])
{
    adjutant::nameApplication();
    QApplication application(argc, argv);
    adjutant::Shell shell;
    if (!shell.start())
        return 1;
    int frames = application.arguments().contains(QStringLiteral("loaded")) ? 2 : 1;
    // Ends at the frame itself: what comes after it, and taking everything down, is not part of a start.
    QObject::connect(
        shell.window(), &QQuickWindow::frameSwapped, &application,
        [&frames] {
            if (--frames == 0)
                std::_Exit(0);
        },
        Qt::DirectConnection);
    return QApplication::exec();
}
