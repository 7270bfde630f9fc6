#pragma once

#include "core/catalogue/ids.h"
#include "core/door/odds.h"

#include <QObject>
#include <QThreadPool>

#include <algorithm>
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
    void want(std::vector<door::Forecast> forecasts)
    {
        constexpr std::size_t mostKept = 64; // they are compared one by one
        if (m_known.size() > mostKept)
            m_known.clear();
        std::erase_if(forecasts, [this](const door::Forecast& each) { return answer(each) != nullptr; });
        std::ranges::reverse(forecasts);
        m_wanted = std::move(forecasts);
        solveNext();
    }

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

    void solveNext()
    {
        if (m_busy || m_wanted.empty())
            return;
        m_busy = true;
        const door::Forecast next = m_wanted.back();
        m_wanted.pop_back();
        m_thread.start([this, next] {
            // The destructor waits for this thread, and then drops what it has posted.
            QMetaObject::invokeMethod(
                this,
                [this, next, view = next.solve()] {
                    m_busy = false;
                    m_known.push_back({next, view});
                    std::erase(m_wanted, next);
                    Q_EMIT answered();
                    solveNext();
                },
                Qt::QueuedConnection);
        });
    }

    std::vector<door::Forecast> m_wanted; ///< the next one last
    std::vector<Known> m_known;
    bool m_busy = false;
    QThreadPool m_thread;
};

} // namespace adjutant
