#pragma once

#include "core/match/record.h"
#include "core/match/start.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace adjutant {

/// One step of a match with the time at which the players took it.
struct TimedStep
{
    QDateTime at; ///< UTC
    Step step;

    bool operator==(const TimedStep&) const = default;
};

/// How a match begins, as it is kept.
struct TableStart
{
    QString title;     ///< may be empty
    QDateTime started; ///< UTC
    Start start;

    bool operator==(const TableStart&) const = default;
};

/// What is kept beside the log of a match, and may be changed at any time.
struct TableDetails
{
    QString notes;
    bool abandoned = false;

    bool operator==(const TableDetails&) const = default;
};

/// A match of a game that is played by its procedures: how it began, and every step since.
struct TableRecord
{
    QString id; ///< of this machine's history; empty: not stored yet
    TableStart start;
    std::vector<TimedStep> steps;
    TableDetails details;

    bool operator==(const TableRecord&) const = default;
};

} // namespace adjutant
