#include "app/cli/output.h"

#include <QGuiApplication>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#ifdef Q_OS_UNIX
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <langinfo.h>
#include <unistd.h>
#endif

namespace {

using namespace adjutant::cli;

// What Qt remarks about a machine (no runtime folder, no fonts) is no answer to what was asked for.
void reportOnlyWhatIsCritical(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "adjutant-cli: %s\n", message.toUtf8().constData());
}

// Prepares the process for whatever it was started in: standard streams that are closed, a reader that goes
// away (`adjutant-cli units SYSTEM | head`), a locale that is not UTF-8. Silences what Qt remarks on the way.
void prepareProcess()
{
    qInstallMessageHandler(reportOnlyWhatIsCritical);
#ifdef Q_OS_UNIX
    // Else the first file that is opened would become the closed stream, and text would be written into it.
    // What is only to be read refuses what is written, as a closed stream does.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) == -1)
            static_cast<void>(open("/dev/null", O_RDONLY));
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // reported as a full disk
    // Qt would complain about such a locale on stderr before it takes UTF-8 all the same.
    if (!std::setlocale(LC_CTYPE, "") || std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setenv("LC_ALL", "C.UTF-8", 1);
#endif
}

// Only a PDF is drawn, with fonts; everything else starts quicker without.
std::unique_ptr<QCoreApplication> applicationFor(const Request& request, int& argc, char** argv)
{
    if (!request.isDrawn)
        return std::make_unique<QCoreApplication>(argc, argv);
    // Offscreen whatever the environment says: the command line must work where there is no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

Exit report(const NoCommand& no)
{
    static constexpr const char* keys[] = {"help", "version", "error"};
    const bool wrong = no.why == NoCommand::Why::wrongUsage;
    if (no.json)
        printJson({{keys[static_cast<int>(no.why)], no.text}});
    else if (!wrong)
        printBytes(no.text.ends_with('\n') ? no.text : no.text + '\n');
    if (wrong)
        complain(no.text + " (adjutant-cli --help tells more)");
    return wrong ? Exit::unusable : Exit::done;
}

Exit runProgram(int argc, char** argv)
{
    const auto request = parseCommandLine({argv + std::min(argc, 1), argv + argc});
    if (!request)
        return report(request.error());
    // Qt takes options of its own out of the arguments: it sees only the program's name.
    int qtArgc = std::min(argc, 1);
    const auto application = applicationFor(*request, qtArgc, argv);
    return request->run();
}

} // namespace

int main(int argc, char** argv)
{
    prepareProcess();
    const Exit exit = runProgram(argc, argv);
    if (!flushed()) {
        complain("not all of the output could be written");
        return static_cast<int>(Exit::unusable);
    }
    return static_cast<int>(exit);
}
