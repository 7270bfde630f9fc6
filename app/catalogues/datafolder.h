#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace adjutant {

/// The folder of the user's own things: rosters, catalogue files, backups. The environment's
/// ADJUTANT_DATA_HOME wins, then the folder chosen in the settings, then the system's place for data of
/// applications.
QString dataFolder();

/// Keeps a folder chosen in the settings.
void chooseDataFolder(const QString& folder);

/// Where a user's own catalogue files of a game system are looked for, whether it exists or not.
QString userCatalogueFolder(const QString& system);

/// The shipped YAML files below a folder of data/, sorted: `<game>/units` gives
/// `<game>/units/<faction>.yaml`, ….
QStringList shippedFiles(const QString& folder);

/// A shipped file's text by its path within data/; empty where there is none.
QByteArray shippedText(const QString& path);

/// The file in which the app keeps its settings, and where the command line finds the data folder. What would
/// be waited for, such as a pipe, is passed over: then there are no settings, and none are kept.
QString settingsFile();

/// Settings that can't be used.
struct LostSettings
{
    QString path;
    QString keptAs; ///< the name that the file has now; empty: it stays, and no settings are kept
};

/// Gives a settings file that can't be understood another name, before anything is written into it; none: all
/// is well.
std::optional<LostSettings> setLostSettingsAside();

} // namespace adjutant
