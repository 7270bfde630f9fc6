#pragma once

#include "core/catalogue/ids.h"

#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace adjutant {

/// One rule in our words.
struct ReferenceEntry
{
    ReferenceId id;
    std::string title;
    std::string chapter;
    int chapterOrder = 50; ///< where its chapter stands among the others, from 1 to 99
    std::string language;  ///< of its text: `en`
    std::string source;    ///< chapter and heading of the printed rules; empty: several places
    std::vector<std::string> aliases;
    std::string text;                  ///< Markdown
    std::string reading;               ///< Markdown: how we read the source where it is silent; may be empty
    std::vector<std::string> explains; ///< ids by which findings, warnings and refusals name the rule
    std::vector<ReferenceId> see;
};

/// The rules entries of one game in one language.
class Reference
{
public:
    Reference() = default;
    explicit Reference(std::vector<ReferenceEntry> entries);

    const std::vector<ReferenceEntry>& entries() const { return m_entries; }
    /// Null where there is none.
    const ReferenceEntry* find(const ReferenceId& id) const
    {
        const auto found = m_index.find(id);
        return found == m_index.end() ? nullptr : &m_entries[found->second];
    }

    /// The entry of that id, or the one of a rule that a finding, warning or refusal names so; null where
    /// there is none.
    const ReferenceEntry* entryOf(const std::string& rule) const;

private:
    std::vector<ReferenceEntry> m_entries;
    std::unordered_map<ReferenceId, std::size_t> m_index;
    std::unordered_map<std::string, std::size_t> m_explaining;
};

/// A translation in the order of the original; what it doesn't have is as in the original, under the chapter
/// as the translation calls it. What an entry explains is that of the original, and so are its source and
/// what it leads to where it says neither.
std::vector<ReferenceEntry> completed(std::vector<ReferenceEntry> translation,
                                      const std::vector<ReferenceEntry>& original);

/// The id under which a skill, a weapon or an option of a catalogue has its entry.
template <class ThingId> ReferenceId referenceOf(const ThingId& thing)
{
    constexpr bool isSkill = std::is_same_v<ThingId, SkillId>, isWeapon = std::is_same_v<ThingId, WeaponId>;
    static_assert(isSkill || isWeapon || std::is_same_v<ThingId, OptionId>);
    return ReferenceId((isSkill ? "skill/" : isWeapon ? "weapon/" : "option/") + thing.text());
}

/// What the players have written beside the rules of one game. Entries are named by their ids, whether the
/// reference has them or not: a note outlives the entry it was written to.
struct OwnRules
{
    std::set<ReferenceId> bookmarks;
    std::map<ReferenceId, std::string> notes;      ///< plain text; none is empty
    std::map<ReferenceId, std::string> houseRules; ///< plain text: what is played in place of the entry

    bool operator==(const OwnRules&) const = default;
};

/// A line of a player aid: one text, or the cells of a table. In texts what counts most stands between `**`.
struct AidRow
{
    std::vector<std::string> cells;
    ReferenceId rule; ///< of its entry; empty: it has none
};

/// What stands together under one title.
struct AidBlock
{
    enum class Kind { lines, steps, table };

    std::string title;
    ReferenceId rule; ///< of its entry; empty: it has none
    Kind kind = Kind::lines;
    std::vector<std::string> header; ///< of a table
    std::vector<AidRow> rows;        ///< of a table as many cells each as the header has, else one
};

/// What players look up in the middle of a game, on one page: costs, tables, sequence.
struct PlayerAid
{
    SystemId system;
    std::string language; ///< of its text: `en`
    std::vector<AidBlock> blocks;
};

/// A piece of a text, and whether it is what counts most.
struct AidPiece
{
    std::string text;
    bool strong = false;
};

/// The pieces of a text between its `**`.
std::vector<AidPiece> piecesOf(const std::string& text);

/// The text without its `**`.
inline std::string plainText(const std::string& text)
{
    std::string plain;
    for (const AidPiece& piece : piecesOf(text))
        plain += piece.text;
    return plain;
}

/// Whether a cell is a figure, to be seen at a glance: short, without a space, and with a digit.
bool isFigure(const std::string& cell);

/// Whether a column of a table has figures.
bool hasFigures(const AidBlock& block, std::size_t column);

} // namespace adjutant
