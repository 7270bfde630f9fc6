#include "tests/cli/clirun.h"

#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QProcess>

namespace adjutant::test {

namespace {

void start(QProcess& process, const QByteArray& input)
{
    process.start();
    process.write(input);
    process.closeWriteChannel();
    process.waitForBytesWritten(patience);
}

CliRun ended(QProcess& process, int milliseconds = patience)
{
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

} // namespace

QJsonObject CliRun::json() const
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(out, &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

QJsonArray CliRun::findings() const
{
    return json().value("findings").toArray();
}

QStringList CliRun::rules() const
{
    QStringList rules;
    for (const QJsonValue& finding : findings())
        rules.append(finding["rule"].toString());
    return rules;
}

bool CliRun::complainedOnce() const
{
    return err.startsWith("adjutant-cli: ") && err.count('\n') == 1 && err.endsWith('\n');
}

QProcessEnvironment emptyEnvironment()
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

CliRun runCli(const QStringList& arguments, const QByteArray& input, const QProcessEnvironment& environment,
              int milliseconds)
{
    QProcess process;
    process.setProgram(ADJUTANT_CLI);
    process.setArguments(arguments);
    process.setProcessEnvironment(environment);
    start(process, input);
    return ended(process, milliseconds);
}

CliRun exits(int exit, const QStringList& arguments, const QByteArray& input,
             const QProcessEnvironment& environment, int milliseconds, std::source_location at)
{
    CliRun run = runCli(arguments, input, environment, milliseconds);
    const QByteArray was = "exit " + QByteArray::number(run.exit) + ", not " + QByteArray::number(exit) +
                           '\n' + run.out.left(2000) + run.err.left(2000);
    QTest::qVerify(run.exit == exit, qPrintable(arguments.join(' ')), was, at.file_name(),
                   static_cast<int>(at.line()));
    return run;
}

CliRun succeeds(const QStringList& arguments, const QByteArray& input, const QProcessEnvironment& environment,
                std::source_location at)
{
    CliRun run = exits(0, arguments, input, environment, patience, at);
    QTest::qVerify(run.err.isEmpty(), "nothing on stderr", run.err, at.file_name(),
                   static_cast<int>(at.line()));
    return run;
}

CliRun complains(const QStringList& arguments, std::source_location at)
{
    CliRun run = exits(2, arguments, {}, emptyEnvironment(), patience, at);
    QTest::qVerify(run.complainedOnce(), "one line on stderr", run.err, at.file_name(),
                   static_cast<int>(at.line()));
    return run;
}

CliRun runShell(const QString& line, const QProcessEnvironment& environment)
{
    QProcess process;
    process.setProgram("/bin/bash");
    process.setArguments({"-c", line});
    QProcessEnvironment withProgram = environment;
    withProgram.insert("CLI", ADJUTANT_CLI);
    process.setProcessEnvironment(withProgram);
    start(process, {});
    return ended(process);
}

QString sourceFile(const QString& name)
{
    return ADJUTANT_SOURCE_DIR "/" + name;
}

QString someSystem()
{
    static const QString first =
        runCli({"systems", "--json"}).json()["systems"].toArray().at(0)["id"].toString();
    return first;
}

QString someReadyList()
{
    const QDir lists(sourceFile("data/" + someSystem() + "/ready"));
    return lists.filePath(lists.entryList({"*.yaml"}, QDir::Files, QDir::Name).value(0));
}

QByteArray headOf(const char* format)
{
    return QByteArray("format: adjutant-") + format + "/1\nsystem: " + someSystem().toUtf8() + '\n';
}

QString written(const QString& folder, const QString& name, const QByteArray& contents)
{
    return written(QDir(folder).filePath(name), contents);
}

} // namespace adjutant::test
