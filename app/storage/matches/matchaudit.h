#pragma once

#include "app/storage/database.h"

#include <QStringList>

#include <vector>

namespace adjutant {

/// Something in a database of matches that Adjutant hasn't written there, and that no checksum of a match
/// tells.
struct Oddity
{
    enum class Kind {
        noTime,     ///< the time at which a match was deleted is none, or before our years
        futureTime, ///< or beyond them
        stepNumber, ///< a step has a number that none can have
        parts,      ///< there are parts of a match, but not the match
        search      ///< what a match is found by isn't what is in it
    };
    Kind kind = Kind::noTime;
    QString match;  ///< its id
    QString detail; ///< the time, or the number
};

/// The ids of matches that were recorded and that the history neither shows nor has in the trash: those of
/// which only parts are left, or whose time of deletion is none of ours. With an id only that one, if it is
/// such a match.
Stored<QStringList> unlisted(Database& database, const QString& match = {});

/// All oddities of a database with matches, of the newest version.
Stored<std::vector<Oddity>> oddities(Database& database);

} // namespace adjutant
