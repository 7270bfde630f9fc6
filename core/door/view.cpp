#include "core/door/view.h"

#include <algorithm>

namespace adjutant::door {

bool Viewer::sees(const PlayerId& side) const
{
    return shared || side.empty() || findIn(sides, side);
}

// Several sides with equal points have drawn; without points they won together, unless everybody did.
std::vector<PlayerId> winnersOf(const MatchView& view)
{
    const bool hasPoints =
        std::ranges::any_of(view.sides, [](const SideView& side) { return side.points.has_value(); });
    const bool isDrawn = view.winners.size() > 1 && (hasPoints || view.winners.size() == view.sides.size());
    return view.over && !isDrawn ? view.winners : std::vector<PlayerId>();
}

} // namespace adjutant::door
