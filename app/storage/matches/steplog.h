#pragma once

#include "app/storage/database.h"
#include "app/storage/matches/stepchain.h"

#include <QList>
#include <QSet>
#include <limits>
#include <optional>

namespace adjutant {

/// A step of a match, as it was written.
struct StoredStep
{
    qint64 number = 0; ///< from 1
    QString body;

    bool operator==(const StoredStep&) const = default;
};

/// A match as it was recorded, up to its last good step.
struct StoredMatch
{
    QString startText;
    QList<StoredStep> steps; ///< 1, 2, … without a gap
    std::optional<StepDamage> damage;
};

} // namespace adjutant

// The record of a match: each step has a checksum over its text and the checksum before, so that a change, a
// gap or another order shows.
namespace adjutant::steplog {

/// The checksum of what stands before all steps.
QString chainOf(const QString& startText);

/// The checksum of the step that follows the one of checksum `before`.
QString chainOf(const QString& before, const QString& body);

/// A step with its checksum and the one before.
struct ChainedStep
{
    StoredStep step;
    QString before;
    QString chain;
};

/// A match with the checksum of its last good step.
struct Record
{
    StoredMatch match;
    QString chain;
};

/// Reads a match; none where there is no such.
Stored<std::optional<Record>> read(Database& database, const QString& matchId);

/// The ids of the matches whose steps, or what stands before them, aren't what was written: the same as
/// reading each, in one go.
Stored<QSet<QString>> altered(Database& database);

/// Stands for not looking at the version of the database, in a transaction that has begun with that.
inline constexpr int anyVersion = std::numeric_limits<int>::max();

/// A condition on the table of matches: all steps of a match are there, up to the last that was written, and
/// its start and details.
extern const QString wholeCondition;

/// Writes a step right behind the one that its checksum is made over; true, or false where that one isn't the
/// last, the match is not there or in the trash, or the database is of a newer version than this. One
/// statement, so that outside of a transaction it is one.
Stored<bool> append(Database& database, const QString& matchId, const ChainedStep& step,
                    int newestVersion = anyVersion);

/// Whether the very step is there.
Stored<bool> contains(Database& database, const QString& matchId, const ChainedStep& step);

/// Moves all steps behind a number out of the record, where they are kept, so that the next one follows it.
Stored<void> moveAside(Database& database, const QString& matchId, qint64 lastGood);

/// Keeps a step outside of the record.
Stored<void> keepAside(Database& database, const QString& matchId, const ChainedStep& step);

} // namespace adjutant::steplog
