#include "core/roster/check.h"

#include <algorithm>
#include <cstdlib>

namespace adjutant {

namespace {

// The nearest size on offer; of two equally near ones the smaller, which breaks no budget.
Fix toNearestSize(const RosterEntry& entry, const Unit& unit)
{
    const auto distance = [&](const SizeOffer& offer) {
        return std::llabs(static_cast<long long>(offer.size) - entry.size);
    };
    const SizeOffer& nearest = *std::ranges::min_element(unit.sizes, {}, distance);
    return {{ResizeEntry{entry.id, entry.size, nearest.size}}, nearest.cost};
}

Finding unknownUnit(const Roster& roster, const RosterEntry& entry, const Catalogue& catalogue)
{
    const std::string named =
        factionOf(entry.unit) == roster.faction ? nameWithinFaction(entry.unit) : entry.unit.text();
    Finding finding{.cause = UnknownUnit{named, {}}, .entry = entry.id, .entryIndex = {}, .fix = {}};
    const Unit* nearest = catalogue.nearestUnit(named, roster.faction);
    if (!nearest)
        nearest = catalogue.nearestUnit(nameWithinFaction(entry.unit), roster.faction);
    if (!nearest) {
        finding.fix = Fix{{RemoveEntry{entry.id}}, {}};
        return finding;
    }
    std::get<UnknownUnit>(finding.cause).nearest = nearest->id;
    const SizeOffer* offer = nearest->offerFor(entry.size);
    if (!offer && !nearest->sizes.empty())
        offer = &nearest->sizes.front();
    if (offer)
        finding.fix = Fix{{ReplaceUnit{entry.id, nearest->id, offer->size}}, offer->cost};
    return finding;
}

} // namespace

void checkUnitsAndSizes(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const RosterEntry& entry = roster.entries[i];
        const Unit* unit = catalogue.find(entry.unit);
        std::optional<Finding> finding;
        if (!unit) {
            finding = unknownUnit(roster, entry, catalogue);
        } else if (unit->invoked || unit->sizes.empty()) {
            finding = Finding{.cause = NotRecruitable{unit->id},
                              .entry = entry.id,
                              .entryIndex = {},
                              .fix = Fix{{RemoveEntry{entry.id}}, {}}};
        } else if (!unit->offerFor(entry.size)) {
            std::vector<int> offered;
            for (const SizeOffer& offer : unit->sizes)
                offered.push_back(offer.size);
            finding = Finding{.cause = SizeNotOffered{unit->id, entry.size, offered},
                              .entry = entry.id,
                              .entryIndex = {},
                              .fix = toNearestSize(entry, *unit)};
        }
        if (finding) {
            finding->entryIndex = i;
            findings.push_back(std::move(*finding));
        }
    }
}

void checkLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                 std::vector<Finding>& findings)
{
    for (const Budget& budget : budgets) {
        const int total = totals.spent[budget.id];
        const int limit = roster.limits[budget.id];
        if (total > limit)
            findings.push_back({.cause = OverLimit{std::string(budget.id), total, limit},
                                .entry = {},
                                .entryIndex = {},
                                .fix = {}});
    }
}

} // namespace adjutant
