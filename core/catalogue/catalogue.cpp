#include "core/catalogue/catalogue.h"

#include "core/catalogue/nearest.h"

#include <algorithm>

namespace adjutant {

namespace {

template <class Thing> void layOver(std::vector<Thing>& below, const std::vector<Thing>& above)
{
    for (const Thing& thing : above) {
        const auto known = std::ranges::find(below, thing.id, &Thing::id);
        if (known == below.end())
            below.push_back(thing);
        else
            *known = thing;
    }
}

template <class Thing> std::vector<std::string> idsOf(const std::vector<Thing>& things)
{
    return mapped(things, [](const Thing& thing) { return thing.id.text(); });
}

} // namespace

Catalogue Catalogue::assembled(std::span<const CatalogueContents> files)
{
    Catalogue catalogue;
    CatalogueContents& all = catalogue.m_contents;
    for (const CatalogueContents& file : files) {
        if (all.system.empty())
            all.system = file.system;
        if (!file.name.empty())
            all.name = file.name;
        layOver(all.factions, file.factions);
        layOver(all.domains, file.domains);
        layOver(all.skills, file.skills);
        layOver(all.weapons, file.weapons);
        layOver(all.options, file.options);
        layOver(all.cards, file.cards);
        all.readyLists.insert(all.readyLists.end(), file.readyLists.begin(), file.readyLists.end());
        for (const Unit& unit : file.units) {
            const auto [known, added] = catalogue.m_unitIndex.try_emplace(unit.id, all.units.size());
            if (added)
                all.units.push_back(unit);
            else
                all.units[known->second] = unit;
        }
    }
    for (std::size_t i = 0; i < all.units.size(); ++i)
        for (const UnitId& former : all.units[i].formerIds)
            catalogue.m_unitIndex.try_emplace(former, i);
    return catalogue;
}

const Unit* Catalogue::find(const UnitId& id) const
{
    const auto found = m_unitIndex.find(id);
    return found == m_unitIndex.end() ? nullptr : &units()[found->second];
}

const Unit* Catalogue::nearestUnit(std::string_view named, const FactionId& preferred) const
{
    const Unit* nearest = nullptr;
    std::size_t smallest = farthestNear(named) + 1;
    const auto consider = [&](const Unit& unit, std::string_view candidate) {
        const std::size_t away = editDistance(named, candidate, smallest);
        const bool preferredTie = away == smallest && nearest && factionOf(nearest->id) != preferred &&
                                  factionOf(unit.id) == preferred;
        if (away < smallest || preferredTie) {
            smallest = away;
            nearest = &unit;
        }
    };
    for (const Unit& unit : units()) {
        consider(unit, unit.id.text());
        consider(unit, nameWithinFaction(unit.id));
        consider(unit, unit.name);
        for (const std::string& alias : unit.aliases)
            consider(unit, alias);
    }
    return nearest;
}

std::vector<std::string> idsOfKind(ThingKind kind, const Catalogue& catalogue)
{
    std::vector<std::string> kinds;
    switch (kind) {
    case ThingKind::faction:
        return idsOf(catalogue.factions());
    case ThingKind::domain:
        return idsOf(catalogue.domains());
    case ThingKind::skill:
        return idsOf(catalogue.skills());
    case ThingKind::weapon:
        return idsOf(catalogue.weapons());
    case ThingKind::option:
        return idsOf(catalogue.options());
    case ThingKind::card:
        return idsOf(catalogue.cards());
    case ThingKind::unit:
        return idsOf(catalogue.units());
    case ThingKind::readyList:
        return mapped(catalogue.readyLists(), &ReadyList::roster);
    case ThingKind::weaponKind:
        for (const Weapon& weapon : catalogue.weapons())
            if (!weapon.kind.empty())
                kinds.push_back(weapon.kind);
        break;
    case ThingKind::word:
        break;
    }
    return kinds;
}

} // namespace adjutant
