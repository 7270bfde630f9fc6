#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/storage/matches/matchstore.h"
#include "app/storage/rosterstore.h"
#include "core/systems/gamesystem.h"
#include "edithistory.h"

#include <QString>

#include <memory>
#include <optional>

namespace adjutant {

class RunningMatch;

/// What the pages work on: the catalogue, the rules, the saved armies and matches, each loaded when it is
/// first asked for. Owned by main(); everything runs in the GUI thread.
class Workspace
{
public:
    explicit Workspace(QString language);
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const GameSystem& system() const;
    const Catalogue& catalogue();
    const std::vector<yaml::Fault>& catalogueFaults();
    const Reference& reference();
    RosterStore& store();
    MatchStore& matches();
    RunningMatch& match();
    EditHistories& histories() { return m_histories; }

    /// Reads the catalogue again, after a file of the user's changed.
    void reloadCatalogue();
    void setLanguage(const QString& language);

    /// The one workspace of the process, for the singletons that QML creates.
    static Workspace& current();

private:
    QString m_language;
    std::optional<yaml::AssembledCatalogue> m_catalogue;
    std::optional<Reference> m_reference;
    std::unique_ptr<RosterStore> m_store;
    std::unique_ptr<MatchStore> m_matches;
    std::unique_ptr<RunningMatch> m_match;
    EditHistories m_histories;
};

} // namespace adjutant
