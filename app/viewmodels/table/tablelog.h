#pragma once

#include "app/viewmodels/form/forecastsolver.h"
#include "app/viewmodels/rowmodel.h"
#include "core/match/luck.h"
#include "core/match/session.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The log of a match: every record with what it told, the story of those that stand, and how lucky the rolls
/// were.
class TableLog : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The log belongs to its table")
    Q_PROPERTY(adjutant::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(adjutant::RowModel* luck READ luck CONSTANT)
    Q_PROPERTY(bool hasLuck READ hasLuck NOTIFY changed)
    Q_PROPERTY(bool looked READ looked WRITE setLooked NOTIFY lookedChanged)
    Q_PROPERTY(bool luckPending READ luckPending NOTIFY luckChanged)

public:
    explicit TableLog(QObject* parent = nullptr);

    /// Of tableLogLine, the last record first; empty while nobody looks: a long match has a thousand.
    RowModel* lines() const { return m_lines; }
    RowModel* luck() const { return m_luck; } ///< of tableLuck
    /// Whether any roll with odds is on record: some games have no dice.
    bool hasLuck() const { return m_session && m_session->hasOutcomes(); }
    /// Whether somebody looks at the lines.
    bool looked() const { return m_looked; }
    void setLooked(bool looked);
    /// Whether what was expected of some roll is still being computed.
    bool luckPending() const { return m_luckPending; }
    /// What was told by the records that stand, a line each.
    Q_INVOKABLE QString story() const;

    /// Takes the match as it is now; null where none is open.
    void show(const Session* session);

    /// Counts the luck of the rolls so far; done when it is looked at.
    Q_INVOKABLE void countLuck();

Q_SIGNALS:
    void changed();
    void lookedChanged();
    void luckChanged();

private:
    void showLines();
    void showLuck();

    RowModel* m_lines;
    RowModel* m_luck;
    const Session* m_session = nullptr;
    std::vector<Outcome> m_outcomes;
    bool m_looked = false;
    bool m_luckPending = false;
    ForecastSolver m_solver;
};

} // namespace adjutant
