#pragma once

#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A side with its knights' Health, as k0, k1 …, and its attributes and hand as a file has them. A side
/// called `bandits` follows the pattern.
inline WrittenSide knights(const std::string& id, const std::vector<int>& health, const std::string& list)
{
    std::string cards;
    for (std::size_t k = 0; k < health.size(); ++k)
        cards += (k > 0 ? ", k" : "k") + std::to_string(k) + ": {name: Knight " + std::to_string(k) +
                 ", health: " + std::to_string(health[k]) + '}';
    return {id, cards, list, id == "bandits" ? "{bandits: true}" : "{}"};
}

/// The same with Damage 3, Delay 3, Precision 2, Dodge 1 and Defense 1, and a hand of so many cards without
/// modifiers: c0, c1 …
inline WrittenSide knights(const std::string& id, const std::vector<int>& health, int cards = 4)
{
    std::string hand;
    for (int k = 0; k < cards; ++k)
        hand += (k > 0 ? ", {id: c" : "{id: c") + std::to_string(k) + '}';
    return knights(id, health,
                   "{attributes: {damage: 3, delay: 3, precision: 2, dodge: 1, defense: 1}, hand: [" + hand +
                       "]}");
}

/// A match of red, blue and bandits, with hands of four cards.
inline Start battleStart()
{
    const std::string list = "{attributes: {damage: 3, delay: 4, precision: 2, dodge: 2, defense: 1},"
                             " hand: [{id: c0, attack: {damage: 2}, defense: {wound: 1}},"
                             "        {id: c1, attack: {delay: 3}, defense: {dodge: 2}},"
                             "        {id: c2, attack: {precision: 1}, defense: {defense: 2}}, {id: c3}]}";
    return startOf("battlecards", {knights("red", {6, 8}, list), knights("blue", {6, 8}, list),
                                   knights("bandits", {6, 8}, list)});
}

/// The list of such a side.
inline Roster rosterOf(const WrittenSide& side)
{
    return startOf("battlecards", {side}).sides[0].roster;
}

/// A match of two sides or more.
inline ScriptedMatch battles(const std::vector<WrittenSide>& sides)
{
    return ScriptedMatch(startOf("battlecards", sides));
}

/// The same for the rows of a test.
inline Begin between(const std::vector<WrittenSide>& sides)
{
    return [sides] { return battles(sides); };
}

/// Each covers c0 to attack and c1 to defend.
inline const std::string redChooses = "choose: {player: red, attack: c0, defense: c1}";
inline const std::string blueChooses = "choose: {player: blue, attack: c0, defense: c1}";
inline const std::string banditsChoose = "choose: {player: bandits, attack: c0, defense: c1}";
inline void choose(ScriptedMatch& match, std::initializer_list<std::string> players)
{
    for (const std::string& player : players)
        match.play("choose: {player: " + player + ", attack: c0, defense: c1}");
}

/// The turns that are left, and the end of the battle.
inline void endBattle(ScriptedMatch& match)
{
    while (match.refusal("turn: {}").empty()) {
    }
    match.play("end_battle: {}");
}

} // namespace adjutant::test
