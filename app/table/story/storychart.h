#pragma once

#include "app/table/chart.h"

namespace adjutant::story {

/// A chart as an <svg> element with a <figcaption> that tells the lines apart, without style of its own: the
/// classes `line-1` to `line-8`, `grid` and `axis` are the page's. Rounds from 1 to `rounds` are marked.
QString svgChart(const QString& title, const QList<ChartLine>& lines, int rounds);

} // namespace adjutant::story
