#include "app/catalogues/datafolder.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QSettings>
#include <QStandardPaths>

static void initializeResources()
{
    Q_INIT_RESOURCE(shipped_data);
}

namespace adjutant {

namespace {

const QString root = QStringLiteral(":/data/");

constexpr qint64 largest = 1'000'000; // bytes: ours have some hundred

QString usualFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/adjutant/adjutant.ini");
}

// A file is parsed when its keys are asked for.
bool isReadable(const QString& path)
{
    const QSettings settings(path, QSettings::IniFormat);
    static_cast<void>(settings.allKeys());
    return settings.status() == QSettings::NoError;
}

const QString folderKey = QStringLiteral("data/folder");

// The folder may be reached through a link, which is followed once: it may lead elsewhere later. Nothing
// within the folder is.
QString withoutLinks(const QString& path)
{
    static QMutex together;
    static QHash<QString, QString> known;
    const QMutexLocker lock(&together);
    QString& real = known[path];
    if (real.isEmpty())
        real = QFileInfo(path).canonicalFilePath();
    if (const QFileInfo link(path); real.isEmpty()) // what it leads to may come later
        real = QDir::cleanPath(link.isSymLink() ? link.symLinkTarget() : path);
    return real;
}

} // namespace

QString settingsFile()
{
    const QString path = usualFile();
    const QFileInfo file(path);
    return file.exists() && !file.isFile() ? path + QStringLiteral("/none") : path;
}

std::optional<LostSettings> setLostSettingsAside()
{
    const QString path = usualFile();
    const QFileInfo file(path);
    if (!file.exists())
        return std::nullopt;
    if (!file.isFile() || !file.isReadable())
        return LostSettings{path, {}};
    if (file.size() <= largest && isReadable(path))
        return std::nullopt;
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString keptAs = QStringLiteral("%1/adjutant.damaged-%2.ini").arg(file.absolutePath(), stamp);
    return LostSettings{path, QFile::rename(path, keptAs) ? keptAs : QString()};
}

QString dataFolder()
{
    const QString fromEnvironment = qEnvironmentVariable("ADJUTANT_DATA_HOME");
    if (!fromEnvironment.isEmpty())
        return withoutLinks(fromEnvironment);
    // Another one that is chosen is used from the next start on: this program has files open in this one.
    static const QString chosen = QSettings(settingsFile(), QSettings::IniFormat).value(folderKey).toString();
    if (!chosen.isEmpty())
        return withoutLinks(chosen);
    return withoutLinks(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                        QStringLiteral("/adjutant"));
}

void chooseDataFolder(const QString& folder)
{
    QSettings(settingsFile(), QSettings::IniFormat).setValue(folderKey, folder);
}

QString userCatalogueFolder(const QString& system)
{
    return dataFolder() + QStringLiteral("/catalogues/") + system;
}

QStringList shippedFiles(const QString& folder)
{
    initializeResources();
    QStringList files;
    QDirIterator found(root + folder, {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext())
        files.append(found.next().mid(root.size()));
    files.sort();
    return files;
}

QByteArray shippedText(const QString& path)
{
    initializeResources();
    QFile file(root + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace adjutant
