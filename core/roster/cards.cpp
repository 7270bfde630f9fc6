#include "core/roster/cards.h"

namespace adjutant {

Roster withCards(Roster roster, const Catalogue& catalogue)
{
    for (RosterEntry& entry : roster.entries) {
        if (const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr)
            entry.card = unit->card;
        if (const auto name = entry.card.find("name"); name != entry.card.end() && !entry.name.empty())
            name->second = entry.name;
    }
    return roster;
}

} // namespace adjutant
