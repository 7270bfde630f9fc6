#pragma once

#include <QString>

#include <optional>

namespace adjutant {

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
