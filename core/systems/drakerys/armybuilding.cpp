#include "core/systems/drakerys/armybuilding.h"

#include "core/roster/edit.h"

namespace adjutant::drakerys {

namespace {

bool isHeroOf(const Unit* unit, const FactionId& allegiance)
{
    return unit && isOf(*unit, "hero") && factionOf(unit->id) == allegiance;
}

int heroesOfAllegiance(const Roster& army, const Catalogue& catalogue)
{
    return static_cast<int>(std::ranges::count_if(army.entries, [&](const RosterEntry& entry) {
        return isHeroOf(catalogue.find(entry.unit), army.faction);
    }));
}

// The Hero who fits into what is left of the budgets, the cheapest first; else the cheapest of all.
std::optional<Fix> cheapestHero(const Roster& army, const Totals& totals, const Catalogue& catalogue)
{
    const auto cost = [&](const Unit& unit) {
        const SizeOffer& offer = unit.sizes.front();
        const bool over = std::ranges::any_of(budgets, [&](const Budget& budget) {
            return totals.spent[budget.id] + offer.cost[budget.id] > army.limits[budget.id];
        });
        return std::tuple(over, offer.cost["ap"], offer.cost["rarity"]);
    };
    const Unit* cheapest = nullptr;
    for (const Unit& unit : catalogue.units()) {
        if (!isHeroOf(&unit, army.faction) || unit.sizes.empty())
            continue;
        if (!cheapest || cost(unit) < cost(*cheapest))
            cheapest = &unit;
    }
    if (!cheapest)
        return std::nullopt;
    const SizeOffer& offer = cheapest->sizes.front();
    return Fix{{RecruitUnit{cheapest->id, offer.size}}, offer.cost};
}

void checkHeroRequired(const Roster& army, const Totals& totals, const Catalogue& catalogue,
                       std::vector<Finding>& findings)
{
    if (heroesOfAllegiance(army, catalogue) > 0)
        return;
    findings.push_back(aboutRoster("hero-required", message(TR("an army of %1 needs at least one Hero of %1"),
                                                            properName(army.faction, catalogue).name)));
    findings.back().fix = cheapestHero(army, totals, catalogue);
}

// Units that only come by invocation, and Units without a size in the table.
void checkRecruitable(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < army.entries.size(); ++i) {
        const Unit* unit = catalogue.find(army.entries[i].unit);
        if (unit && (unit->invoked || unit->sizes.empty()))
            findings.push_back(
                aboutEntry(army, i, "not-recruitable",
                           message(TR("%1 can’t be recruited, only invoked during the game"), unit->name),
                           Fix{{RemoveEntry{army.entries[i].id}}, {}}));
    }
}

// Every entry of a Hero after its first is one too many.
void checkHeroesUnique(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < army.entries.size(); ++i) {
        const Unit* unit = catalogue.find(army.entries[i].unit);
        if (!unit || !isOf(*unit, "hero"))
            continue;
        const auto same = [&](const RosterEntry& other) { return catalogue.find(other.unit) == unit; };
        const auto here = army.entries.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::none_of(army.entries.begin(), here, same))
            continue;
        const auto count = static_cast<int>(std::ranges::count_if(army.entries, same));
        findings.push_back(
            aboutEntry(army, i, "hero-unique",
                       counted(TR_N("%1 is a Hero: once per army, not %n times"), count, unit->name),
                       dropping(army.entries[i], catalogue)));
        findings.back().beforehand = TR("Already in the list (Heroes are unique)");
    }
}

void checkRequiredUnits(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    for (std::size_t i = 0; i < army.entries.size(); ++i) {
        const Unit* unit = catalogue.find(army.entries[i].unit);
        if (!unit)
            continue;
        for (const UnitId& required : unit->requiredUnits) {
            const Unit* needed = catalogue.find(required);
            const auto isNeeded = [&](const RosterEntry& other) {
                return catalogue.find(other.unit) == needed;
            };
            if (!needed || std::ranges::any_of(army.entries, isNeeded))
                continue;
            findings.push_back(
                aboutEntry(army, i, "requires-unit",
                           message(TR("%1 can only be recruited together with %2"), unit->name, needed->name),
                           dropping(army.entries[i], catalogue)));
            findings.back().beforehand = message(TR("Only together with %1"), needed->name);
        }
    }
}

// Why an entry may not carry a weapon of the giver; none where it may.
std::optional<Words> reasonAgainst(const RosterEntry* receiver, const RosterEntry& giver,
                                   const Catalogue& catalogue)
{
    if (!receiver)
        return TR("%1 goes to '%2', but the list has no entry with that id");
    if (receiver->id == giver.id)
        return std::nullopt;
    const Unit* unit = catalogue.find(receiver->unit);
    if (unit && isOf(*unit, "hero"))
        return TR("%1 goes to '%2', a Hero; only the giver or a Unit without Heroes may have it");
    if (unit && !typesOf(*unit).empty() && !isOf(*unit, "infantry"))
        return TR("%1 goes to '%2', which is not Infantry");
    return std::nullopt;
}

