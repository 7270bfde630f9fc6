#include "core/odds/payoff.h"

#include <algorithm>
#include <cassert>
#include <glpk.h>
#include <memory>
#include <numeric>

namespace adjutant::odds {

namespace {

struct DeleteProgram
{
    void operator()(glp_prob* program) const
    {
        glp_delete_prob(program);
        glp_free_env(); // the library keeps one a thread
    }
};

// Chances from what the program came to: its rounding is cut off, and they sum to one.
std::vector<double> mixOf(std::vector<double> mix)
{
    for (double& p : mix)
        p = p < 1e-12 ? 0 : p;
    const double sum = std::accumulate(mix.begin(), mix.end(), 0.0);
    for (double& p : mix)
        p /= sum;
    return mix;
}

} // namespace

// The first player's mix x maximises v where every column pays at least v: sum_i x_i a_ij - v >= 0. The
// prices of these conditions are the mix of the second.
Equilibrium equilibriumOf(const Payoffs& payoffs)
{
    assert(payoffs.rows > 0 && payoffs.columns > 0);
    const auto rows = static_cast<int>(payoffs.rows);
    const auto columns = static_cast<int>(payoffs.columns);
    glp_term_out(GLP_OFF);
    const std::unique_ptr<glp_prob, DeleteProgram> program(glp_create_prob());
    glp_prob* lp = program.get();
    glp_set_obj_dir(lp, GLP_MAX);
    glp_add_rows(lp, columns + 1);
    glp_add_cols(lp, rows + 1);
    for (int j = 1; j <= columns; ++j)
        glp_set_row_bnds(lp, j, GLP_LO, 0, 0);
    glp_set_row_bnds(lp, columns + 1, GLP_FX, 1, 1);

    std::vector<int> places(static_cast<std::size_t>(columns) + 2);
    std::iota(places.begin(), places.end(), 0);
    std::vector<double> values(places.size());
    for (int i = 1; i <= rows; ++i) {
        for (int j = 1; j <= columns; ++j)
            values[static_cast<std::size_t>(j)] =
                payoffs.at(static_cast<std::size_t>(i - 1), static_cast<std::size_t>(j - 1));
        values.back() = 1;
        glp_set_col_bnds(lp, i, GLP_LO, 0, 0);
        glp_set_mat_col(lp, i, columns + 1, places.data(), values.data());
    }
    std::fill(values.begin(), values.end(), -1.0);
    glp_set_col_bnds(lp, rows + 1, GLP_FR, 0, 0);
    glp_set_mat_col(lp, rows + 1, columns, places.data(), values.data());
    glp_set_obj_coef(lp, rows + 1, 1);

    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.tol_bnd = how.tol_dj = 1e-11;
    how.it_lim = 100'000;
    glp_adv_basis(lp, 0);
    // Where doubles don't settle it, fractions do.
    if (glp_simplex(lp, &how) != 0 || glp_get_status(lp) != GLP_OPT) {
        glp_init_smcp(&how);
        how.msg_lev = GLP_MSG_OFF;
        how.tm_lim = 5'000;
        glp_adv_basis(lp, 0);
        glp_exact(lp, &how);
    }

    Equilibrium found;
    for (int i = 1; i <= rows; ++i)
        found.rowMix.push_back(glp_get_col_prim(lp, i));
    for (int j = 1; j <= columns; ++j)
        found.columnMix.push_back(-glp_get_row_dual(lp, j));
    found.rowMix = mixOf(std::move(found.rowMix));
    found.columnMix = mixOf(std::move(found.columnMix));
    found.value = 0;
    for (std::size_t i = 0; i < payoffs.rows; ++i)
        for (std::size_t j = 0; j < payoffs.columns; ++j)
            found.value += found.rowMix[i] * found.columnMix[j] * payoffs.at(i, j);
    return found;
}

Reply bestRow(const Payoffs& payoffs, const std::vector<double>& columnMix)
{
    Reply best;
    for (std::size_t i = 0; i < payoffs.rows; ++i) {
        double gain = 0;
        for (std::size_t j = 0; j < payoffs.columns; ++j)
            gain += columnMix[j] * payoffs.at(i, j);
        if (i == 0 || gain > best.gain)
            best = {i, gain};
    }
    return best;
}

} // namespace adjutant::odds
