#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

#include <QString>
#include <QStringList>
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

/// A figure of a card.
struct SheetStat
{
    QString label; ///< "Com/Sho"
    QString name;  ///< "Combat/Shooting"
    QString value; ///< empty: to be written in
};

/// An ability of a card.
struct SheetAbility
{
    QString title; ///< "Authority [20]"
    QString summary;
    bool shownByGear = false; ///< what the Unit carries says it all: "Shooter/Bow"
};

/// Something the Unit carries, with its figures.
struct SheetGear
{
    QString name;
    QString figures; ///< "50 cm · Strength 3 · Saturation 2"
};

/// An option that the Unit carries, its own or another's gift.
struct SheetOption
{
    QString name;
    QString summary;
    QString giver; ///< title of the Unit that hands it out
    QString cost;  ///< for the whole Unit: "60 AP"
};

/// Boxes to tick, in groups.
struct SheetTicks
{
    QString label;
    QString detail;
    int boxes = 0;
    int inGroup = 1;
    bool round = false;
};

/// One Unit of the army as its card on the sheet shows it.
struct SheetUnit
{
    QString title;    ///< the player's own name for it, else the Unit's
    QString unitName; ///< the Unit's
    int size = 0;
    QString sizeText;       ///< "12 Warriors"; empty where the game has no sizes
    std::vector<int> costs; ///< of each budget of the sheet, with the options it carries; empty where the
                            ///< source has no such size
    QString cost;           ///< the same in words: "160 AP"
    bool hasCost = false;   ///< whether its game has costs at all
    bool leads = false;     ///< a leader
    QString kind;           ///< "Hero, Infantry"; empty where the source prints none
    std::vector<SheetStat> stats;
    bool blank = false; ///< the source prints no card: the figures are to be written in
    QString abilitiesLabel;
    std::vector<SheetAbility> abilities;
    QString gearLabel;
    std::vector<SheetGear> gear;
    QStringList lines; ///< what else its card says
    std::vector<SheetOption> options;
    QString notes;         ///< the player's
    QString catalogueNote; ///< what is odd about it in the source
    std::vector<SheetTicks> ticks;
};

/// Everything a player brings to the table, worded in the reader's language. Every export of an army is made
/// of it.
struct RosterSheet
{
    QString army; ///< its name; "Army of Elves" where it has none, or the game's
    QString system;
    QString allegiance;      ///< empty where the game has no factions
    QString allegianceTitle; ///< "Elves of the Kingdom"
    FactionColour colour = FactionColour::grey;
    std::vector<SheetBudget> budgets;   ///< in the game's order
    int count = 0;                      ///< what the sizes add up to; where there are none, Units
    QString countText;                  ///< "17 Warriors", "4 cards"
    QString countLabel;                 ///< over a column of sizes: "Warriors"; empty where the game has none
    std::vector<SheetFinding> findings; ///< with any, the army is a draft
    QString notes;
    std::vector<SheetUnit> units;
};

/// Words a roster. Nothing is left out of a faulty one: unknown Units are called by their ids and have no
/// cost.
RosterSheet sheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game);

} // namespace adjutant
