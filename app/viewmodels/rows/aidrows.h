#pragma once

#include "app/viewmodels/shown.h"

#include <QList>
#include <QStringList>
#include <QVariantList>

namespace adjutant {

/// A line of a player aid: of a table with its cells, else with one text.
class AidLineRow
{
    ROW(AidLineRow, aidLine);
    ROW_FIELD(QStringList, cells);   ///< styled text
    ROW_FIELD(QList<bool>, figures); ///< which of them are figures
    ROW_FIELD(QString, spoken);      ///< all of it, for those who listen
    ROW_FIELD(QString, rule);        ///< id of its rules entry; empty: that of its block
};

/// What stands together under one title of a player aid.
class AidBlockRow
{
    ROW(AidBlockRow, aidBlock);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, rule);        ///< id of its rules entry; empty: it has none
    ROW_FIELD(QVariant, header);     ///< an AidLineRow; none where the block has no header
    ROW_FIELD(QVariantList, lines);  ///< of AidLineRow
    ROW_FIELD(QList<bool>, centred); ///< which of its columns have figures
};

} // namespace adjutant
