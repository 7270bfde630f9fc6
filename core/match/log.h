#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace adjutant {

/// The commands of one match in the order in which they were given, and a cursor among them. Nothing is ever
/// taken out: a command given after an undo starts a new branch, and the old one is kept.
template <class Command> class Log
{
public:
    /// A command and the one it follows; none where it is the first.
    struct Entry
    {
        Command command;
        std::optional<std::size_t> after;
    };

    /// Every command that was ever given, in that order.
    const std::vector<Entry>& entries() const { return m_entries; }

    /// How many commands stand: those before the cursor.
    std::size_t cursor() const { return m_cursor; }

    /// The entry of the k-th standing command, counted from 0; k may go on into what was taken back.
    std::size_t entryAt(std::size_t k) const { return m_line[k]; }
    const Command& commandAt(std::size_t k) const { return m_entries[m_line[k]].command; }

    bool canUndo() const { return m_cursor > 0; }
    /// Whether so many commands that were taken back could be done again.
    bool canRedo(std::size_t count = 1) const { return count <= m_line.size() - m_cursor; }

    /// Adds a command at the cursor; what had been taken back there becomes a branch of its own.
    void append(Command command)
    {
        m_line.resize(m_cursor);
        const auto after = m_line.empty() ? std::nullopt : std::optional(m_line.back());
        m_entries.push_back({std::move(command), after});
        m_line.push_back(m_entries.size() - 1);
        ++m_cursor;
    }

    /// Takes the last standing command back; false where none stands.
    bool undo()
    {
        if (!canUndo())
            return false;
        --m_cursor;
        return true;
    }

    /// Lets the command taken back last stand again; false where there is none on this branch.
    bool redo()
    {
        if (!canRedo())
            return false;
        ++m_cursor;
        return true;
    }

    /// Goes to the branch that ends with an entry: afterwards that command is the last standing one. Gives
    /// how many commands both branches begin with.
    std::size_t goTo(std::size_t entry)
    {
        assert(entry < m_entries.size());
        std::vector<std::size_t> line;
        for (std::optional<std::size_t> at = entry; at; at = m_entries[*at].after)
            line.push_back(*at);
        std::ranges::reverse(line);
        const auto parted = std::ranges::mismatch(line, m_line);
        const auto shared = static_cast<std::size_t>(parted.in1 - line.begin());
        m_line = std::move(line);
        m_cursor = m_line.size();
        return shared;
    }

private:
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_line; ///< the entries of the branch we are on
    std::size_t m_cursor = 0;
};

} // namespace adjutant
