#pragma once

#include <QString>

namespace adjutant::story {

/// What the page of a match adds to the style sheet of our pages: its armies, charts and log.
QString styleOfCharts();

} // namespace adjutant::story
