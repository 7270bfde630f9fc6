#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

#include <QString>
#include <optional>
#include <vector>

namespace adjutant {

/// A total against its limit.
struct SheetBudget
{
    int total = 0;
    int limit = 0;

    bool isOver() const { return total > limit; }
};

/// Something that keeps the army from being legal.
struct SheetFinding
{
    QString about; ///< the Unit's title; empty for the whole army, and where the words say it
    QString words;
};

struct SheetSkill
{
    QString title; ///< "Authority [20]"
    QString summary;
    bool saidByWeapon = false; ///< one of the Unit's weapons says it all: "Shooter/Bow"
};

/// A weapon the Unit shoots with.
struct SheetWeapon
{
    QString name;
    QString range;      ///< "50 cm"
    QString strength;   ///< "3", "3 (Warrior’s)", or "Warrior’s" where the profile is unknown
    QString saturation; ///< "2"
    QString special;    ///< "1 Shot an Activation"; may be empty
};

/// An option that the Unit carries, its own or another's gift.
struct SheetOption
{
    QString name;
    QString summary;
    QString giver; ///< title of the Unit that hands it out
    int ap = 0;    ///< for the whole Unit
};

/// How many Injuries a Unit's sheet has boxes for: a group of `health` for each Warrior.
struct InjuryBoxes
{
    int warriors = 0; ///< 0: no boxes, for a size that no Unit has
    int health = 1;

    int count() const { return warriors * health; }
};

/// One Unit of the army as its card on the sheet shows it.
struct SheetUnit
{
    QString title;         ///< the player's own name for it, else the Unit's
    QString unitName;      ///< the Unit's
    int size = 0;          ///< Warriors
    std::optional<int> ap; ///< with the options it carries; none where the recruitment table has no such size
    std::optional<int> rarity;
    bool hero = false;
    QString types; ///< "Hero, Infantry, Awakened [2]"; empty where the source prints none
    std::optional<Profile> profile;
    std::vector<SheetSkill> skills;
    std::vector<SheetWeapon> weapons;
    std::vector<SheetOption> options;
    QString notes;         ///< the player's
    QString catalogueNote; ///< what is odd about it in the source
    InjuryBoxes injuries;
};

/// Everything a player brings to the table, worded in the reader's language. Every export of an army is made
/// of it.
struct RosterSheet
{
    QString army; ///< its name; "Army of Avaren" where it has none
    QString system;
    QString allegiance;
    QString allegianceTitle; ///< "Elves of the Kingdom of Avaren"
    FactionColour colour = FactionColour::grey;
    SheetBudget ap;
    SheetBudget rarity;
    int warriors = 0;
    std::vector<SheetFinding> findings; ///< with any, the army is a draft
    QString notes;
    std::vector<SheetUnit> units;
};

/// Words a roster. Nothing is left out of a faulty one: unknown Units are called by their ids and have no
/// cost.
RosterSheet sheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game);

} // namespace adjutant
