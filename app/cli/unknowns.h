#pragma once

#include "core/roster/finding.h"
#include "core/yaml/fault.h"

#include <set>

namespace adjutant::cli {

/// What the faults of a roster file leave unknown about the army. A finding that only follows from it is no
/// news: a mistyped size is no size that isn't offered, and without an allegiance no Unit is of
/// the wrong one.
struct Unknowns
{
    bool allegiance = false;      ///< the army is of no faction that armies can be of
    bool faction = false;         ///< nor of any at all, so that Units named without their own can't be known
    bool units = false;           ///< not all entries were read
    bool limits = false;          ///< those of all budgets
    std::set<std::string> values; ///< keys outside the entries whose values were lost: a budget's limit
    bool list = false;            ///< anything outside its entries
    std::set<std::size_t> unitOf; ///< entries whose Unit can't be understood, by their place in the roster
    std::set<std::size_t> sizeOf; ///< entries whose size can't
    std::set<std::size_t> faulty; ///< entries with any fault: what is wrong with their cards was told
};

/// Takes down what a fault leaves unknown; `entry` is the entry it lies in.
void note(const yaml::Fault& fault, std::optional<std::size_t> entry, Unknowns& unknowns);

/// Whether a finding of the army only follows from what is unknown.
bool follows(const Finding& finding, const Roster& roster, const Unknowns& unknowns);

} // namespace adjutant::cli
