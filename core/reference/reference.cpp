#include "core/reference/reference.h"

namespace adjutant {

Reference::Reference(std::vector<ReferenceEntry> entries) : m_entries(std::move(entries))
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_index.insert_or_assign(m_entries[i].id, i);
        for (const std::string& rule : m_entries[i].explains)
            m_explaining.try_emplace(rule, i);
    }
}

const ReferenceEntry* Reference::find(const ReferenceId& id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_entries[found->second];
}

const ReferenceEntry* Reference::entryOf(const std::string& rule) const
{
    if (const ReferenceEntry* entry = find(ReferenceId(rule)))
        return entry;
    const auto found = m_explaining.find(rule);
    return found == m_explaining.end() ? nullptr : &m_entries[found->second];
}

std::vector<ReferenceEntry> completed(std::vector<ReferenceEntry> translation,
                                      const std::vector<ReferenceEntry>& original)
{
    std::unordered_map<ReferenceId, std::size_t> translated;
    for (std::size_t k = 0; k < translation.size(); ++k)
        translated.try_emplace(translation[k].id, k);
    std::unordered_map<std::string, std::string> chapters;
    for (const ReferenceEntry& entry : original)
        if (const auto found = translated.find(entry.id); found != translated.end())
            chapters.try_emplace(entry.chapter, translation[found->second].chapter);

    std::vector<ReferenceEntry> entries;
    for (const ReferenceEntry& entry : original) {
        const auto found = translated.find(entry.id);
        if (found == translated.end()) {
            entries.push_back(entry);
            if (const auto chapter = chapters.find(entry.chapter); chapter != chapters.end())
                entries.back().chapter = chapter->second;
            continue;
        }
        ReferenceEntry each = std::move(translation[found->second]);
        each.chapterOrder = entry.chapterOrder;
        each.explains = entry.explains;
        if (each.source.empty())
            each.source = entry.source;
        if (each.see.empty())
            each.see = entry.see;
        entries.push_back(std::move(each));
        translated.erase(found);
    }
    // What only the translation has follows in its order.
    for (std::size_t k = 0; k < translation.size(); ++k)
        if (const auto found = translated.find(translation[k].id);
            found != translated.end() && found->second == k)
            entries.push_back(std::move(translation[k]));
    return entries;
}

} // namespace adjutant
