#pragma once

#include "core/roster/roster.h"

#include <QDateTime>
#include <QString>

namespace adjutant {

/// What the catalogue makes of a roster, kept beside it so that a list of lists needs no catalogue.
struct RosterFigures
{
    Amounts spent; ///< of the game's budgets
    int warriors = 0;
    int findings = 0;

    bool operator==(const RosterFigures&) const = default;
};

/// A stored roster as a list of lists shows it.
struct RosterSummary
{
    QString id;
    QString name;
    QString system;
    QString faction;
    Amounts limits;
    RosterFigures figures;
    QDateTime changedAt; ///< UTC

    bool operator==(const RosterSummary&) const = default;
};

/// A deleted roster that can still be brought back.
struct DeletedRoster
{
    RosterSummary summary;
    QDateTime deletedAt; ///< UTC
};

/// A roster with what the store needs to know it again.
struct StoredRoster
{
    QString id;
    QString revision; ///< changes with each save: tells whether it was saved since it was read
    Roster roster;
};

} // namespace adjutant
