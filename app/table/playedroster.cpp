#include "app/table/playedroster.h"

namespace adjutant {

Roster playedRoster(Roster roster, const Catalogue& catalogue)
{
    for (RosterEntry& entry : roster.entries) {
        const Unit* unit = catalogue.find(entry.unit);
        if (!unit)
            continue;
        if (entry.card.empty())
            entry.card = unit->card;
        if (entry.name.empty())
            entry.name = unit->name;
    }
    return roster;
}

} // namespace adjutant
