#include "core/roster/finding.h"

#include "core/match/ask.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant {

Message toMessage(const Fix& fix, const Roster& roster, const Catalogue& catalogue)
{
    const auto nameOf = [&](const EntryId& entry) { return properName(entry, roster, catalogue).name; };
    const auto inWords = [&](const auto& change) {
        using Change = std::decay_t<decltype(change)>;
        if constexpr (std::is_same_v<Change, ResizeEntry>)
            return message(WORDS("roster", "take %1 %2 instead of %3"), change.to, nameOf(change.entry),
                           change.from);
        else if constexpr (std::is_same_v<Change, RemoveEntry>)
            return message(WORDS("roster", "remove %1"), nameOf(change.entry));
        else if constexpr (std::is_same_v<Change, RecruitUnit>)
            return message(WORDS("roster", "add %1"), properName(change.unit, catalogue).name);
        else if constexpr (std::is_same_v<Change, ReplaceUnit>)
            return message(WORDS("roster", "replace %2 with %1"), properName(change.unit, catalogue),
                           nameOf(change.entry));
        else
            return message(WORDS("roster", "remove %1"), properName(change.option, catalogue).name);
    };
    const auto changes =
        mapped(fix.changes, [&](const RosterChange& change) { return std::visit(inWords, change); });
    const auto budgets = listShapeOf(catalogue.system()).budgets;
    std::vector<Message> effects;
    for (const auto& [id, change] : inOrder(fix.effect, budgets))
        if (change != 0)
            effects.push_back(message(WORDS("roster", "%1 %2"), Signed{change}, label(id, budgets)));
    Message all = joined(changes, WORDS("roster", "%1 and %2"));
    return effects.empty() ? all : message(WORDS("roster", "%1: %2"), std::move(all), listed(effects));
}

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

// An entry whose Unit nothing has; the nearest one is that which was probably meant.
Finding unknownUnit(const Roster& roster, std::size_t index, const std::string& named, const Unit* nearest,
                    const Catalogue& catalogue)
{
    Message sentence = message(WORDS("roster", "no unit is called '%1'"), named);
    if (nearest)
        sentence = message(WORDS("roster", "no unit is called '%1'; did you mean '%2'?"), named,
                           properName(nearest->id, catalogue));
    return aboutEntry(roster, index, "unknown-unit", std::move(sentence));
}

// The Unit that the entry probably means, and what to take of it.
Finding misspelt(const Roster& roster, std::size_t index, const Catalogue& catalogue)
{
    const RosterEntry& entry = roster.entries[index];
    const std::string named =
        factionOf(entry.unit) == roster.faction ? nameWithinFaction(entry.unit) : entry.unit.text();
    const Unit* nearest = catalogue.nearestUnit(named, roster.faction);
    if (!nearest)
        nearest = catalogue.nearestUnit(nameWithinFaction(entry.unit), roster.faction);
    Finding finding = unknownUnit(roster, index, named, nearest, catalogue);
    if (!nearest) {
        finding.fix = Fix{{RemoveEntry{entry.id}}, {}};
        return finding;
    }
    const SizeOffer* offer = nearest->offerFor(entry.size);
    if (!offer && !nearest->sizes.empty())
        offer = &nearest->sizes.front();
    if (offer)
        finding.fix = Fix{{ReplaceUnit{entry.id, nearest->id, offer->size}}, offer->cost};
    return finding;
}

Finding sizeNotOffered(const Roster& roster, std::size_t index, const Unit& unit)
{
    const RosterEntry& entry = roster.entries[index];
    const auto offered = mapped(unit.sizes, &SizeOffer::size);
    return aboutEntry(roster, index, "size-not-offered",
                      message(WORDS("roster", "size %1 is not offered; %2 come in %3"), entry.size, unit.name,
                              fmt::format("{}", fmt::join(offered, ", "))),
                      toNearestSize(entry, unit));
}

// What is wrong with an entry that names no unknown Unit.
std::optional<Message> wrongWith(const RosterEntry& entry, const Unit* unit,
                                 Task<> (*card)(door::CardView& card, Ask& ask))
{
    if (entry.size > 1)
        return message(WORDS("roster", "size: one card per entry, not %1"), entry.size);
    if (entry.card.empty() && !unit)
        return WORDS("roster", "the entry has neither a unit nor a card");
    if (entry.card.empty() && unit->card.empty())
        return message(WORDS("roster", "%1 has no card in the catalogue"),
                       ProperName{unit->id.text(), unit->name});
    if (const auto whole = wholeAnswer(card, entry.card.empty() ? unit->card : entry.card); !whole)
        return message(WORDS("roster", "card: %1"), whole.error().message);
    return std::nullopt;
}

} // namespace

void checkUnitsAndSizes(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const RosterEntry& entry = roster.entries[i];
        const Unit* unit = catalogue.find(entry.unit);
        if (!unit)
            findings.push_back(misspelt(roster, i, catalogue));
        else if (!unit->invoked && !unit->sizes.empty() && !unit->offerFor(entry.size))
            findings.push_back(sizeNotOffered(roster, i, *unit));
    }
}

void checkFactions(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    const auto mayRecruit = listShapeOf(catalogue.system()).mayRecruitFrom;
    if (!mayRecruit)
        return;
    std::vector<std::string> allowed;
    for (const Faction& faction : catalogue.factions())
        if (mayRecruit(faction.id, roster.faction, catalogue))
            allowed.push_back(faction.name);
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const Unit* unit = catalogue.find(roster.entries[i].unit);
        if (!unit || mayRecruit(factionOf(unit->id), roster.faction, catalogue))
            continue;
        findings.push_back(aboutEntry(
            roster, i, "wrong-allegiance",
            message(WORDS("roster", "%1 belong to %2; an army of %3 recruits from %4"), unit->name,
                    properName(factionOf(unit->id), catalogue).name,
                    properName(roster.faction, catalogue).name, fmt::format("{}", fmt::join(allowed, ", "))),
            dropping(roster.entries[i], catalogue)));
    }
}

void checkLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                 std::vector<Finding>& findings)
{
    for (const Budget& budget : budgets) {
        const int total = totals.spent[budget.id];
        const int limit = roster.limits[budget.id];
        if (total <= limit)
            continue;
        findings.push_back(aboutRoster(std::string(budget.id) + "-limit",
                                       message(WORDS("roster", "%1 %2 is %3 over the limit of %4"),
                                               message(budget.label), total, total - limit, limit)));
        findings.back().budget = budget.id;
    }
}

void checkCards(const Roster& list, const Catalogue& catalogue,
                Task<> (*card)(door::CardView& card, Ask& ask), std::vector<Finding>& findings)
{
    for (std::size_t k = 0; k < list.entries.size(); ++k) {
        const RosterEntry& entry = list.entries[k];
        const Unit* unit = catalogue.find(entry.unit);
        if (entry.card.empty() && !entry.unit.empty() && !unit)
            findings.push_back(unknownUnit(list, k, entry.unit.text(),
                                           catalogue.nearestUnit(entry.unit.text(), list.faction),
                                           catalogue));
        else if (auto what = wrongWith(entry, unit, card))
            findings.push_back(aboutEntry(list, k, "malformed", std::move(*what)));
    }
}

} // namespace adjutant
