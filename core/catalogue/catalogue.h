#pragma once

#include "core/catalogue/contents.h"

#include <unordered_map>

namespace adjutant {

/// The contents of one game system, assembled from the shipped files and the user's own over them.
class Catalogue
{
public:
    Catalogue() = default;

    /// Lays the files over one another in the given order: a later definition of an id replaces the earlier
    /// one and keeps its place in the list, a new id is added at the end.
    static Catalogue assembled(std::span<const CatalogueContents> files);

    const SystemId& system() const { return m_contents.system; }
    const std::string& name() const { return m_contents.name; }
    const std::vector<Faction>& factions() const { return m_contents.factions; }
    const std::vector<Domain>& domains() const { return m_contents.domains; }
    const std::vector<Skill>& skills() const { return m_contents.skills; }
    const std::vector<Weapon>& weapons() const { return m_contents.weapons; }
    const std::vector<Option>& options() const { return m_contents.options; }
    const std::vector<OtherCard>& cards() const { return m_contents.cards; }
    const std::vector<Unit>& units() const { return m_contents.units; }
    const std::vector<ReadyList>& readyLists() const { return m_contents.readyLists; }
    /// All of it, as if one file had held it; what files mention is not among it.
    const CatalogueContents& contents() const { return m_contents; }

    // Each of these gives null for an id that nothing has. A Unit is also found by an id it had formerly.
    const Faction* find(const FactionId& id) const { return findIn(factions(), id, &Faction::id); }
    const Domain* find(const DomainId& id) const { return findIn(domains(), id, &Domain::id); }
    const Skill* find(const SkillId& id) const { return findIn(skills(), id, &Skill::id); }
    const Weapon* find(const WeaponId& id) const { return findIn(weapons(), id, &Weapon::id); }
    const Option* find(const OptionId& id) const { return findIn(options(), id, &Option::id); }
    const Unit* find(const UnitId& id) const;

    /// The Unit whose id or printed name is most like `named`; those of `preferred` win a tie. Null where
    /// none is near.
    const Unit* nearestUnit(std::string_view named, const FactionId& preferred) const;

private:
    CatalogueContents m_contents;
    std::unordered_map<UnitId, std::size_t> m_unitIndex;
};

/// The ids of a kind of things, for a did-you-mean; of sample lists their paths, of words none.
std::vector<std::string> idsOfKind(ThingKind kind, const Catalogue& catalogue);

} // namespace adjutant
