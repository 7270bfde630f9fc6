#include "app/viewmodels/form/forecastsolver.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr std::size_t mostKept = 512;

} // namespace

ForecastSolver::ForecastSolver(QObject* parent) : QObject(parent)
{
    m_thread.setMaxThreadCount(1);
}

ForecastSolver::~ForecastSolver()
{
    m_thread.waitForDone();
}

void ForecastSolver::want(const GameSystem* system, std::vector<table::OddsQuery> queries,
                          const Catalogue* catalogue)
{
    if (system != m_system)
        m_known.clear();
    m_system = system;
    if (m_known.size() > mostKept)
        m_known.clear();
    std::erase_if(queries, [this](const table::OddsQuery& query) { return knows(query); });
    std::ranges::reverse(queries);
    m_wanted.clear();
    for (table::OddsQuery& query : queries) {
        auto solver = solverOf(*system, query, catalogue);
        m_wanted.push_back({std::move(query), std::move(solver)});
    }
    solveNext();
}

const table::OddsView* ForecastSolver::answer(const table::OddsQuery& query) const
{
    const auto found = m_known.find(query);
    return found != m_known.end() && found->second ? &*found->second : nullptr;
}

void ForecastSolver::solveNext()
{
    if (m_busy || m_wanted.empty() || !m_system)
        return;
    m_busy = true;
    Wanted next = std::move(m_wanted.back());
    m_wanted.pop_back();
    m_thread.start([this, system = m_system, query = std::move(next.query), solver = std::move(next.solver)] {
        std::optional<table::OddsView> view = solver ? std::optional(solver()) : std::nullopt;
        // The destructor waits for this thread, and then drops what it has posted.
        QMetaObject::invokeMethod(
            this,
            [this, system, query, view = std::move(view)]() mutable {
                m_busy = false;
                if (system == m_system)
                    take(query, std::move(view));
                solveNext();
            },
            Qt::QueuedConnection);
    });
}

void ForecastSolver::take(const table::OddsQuery& query, std::optional<table::OddsView> view)
{
    m_known.insert_or_assign(query, std::move(view));
    std::erase_if(m_wanted, [&query](const Wanted& wanted) { return wanted.query == query; });
    Q_EMIT answered();
}

} // namespace adjutant
