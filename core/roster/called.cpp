#include "core/roster/called.h"

namespace adjutant {

namespace {

template <class ThingId> Called nameOrId(const ThingId& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return {id.text(), thing ? thing->name : id.text()};
}

} // namespace

Called called(const UnitId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

Called called(const FactionId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

Called called(const OptionId& id, const Catalogue& catalogue)
{
    return nameOrId(id, catalogue);
}

Called called(const RosterEntry& entry, const Catalogue& catalogue)
{
    if (!entry.name.empty())
        return {entry.id.text(), entry.name};
    if (entry.card.empty())
        return {entry.id.text(), called(entry.unit, catalogue).name};
    const auto typed = entry.card.find("name");
    const auto* name = typed == entry.card.end() ? nullptr : std::get_if<std::string>(&typed->second);
    return {entry.id.text(), name && !name->empty() ? *name : entry.id.text()};
}

Called called(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    const RosterEntry* entry = roster.find(id);
    return entry ? called(*entry, catalogue) : Called{id.text(), id.text()};
}

} // namespace adjutant
