#pragma once

#include <QString>

#include <vector>

namespace adjutant {

/// Who was about to play with which list, as a setup was left: it is found so again.
struct KeptSetup
{
    struct Side
    {
        QString name;
        QString list; ///< empty: as for a new one
    };
    std::vector<Side> sides; ///< in their order
    QString first;
};

/// Of a game; nothing where none was left.
KeptSetup keptSetup(const QString& system);
void keepSetup(const QString& system, const KeptSetup& setup);

} // namespace adjutant
