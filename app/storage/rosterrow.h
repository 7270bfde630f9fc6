#pragma once

#include "app/storage/rostersummary.h"
#include "app/storage/storagefault.h"

#include <optional>

namespace adjutant {

/// A roster as the database keeps it.
struct RosterRow
{
    RosterSummary summary;
    qint64 position = 0;
    QDateTime createdAt; ///< UTC
    QString revision;
    QString body; ///< the roster as a YAML file
};

/// A roster in the trash.
struct TrashedRow
{
    RosterRow row;
    QDateTime deletedAt; ///< UTC
};

/// What marks one of two versions that two windows have made of a thing, in words: "(other window)".
QString otherWindowMark();

/// A row for a roster that is saved now, under a new revision. Its place is given when it is written.
RosterRow rowOf(const QString& id, const Roster& roster, const RosterFigures& figures);

/// The roster of a row; `unreadableRoster` where its text is none.
Stored<Roster> rosterOf(const RosterRow& row);

/// Why a row doesn't read back as the roster it was made of, if so: `unstorableRoster`.
std::optional<StorageFault> whyUnstorable(const RosterRow& row, const Roster& roster);

/// The row as another roster beside it: a new id and the name followed by "(other window)". Its revision
/// stays, since its contents do.
RosterRow setAside(RosterRow row);

/// The row with its name marked so, under its own id.
RosterRow markedAsOther(RosterRow row);

/// A fresh id, or revision.
QString freshId();

} // namespace adjutant
