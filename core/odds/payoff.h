#pragma once

#include <cstddef>
#include <vector>

namespace adjutant::odds {

/// What a game of two players pays to the first: each picks a row or a column without knowing the other's
/// pick, and what one gains the other loses.
struct Payoffs
{
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<double> values; ///< row by row

    double at(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
};

/// How often each row and each column is played where neither side can gain by playing otherwise.
struct Equilibrium
{
    double value = 0; ///< what the first player gets on average
    std::vector<double> rowMix;
    std::vector<double> columnMix;
};

/// The equilibrium of a game with at least one row and one column, by linear programming.
Equilibrium equilibriumOf(const Payoffs& payoffs);

/// What a pick gains on average against a mix of the other side.
struct Reply
{
    std::size_t pick = 0;
    double gain = 0; ///< to the one who replies
};

/// The row that gets most against a mix of columns; the first of equals.
Reply bestRow(const Payoffs& payoffs, const std::vector<double>& columnMix);

} // namespace adjutant::odds
