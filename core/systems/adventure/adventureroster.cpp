#include "core/systems/adventure/adventureroster.h"

#include "core/roster/check.h"
#include "core/systems/adventure/adventurercard.h"

namespace adjutant::adventure {

namespace {

std::optional<Message> wrongCard(const table::Answers& typed)
{
    if (const auto card = cardOf(typed); !card)
        return message(WORDS("adventure", "card: %1"), card.error().message);
    return std::nullopt;
}

// What is wrong with an entry that names no unknown Unit.
std::optional<Message> wrong(const RosterEntry& entry, const Unit* unit)
{
    if (!entry.card.empty())
        return wrongCard(entry.card);
    if (!unit)
        return message(WORDS("adventure", "the entry has neither a unit nor a card"));
    if (unit->card.empty())
        return message(WORDS("adventure", "%1 has no card in the catalogue"),
                       Called{unit->id.text(), unit->name});
    return wrongCard(unit->card);
}

} // namespace

std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    for (std::size_t k = 0; k < list.entries.size(); ++k) {
        const RosterEntry& entry = list.entries[k];
        const Unit* unit = catalogue.find(entry.unit);
        if (entry.card.empty() && !entry.unit.empty() && !unit)
            findings.push_back(unknownUnit(list, k, entry.unit.text(),
                                           catalogue.nearestUnit(entry.unit.text(), list.faction),
                                           catalogue));
        else if (auto what = wrong(entry, unit))
            findings.push_back(aboutEntry(list, k, "malformed", std::move(*what)));
    }
    return findings;
}

} // namespace adjutant::adventure
