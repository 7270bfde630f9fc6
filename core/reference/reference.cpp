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
    std::unordered_map<ReferenceId, ReferenceEntry*> translated;
    for (ReferenceEntry& entry : translation)
        translated.try_emplace(entry.id, &entry);
    std::unordered_map<std::string, std::string> chapters;
    for (const ReferenceEntry& entry : original)
        if (const auto found = translated.find(entry.id); found != translated.end())
            chapters.try_emplace(entry.chapter, found->second->chapter);

    std::vector<ReferenceEntry> entries = original;
    for (ReferenceEntry& entry : entries) {
        const auto found = translated.find(entry.id);
        if (found == translated.end()) {
            if (const auto chapter = chapters.find(entry.chapter); chapter != chapters.end())
                entry.chapter = chapter->second;
            continue;
        }
        ReferenceEntry& each = *found->second;
        translated.erase(found);
        each.chapterOrder = entry.chapterOrder;
        each.explains = std::move(entry.explains);
        if (each.source.empty())
            each.source = std::move(entry.source);
        if (each.see.empty())
            each.see = std::move(entry.see);
        entry = std::move(each);
    }
    // What only the translation has follows in its order.
    for (ReferenceEntry& entry : translation)
        if (const auto found = translated.find(entry.id);
            found != translated.end() && found->second == &entry)
            entries.push_back(std::move(entry));
    return entries;
}

std::vector<AidPiece> piecesOf(const std::string& text)
{
    std::vector<AidPiece> pieces;
    bool strong = false;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find("**", at), text.size());
        if (end > at)
            pieces.push_back({text.substr(at, end - at), strong});
        strong = !strong;
        at = end + 2;
    }
    return pieces;
}

bool isFigure(const std::string& cell)
{
    constexpr std::size_t longest = 8; // bytes: `×3`
    return !cell.empty() && cell.size() <= longest && cell.find(' ') == std::string::npos &&
           std::ranges::any_of(cell, [](char each) { return each >= '0' && each <= '9'; });
}

bool hasFigures(const AidBlock& block, std::size_t column)
{
    return std::ranges::any_of(block.rows,
                               [column](const AidRow& row) { return isFigure(row.cells[column]); });
}

} // namespace adjutant
