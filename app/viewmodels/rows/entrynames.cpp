#include "app/viewmodels/rows/entrynames.h"

#include "app/text/figures.h"
#include "app/text/names.h"

#include <QHash>
#include <QSet>

namespace adjutant {

Roster withDistinctNames(Roster roster, const Catalogue& catalogue)
{
    QHash<QString, int> bearers;
    QSet<QString> taken;
    for (const RosterEntry& entry : roster.entries) {
        const QString name = toText(entry, catalogue);
        ++bearers[name];
        taken.insert(name);
    }
    QHash<QString, int> numbers;
    for (RosterEntry& entry : roster.entries) {
        const QString name = toText(entry, catalogue);
        if (bearers.value(name) < 2)
            continue;
        QString numbered;
        do
            numbered = name + QLatin1Char(' ') + figure(++numbers[name]);
        while (taken.contains(numbered));
        entry.name = numbered.toStdString();
    }
    return roster;
}

} // namespace adjutant
