#include "app/viewmodels/edithistory.h"

#include <algorithm>

namespace adjutant {

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
    if (m_states.size() > longest) {
        m_states.erase(m_states.begin());
        --m_present;
    }
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

std::shared_ptr<EditHistory> EditHistories::of(const QString& army, const Roster& stored)
{
    std::shared_ptr<EditHistory> history;
    const auto found = std::ranges::find(m_histories, army, [](const auto& each) { return each.first; });
    if (found != m_histories.end()) {
        if (found->second->present() == stored)
            history = found->second;
        m_histories.erase(found);
    }
    if (!history)
        history = std::make_shared<EditHistory>(stored);
    m_histories.emplace_back(army, history);
    if (m_histories.size() > most)
        m_histories.erase(m_histories.begin());
    return history;
}

} // namespace adjutant
