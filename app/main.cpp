#include "app/catalogues/datafolder.h"
#include "app/shell/laterstarts.h"
#include "app/shell/shell.h"
#include "app/storage/diskfile.h"
#include "app/storage/storefiles.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QThread>

#include <csignal>

namespace {

constexpr int patience = 10'000; // milliseconds

int reportInUse(const QString& folder)
{
    using namespace adjutant;
    const StorageFault fault = storageFault(StorageFault::Kind::inUse, QDir::toNativeSeparators(folder));
    QMessageBox::warning(nullptr, QApplication::applicationDisplayName(), toText(fault));
    return 1;
}

} // namespace

int main(int argc, char* argv[])
{
    adjutant::nameApplication();
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a limit on files is reported as a full disk
#endif
    QApplication application(argc, argv);

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Companion for miniature games on a real table."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("An army file to import."),
                                 QStringLiteral("[file]"));
    parser.process(application);

    const QStringList files = parser.positionalArguments();
    const QString file = files.isEmpty() ? QString() : QFileInfo(files.constFirst()).absoluteFilePath();
    const QString folder = adjutant::dataFolder();
    adjutant::storefiles::OpenedFolder kept(folder);
    // Another start may be about to listen; a command that writes is done soon.
    const QDeadlineTimer longest(patience);
    while (kept.keep() == adjutant::FileLock::Result::busy) {
        if (adjutant::LaterStarts::handOver(folder, file))
            return 0;
        if (longest.hasExpired())
            return reportInUse(folder);
        QThread::msleep(50);
    }

    adjutant::Shell shell;
    const adjutant::LaterStarts starts(folder);
    QObject::connect(&starts, &adjutant::LaterStarts::startedAgain, &shell, &adjutant::Shell::comeForward);
    if (!file.isEmpty())
        shell.importWhenLoaded(file);
    return shell.start() ? QApplication::exec() : 1;
}
