#pragma once

#include "core/systems/gamesystem.h"

#include <QObject>
#include <QThreadPool>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace adjutant {

/// Answers queries of the odds in a thread of its own, and keeps the answers by their queries. What is asked
/// last is answered first; what nobody asks for any more is not begun.
class ForecastSolver : public QObject
{
    Q_OBJECT

public:
    explicit ForecastSolver(QObject* parent = nullptr);
    ~ForecastSolver() override; ///< waits for the one that is being answered

    /// Asks for these, in this order, in place of what was asked for before.
    /// Units of the catalogue are looked up at once.
    void want(const GameSystem* system, std::vector<table::OddsQuery> queries,
              const Catalogue* catalogue = nullptr);

    /// Whether the answer to a query is known; it may be that there is none.
    bool knows(const table::OddsQuery& query) const { return m_known.contains(query); }

    /// The answer to a query; null while it isn't known, and where there is none.
    const table::OddsView* answer(const table::OddsQuery& query) const;

Q_SIGNALS:
    /// One more answer is known.
    void answered();

private:
    struct Wanted
    {
        table::OddsQuery query;
        std::function<table::OddsView()> solver;
    };

    void solveNext();
    void take(const table::OddsQuery& query, std::optional<table::OddsView> view);

    const GameSystem* m_system = nullptr;
    std::vector<Wanted> m_wanted; ///< the next one last
    std::map<table::OddsQuery, std::optional<table::OddsView>> m_known;
    bool m_busy = false;
    QThreadPool m_thread;
};

} // namespace adjutant
