#pragma once

#include "app/export/print/paper.h"
#include "app/export/rostersheet.h"

#include <QPainter>

namespace adjutant::print {

/// A page's place among all.
struct PageNumber
{
    int number = 1;
    int count = 1;
};

/// What every page has around its contents: the band in the faction's colour, a running head from the second
/// page on, and a foot with the page's number.
void paintDecor(QPainter& painter, const RosterSheet& sheet, PageNumber page, const Paper& paper);

} // namespace adjutant::print
