#include "core/systems/drafta/draftaroster.h"

#include "core/systems/drafta/infocard.h"

namespace adjutant::drafta {

namespace {

std::optional<FindingCause> causeOf(const RosterEntry& entry, const FactionId& faction,
                                    const Catalogue& catalogue)
{
    table::Answers typed = entry.card;
    if (typed.empty()) {
        if (entry.unit.empty())
            return Malformed{"the entry has neither a unit nor a card"};
        const Unit* unit = catalogue.find(entry.unit);
        if (!unit) {
            const Unit* nearest = catalogue.nearestUnit(entry.unit.text(), faction);
            return UnknownUnit{entry.unit.text(), nearest ? nearest->id : UnitId()};
        }
        typed = unit->card;
        if (typed.empty())
            return Malformed{unit->id.text() + " has no card in the catalogue"};
    }
    if (const auto card = cardOf(typed); !card)
        return Malformed{"card: " + toText(card.error().message)};
    return std::nullopt;
}

} // namespace

std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    for (std::size_t k = 0; k < list.entries.size(); ++k)
        if (auto cause = causeOf(list.entries[k], list.faction, catalogue))
            findings.push_back({.cause = std::move(*cause),
                                .entry = list.entries[k].id,
                                .entryIndex = k,
                                .fix = std::nullopt});
    return findings;
}

} // namespace adjutant::drafta
