#include "core/catalogue/consistency.h"

#include <algorithm>

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
