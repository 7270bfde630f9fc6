#pragma once

#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/experimentalweapons.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/printedcard.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/systems/drakerys/procedures/spellform.h"
#include "core/systems/drakerys/profile.h"
#include "core/systems/drakerys/scenarios/adviceform.h"
#include "core/systems/drakerys/scenarios/sideform.h"
#include "core/systems/drakerys/unitjson.h"
#include "core/systems/gamesystem.h"

namespace adjutant::drakerys {

/// How often a game an Awakened may invoke an Elemental (chapter "Basics: Type of Warrior").
inline constexpr const char* unitFigures[] = {"awakened"};

/// What is said of an Elemental: its Element and its rank; of a Warrior with Elemental Absorption or Movement
/// the Elements of its Vortexes.
inline constexpr const char* elementWords[] = {"air", "earth", "fire", "water"};
inline constexpr const char* rankWords[] = {"herald", "overlord"};
inline constexpr UnitWords unitWords[] = {{"types", typeWords, true, true},
                                          {"element", elementWords},
                                          {"rank", rankWords},
                                          {"vortexes", elementWords, true}};

/// Cards beside those of Units.
inline constexpr CardKind cardKinds[] = {{"spell", askSpellData}, {"token", askTokenData}};

/// Drakerys as the app sees it.
inline GameSystem gameSystem()
{
    return {
        .id = "drakerys",
        .name = "Drakerys",
        .offers = "units, army lists, odds, matches",
        .hasFactions = true,
        .budgets = budgets,
        .sizeWords = WORDS_N("drakerys", "%n Warrior(s)"),
        .sizeLabel = WORDS("drakerys", "Warriors"),
        .checkRoster = checkArmy,
        .optionsFor = experimentalWeaponsFor,
        .optionWarning = warningAboutWeapon,
        .mayRecruitFrom = mayRecruitFrom,
        .unitFigures = unitFigures,
        .unitWords = unitWords,
        .unitStats = unitStats,
        .cardKinds = cardKinds,
        .unitCard = printedCard,
        .tickRows = tickRows,
        .unitJson = unitJson,
        .goals = allGoals,
        .tokens = knownStatuses,
        .saysWhoBegins = true,
        .withCards = withCards,
        .begin = begin,
        .odds = oddsKinds(),
        .cardInOdds = unitInOdds,
    };
}

} // namespace adjutant::drakerys
