#pragma once

#include <QList>

namespace adjutant {

/// Deals blocks out, in their order, to at most so many columns, so that the longest column is as short as
/// can be. `heights` are those of the blocks, whatever their unit; the result is the number of blocks in each
/// column.
QList<int> dealtOut(const QList<qreal>& heights, int columns);

} // namespace adjutant
