#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <source_location>

namespace adjutant::test {

/// One run of the real adjutant-cli, from start to end.
struct CliRun
{
    int exit = -1; ///< -1: it crashed, hung or never started
    QByteArray out;
    QByteArray err;

    /// The one JSON object on stdout; empty where stdout is anything else.
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }

    /// The findings in that object.
    QJsonArray findings() const { return json().value("findings").toArray(); }

    /// One of them: that, or undefined.
    QJsonValue finding(int place = 0) const { return findings().at(place); }

    /// The rules of those findings, in their order.
    QStringList rules() const
    {
        QStringList rules;
        for (const QJsonValue& finding : findings())
            rules.append(finding["rule"].toString());
        return rules;
    }

    /// Whether stderr holds exactly one line.
    bool complainedOnce() const
    {
        return err.startsWith("adjutant-cli: ") && err.count('\n') == 1 && err.endsWith('\n');
    }
};

/// An environment in which the user has no files and no settings of their own.
inline QProcessEnvironment emptyEnvironment()
{
    static const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    environment.insert("HOME", home.path());
    environment.insert("XDG_CONFIG_HOME", home.path());
    environment.insert("ADJUTANT_DATA_HOME", home.filePath("adjutant"));
    return environment;
}

/// Far longer than any run takes, in milliseconds: what is still running then hangs.
inline constexpr int patience = 120'000;

/// Runs a program with these arguments, and with that on its standard input.
inline CliRun runProgram(const QString& program, const QStringList& arguments, const QByteArray& input,
                         const QProcessEnvironment& environment, int milliseconds = patience)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForBytesWritten(patience);
    CliRun run;
    if (process.error() == QProcess::FailedToStart)
        return run;
    if (process.state() != QProcess::NotRunning && !process.waitForFinished(milliseconds)) {
        process.kill();
        process.waitForFinished();
        return run;
    }
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    if (process.exitStatus() == QProcess::NormalExit)
        run.exit = process.exitCode();
    return run;
}

/// Runs adjutant-cli.
inline CliRun runCli(const QStringList& arguments, const QByteArray& input = {},
                     const QProcessEnvironment& environment = emptyEnvironment(), int milliseconds = patience)
{
    return runProgram(ADJUTANT_CLI, arguments, input, environment, milliseconds);
}

/// Runs it, and fails the test at that line where it ends with another exit.
inline CliRun exits(int exit, const QStringList& arguments, const QByteArray& input = {},
                    const QProcessEnvironment& environment = emptyEnvironment(), int milliseconds = patience,
                    std::source_location at = std::source_location::current())
{
    CliRun run = runCli(arguments, input, environment, milliseconds);
    const QByteArray was = "exit " + QByteArray::number(run.exit) + ", not " + QByteArray::number(exit) +
                           '\n' + run.out.left(2000) + run.err.left(2000);
    QTest::qVerify(run.exit == exit, qPrintable(arguments.join(' ')), was, at.file_name(),
                   static_cast<int>(at.line()));
    return run;
}

/// The same with 0 and nothing on stderr, and with 2 and one line of complaint on it.
inline CliRun succeeds(const QStringList& arguments, const QByteArray& input = {},
                       const QProcessEnvironment& environment = emptyEnvironment(),
                       std::source_location at = std::source_location::current())
{
    CliRun run = exits(0, arguments, input, environment, patience, at);
    QTest::qVerify(run.err.isEmpty(), "nothing on stderr", run.err, at.file_name(),
                   static_cast<int>(at.line()));
    return run;
}
inline CliRun complains(const QStringList& arguments,
                        std::source_location at = std::source_location::current())
{
    CliRun run = exits(2, arguments, {}, emptyEnvironment(), patience, at);
    QTest::qVerify(run.complainedOnce(), "one line on stderr", run.err, at.file_name(),
                   static_cast<int>(at.line()));
    return run;
}

/// Runs a line of shell in which $CLI is the program, for redirections and pipes.
inline CliRun runShell(const QString& line, QProcessEnvironment environment = emptyEnvironment())
{
    environment.insert("CLI", ADJUTANT_CLI);
    return runProgram("/bin/bash", {"-c", line}, {}, environment);
}

/// The path of a file of the project: sourceFile("data").
inline QString sourceFile(const QString& name)
{
    return ADJUTANT_SOURCE_DIR "/" + name;
}

/// The game that is offered first, and one of its sample lists, for what has to hold for any.
inline QString someSystem()
{
    static const QString first =
        runCli({"systems", "--json"}).json()["systems"].toArray().at(0)["id"].toString();
    return first;
}
inline QString someReadyList()
{
    const QDir lists(sourceFile("data/" + someSystem() + "/ready"));
    return lists.filePath(lists.entryList({"*.yaml"}, QDir::Files, QDir::Name).value(0));
}

/// The first two lines of a file of a format: `headOf("roster")`; its system is that game.
inline QByteArray headOf(const char* format)
{
    return QByteArray("format: adjutant-") + format + "/1\nsystem: " + someSystem().toUtf8() + '\n';
}

/// Writes a file, and the folders to it; gives its path.
inline QString written(const QString& folder, const QString& name, const QByteArray& contents)
{
    return written(QDir(folder).filePath(name), contents);
}

} // namespace adjutant::test
