#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/workspace.h"

namespace adjutant::test {

/// A workspace on an empty data folder, and matches of the tests' game in it.
class BattleHome
{
public:
    BattleHome() { restart(); }

    Workspace& workspace() { return *m_workspace; }
    RunningMatch& match() { return m_workspace->running(); }
    QString folder() const { return m_folder.path(); }
    /// As if the app had been killed and begun again.
    void restart();
    bool reopens(const QString& id)
    {
        restart();
        return !match().open(id);
    }

    /// Begins a match: red and blue with two throwers each.
    QString begin();
    /// Tosses with a thrower as far as the form goes with these answers; what went wrong.
    QString toss(const char* thrower, door::Answers answers);

private:
    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

/// A key of an offer about a piece.
door::OfferKey keyOf(const char* procedure, const char* piece);

} // namespace adjutant::test
