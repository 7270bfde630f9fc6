#pragma once

#include "app/catalogues/catalogueloader.h"
#include "tests/text/worded.h"

namespace adjutant::test {

/// The catalogue that is shipped with the app.
inline const Catalogue& shippedDrakerys()
{
    static const Catalogue catalogue = loadCatalogue(QStringLiteral("drakerys"), UserFiles::ignore).catalogue;
    return catalogue;
}

} // namespace adjutant::test
