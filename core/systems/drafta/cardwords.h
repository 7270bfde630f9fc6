#pragma once

#include "core/match/ask.h"
#include "core/systems/drafta/infocard.h"

namespace adjutant::drafta {

// What a card says in its own words: the rules print no cards, and players type abilities as they like.

/// The ability, or else the talent, that heals allies: one with a word such as "heals", in any language of
/// the app (chapter "Healing"). Empty where there is none.
std::string healingOf(const Card& card);

/// The ability, or else the talent, that calls itself a special attack (chapter "Special Attacks").
std::string specialOf(const Card& card);

/// Whether such words are the card's one-time talent, and no ability.
bool areOfTalent(const Card& card, const std::string& words);

/// The first whole number in them: "Heals an ally by 2". None where there is none from `lowest` to `highest`.
std::optional<int> numberIn(std::string_view words, int lowest, int highest);

/// Asks for a number that stands in those words: they are shown, and their number is preset.
NumberOf numberIn(const std::string& words, const char* path, Words label, int lowest, int highest);

/// The longest of these types of attack that stands in them; empty where none does.
std::string typeIn(std::string_view words, const std::vector<std::string>& types);

} // namespace adjutant::drafta
