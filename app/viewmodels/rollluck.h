#pragma once

#include "app/viewmodels/form/forecastsolver.h"
#include "app/viewmodels/shown.h"
#include "core/match/session.h"

#include <QVariantList>

namespace adjutant {

/// How one kind of a side's rolls went, or all of them.
class LuckRow
{
    ROW(LuckRow, luckRow);
    ROW_FIELD(QString, kind);
    ROW_FIELD(QString, rolls);    ///< how many, in words
    ROW_FIELD(QString, observed); ///< successes
    ROW_FIELD(QString, expected);
    ROW_FIELD(double, percentile) = 0.5; ///< 0.5 is what was due, near 1 more luck than nearly everybody
    ROW_FIELD(QString, verdict);         ///< the same in words
    ROW_FIELD(QString, words);           ///< all of it for a screen reader
    ROW_FIELD(bool, all) = false;        ///< of all kinds together
};

/// What the dice of a match showed, beside what was expected of them.
class RollLuck : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Luck belongs to its match")
    /// Each of {name, side, place, rows: of luckRow, all kinds first}; sides whose rolls have no odds are
    /// left out. Empty while pending.
    SHOWN(QVariantList, sides, changed);
    /// Whether the odds of some roll are still being computed.
    SHOWN(bool, pending, changed) = false;
    /// Whether any roll with odds is on record: some games have no dice.
    COMPUTED(bool, any, changed) { return !m_outcomes.empty(); }

public:
    explicit RollLuck(QObject* parent);

    /// Takes the rolls of a match as it is now; null: none.
    void count(const Session* session);

Q_SIGNALS:
    void changed();

private:
    void show();

    Start m_start;
    std::vector<Outcome> m_outcomes;
    ForecastSolver m_solver;
};

} // namespace adjutant
