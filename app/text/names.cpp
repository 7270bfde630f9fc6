#include "app/text/names.h"

namespace adjutant {

namespace {

template <class ThingId> QString nameOrId(const ThingId& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return QString::fromStdString(thing ? thing->name : id.text());
}

} // namespace

QString nameOf(const UnitId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString nameOf(const FactionId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString nameOf(const OptionId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString nameOf(const WeaponId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString nameOf(const DomainId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString nameOf(const SkillId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString nameOf(const RosterEntry& entry, const Catalogue& catalogue)
{
    return entry.name.empty() ? nameOf(entry.unit, catalogue) : QString::fromStdString(entry.name);
}

QString nameOf(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    const RosterEntry* entry = roster.find(id);
    return entry ? nameOf(*entry, catalogue) : QString::fromStdString(id.text());
}

} // namespace adjutant
