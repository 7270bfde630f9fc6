#pragma once

#include "app/matches/matchfile.h"
#include "tests/cli/clirun.h"
#include "tests/systems/drakerys/records/recordfixture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

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

    CliRun match(QStringList arguments) const
    {
        return runCli(QStringList{"match"} + arguments + QStringList{"--data", data()});
    }

    /// The bytes of every file in the data folder, by path.
    QMap<QString, QByteArray> everything() const
    {
        QMap<QString, QByteArray> files;
        for (QDirIterator each(data(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             each.hasNext();) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly))
                files.insert(file.fileName(), file.readAll());
        }
        return files;
    }

    /// The lines of a match's file, and a file made of them.
    QList<QByteArray> linesOf(const QString& id) const
    {
        QFile file(fileIn(id));
        QList<QByteArray> lines =
            file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
        if (!lines.isEmpty())
            lines.removeLast();
        return lines;
    }
    void writeLines(const QString& id, const QList<QByteArray>& lines) const
    {
        QFile file(fileIn(id));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines.join('\n') + '\n');
    }

    void importBoth() const
    {
        QCOMPARE(
            match({"import", fileOf("whole.match", wholeGame()), fileOf("hand.match", matchByHand())}).exit,
            0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace adjutant::test
