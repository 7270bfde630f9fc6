#pragma once

#include "core/reference/reference.h"

#include <QHash>
#include <QList>
#include <QString>
#include <string>
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

/// Markdown in one line without its marks.
QString withoutMarks(const std::string& markdown);
/// What an entry says, its reading behind its text, so.
QString plainText(const ReferenceEntry& entry);

/// The entries with what the page calls their things as further names, as translators gave them as words of
/// `context`: the rules may be in English where the page isn't. Those in the page's language have them
/// already.
Reference withNamesOfPage(const Reference& reference, const std::string& context,
                          const std::string& language);

} // namespace adjutant
