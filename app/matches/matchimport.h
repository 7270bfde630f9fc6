#pragma once

#include "app/matches/matchrecord.h"
#include "app/storage/matches/matchfolder.h"
#include "app/storage/storefiles.h"

#include <QByteArray>

#include <map>
#include <vector>

namespace adjutant {

/// A match that was added, or not because it was there already with the same contents.
struct ImportedMatch
{
    QString id;         ///< under which it is stored
    QString idInFile;   ///< empty where the file names none
    bool known = false; ///< it was there: nothing was changed

    bool operator==(const ImportedMatch&) const = default;
};

/// A hash of all that is in a match but its id: two with the same are one match.
QByteArray contentsOf(const MatchRecord& match);

/// Matches that are added to a data folder together: all of them, or none. Each gets its own id, or one that
/// its contents give where its file names none; with a number behind it where that stands for another match.
class MatchImport
{
public:
    MatchImport(const MatchFolder& folder, SearchWords words);

    /// All of its steps can be taken.
    Stored<ImportedMatch> add(MatchRecord match);

    /// Puts them in their places; without it nothing is added.
    Stored<void> finish() { return m_incoming.finish(); }

    /// What the history shows of those that were added.
    const std::vector<MatchSummary>& summaries() const { return m_summaries; }

private:
    QByteArray contentsUnder(const QString& id);

    const MatchFolder& m_folder;
    SearchWords m_words;
    IncomingFiles m_incoming;
    std::optional<StorageFault> m_fault;      ///< what hides whether an id is in use
    QSet<QString> m_taken;                    ///< the ids in use
    std::map<QString, QByteArray> m_contents; ///< by id, of those that are there; empty: it can't be read
    std::vector<MatchSummary> m_summaries;
};

} // namespace adjutant
