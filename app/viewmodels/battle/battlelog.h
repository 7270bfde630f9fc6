#pragma once

#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/form/forecastsolver.h"
#include "app/viewmodels/shown.h"
#include "core/door/form.h"
#include "core/match/session.h"

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
    explicit RollLuck(QObject* parent) : QObject(parent), m_solver(this)
    {
        connect(&m_solver, &ForecastSolver::answered, this, &RollLuck::show);
    }

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

/// The log of a match: every record with what it reported, the story of records that stand, and how lucky the
/// rolls were.
class BattleLog : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The log belongs to its page")
    /// Of battleLogLine, the last record first; empty while nobody looks: a long match has a thousand.
    PART(adjutant::RowModel, lines) = new RowModel(this);
    /// The last records that stand, likewise; empty unless it has a place on the page.
    PART(adjutant::RowModel, recent) = new RowModel(this);
    PART(adjutant::RollLuck, luck) = new RollLuck(this);
    /// Whether any roll with odds is on record: some games have no dice.
    SHOWN(bool, hasLuck, changed) = false;
    /// The last record of an earlier moment that is shown, in one line; empty at the start, and as it is now.
    SHOWN(QString, step, changed);
    SETTABLE(bool, looked, lookedChanged) = false;       ///< somebody looks at the lines
    SETTABLE(bool, recentLooked, lookedChanged) = false; ///< the page has room for the last ones

public:
    explicit BattleLog(QObject* parent) : QObject(parent)
    {
        connect(this, &BattleLog::lookedChanged, this, &BattleLog::showLines);
    }

    /// What the records that stand reported, a line each, each Round below its heading.
    Q_INVOKABLE QString story() const;

    /// Takes the match as it is now; null where none is open. Where it is shown as it stood after so many
    /// records, the recent ones are those around it.
    void show(const Session* session, int shownAt = -1);

    /// Counts the luck of the rolls so far; done when it is looked at.
    Q_INVOKABLE void countLuck() { m_luck->count(m_session); }

Q_SIGNALS:
    void changed();
    void lookedChanged();

private:
    void showLines();

    const Session* m_session = nullptr;
    int m_shownAt = -1;
};

/// Every roll of a form, of battleRoll: its dice as they lie, or without dice where only successes were
/// counted. A secret one is left out.
QVariantList rollsOf(const door::Form& form);

/// What was reported since the last procedure began, of battleReport; without corrections made since.
QVariantList reportedSinceLastProcedure(const Session& session);

} // namespace adjutant
