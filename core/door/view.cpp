#include "core/door/view.h"

#include <algorithm>

namespace adjutant::door {

Board rowBoard(std::string id, Message title, Row row, std::vector<Message> spoken)
{
    if (spoken.empty())
        spoken = mapped(row.items, [](const Row::Item& item) {
            return item.detail.empty() ? item.label
                                       : message(WORDS("roster", "%1: %2"), item.label, item.detail);
        });
    return {std::move(id), std::move(title), std::move(row), std::move(spoken)};
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
