#pragma once

#include "core/match/setup.h"
#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/printedcard.h"
#include "core/systems/drakerys/procedures/cardform.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"

namespace adjutant::drakerys {

/// Cards beside those of Units.
inline constexpr CardKind cardKinds[] = {{"spell", onlyAsk<SpellCard, askSpellCard>},
                                         {"token", onlyAsk<OwnToken, askToken>}};

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
        .playersChooseFirst = true,
        .withCards = withCards,
        .begin = begin,
        .odds = oddsKinds(),
        .cardInOdds = unitInOdds,
    };
}

} // namespace adjutant::drakerys
