#include "app/text/names.h"

#include "core/roster/called.h"

namespace adjutant {

QString toText(const UnitId& id, const Catalogue& catalogue)
{
    return QString::fromStdString(called(id, catalogue).name);
}

QString toText(const FactionId& id, const Catalogue& catalogue)
{
    return QString::fromStdString(called(id, catalogue).name);
}

QString toText(const OptionId& id, const Catalogue& catalogue)
{
    return QString::fromStdString(called(id, catalogue).name);
}

QString toText(const RosterEntry& entry, const Catalogue& catalogue)
{
    return QString::fromStdString(called(entry, catalogue).name);
}

QString toText(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    return QString::fromStdString(called(id, roster, catalogue).name);
}

} // namespace adjutant
