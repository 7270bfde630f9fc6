#pragma once

#include "core/systems/drakerys/armybuilding.h"
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
        .keys = {unitFigures, unitWords, unitStats, weaponStats, skillParameters, skillWords},
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
