#include "core/table/view.h"

#include <algorithm>

namespace adjutant::table {

bool Viewer::sees(const PlayerId& side) const
{
    return shared || side.empty() || std::ranges::find(sides, side) != sides.end();
}

} // namespace adjutant::table
