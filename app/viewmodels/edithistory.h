#pragma once

#include "core/roster/roster.h"

#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace adjutant {

/// The states of a roster that undo and redo walk through, each with the name of the edit that led to it.
class EditHistory
{
public:
    static constexpr std::size_t longest = 200; ///< states; the oldest are forgotten

    explicit EditHistory(Roster roster = {}) : m_states{{std::move(roster), {}, {}}} {}

    /// Adds a state after the present one; what could be redone is gone. Consecutive edits of one kind that
    /// carry the same merge key (typing into one field) become one step.
    void add(Roster roster, const QString& name, const QString& mergeKey = {});

    const Roster& present() const { return m_states.at(m_present).roster; }
    bool canUndo() const { return m_present > 0; }
    bool canRedo() const { return m_present + 1 < m_states.size(); }
    QString undoName() const { return canUndo() ? m_states.at(m_present).name : QString(); }
    QString redoName() const { return canRedo() ? m_states.at(m_present + 1).name : QString(); }
    void undo();
    void redo();

private:
    struct State
    {
        Roster roster;
        QString name;
        QString mergeKey;
    };
    std::vector<State> m_states;
    std::size_t m_present = 0;
};

/// The histories of the armies that were open in this session: closing an army forgets none of its undo.
class EditHistories
{
public:
    static constexpr std::size_t most = 16; ///< armies; those opened longest ago are forgotten

    /// The army's history where that stands at `stored`; otherwise a new one from there.
    std::shared_ptr<EditHistory> of(const QString& army, const Roster& stored);

private:
    std::vector<std::pair<QString, std::shared_ptr<EditHistory>>> m_histories; ///< the latest at the end
};

} // namespace adjutant
