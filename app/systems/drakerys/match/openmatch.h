#pragma once

#include "app/table/runningtable.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/procedures/begin.h"

namespace adjutant {

/// The open match of the app, where it is one of this game. Pages read its table and play commands of
/// scripts.
class OpenMatch
{
public:
    explicit OpenMatch(RunningTable& table) : m_table(table) {}

    bool isOpen() const
    {
        return m_table.isOpen() && m_table.session().start().system == SystemId("drakerys");
    }

    // Only while it is open.
    const Session& session() const { return m_table.session(); }
    const Start& start() const { return m_table.session().start(); }
    const drakerys::MatchState& state() const { return drakerys::stateOf(m_table.session()); }
    const TableRecord& record() const { return m_table.record(); }

    /// What a command would be told: its refusal and its warnings. Changes nothing.
    table::Form form(const std::string& procedure, const table::Answers& answers) const
    {
        return m_table.session().commandForm(procedure, answers);
    }

    /// Plays it; the reason in words where it was not done. `accepted` are rules overruled knowingly.
    std::optional<QString> play(const std::string& procedure, const table::Answers& answers,
                                std::vector<std::string> accepted = {})
    {
        return m_table.command(procedure, answers, std::move(accepted));
    }

    /// Behind it: for its signals, undo, opening and closing.
    RunningTable& table() const { return m_table; }

private:
    RunningTable& m_table;
};

/// The people of a player's army.
inline FactionId peopleOf(const Start& start, const PlayerId& player)
{
    for (const adjutant::Side& side : start.sides)
        if (side.id == player)
            return side.roster.faction;
    return {};
}

} // namespace adjutant
