#pragma once

#include "app/table/matchfile.h"
#include "tests/cli/clirun.h"
#include "tests/systems/drakerys/records/recordfixture.h"

#include <QDir>
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

/// A folder with a database of matches for a test, empty at first.
class MatchFolder
{
protected:
    void clear() { m_folder = std::make_unique<QTemporaryDir>(); }
    QString folder() const { return m_folder->path(); }

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString database() const { return path("matches.db"); }

    QString fileOf(const QString& name, const TableRecord& match) const
    {
        return written(folder(), name, QByteArray::fromStdString(writtenMatch(match)));
    }

    CliRun match(QStringList arguments) const
    {
        return runCli(QStringList{"match"} + arguments + QStringList{"--db", database()});
    }

    /// The bytes of every file in the folder, by name.
    QMap<QString, QByteArray> everything() const
    {
        QMap<QString, QByteArray> files;
        for (const QString& name : QDir(folder()).entryList(QDir::Files | QDir::Hidden)) {
            QFile file(path(name));
            if (file.open(QIODevice::ReadOnly))
                files.insert(name, file.readAll());
        }
        return files;
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
