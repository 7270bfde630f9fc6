#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace adjutant {

/// The shipped YAML files below a folder of data/, sorted: `<game>/units` gives
/// `<game>/units/<faction>.yaml`, ….
QStringList shippedFiles(const QString& folder);

/// A shipped file's text by its path within data/; empty where there is none.
QByteArray shippedText(const QString& path);

} // namespace adjutant
