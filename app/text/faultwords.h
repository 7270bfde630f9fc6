#pragma once

#include "core/roster/code.h"
#include "core/yaml/fault.h"

#include <QString>
#include <span>

namespace adjutant {

/// A fault of a file as a sentence with its place, where it has one: "crows.yaml, line 3, column 5: …". The
/// file is named without its folders.
QString toText(const yaml::Fault& fault);

/// The first three of them, a line each.
QString firstTexts(std::span<const yaml::Fault> faults);

/// Why a text gave no army: what happened, what is safe, what to do.
QString toText(CodeRefusal refusal);

/// A budget's whole name, "Army Points", and its printed one, "AP".
QString toText(const Budget& budget);
QString labelText(const Budget& budget);

/// An amount of it: "160 AP".
QString amountText(const Budget& budget, int amount);

/// The same of an amount that isn't a plain number: "460 of 500 AP".
QString amountText(const Budget& budget, const QString& amount);

/// What is spent of it against its limit: "460 of 500 AP".
QString againstLimit(const Budget& budget, int spent, int limit);

/// What something costs of each budget, one behind the other: "160 AP · 3 Gold".
QString amountsText(const Amounts& amounts, std::span<const Budget> budgets, const QString& separator);

/// The same of those budgets that options cost of: "60 AP".
QString optionCostText(const Amounts& cost, std::span<const Budget> budgets);

} // namespace adjutant
