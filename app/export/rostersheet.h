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
    QString label; ///< "AP"
    QString words; ///< "460 of 500 AP"
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
    QString cost;  ///< for the whole Unit: "60 AP"
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
    QString title;          ///< the player's own name for it, else the Unit's
    QString unitName;       ///< the Unit's
    int size = 0;           ///< Warriors
    std::vector<int> costs; ///< of each budget of the sheet, with the options it carries; empty where the
                            ///< recruitment table has no such size
    QString cost;           ///< the same in words: "160 AP"
    bool hero = false;
    QString types; ///< "Hero, Infantry"; empty where the source prints none
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
    QString army; ///< its name; "Army of Elves" where it has none
    QString system;
    QString allegiance;
    QString allegianceTitle; ///< "Elves of the Kingdom"
    FactionColour colour = FactionColour::grey;
    std::vector<SheetBudget> budgets; ///< in the game's order
    int warriors = 0;
    std::vector<SheetFinding> findings; ///< with any, the army is a draft
    QString notes;
    std::vector<SheetUnit> units;
};

/// Words a roster. Nothing is left out of a faulty one: unknown Units are called by their ids and have no
/// cost.
RosterSheet sheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game);

} // namespace adjutant
