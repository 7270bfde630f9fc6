#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/workspace.h"
#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test {

/// A key of an offer about a piece.
inline door::OfferKey keyOf(const char* procedure, const char* piece)
{
    return {procedure, unitRefOf(piece), {}};
}

/// A workspace on an empty data folder, and matches of the tests' game in it.
class BattleHome
{
public:
    BattleHome() { restart(); }

    Workspace& workspace() { return *m_workspace; }
    RunningMatch& match() { return m_workspace->running(); }
    QString folder() const { return m_folder.path(); }
    /// As if the app had been killed and begun again.
    void restart()
    {
        m_workspace.reset();
        m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    }
    bool reopens(const QString& id)
    {
        restart();
        return !match().open(id);
    }

    /// Begins a match: red and blue with two throwers each.
    QString begin()
    {
        if (const auto reason = match().begin(pebbles::start()))
            qFatal("%s", qPrintable(*reason));
        return match().record().id;
    }
    /// Tosses with a thrower as far as the form goes with these answers; what went wrong.
    QString toss(const char* thrower, const door::Answers& answers)
    {
        return match().play(keyOf("toss", thrower), answers, {}).value_or(QString());
    }

private:
    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

} // namespace adjutant::test
