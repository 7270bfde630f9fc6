#include "core/yaml/amountsreader.h"

#include "core/yaml/format.h"

namespace adjutant::yaml {

namespace {

// Of a budget that nobody knows.
constexpr IntRange anyAmount{0, 100'000};

} // namespace

Amounts readAmounts(Mapping& mapping, const ListShape& shape, int Budget::*highest, FaultList& faults)
{
    Amounts amounts;
    for (const Budget& budget : shape.budgets)
        amounts.set(budget.id, mapping.integer(budget.id, {0, budget.*highest}, Need::required).value_or(0));
    const bool isUnknownGame = shape.hasLimits && shape.budgets.empty();
    if (!isUnknownGame || !mapping.valid())
        return amounts;
    for (const Member* member : mapping.rest()) {
        if (!isId(member->key))
            faults.addBadId(member->at, member->key);
        else if (const auto amount = integerOf(member->value, member->key, anyAmount, faults))
            amounts.set(member->key, *amount);
    }
    return amounts;
}

} // namespace adjutant::yaml
