#include "core/catalogue/consistency.h"

#include <algorithm>
#include <map>

namespace adjutant {

namespace {

bool isKnown(const Mention& mention, const Catalogue& catalogue)
{
    switch (mention.kind) {
    case ReferenceKind::faction:
        return catalogue.find(FactionId(mention.id)) != nullptr;
    case ReferenceKind::domain:
        return catalogue.find(DomainId(mention.id)) != nullptr;
    case ReferenceKind::skill:
        return catalogue.find(SkillId(mention.id)) != nullptr;
    case ReferenceKind::weapon:
        return catalogue.find(WeaponId(mention.id)) != nullptr;
    case ReferenceKind::weaponKind:
        return std::ranges::any_of(catalogue.weapons(),
                                   [&](const Weapon& weapon) { return weapon.kind == mention.id; });
    case ReferenceKind::unit:
        return catalogue.find(UnitId(mention.id)) != nullptr;
    }
    return false;
}

template <class Thing> std::vector<std::string> idsOf(const std::vector<Thing>& things)
{
    std::vector<std::string> ids;
    ids.reserve(things.size());
    for (const Thing& thing : things)
        ids.push_back(thing.id.text());
    return ids;
}

} // namespace

std::vector<Mention> danglingMentions(const CatalogueContents& file, const Catalogue& catalogue)
{
    std::vector<Mention> dangling;
    for (const Mention& mention : file.mentions)
        if (!isKnown(mention, catalogue))
            dangling.push_back(mention);
    return dangling;
}

std::vector<TakenFormerId> takenFormerIds(const CatalogueContents& file, const Catalogue& catalogue)
{
    std::map<UnitId, std::vector<UnitId>> claims;
    if (!file.formerIds.empty())
        for (const Unit& unit : catalogue.units())
            for (const UnitId& former : unit.formerIds)
                claims[former].push_back(unit.id);
    std::vector<TakenFormerId> taken;
    for (const FormerId& each : file.formerIds) {
        const Unit* living = catalogue.find(each.former);
        const std::vector<UnitId>& claimants = claims[each.former];
        const auto other = std::ranges::find_if(
            claimants, [&each](const UnitId& claimant) { return claimant != each.unit; });
        if (living && living->id == each.former)
            taken.push_back({each, living->id});
        else if (other != claimants.end())
            taken.push_back({each, *other});
    }
    return taken;
}

std::vector<std::string> idsOfKind(ReferenceKind kind, const Catalogue& catalogue)
{
    switch (kind) {
    case ReferenceKind::faction:
        return idsOf(catalogue.factions());
    case ReferenceKind::domain:
        return idsOf(catalogue.domains());
    case ReferenceKind::skill:
        return idsOf(catalogue.skills());
    case ReferenceKind::weapon:
        return idsOf(catalogue.weapons());
    case ReferenceKind::weaponKind: {
        std::vector<std::string> kinds;
        for (const Weapon& weapon : catalogue.weapons())
            if (!weapon.kind.empty())
                kinds.push_back(weapon.kind);
        return kinds;
    }
    case ReferenceKind::unit:
        return idsOf(catalogue.units());
    }
    return {};
}

} // namespace adjutant
