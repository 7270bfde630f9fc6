#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/drakerys/procedures/rules.h"

#include <QTemporaryDir>

#include <functional>
#include <initializer_list>
#include <memory>

namespace adjutant::test {

/// How a match begins between Anna, `red`, with Avaren (crows-1: 12, Health 1; blood-banes-1: 4, Health 2;
/// salik-1) and Bruno, `blue`, with Aurium (crossbowmen-1, noctis-1, soldiers-1: 6). Anna is the First
/// Player.
Start annaAgainstBruno();

/// The same with Celeste, a Wizard, and Lancers for Bruno.
Start annaAgainstAWizard();

/// A command by its word, as scripts write it.
struct Tap
{
    std::string procedure;
    door::Answers answers;
};

/// A Unit's Actions by their words, each of its own price.
Tap activation(const char* unit, std::initializer_list<const char*> actions);
/// A Special Action of so many TS.
Tap spending(const char* unit, int ts);

/// A workspace in a folder of its own with that match begun. One at a time in a program.
class OpenBattle
{
public:
    OpenBattle();

    Workspace& workspace() { return *m_workspace; }
    QString folder() const { return m_folder.path(); }
    RunningMatch& match() { return m_workspace->running(); }
    const drakerys::MatchState& state() { return drakerys::stateOf(match().session()); }
    const drakerys::UnitState& unit(const char* ref);
    const drakerys::PlayerState& player(const char* id);
    /// How many entries the log has.
    std::size_t entries() { return match().session().log({}).size(); }

    /// Begins another match.
    void begin(Start start);

    /// Plays what nothing forbids.
    void play(const std::string& procedure, const door::Answers& answers);
    void play(const Tap& tap) { play(tap.procedure, tap.answers); }

    /// What another program makes of the record on disk.
    drakerys::MatchState onDisk();

    /// Ends the program and begins it anew: the match is read from disk.
    void restart(const std::function<void()>& whileClosed = {});

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

UnitRef ref(const char* text);

} // namespace adjutant::test
