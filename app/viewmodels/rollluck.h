#pragma once

#include "app/viewmodels/form/forecastsolver.h"
#include "core/match/session.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// How one kind of a side's rolls went, or all of them.
class LuckRow
{
    Q_GADGET
    QML_VALUE_TYPE(luckRow)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString rolls MEMBER rolls)
    Q_PROPERTY(QString observed MEMBER observed)
    Q_PROPERTY(QString expected MEMBER expected)
    Q_PROPERTY(double percentile MEMBER percentile)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool all MEMBER all)
public:
    QString kind;
    QString rolls;    ///< how many, in words
    QString observed; ///< successes
    QString expected;
    double percentile = 0.5; ///< 0.5 is what was due, near 1 more luck than nearly everybody
    QString verdict;         ///< the same in words
    QString words;           ///< all of it for a screen reader
    bool all = false;        ///< of all kinds together
    bool operator==(const LuckRow&) const = default;
};

/// What the dice of a match showed, beside what was expected of them.
class RollLuck : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Luck belongs to its match")
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(bool pending READ pending NOTIFY changed)
    Q_PROPERTY(bool any READ any NOTIFY changed)

public:
    explicit RollLuck(QObject* parent);

    /// Takes the rolls of a match as it is now; null: none.
    void count(const Session* session);

    /// Each of {name, side, place, rows: of luckRow, all kinds first}; sides whose rolls have no odds are
    /// left out. Empty while pending.
    QVariantList sides() const { return m_sides; }
    /// Whether the odds of some roll are still being computed.
    bool pending() const { return m_pending; }
    /// Whether any roll with odds is on record: some games have no dice.
    bool any() const { return !m_outcomes.empty(); }

Q_SIGNALS:
    void changed();

private:
    void show();

    Start m_start;
    std::vector<Outcome> m_outcomes;
    QVariantList m_sides;
    bool m_pending = false;
    ForecastSolver m_solver;
};

} // namespace adjutant
