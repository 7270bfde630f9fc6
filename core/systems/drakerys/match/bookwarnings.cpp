#include "core/systems/drakerys/match/bookwarnings.h"

#include "core/systems/drakerys/match/spokennames.h"

#include <algorithm>

namespace adjutant::drakerys {

std::vector<table::Remark> remarksOn(const MatchState& state, const Cast& command)
{
    std::vector<table::Remark> warnings;
    const auto warn = [&warnings](std::string_view rule, Message message) {
        warnings.push_back({std::string(rule), std::move(message)});
    };
    const UnitState& unit = *state.find(command.unit);
    const UnitCard& card = *unit.card;
    if (card.wizard == 0 && card.profile)
        warn("skill", message(WORDS("drakerys", "%1 is no Wizard"), verbatim(unit.name)));
    if (card.wizard > 0 && static_cast<int>(command.sources.size()) > card.wizard)
        warn("sources", message(WORDS("drakerys", "%1 draws on %2 sources, and is a Wizard of level %3"),
                                verbatim(unit.name), static_cast<int>(command.sources.size()), card.wizard));
    if (std::ranges::find(unit.spells, command.spell) != unit.spells.end())
        warn("spell-used", message(WORDS("drakerys", "%1 has cast this in the same activation before: %2"),
                                   verbatim(unit.name), fromId(command.spell.text())));
    for (const SourceId& source : command.sources)
        if (std::ranges::find(state.sources, source, &SourceState::id) == state.sources.end())
            warn("vortex", message(WORDS("drakerys", "no Vortex or Maelstrom '%1' is on the battlefield"),
                                   verbatim(source.text())));
    return warnings;
}

} // namespace adjutant::drakerys
