#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <cstdlib>

/// The smallest window of the app's style; ends with its first frame.
int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QQmlApplicationEngine engine(QUrl(QStringLiteral("qrc:/Button.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, &application, [] { std::_Exit(0); }, Qt::DirectConnection);
    return QApplication::exec();
}
