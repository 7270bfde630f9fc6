#pragma once

#include "app/catalogues/catalogueloader.h"

namespace adjutant::test {

/// The catalogue that is shipped with the app.
inline const Catalogue& drakerys()
{
    static const Catalogue catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    return catalogue;
}

/// Whether a text can be shown: it is not empty, and nothing was left to fill in.
inline bool isWorded(const QString& text)
{
    return !text.isEmpty() && !text.contains(QLatin1Char('%'));
}

} // namespace adjutant::test
