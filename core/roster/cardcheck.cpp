#include "core/roster/cardcheck.h"

namespace adjutant {

namespace {

// What is wrong with an entry that names no unknown Unit.
std::optional<Message> wrongWith(const RosterEntry& entry, const Unit* unit, const WrongCard& wrong)
{
    if (entry.size > 1)
        return message(WORDS("roster", "size: one card per entry, not %1"), entry.size);
    if (entry.card.empty() && !unit)
        return message(WORDS("roster", "the entry has neither a unit nor a card"));
    if (entry.card.empty() && unit->card.empty())
        return message(WORDS("roster", "%1 has no card in the catalogue"),
                       Called{unit->id.text(), unit->name});
    if (auto what = wrong(entry.card.empty() ? unit->card : entry.card))
        return message(WORDS("roster", "card: %1"), std::move(*what));
    return std::nullopt;
}

} // namespace

void checkEntries(const Roster& list, const Catalogue& catalogue, const WrongCard& wrong,
                  std::vector<Finding>& findings)
{
    for (std::size_t k = 0; k < list.entries.size(); ++k) {
        const RosterEntry& entry = list.entries[k];
        const Unit* unit = catalogue.find(entry.unit);
        if (entry.card.empty() && !entry.unit.empty() && !unit)
            findings.push_back(unknownUnit(list, k, entry.unit.text(),
                                           catalogue.nearestUnit(entry.unit.text(), list.faction),
                                           catalogue));
        else if (auto what = wrongWith(entry, unit, wrong))
            findings.push_back(aboutEntry(list, k, "malformed", std::move(*what)));
    }
}

} // namespace adjutant
