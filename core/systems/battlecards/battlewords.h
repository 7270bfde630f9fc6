#pragma once

#include "core/systems/battlecards/battle.h"
#include "core/systems/battlecards/battlequestions.h"
#include "core/words/message.h"

namespace adjutant::battlecards {

namespace words {

inline constexpr Words damage = WORDS("battlecards", "Damage");
inline constexpr Words delay = WORDS("battlecards", "Delay");
inline constexpr Words precision = WORDS("battlecards", "Precision");
inline constexpr Words dodge = WORDS("battlecards", "Dodge");
inline constexpr Words defense = WORDS("battlecards", "Defense");
inline constexpr Words wound = WORDS("battlecards", "Wound");
inline constexpr Words health = WORDS("battlecards", "Health");
inline constexpr Words wounds = WORDS("battlecards", "Wounds");

} // namespace words

/// What stands for no target at all.
inline constexpr const char* nobody = "nobody";

/// An option of a question.
table::Option optionOf(std::string id, Message label);

/// What a card is called: its name, or its id in words.
Message nameOf(const Battlecard& card);

/// Several as one list: "Red, Blue".
Message listed(std::vector<Message> parts);

/// What the attack side of a card adds: "Damage +2, Delay -1"; "no change" where it adds nothing.
Message toText(const AttackModifiers& attack);
Message toText(const DefenseModifiers& defense);

/// The figures of a side in a battle: "Damage 3, Delay 2, …".
Message toText(const Attributes& figures);

/// How the wounds come about: "Damage 3, halved by Dodge 4 against Precision 2 = 2, less Defense 1 = 1, × 2
/// knights = 2".
Message toText(const Working& working);

/// "1 of 3 wounds".
Message conditionText(const Knight& knight);

/// A knight's card for any page.
table::CardView viewOf(const KnightCard& card);

} // namespace adjutant::battlecards
