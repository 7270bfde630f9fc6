#pragma once

#include "core/match/log.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace adjutant {

/// A match as its log and the state it folds to. `Apply` is the game's rules: it takes a state by value and a
/// command, and gives an Expected of something with a `state` in it.
///
/// States after every so many commands are kept, only so that an undo need not start from the beginning.
template <class State, class Command, auto Apply> class Recorded
{
public:
    explicit Recorded(State start) : m_state(start) { m_kept.push_back(std::move(start)); }

    const State& state() const { return m_state; }
    const Log<Command>& log() const { return m_log; }

    /// Carries a command out and adds it to the log. A refused one changes nothing. Gives what the rules
    /// gave; the state in it has been moved here.
    auto play(const Command& command)
    {
        auto applied = Apply(m_state, command);
        if (applied) {
            forget(m_log.cursor() / apart + 1);
            m_log.append(command);
            m_state = std::move(applied->state);
            keep(m_log.cursor());
        }
        return applied;
    }

    /// Takes the last command back; false where none stands.
    bool undo()
    {
        if (!m_log.undo())
            return false;
        m_state = folded(m_log.cursor());
        return true;
    }

    /// Does the command again that was taken back last; false where there is none.
    bool redo()
    {
        if (!m_log.redo())
            return false;
        m_state = Apply(std::move(m_state), m_log.commandAt(m_log.cursor() - 1))->state;
        keep(m_log.cursor());
        return true;
    }

    /// Goes to the branch that ends with an entry of the log.
    void goTo(std::size_t entry)
    {
        m_log.goTo(entry);
        forget(1);
        m_state = m_kept.front();
        for (std::size_t k = 0; k < m_log.cursor(); ++k) {
            m_state = Apply(std::move(m_state), m_log.commandAt(k))->state;
            keep(k + 1);
        }
    }

private:
    static constexpr std::size_t apart = 128;

    State folded(std::size_t commands) const
    {
        const std::size_t kept = std::min(commands / apart, m_kept.size() - 1);
        State state = m_kept[kept];
        for (std::size_t k = kept * apart; k < commands; ++k)
            state = Apply(std::move(state), m_log.commandAt(k))->state;
        return state;
    }

    void keep(std::size_t commands)
    {
        if (commands == m_kept.size() * apart)
            m_kept.push_back(m_state);
    }

    // Keeps no more than the first so many states: the others are of a branch we left.
    void forget(std::size_t beyond)
    {
        if (m_kept.size() > beyond)
            m_kept.erase(m_kept.begin() + static_cast<std::ptrdiff_t>(beyond), m_kept.end());
    }

    State m_state;
    Log<Command> m_log;
    std::vector<State> m_kept; ///< m_kept[k]: after k * apart commands of this branch
};

} // namespace adjutant
