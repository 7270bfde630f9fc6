#pragma once

#include "core/reference/reference.h"

#include <QHash>
#include <QString>

namespace adjutant {

/// Finds the entry that words on a page are about, by its title or another of its names: "Stress 2",
/// "Authority (20 cm)", "has Moved". The reference must outlive it.
class RuleNames
{
public:
    explicit RuleNames(const Reference& reference);

    /// The entry of the longest run of words that is a name of one, of a label of a few words; null where
    /// there is none. Sentences name too much to be about one of it: null.
    const ReferenceEntry* find(const QString& label) const;

private:
    QHash<QString, const ReferenceEntry*> m_entries; ///< by the folded words of each name
    qsizetype m_longest = 0;                         ///< words of the longest name
};

} // namespace adjutant
