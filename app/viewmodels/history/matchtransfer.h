#pragma once

#include "app/matches/matchcsv.h"
#include "app/matches/matchrecord.h"
#include "app/storage/matches/matchindex.h"
#include "core/expected.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <vector>

namespace adjutant {

class Workspace;

/// Writes matches to a file, or into a folder where each is a file of its own and there are several. How many
/// were written, or why not, in words.
Expected<int, QString> writeMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                    const QString& path, Workspace& workspace);

/// Asks where to, and writes them: the path, empty where nothing was chosen, or why not, in words.
Expected<QString, QString> saveMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                       Workspace& workspace);

/// What became of files that were read.
struct TakenMatches
{
    QStringList ids;      ///< of the matches that were added
    int alreadyThere = 0; ///< as they are
    QStringList faults;   ///< in words, of files that could not be read
    QStringList notes;    ///< in words, on matches that were added
};

/// Adds the matches of files to the history; one that is there already is not added again.
TakenMatches takeMatches(const QStringList& paths, Workspace& workspace);

/// The record of a match that was played without the app, from a form: `{title, date, players: [{name,
/// faction, army, armyId, vp}], first, rounds, minutes, missions: [id], notes}`. `armyId` names a saved army,
/// whose Units are kept with the match as they are now; `first` is the place of the player who began.
MatchRecord manualRecord(const QVariantMap& form, Workspace& workspace);

} // namespace adjutant
