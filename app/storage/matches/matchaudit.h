#pragma once

#include "app/storage/database.h"

#include <vector>

namespace adjutant {

/// Something in a database of matches that Adjutant hasn't written there, and that no checksum of a match
/// tells.
struct Oddity
{
    enum class Kind {
        foreign,       ///< a table, index, trigger or view that isn't ours
        missing,       ///< one of ours isn't there
        otherwiseMade, ///< one of ours is not as we make it
        noTime,        ///< the time at which a match was deleted is none, or before our years
        futureTime,    ///< or beyond them
        stepNumber,    ///< a step has a number that none can have
        parts,         ///< there are parts of a match, but not the match
        search         ///< what a match is found by isn't what is in it
    };
    Kind kind = Kind::foreign;
    QString name;   ///< the id of the match, or the name of the table and so on
    QString detail; ///< the time, the number, or "table", "index", "trigger", "view"

    bool isOfMatch() const { return kind >= Kind::noTime; }
};

/// All oddities of a database with matches, of the newest version.
Stored<std::vector<Oddity>> oddities(Database& database);

} // namespace adjutant
