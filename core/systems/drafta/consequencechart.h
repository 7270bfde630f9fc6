#pragma once

#include "core/match/ask.h"

#include <string>
#include <vector>

namespace adjutant::drafta {

/// The Random Consequence Chart (chapter "Unit Defeat"): what a D100 brings a defeated player character. The
/// rules don't print it; players fill in their own.
struct ConsequenceChart
{
    struct Row
    {
        int from = 0;
        int to = 0; ///< included
        std::string text;

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows; ///< from 1 to 100 without a gap or an overlap, in that order; or none at all

    bool operator==(const ConsequenceChart&) const = default;

    /// What a roll brings; null where the players have no chart.
    const std::string* find(int d100) const;
};

/// Asks the chart, as rows of `chart`. One with a gap or an overlap is refused, with the numbers it is about.
Task<> askChart(ConsequenceChart& chart, Ask& ask);

} // namespace adjutant::drafta
