#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/odds/steps.h"
#include "oddsrows.h"
#include "rowmodel.h"

#include <QString>

namespace adjutant {

/// The names by which the two Units of a result go.
struct OddsNames
{
    QString active;
    QString target;
};

OddsResult resultOf(const drakerys::Fight& fight, const OddsNames& names);
OddsResult resultOf(const drakerys::Shooting& shooting, const OddsNames& names);

/// The ladder of rolls as rows.
QList<RowModel::Row> ladderRows(const std::vector<drakerys::Step>& steps, const OddsNames& names);

/// The result as lines of text.
QString textOf(const OddsResult& result);

} // namespace adjutant
