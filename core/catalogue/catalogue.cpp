#include "core/catalogue/catalogue.h"

namespace adjutant {

void Amounts::set(std::string_view id, int amount)
{
    if (amount != 0)
        m_amounts.insert_or_assign(std::string(id), amount);
    else if (const auto at = m_amounts.find(id); at != m_amounts.end())
        m_amounts.erase(at);
}

const std::vector<std::string>& wordsUnder(const WordsByKey& words, std::string_view key)
{
    static const std::vector<std::string> none;
    const auto found = words.find(key);
    return found != words.end() ? found->second : none;
}

template <class Thing> static void layOver(std::vector<Thing>& below, const std::vector<Thing>& above)
{
    for (const Thing& thing : above) {
        if (Thing* known = findIn(below, thing.id, &Thing::id))
            *known = thing;
        else
            below.push_back(thing);
    }
}

Catalogue Catalogue::assembled(std::span<const CatalogueContents> files)
{
    Catalogue catalogue;
    CatalogueContents& all = catalogue.m_contents;
    for (const CatalogueContents& file : files) {
        if (all.system.empty())
            all.system = file.system;
        if (!file.name.empty())
            all.name = file.name;
        const auto lay = [](ThingKind kind, auto& below, const auto& above) {
            if (kind != ThingKind::unit) // these have an index
                layOver(below, above);
        };
        eachKind(lay, all, file);
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
    if (kind == ThingKind::readyList)
        return mapped(catalogue.readyLists(), &ReadyList::roster);
    std::vector<std::string> ids;
    if (kind == ThingKind::weaponKind)
        for (const Weapon& weapon : catalogue.weapons())
            if (!weapon.kind.empty())
                ids.push_back(weapon.kind);
    const auto take = [&](ThingKind each, const auto& things) {
        if (each == kind)
            ids = mapped(things, [](const auto& thing) { return thing.id.text(); });
    };
    eachKind(take, catalogue.contents());
    return ids;
}

} // namespace adjutant
