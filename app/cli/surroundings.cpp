#include "app/cli/surroundings.h"

#include <QString>
#include <QtGlobal>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <langinfo.h>
#include <unistd.h>
#endif

namespace adjutant::cli {

namespace {

// What Qt remarks about a machine (no runtime folder, no fonts) is no answer to what was asked for.
void tellOnlyWhatIsCritical(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "adjutant-cli: %s\n", message.toUtf8().constData());
}

} // namespace

void makeSurroundingsSafe()
{
    qInstallMessageHandler(tellOnlyWhatIsCritical);
#ifdef Q_OS_UNIX
    // Else the first file that is opened would become the closed stream, and text would be written into it.
    // What is only to be read refuses what is written, as a closed stream does.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) == -1)
            static_cast<void>(open("/dev/null", O_RDONLY));
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // told as a full disk
    // Qt would complain about such a locale on stderr before it takes UTF-8 all the same.
    if (!std::setlocale(LC_CTYPE, "") || std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setenv("LC_ALL", "C.UTF-8", 1);
#endif
}

} // namespace adjutant::cli
