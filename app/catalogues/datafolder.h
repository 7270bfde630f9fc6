#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace adjutant {

/// The folder of the user's own things: rosters, catalogue files, backups. The environment's
/// ADJUTANT_DATA_HOME wins, then the folder chosen in the settings, then the system's place for data of
/// applications.
QString dataFolder();

/// Keeps a folder chosen in the settings; an empty one means the system's place again.
void chooseDataFolder(const QString& folder);

/// Where a user's own catalogue files of a game system are looked for, whether it exists or not.
QString userCatalogueFolder(const QString& system);

/// The shipped YAML files below a folder of data/, sorted: `<game>/units` gives
/// `<game>/units/<faction>.yaml`, ….
QStringList shippedFiles(const QString& folder);

/// A shipped file's text by its path within data/; empty where there is none.
QByteArray shippedText(const QString& path);

} // namespace adjutant
