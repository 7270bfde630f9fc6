#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QStringList>
#include <source_location>

namespace adjutant::test {

/// One run of the real adjutant-cli, from start to end.
struct CliRun
{
    int exit = -1; ///< -1: it crashed, hung or never started
    QByteArray out;
    QByteArray err;

    /// The one JSON object on stdout; empty where stdout is anything else.
    QJsonObject json() const;

    /// The findings in that object.
    QJsonArray findings() const;

    /// One of them: that, or undefined.
    QJsonValue finding(int place = 0) const { return findings().at(place); }

    /// The rules of those findings, in their order.
    QStringList rules() const;

    /// Whether stderr holds exactly one line.
    bool complainedOnce() const;
};

/// An environment in which the user has no files and no settings of their own.
QProcessEnvironment emptyEnvironment();

/// Far longer than any run takes, in milliseconds: what is still running then hangs.
inline constexpr int patience = 120'000;

/// Runs the program with these arguments, and with that on its standard input.
CliRun runCli(const QStringList& arguments, const QByteArray& input = {},
              const QProcessEnvironment& environment = emptyEnvironment(), int milliseconds = patience);

/// Runs the program, and fails the test at that line where it ends with another exit.
CliRun exits(int exit, const QStringList& arguments, const QByteArray& input = {},
             const QProcessEnvironment& environment = emptyEnvironment(), int milliseconds = patience,
             std::source_location at = std::source_location::current());

/// The same with 0 and nothing on stderr, and with 2 and one line of complaint on it.
CliRun succeeds(const QStringList& arguments, const QByteArray& input = {},
                const QProcessEnvironment& environment = emptyEnvironment(),
                std::source_location at = std::source_location::current());
CliRun complains(const QStringList& arguments, std::source_location at = std::source_location::current());

/// Runs a line of shell in which $CLI is the program, for redirections and pipes.
CliRun runShell(const QString& line, const QProcessEnvironment& environment = emptyEnvironment());

/// The path of a file of the project: sourceFile("data").
QString sourceFile(const QString& name);

/// The game that is offered first, and one of its sample lists, for what has to hold for any.
QString someSystem();
QString someReadyList();

/// The first two lines of a file of a format: `headOf("roster")`; its system is that game.
QByteArray headOf(const char* format);

/// Writes a file, and the folders to it; gives its path.
QString written(const QString& folder, const QString& name, const QByteArray& contents);

} // namespace adjutant::test
