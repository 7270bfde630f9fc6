#include "app/catalogues/settingsfile.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace adjutant {

namespace {

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

} // namespace adjutant
