#pragma once

#include "core/reference/reference.h"

#include <QHash>
#include <QList>
#include <QString>

#include <string_view>

namespace adjutant {

/// Finds the entry that words on a page are about, by its title or another of its names: "Wounds 2",
/// "Authority (20 cm)", "has Moved". The reference must outlive it.
class RuleNames
{
public:
    explicit RuleNames(const Reference& reference);

    /// The entry of the longest run of words that is a name of one, and at least half of the label beside its
    /// figures; null where there is none. Of several of one name it is the one of that shelf: `skill/`.
    const ReferenceEntry* find(const QString& label, std::string_view shelf = {}) const;

private:
    QHash<QString, QList<const ReferenceEntry*>> m_entries; ///< by the folded words of each name
    qsizetype m_longest = 0;                                ///< words of the longest name
};

} // namespace adjutant
