#include "app/text/names.h"

namespace adjutant {

namespace {

template <class ThingId> QString nameOrId(const ThingId& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return QString::fromStdString(thing ? thing->name : id.text());
}

} // namespace

QString toText(const UnitId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString toText(const FactionId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString toText(const OptionId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString toText(const WeaponId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString toText(const DomainId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString toText(const SkillId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

QString toText(const RosterEntry& entry, const Catalogue& catalogue)
{
    if (!entry.name.empty())
        return QString::fromStdString(entry.name);
    if (entry.card.empty())
        return toText(entry.unit, catalogue);
    const auto typed = entry.card.find("name");
    const auto* name = typed == entry.card.end() ? nullptr : std::get_if<std::string>(&typed->second);
    return QString::fromStdString(name && !name->empty() ? *name : entry.id.text());
}

QString toText(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    const RosterEntry* entry = roster.find(id);
    return entry ? toText(*entry, catalogue) : QString::fromStdString(id.text());
}

} // namespace adjutant
