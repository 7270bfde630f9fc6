#include "edithistory.h"

namespace adjutant {

void EditHistory::start(Roster roster)
{
    m_states.assign(1, State{std::move(roster), {}, {}});
    m_present = 0;
}

void EditHistory::add(Roster roster, const QString& name, const QString& mergeKey)
{
    m_states.resize(m_present + 1);
    State& last = m_states.back();
    if (m_present > 0 && !mergeKey.isEmpty() && last.mergeKey == mergeKey) {
        last.roster = std::move(roster);
        return;
    }
    m_states.push_back({std::move(roster), name, mergeKey});
    ++m_present;
}

void EditHistory::undo()
{
    if (!canUndo())
        return;
    --m_present;
    m_states[m_present].mergeKey.clear();
}

void EditHistory::redo()
{
    if (canRedo())
        ++m_present;
}

} // namespace adjutant
