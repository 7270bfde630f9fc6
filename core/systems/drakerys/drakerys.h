#pragma once

#include "core/match/setup.h"
#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/printedcard.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"

namespace adjutant::drakerys {

/// Cards beside those of Units.
inline constexpr CardKind cardKinds[] = {{"spell", onlyAsk<SpellCard, askSpellCard>},
                                         {"token", onlyAsk<OwnToken, askToken>}};

/// Drakerys as the app sees it.
inline GameSystem gameSystem()
{
    GameSystem game;
    game.id = "drakerys";
    game.name = "Drakerys";
    game.offers = "units, army lists, odds, matches";
    game.hasFactions = true;
    game.budgets = budgets;
    game.sizeWords = TR_N("%n Warrior(s)");
    game.sizeLabel = TR("Warriors");
    game.checkRoster = checkArmy;
    game.optionsFor = experimentalWeaponsFor;
    game.optionWarning = warningAboutWeapon;
    game.mayRecruitFrom = mayRecruitFrom;
    game.keys = {unitFigures, unitWords, unitStats, weaponStats, skillParameters, skillWords};
    game.cardKinds = cardKinds;
    game.unitCard = printedCard;
    game.tickRows = tickRows;
    game.unitJson = unitJson;
    game.goals = allGoals;
    game.tokens = knownStatuses;
    game.playersChooseFirst = true;
    game.withCards = withCards;
    game.begin = begin;
    game.odds = oddsKinds();
    game.cardInOdds = unitInOdds;
    return game;
}

} // namespace adjutant::drakerys
