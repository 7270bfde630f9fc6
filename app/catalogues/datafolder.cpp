#include "app/catalogues/datafolder.h"

#include "app/catalogues/settingsfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>

namespace adjutant {

namespace {

const QString folderKey = QStringLiteral("data/folder");

// The folder may be reached through a link; nothing within it is.
QString withoutLinks(const QString& path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? QDir::cleanPath(path) : real;
}

} // namespace

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
    QSettings settings(settingsFile(), QSettings::IniFormat);
    if (folder.isEmpty())
        settings.remove(folderKey);
    else
        settings.setValue(folderKey, folder);
}

QString userCatalogueFolder(const QString& system)
{
    return dataFolder() + QStringLiteral("/catalogues/") + system;
}

} // namespace adjutant

static void initializeResources()
{
    Q_INIT_RESOURCE(shipped_data);
}

namespace adjutant {

namespace {

const QString root = QStringLiteral(":/data/");

} // namespace

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
