#pragma once

#include "tests/cli/clirun.h"
#include "tests/systems/drakerys/records/recordfixture.h"

namespace adjutant::test {

/// The ids in a list of an answer, in their order.
inline QStringList idsOf(const QJsonObject& answer, const char* list = "matches")
{
    QStringList ids;
    for (const QJsonValue& each : answer[QLatin1String(list)].toArray())
        ids.append(each.toObject()["id"].toString());
    return ids;
}

/// A folder for a test, with the data folder beside its files, both empty at first.
class MatchesInFolder
{
protected:
    void clear()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QDir().mkpath(data());
    }
    QString folder() const { return m_folder->path(); }

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString data() const { return path("data"); }
    QString fileIn(const QString& id) const { return data() + "/matches/2026/" + id + ".match"; }

    QString fileOf(const QString& name, const MatchRecord& match) const
    {
        return written(folder(), name, QByteArray::fromStdString(writtenMatch(match)));
    }

    CliRun match(const QStringList& arguments) const
    {
        return runCli(QStringList{"match"} + arguments + QStringList{"--data", data()});
    }
    CliRun match(int exit, const QStringList& arguments,
                 std::source_location at = std::source_location::current()) const
    {
        return exits(exit, QStringList{"match"} + arguments + QStringList{"--data", data()}, {},
                     emptyEnvironment(), patience, at);
    }

    /// The bytes of every file in the data folder, by path.
    QMap<QString, QByteArray> everything() const
    {
        QMap<QString, QByteArray> files;
        for (QDirIterator each(data(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             each.hasNext();) {
            const QString file = each.next();
            files.insert(file, contentsOf(file));
        }
        return files;
    }

    /// The lines of a match's file, and a file made of them.
    QList<QByteArray> linesOf(const QString& id) const
    {
        QList<QByteArray> lines = contentsOf(fileIn(id)).split('\n');
        lines.removeLast();
        return lines;
    }
    void writeLines(const QString& id, const QList<QByteArray>& lines) const
    {
        test::written(fileIn(id), lines.join('\n') + '\n');
    }

    void importBoth() const
    {
        match(0, {"import", fileOf("whole.match", wholeGame()), fileOf("hand.match", matchByHand())});
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace adjutant::test
