#include "app/viewmodels/form/forecastsolver.h"

#include <algorithm>

namespace adjutant {

void ForecastSolver::want(std::vector<door::Forecast> forecasts)
{
    constexpr std::size_t mostKept = 64; // they are compared one by one
    if (m_known.size() > mostKept)
        m_known.clear();
    std::erase_if(forecasts, [this](const door::Forecast& each) { return answer(each) != nullptr; });
    std::ranges::reverse(forecasts);
    m_wanted = std::move(forecasts);
    solveNext();
}

void ForecastSolver::solveNext()
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

} // namespace adjutant
