#pragma once

#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

/// What players do: each is named after its word in scripts.
using Play = Task<>(MatchState& state, Ask& ask);

// activation.cpp: the short form of scripts: a Unit's Actions without their dice, and its player spends their
// TS; the TimePath without an activation, and the end.
Play activate, pass, spend, finish;

// fights.cpp, shots.cpp, moves.cpp, magic.cpp and invocations.cpp: the Actions of an activation, one after
// the other, with their dice.
Play attack, charge, combinedCharge, shoot, march, special, magic, invoke, sacrifice, finishActivation;

// shots.cpp: rolls that no Action brings.
Play testMoraleOf, strikeWithHits;

// fightskills.cpp: who is Engaged with whom.
Play setContact;

// corrections.cpp: what a Unit loses, what lies beside it, and what the players agree on, against whatever
// the books say.
Play injureUnit, removeWarriors, scatter, stress, statusToken;
Play amend, setWarriors, setInjuries, setStress, setProgress;

// scoring.cpp: points, conditions of missions, and the cards.
Play score, tick, missionCards;

// headquarters.cpp: what belongs to a Headquarters Phase.
Play order, prayer, zephyr;

// magic.cpp, invocations.cpp: what came of Magic and Invocations.
Play cast, summon;

// spellform.cpp, spellcards.cpp: the choice of spells, cards that players type, and Units that a spell took
// away.
Play chooseSpells, spellCard, comeBack;

// overlords.cpp: what an Overlord does at the end of its activation.
Play hurricane, engulfing, inferno, rift;

// elementalwarriors.cpp: skills of Isha and Maëlan, of Lorn and Ward.
Play absorb, elementalMovement, dismiss, spiritualLink;

// settingup.cpp, battlefieldsetup.cpp: what dice decide before the first Game Phase, and what stands where.
Play setUp, first, vortexes, vortex, scenery, objective, deploy, stand;

// choosing.cpp: what the cards ask for at the end of the Deployment.
Play finishDeployment, choose, reveal;

// missions/specialactions.cpp: what all missions with Objectives share; those of one are in its file.
Play pickUp;

// begin.cpp: what changes nothing at the table.
Play note, recordRoll;

} // namespace adjutant::drakerys
