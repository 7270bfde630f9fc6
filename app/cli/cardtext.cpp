#include "app/cli/cardtext.h"

#include "app/cli/knownwords.h"

namespace adjutant::cli {

std::vector<std::string> cardLines(const table::CardView& card)
{
    std::vector<std::string> lines;
    const auto add = [&lines](std::string line) {
        if (!line.empty())
            lines.push_back(std::move(line));
    };
    add(toText(card.kind));
    std::vector<std::string> figures;
    if (!card.blank)
        for (const table::Stat& stat : card.stats)
            figures.push_back(toText(stat.name.empty() ? stat.label : stat.name) + ' ' + toText(stat.value));
    add(listed(figures));
    std::vector<std::string> abilities;
    for (const table::Chip& chip : card.chips)
        if (!chip.gear)
            abilities.push_back(toText(chip.text));
    if (!abilities.empty())
        add((card.chipsLabel.empty() ? "" : toText(card.chipsLabel) + ": ") + listed(abilities));
    for (const Message& line : card.lines)
        add(toText(line));
    return lines;
}

} // namespace adjutant::cli
