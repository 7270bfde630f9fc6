#pragma once

#include "core/catalogue/ids.h"
#include "core/door/odds.h"

#include <QObject>
#include <QThreadPool>

#include <vector>

namespace adjutant {

/// Solves forecasts in a thread of its own, and keeps what came of them. What is asked last is solved first;
/// what nobody asks for any more is not begun.
class ForecastSolver : public QObject
{
    Q_OBJECT

public:
    explicit ForecastSolver(QObject* parent = nullptr) : QObject(parent) { m_thread.setMaxThreadCount(1); }
    /// Waits for the one that is being solved.
    ~ForecastSolver() override { m_thread.waitForDone(); }

    /// Asks for these, in this order, in place of what was asked for before.
    void want(std::vector<door::Forecast> forecasts);

    /// What a forecast came to; null while it isn't known.
    const door::OddsView* answer(const door::Forecast& forecast) const
    {
        const Known* found = findIn(m_known, forecast, &Known::forecast);
        return found ? &found->view : nullptr;
    }

Q_SIGNALS:
    /// One more answer is known.
    void answered();

private:
    struct Known
    {
        door::Forecast forecast;
        door::OddsView view;
    };

    void solveNext();

    std::vector<door::Forecast> m_wanted; ///< the next one last
    std::vector<Known> m_known;
    bool m_busy = false;
    QThreadPool m_thread;
};

} // namespace adjutant
