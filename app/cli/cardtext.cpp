#include "app/cli/cardtext.h"

#include "core/systems/gamesystem.h"

namespace adjutant::cli {

std::vector<std::string> cardLines(const GameSystem& system, const table::Answers& card)
{
    const table::CardView view = cardViewOf(system, card);
    std::vector<std::string> lines;
    const auto add = [&lines](std::string line) {
        if (!line.empty())
            lines.push_back(std::move(line));
    };
    add(toText(view.kind));
    std::string figures;
    for (const table::Stat& stat : view.stats)
        figures += (figures.empty() ? "" : ", ") + toText(stat.label) + ' ' + toText(stat.value);
    add(std::move(figures));
    std::string chips;
    for (const table::Chip& chip : view.chips)
        chips += (chips.empty() ? "" : ", ") + toText(chip.text);
    add(std::move(chips));
    for (const Message& line : view.lines)
        add(toText(line));
    return lines;
}

} // namespace adjutant::cli
