#include "app/export/blockcolumns.h"

#include <algorithm>

namespace adjutant {

namespace {

// The columns where none may be longer than that.
QList<int> filledUpTo(qreal longest, const QList<qreal>& heights)
{
    QList<int> counts;
    qreal length = 0;
    for (const qreal height : heights) {
        if (counts.isEmpty() || length + height > longest) {
            counts.append(0);
            length = 0;
        }
        ++counts.last();
        length += height;
    }
    return counts;
}

} // namespace

QList<int> dealtOut(const QList<qreal>& heights, int columns)
{
    if (heights.isEmpty())
        return {};
    // The longest column is a run of neighbours: the shortest run that is long enough is looked for.
    const qreal highest = *std::ranges::max_element(heights);
    QList<qreal> runs;
    for (qsizetype from = 0; from < heights.size(); ++from) {
        qreal length = 0;
        for (qsizetype to = from; to < heights.size(); ++to) {
            length += heights[to];
            if (length >= highest)
                runs.append(length);
        }
    }
    std::ranges::sort(runs);
    const auto enough = std::ranges::partition_point(
        runs, [&](qreal longest) { return filledUpTo(longest, heights).size() > std::max(1, columns); });
    return filledUpTo(enough == runs.end() ? runs.constLast() : *enough, heights);
}

} // namespace adjutant
