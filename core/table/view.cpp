#include "core/table/view.h"

#include <algorithm>

namespace adjutant::table {

bool Viewer::sees(const PlayerId& side) const
{
    return shared || side.empty() || std::ranges::find(sides, side) != sides.end();
}

std::optional<PlayerId> winnerOf(const TableView& view)
{
    return view.over && view.winners.size() == 1 ? std::optional(view.winners.front()) : std::nullopt;
}

} // namespace adjutant::table
