#pragma once

#include "app/systems/drakerys/matches/matchfold.h"
#include "runningmatch.h"
#include "workspace.h"

#include <QTemporaryDir>

#include <memory>

namespace adjutant::test {

/// How a match begins between Anna, `red`, with Avaren (crows-1: 12, Health 1; blood-banes-1: 4, Health 2;
/// salik-1) and Bruno, `blue`, with Aurium (crossbowmen-1, noctis-1, soldiers-1: 6). Anna is the First
/// Player.
MatchStart annaAgainstBruno(const Catalogue& catalogue);

/// The same without a list of Bruno's.
MatchStart annaAgainstAnybody(const Catalogue& catalogue);

/// A workspace in a folder of its own with that match begun. One at a time in a program.
class OpenTable
{
public:
    OpenTable();

    QString folder() const { return m_folder.path(); }
    RunningMatch& match() { return m_workspace->match(); }
    const drakerys::MatchState& state() { return match().state(); }
    const drakerys::UnitState& unit(const char* ref);
    const drakerys::PlayerState& player(const char* id);
    std::size_t entries() { return match().folded().log().entries().size(); }

    /// Carries a command out that nothing forbids.
    void play(const drakerys::Command& command);

    /// What another program makes of the record on disk.
    drakerys::MatchState onDisk();

    /// Ends the program and begins it anew: the match is read from disk.
    void restart();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

/// A command by its parts: who, and what with.
UnitRef ref(const char* text);
drakerys::Activate activation(const char* unit, std::initializer_list<drakerys::ActionKind> actions);
drakerys::Activate spending(const char* unit, int ts);

} // namespace adjutant::test
