#pragma once

#include "core/door/view.h"
#include "core/match/ask.h"
#include "core/systems/drakerys/match/unitcard.h"

namespace adjutant::drakerys {

/// What the card of a Unit says, as a match keeps it and as an owner types it: `name`, `ap`, `profile/…`,
/// `hero`, `infantry`, `awakened`, `wizard`, `skills`, `weapons` (rows of `id` and `shots`).
Task<> askCard(UnitCard& card, Ask& ask);

/// The answers that make such a card: the reverse of askCard(). Its id, Unit and size stand in the list.
door::Answers answersOf(const UnitCard& card);

/// The same card as any page draws it.
door::CardView viewOf(const UnitCard& card);

} // namespace adjutant::drakerys
