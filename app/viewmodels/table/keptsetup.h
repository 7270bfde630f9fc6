#pragma once

#include "core/table/answers.h"

#include <QString>

#include <vector>

namespace adjutant {

/// Who was about to play with which list and choices, as a setup was left: it is found so again.
struct KeptSetup
{
    struct Side
    {
        QString name;
        QString list;            ///< empty: as for a new one
        table::Answers extras{}; ///< what the game asks of a side
    };
    std::vector<Side> sides; ///< in their order
    QString first;
    table::Answers extras{}; ///< what the game asks of the match
};

/// Of a game; nothing where none was left.
KeptSetup keptSetup(const QString& system);
void keepSetup(const QString& system, const KeptSetup& setup);

} // namespace adjutant
