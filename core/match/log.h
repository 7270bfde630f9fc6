#pragma once

#include "core/door/view.h"

#include <cassert>
#include <deque>

namespace adjutant {

/// The commands of one match in the order in which they were given, and a cursor among them. Nothing is ever
/// taken out: a command given after an undo starts a new branch, and the old one is kept.
template <class Command> class Log
{
public:
    /// Every command that was ever given, in that order.
    const std::vector<Command>& entries() const { return m_entries; }

    /// How many commands its branch has up to an entry.
    std::size_t depth(std::size_t entry) const { return m_links[entry].depth; }

    /// The entry that one follows; none where it is the first.
    std::optional<std::size_t> before(std::size_t entry) const { return m_links[entry].before; }

    /// How many commands stand: those before the cursor.
    std::size_t cursor() const { return m_cursor; }

    /// The entry of the k-th standing command, counted from 0; k may go on into what was taken back.
    std::size_t entryAt(std::size_t k) const
    {
        assert(k < length());
        std::size_t at = *m_last;
        while (m_links[at].depth > k + 1)
            at = m_links[m_links[at].jump].depth > k ? m_links[at].jump : *m_links[at].before;
        return at;
    }
    const Command& commandAt(std::size_t k) const { return m_entries[entryAt(k)]; }
    /// The entry of the last of so many standing commands, counted from 1; 0 where they are none.
    std::size_t lastOf(std::size_t commands) const { return commands == 0 ? 0 : entryAt(commands - 1) + 1; }

    bool canUndo() const { return m_cursor > 0; }
    /// Whether so many commands that were taken back could be done again.
    bool canRedo(std::size_t count = 1) const { return count <= length() - m_cursor; }

    /// Adds a command at the cursor; what had been taken back there becomes a branch of its own.
    void append(Command command)
    {
        const std::size_t entry = m_entries.size();
        m_links.push_back(m_cursor > 0 ? linkAfter(entryAt(m_cursor - 1)) : Link{1, entry, {}});
        m_entries.push_back(std::move(command));
        m_last = entry;
        ++m_cursor;
    }

    /// Takes so many of the last standing commands back; false, and nothing done, where fewer stand.
    bool undo(std::size_t count = 1)
    {
        if (count > m_cursor)
            return false;
        m_cursor -= count;
        return true;
    }

    /// Lets so many commands taken back last stand again; false, and nothing done, where there are fewer on
    /// this branch.
    bool redo(std::size_t count = 1)
    {
        if (!canRedo(count))
            return false;
        m_cursor += count;
        return true;
    }

    /// Goes to the branch that ends with an entry: afterwards that command is the last standing one.
    void goTo(std::size_t entry)
    {
        assert(entry < m_entries.size());
        m_last = entry;
        m_cursor = length();
    }

private:
    /// How many commands a branch has up to an entry, and a shortcut to one far before it, so that the k-th
    /// command of a branch of n is found in about log n steps (a skew-binary list).
    struct Link
    {
        std::size_t depth;
        std::size_t jump;
        std::optional<std::size_t> before;
    };

    Link linkAfter(std::size_t before) const
    {
        const Link& one = m_links[before];
        const Link& two = m_links[one.jump];
        const bool equallyFar = one.depth - two.depth == two.depth - m_links[two.jump].depth;
        return {one.depth + 1, equallyFar ? two.jump : before, before};
    }

    /// The length of the branch we are on, with what was taken back.
    std::size_t length() const { return m_last ? m_links[*m_last].depth : 0; }

    std::vector<Command> m_entries;
    std::vector<Link> m_links;         ///< beside the entries
    std::optional<std::size_t> m_last; ///< the last entry of the branch we are on
    std::size_t m_cursor = 0;
};

/// One thing that the players did: a procedure with its answers, more answers to the open one, or something
/// put right.
struct Record
{
    door::Role role = door::Role::procedure;
    std::string procedure; ///< its word: `attack`
    door::Answers answers;
    std::vector<std::string> accepted; ///< rules that seemed broken, and were overruled knowingly
    bool fromScript = false; ///< its role is its procedure's own, and what it leaves out is left out

    bool operator==(const Record&) const = default;
};

/// One step of a match's log, as it is kept: a record, or a move of the cursor among them.
struct Step
{
    enum class Kind {
        record,
        undo, ///< takes back `count` records
        redo, ///< does `count` records again
        goTo  ///< goes to the branch that ends with a record
    };

    Kind kind = Kind::record;
    Record record{};
    std::size_t count = 1;
    std::size_t entry = 0; ///< of goTo: among all records that ever were, counted from 0

    bool operator==(const Step&) const = default;
};

/// A value that never changes and that copies share, so that states of a match are cheap to copy. Two of them
/// are equal where what they hold is.
template <class Value> class Shared
{
public:
    Shared() = default;
    Shared(Value value) : m_value(std::make_shared<const Value>(std::move(value))) {}

    const Value& operator*() const { return *m_value; }
    const Value* operator->() const { return m_value.get(); }

    /// What it holds; an empty one where it holds nothing.
    const Value& orEmpty() const
    {
        static const Value empty{};
        return m_value ? *m_value : empty;
    }

    bool operator==(const Shared& other) const
    {
        return m_value == other.m_value || (m_value && other.m_value && *m_value == *other.m_value);
    }

private:
    std::shared_ptr<const Value> m_value;
};

/// What a match is after the records of its log, by the last record that stands, whatever branch it is on.
/// Kept are the start, every `apart`th of each branch, and the ones reached last: only so that undo,
/// redo, going to another branch and replay cost what a few records cost.
template <class Position> class Positions
{
public:
    explicit Positions(Position start) { m_known.insert_or_assign(0, std::move(start)); }

    /// The position after so many records. One that isn't kept is made of the one before it, by
    /// `after(position, record)`.
    template <class After> const Position& at(const Log<Record>& log, std::size_t records, const After& after)
    {
        std::vector<std::size_t> unknown; // from the last one backwards
        std::size_t at = log.lastOf(records);
        for (; !m_known.contains(at); at = log.before(at - 1) ? *log.before(at - 1) + 1 : 0)
            unknown.push_back(at);
        m_runAgain += unknown.size();
        for (; !unknown.empty(); unknown.pop_back()) {
            const Record& record = log.entries()[unknown.back() - 1];
            keep(records - unknown.size() + 1, unknown.back(), after(m_known.at(at), record));
            at = unknown.back();
        }
        return m_known.at(at);
    }

    /// Keeps the one after so many records, of which Log::lastOf() is `last`.
    void keep(std::size_t records, std::size_t last, Position position)
    {
        m_known.insert_or_assign(last, std::move(position));
        if (records % apart == 0)
            return;
        m_recent.push_back(last);
        if (m_recent.size() > recent) {
            m_known.erase(m_recent.front());
            m_recent.pop_front();
        }
    }

    /// How many records were run again, to know positions that weren't kept.
    std::size_t runAgain() const { return m_runAgain; }

private:
    static constexpr std::size_t recent = 128;
    static constexpr std::size_t apart = 16;

    std::unordered_map<std::size_t, Position> m_known; ///< by Log::lastOf(); 0 is the start
    std::deque<std::size_t> m_recent; ///< of these, the ones that may be forgotten, oldest first
    std::size_t m_runAgain = 0;
};

} // namespace adjutant
