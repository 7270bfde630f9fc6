#include "core/systems/drakerys/match/bookwarnings.h"

#include <algorithm>
#include <fmt/format.h>

namespace adjutant::drakerys {

std::vector<Warning> bookWarnings(const MatchState& state, const Cast& command)
{
    std::vector<Warning> warnings;
    const auto warn = [&warnings](std::string_view rule, std::string message) {
        warnings.push_back({rule, std::move(message)});
    };
    const UnitState& unit = *state.find(command.unit);
    const UnitCard& card = *unit.card;
    if (card.wizard == 0 && card.profile)
        warn("skill", fmt::format("{} is no Wizard", card.name));
    if (card.wizard > 0 && static_cast<int>(command.sources.size()) > card.wizard)
        warn("sources", fmt::format("{} draws on {} sources, and is a Wizard of level {}", card.name,
                                    command.sources.size(), card.wizard));
    if (std::ranges::find(unit.spells, command.spell) != unit.spells.end())
        warn("spell-used",
             fmt::format("{} has cast {} in this activation before", card.name, command.spell.text()));
    for (const SourceId& source : command.sources)
        if (std::ranges::find(state.sources, source, &SourceState::id) == state.sources.end())
            warn("vortex", fmt::format("no Vortex or Maelstrom '{}' is on the battlefield", source.text()));
    return warnings;
}

} // namespace adjutant::drakerys
