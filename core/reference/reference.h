#pragma once

#include "core/catalogue/ids.h"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace adjutant {

/// One rule in our words.
struct ReferenceEntry
{
    ReferenceId id;
    std::string title;
    std::string chapter;
    std::vector<std::string> aliases;
    std::string text;    ///< Markdown
    std::string reading; ///< Markdown: how we read the source where it is silent; may be empty
    std::vector<ReferenceId> see;
};

/// The rules entries of one game in one language.
class Reference
{
public:
    Reference() = default;
    explicit Reference(std::vector<ReferenceEntry> entries);

    const std::vector<ReferenceEntry>& entries() const { return m_entries; }
    const ReferenceEntry* find(const ReferenceId& id) const; ///< null where there is none

private:
    std::vector<ReferenceEntry> m_entries;
    std::unordered_map<ReferenceId, std::size_t> m_index;
};

// The ids under which the things of a catalogue have their entries.
ReferenceId referenceOf(const SkillId& skill);
ReferenceId referenceOf(const WeaponId& weapon);
ReferenceId referenceOf(const OptionId& option);

} // namespace adjutant
