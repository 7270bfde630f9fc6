#pragma once

#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// The profiles of the source as cards, by the ids of their units: vampire, ram, dwarf, wizard.
inline Json sourceCards()
{
    return Json::parse(R"({
      "vampire": {"name": "Vampire", "class": "fighter", "size": 6, "wounds": 3,
        "dice": {"attack": 3, "defence": 0, "wild": 1, "movement": 2},
        "defences": {"melee": 6, "ranged": 7, "magic": 7},
        "resistances": {"armor": 4, "will": 6, "body": 8, "reflexes": 7},
        "vulnerable": ["radiant"], "resistant": ["cold"],
        "abilities": [
          {"id": "vicious-stab", "name": "Vicious Stab", "kind": "melee", "range": 2, "vs": "armor", "chance": 4,
           "max": 2, "accuracy": 1, "power": 2, "damage": 1},
          {"id": "wide-swing", "name": "Wide Swing", "kind": "melee", "vs": "armor", "chance": 7, "max": 3,
           "wide": true},
          {"id": "suck-the-blood", "name": "Suck the Blood", "kind": "melee", "vs": "reflexes", "chance": 3,
           "max": 1, "accuracy": -2, "power": -4, "damage": 2, "heals": 1},
          {"id": "dominate-mind", "name": "Dominate Mind", "kind": "magic", "vs": "will", "chance": 5,
           "cost": {"attack": 1}, "max": 2, "accuracy": 3, "damage": 0},
          {"id": "turn-to-mist", "name": "Turn to Mist", "kind": "other", "when": "attacked", "chance": 3,
           "cost": {"movement": 1}, "gives": "mistform", "rounds": 1}]},
      "ram": {"name": "Ram", "class": "brute", "size": 12, "wounds": 5,
        "dice": {"attack": 3, "defence": 0, "wild": 1, "movement": 2},
        "defences": {"melee": 5, "ranged": 6, "magic": 8},
        "resistances": {"armor": 7, "will": 8, "body": 6, "reflexes": 9},
        "abilities": [
          {"id": "claw", "name": "Claw", "kind": "melee", "vs": "armor", "chance": 4, "max": 1},
          {"id": "pound", "name": "Pound into the Ground", "kind": "melee", "vs": "armor", "chance": 3, "min": 3,
           "max": 3, "damage": 0, "damage_to_smaller": 4},
          {"id": "charge", "name": "Great Ramming Charge", "kind": "melee", "vs": "armor", "chance": 3, "min": 1,
           "max": 3, "cost": {"movement": 1}, "from": ["attack"], "wide": true, "accuracy": 3}]},
      "dwarf": {"name": "Dwarf", "class": "defender", "size": 5, "wounds": 5,
        "dice": {"attack": 0, "defence": 4, "wild": 1, "movement": 1},
        "defences": {"melee": 4, "ranged": 5, "magic": 8},
        "resistances": {"armor": 6, "will": 7, "body": 6, "reflexes": 9},
        "abilities": [
          {"id": "axe-hack", "name": "Axe Hack", "kind": "melee", "vs": "armor", "chance": 5, "power": 1},
          {"id": "far-mountain", "name": "Far Mountain Technique", "kind": "melee", "vs": "armor", "chance": 5,
           "when": "dodged", "from": ["defence"], "all": true},
          {"id": "mountain", "name": "The Mountain Does not Move", "kind": "other", "cost": {"movement": 1},
           "gives": "unmovable", "rounds": 1}]},
      "wizard": {"name": "Wizard", "size": 6, "wounds": 3,
        "dice": {"attack": 1, "defence": 1, "wild": 3, "movement": 2},
        "defences": {"melee": 8, "ranged": 6, "magic": 4},
        "resistances": {"armor": 9, "will": 5, "body": 8, "reflexes": 8}}})");
}

/// The start of a match: for each side an object of cards by the ids of its models.
inline Start warbands(const Json& red, const Json& blue, const std::string& extras = "{}")
{
    const auto cards = [](const Json& all) { return all.dump().substr(1, all.dump().size() - 2); };
    return startOf("skirmish", {{"red", cards(red)}, {"blue", cards(blue)}}, extras);
}

/// A match of A Game for the laws and for pictures: the vampire and the wizard against the ram and the dwarf
/// of the source, with decks of ten.
inline Start skirmishStart()
{
    const Json cards = sourceCards();
    Start start = warbands({{"vampire", cards["vampire"]}, {"wizard", cards["wizard"]}},
                           {{"ram", cards["ram"]}, {"dwarf", cards["dwarf"]}});
    const char* names[] = {"Fog",  "Oath",  "Lantern", "Feint",  "Thirst",
                           "Horn", "Chalk", "Boots",   "Steady", "Dressing"};
    for (Side& side : start.sides)
        for (std::size_t k = 0; k < std::size(names); ++k)
            side.roster.extras["deck/" + std::to_string(k) + "/name"] = std::string(names[k]);
    return start;
}

} // namespace adjutant::test
