#pragma once

#include "core/expected.h"
#include "core/roster/check.h"
#include "core/table/form.h"

#include <functional>

namespace adjutant {

/// What is wrong with a card; nothing where it holds.
using WrongCard = std::function<std::optional<Message>(const table::Answers& card)>;

void checkEntries(const Roster& list, const Catalogue& catalogue, const WrongCard& wrong,
                  std::vector<Finding>& findings);

/// Entries of a list of cards: units that nobody knows, cards that are missing or that `cardOf` can't read,
/// sizes of what has none.
template <class Card>
void checkCards(const Roster& list, const Catalogue& catalogue,
                Expected<Card, table::Remark> (*cardOf)(const table::Answers& answers),
                std::vector<Finding>& findings)
{
    const WrongCard wrong = [cardOf](const table::Answers& typed) -> std::optional<Message> {
        const auto card = cardOf(typed);
        return card ? std::nullopt : std::optional(card.error().message);
    };
    checkEntries(list, catalogue, wrong, findings);
}

} // namespace adjutant