bool offers(const RosterEntry& giver, const Option& option, const Catalogue& catalogue)
{
    const Unit* unit = catalogue.find(giver.unit);
    return unit && catalogue.find(option.offeredBy) == unit;
}

std::vector<OptionId> offeredBy(const RosterEntry& giver, const Catalogue& catalogue)
{
    std::vector<OptionId> offered;
    for (const Option& option : catalogue.options())
        if (offers(giver, option, catalogue))
            offered.push_back(option.id);
    return offered;
}

Message offeredMessage(const RosterEntry& giver, const Catalogue& catalogue)
{
    ProperName all;
    for (const OptionId& option : offeredBy(giver, catalogue)) {
        const auto [id, name] = properName(option, catalogue);
        const char* between = all.id.empty() ? "" : ", ";
        all = {all.id + between + id, all.name + between + name};
    }
    return all.id.empty() ? TR("this Unit offers none") : message(TR("this Unit offers %1"), std::move(all));
}

} // namespace

bool mayRecruitFrom(const FactionId& faction, const FactionId& allegiance, const Catalogue& catalogue)
{
    if (faction == allegiance)
        return true;
    const Faction* other = catalogue.find(faction);
    return other && !other->allegiance;
}

std::vector<Finding> checkArmy(const Roster& army, const Catalogue& catalogue)
{
    const Totals totals = totalsOf(army, catalogue);
    std::vector<Finding> findings;
    checkLimits(army, totals, budgets, findings);
    if (!findings.empty()) {
        const bool oneHero = heroesOfAllegiance(army, catalogue) == 1;
        const auto fix = fixForLimits(army, totals, budgets, catalogue, [&](const RosterChange& change) {
            const auto* removal = std::get_if<RemoveEntry>(&change);
            return !removal || !oneHero ||
                   !isHeroOf(catalogue.find(army.find(removal->entry)->unit), army.faction);
        });
        for (Finding& finding : findings)
            finding.fix = fix;
    }
    checkHeroRequired(army, totals, catalogue, findings);

    const std::size_t wholeArmy = findings.size();
    checkUnitsAndSizes(army, catalogue, findings);
    checkRecruitable(army, catalogue, findings);
    checkFactions(army, catalogue, findings);
    checkHeroesUnique(army, catalogue, findings);
    checkRequiredUnits(army, catalogue, findings);
    checkExperimentalWeapons(army, catalogue, findings);
    std::stable_sort(
        findings.begin() + static_cast<std::ptrdiff_t>(wholeArmy), findings.end(),
        [](const Finding& one, const Finding& other) { return one.entryIndex < other.entryIndex; });
    return findings;
}

void checkExperimentalWeapons(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    std::set<EntryId> equipped;
    for (std::size_t i = 0; i < army.entries.size(); ++i) {
        const RosterEntry& giver = army.entries[i];
        for (const ChosenOption& chosen : giver.options) {
            const Option* option = catalogue.find(chosen.option);
            const std::string name = properName(chosen.option, catalogue).name;
            const ProperName receiver = properName(chosen.to, army, catalogue);
            std::optional<Message> why;
            if (!option)
                why = message(TR("no option is called '%1'; %2"), chosen.option.text(),
                              offeredMessage(giver, catalogue));
            else if (!offers(giver, *option, catalogue))
                why = message(TR("%1 is not offered here; %2"), name, offeredMessage(giver, catalogue));
            else if (equipped.contains(chosen.to))
                why = message(TR("%1 goes to '%2', which already has an option"), name, receiver);
            else if (const auto obstacle = reasonAgainst(army.find(chosen.to), giver, catalogue))
                why = message(*obstacle, name, receiver);
            if (!why) {
                equipped.insert(chosen.to);
                continue;
            }
            const Amounts cost = costOf(chosen, army, catalogue).value_or(Amounts());
            findings.push_back(
                aboutEntry(army, i, "option-not-allowed", *why,
                           Fix{{DropOption{giver.id, chosen.option, chosen.to}}, negated(cost)}));
        }
    }
}

std::vector<ChosenOption> experimentalWeaponsFor(const Roster& army, const EntryId& giver,
                                                 const Catalogue& catalogue)
{
    std::vector<ChosenOption> allowed;
    const RosterEntry* bearer = army.find(giver);
    if (!bearer)
        return allowed;
    for (const OptionId& option : offeredBy(*bearer, catalogue))
        for (const RosterEntry& receiver : army.entries)
            if (!reasonAgainst(&receiver, *bearer, catalogue))
                allowed.push_back({option, receiver.id});
    return allowed;
}

Message warningAboutWeapon(const ChosenOption& chosen, const Roster& army, const Catalogue& catalogue)
{
    const Option* option = catalogue.find(chosen.option);
    if (!option || option->forWeapon.empty())
        return {};
    const RosterEntry* receiver = army.find(chosen.to);
    const Unit* unit = receiver ? catalogue.find(receiver->unit) : nullptr;
    if (!unit || unit->profile.empty())
        return TR("No stats in the rulebook: only useful with a matching weapon");
    return serves(*option, *unit, catalogue) ? Message() : TR("No matching weapon: it would have no effect");
}

} // namespace adjutant::drakerys
