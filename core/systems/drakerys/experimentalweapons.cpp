#include "core/systems/drakerys/experimentalweapons.h"

#include "core/roster/budget.h"
#include "core/roster/roster.h"
#include "core/systems/drakerys/profile.h"

#include <algorithm>
#include <optional>
#include <set>

namespace adjutant::drakerys {

namespace {

enum class Why {
    unknown,
    notOffered,      ///< the entry's Unit doesn't offer it
    noSuchEntry,     ///< the list has no entry of that id
    notInfantry,     ///< the receiver's card says that it is no Infantry
    hero,            ///< the receiver is a Hero other than the giver
    alreadyEquipped, ///< the receiver has one from elsewhere
};

// Why an entry may not carry a weapon of the giver; none where it may.
std::optional<Why> obstacleTo(const RosterEntry* receiver, const RosterEntry& giver,
                              const Catalogue& catalogue)
{
    if (!receiver)
        return Why::noSuchEntry;
    if (receiver->id == giver.id)
        return std::nullopt;
    const Unit* unit = catalogue.find(receiver->unit);
    if (unit && isOf(*unit, "hero"))
        return Why::hero;
    if (unit && !typesOf(*unit).empty() && !isOf(*unit, "infantry"))
        return Why::notInfantry;
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
    Called all;
    for (const OptionId& option : offeredBy(giver, catalogue)) {
        const auto [id, name] = called(option, catalogue);
        const char* between = all.id.empty() ? "" : ", ";
        all = {all.id + between + id, all.name + between + name};
    }
    return all.id.empty() ? message(WORDS("drakerys", "this Unit offers none"))
                          : message(WORDS("drakerys", "this Unit offers %1"), std::move(all));
}

Message toMessage(Why why, const ChosenOption& chosen, const RosterEntry& giver, const Roster& army,
                  const Catalogue& catalogue)
{
    const std::string option = called(chosen.option, catalogue).name;
    const Called receiver = called(chosen.to, army, catalogue);
    switch (why) {
    case Why::unknown:
        return message(WORDS("drakerys", "no option is called '%1'; %2"), chosen.option.text(),
                       offeredMessage(giver, catalogue));
    case Why::notOffered:
        return message(WORDS("drakerys", "%1 is not offered here; %2"), option,
                       offeredMessage(giver, catalogue));
    case Why::noSuchEntry:
        return message(WORDS("drakerys", "%1 goes to '%2', but the list has no entry with that id"), option,
                       receiver);
    case Why::notInfantry:
        return message(WORDS("drakerys", "%1 goes to '%2', which is not Infantry"), option, receiver);
    case Why::hero:
        return message(
            WORDS("drakerys", "%1 goes to '%2', a Hero; only the giver or a Unit without Heroes may have it"),
            option, receiver);
    case Why::alreadyEquipped:
        return message(WORDS("drakerys", "%1 goes to '%2', which already has an option"), option, receiver);
    }
    return {};
}

} // namespace

void checkExperimentalWeapons(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    std::set<EntryId> equipped;
    for (std::size_t i = 0; i < army.entries.size(); ++i) {
        const RosterEntry& giver = army.entries[i];
        for (const ChosenOption& chosen : giver.options) {
            const Option* option = catalogue.find(chosen.option);
            std::optional<Why> why;
            if (!option)
                why = Why::unknown;
            else if (!offers(giver, *option, catalogue))
                why = Why::notOffered;
            else if (equipped.contains(chosen.to))
                why = Why::alreadyEquipped;
            else
                why = obstacleTo(army.find(chosen.to), giver, catalogue);
            if (!why) {
                equipped.insert(chosen.to);
                continue;
            }
            const Amounts cost = costOf(chosen, army, catalogue).value_or(Amounts());
            findings.push_back(
                aboutEntry(army, i, "option-not-allowed", toMessage(*why, chosen, giver, army, catalogue),
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
            if (!obstacleTo(&receiver, *bearer, catalogue))
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
        return message(WORDS("drakerys", "No stats in the rulebook: only useful with a matching weapon"));
    const bool shoots = std::ranges::any_of(unit->skills, [&](const SkillUse& use) {
        const Weapon* weapon = catalogue.find(weaponIn(use));
        return weapon && weapon->kind == option->forWeapon;
    });
    if (shoots)
        return {};
    return message(WORDS("drakerys", "No matching weapon: it would have no effect"));
}

} // namespace adjutant::drakerys
