#include "app/shell/shell.h"

#include <QApplication>
#include <QCommandLineParser>

#include <csignal>

int main(int argc, char* argv[])
{
    adjutant::nameApplication();
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a limit on files is told as a full disk
#endif
    QApplication application(argc, argv);

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Companion for miniature games on a real table."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("An army file to import."),
                                 QStringLiteral("[file]"));
    parser.process(application);

    adjutant::Shell shell;
    if (!parser.positionalArguments().isEmpty())
        shell.importWhenLoaded(parser.positionalArguments().constFirst());
    return shell.start() ? QApplication::exec() : 1;
}
