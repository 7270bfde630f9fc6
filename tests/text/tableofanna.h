#pragma once

#include "app/systems/drakerys/text/matchnames.h"

#include <QRegularExpression>

namespace adjutant::test {

/// The names of a table at which Anna (red) and Ben (blue) play, whose Units are Crows, Soldiers and Noctis.
inline TableNames tableOfAnna()
{
    const auto player = [](const PlayerId& id) {
        return id.text() == "red" ? QStringLiteral("Anna") : QStringLiteral("Ben");
    };
    const auto unit = [](const UnitRef& ref) {
        return ref.unit.text() == "crows-1"      ? QStringLiteral("Crows")
               : ref.unit.text() == "soldiers-1" ? QStringLiteral("Soldiers")
                                                 : QStringLiteral("Noctis");
    };
    return {player, unit};
}

inline const PlayerId anna("red");
inline const PlayerId ben("blue");
inline const UnitRef crows{anna, EntryId("crows-1")};
inline const UnitRef soldiers{ben, EntryId("soldiers-1")};
inline const UnitRef noctis{ben, EntryId("noctis-1")};

/// Whether a text can be shown: it is not empty, nothing was left to fill in, and it names nothing by an id.
inline bool isSaid(const QString& text)
{
    static const QRegularExpression id(QStringLiteral("[a-z0-9]-[a-z0-9]|_|/[a-z]|%[0-9nL]"));
    return !text.trimmed().isEmpty() && !text.contains(id);
}

} // namespace adjutant::test
