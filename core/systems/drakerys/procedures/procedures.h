#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

// What players do. Each is named after its word in scripts.

// activation.cpp: the short form of scripts: a Unit's Actions without their dice, and its player spends their
// TS.
Task<> activate(MatchState& state, Ask& ask);

// fights.cpp, sacrifice.cpp, shots.cpp, moves.cpp, magic.cpp and invocations.cpp: the Actions of an
// activation, one after the other, with their dice.
Task<> attack(MatchState& state, Ask& ask);
Task<> charge(MatchState& state, Ask& ask);
Task<> combinedCharge(MatchState& state, Ask& ask);
Task<> shoot(MatchState& state, Ask& ask);
Task<> march(MatchState& state, Ask& ask);
Task<> special(MatchState& state, Ask& ask);
Task<> magic(MatchState& state, Ask& ask);
Task<> invoke(MatchState& state, Ask& ask);
Task<> sacrifice(MatchState& state, Ask& ask);
Task<> finishActivation(MatchState& state, Ask& ask);

// shots.cpp: rolls that no Action brings.
Task<> testMoraleOf(MatchState& state, Ask& ask);
Task<> strikeWithHits(MatchState& state, Ask& ask);

// turns.cpp: the TimePath without an activation, and the end.
Task<> pass(MatchState& state, Ask& ask);
Task<> spend(MatchState& state, Ask& ask);
Task<> finish(MatchState& state, Ask& ask);

// contacts.cpp: who is Engaged with whom.
Task<> setContact(MatchState& state, Ask& ask);

// casualties.cpp: what a Unit loses.
Task<> injureUnit(MatchState& state, Ask& ask);
Task<> removeWarriors(MatchState& state, Ask& ask);
Task<> scatter(MatchState& state, Ask& ask);

// tokens.cpp: what lies beside a Unit.
Task<> stress(MatchState& state, Ask& ask);
Task<> statusToken(MatchState& state, Ask& ask);

// scoring.cpp: points, and conditions of missions.
Task<> score(MatchState& state, Ask& ask);
Task<> tick(MatchState& state, Ask& ask);

// headquarters.cpp: what belongs to a Headquarters Phase.
Task<> order(MatchState& state, Ask& ask);
Task<> prayer(MatchState& state, Ask& ask);
Task<> zephyr(MatchState& state, Ask& ask);

// magic.cpp, invocations.cpp: what came of Magic and Invocations.
Task<> summon(MatchState& state, Ask& ask);
Task<> cast(MatchState& state, Ask& ask);

// spellchoice.cpp
Task<> chooseSpells(MatchState& state, Ask& ask);

// spellcards.cpp: spell cards that players type, and Units that a spell took away.
Task<> spellCard(MatchState& state, Ask& ask);
Task<> comeBack(MatchState& state, Ask& ask);

// overlords.cpp: what an Overlord does at the end of its activation.
Task<> hurricane(MatchState& state, Ask& ask);
Task<> engulfing(MatchState& state, Ask& ask);
Task<> inferno(MatchState& state, Ask& ask);
Task<> rift(MatchState& state, Ask& ask);

// elementalwarriors.cpp: skills of Isha and Maëlan.
Task<> absorb(MatchState& state, Ask& ask);
Task<> elementalMovement(MatchState& state, Ask& ask);

// incarnation.cpp: skills of Lorn and Ward.
Task<> dismiss(MatchState& state, Ask& ask);
Task<> spiritualLink(MatchState& state, Ask& ask);

// settingup.cpp: what dice decide before the first Game Phase.
Task<> setUp(MatchState& state, Ask& ask);
Task<> first(MatchState& state, Ask& ask);
Task<> vortexes(MatchState& state, Ask& ask);

// battlefieldsetup.cpp: what stands where.
Task<> vortex(MatchState& state, Ask& ask);
Task<> scenery(MatchState& state, Ask& ask);
Task<> objective(MatchState& state, Ask& ask);
Task<> deploy(MatchState& state, Ask& ask);
Task<> stand(MatchState& state, Ask& ask);

// missioncards.cpp
Task<> missionCards(MatchState& state, Ask& ask);

// choosing.cpp: what the cards ask for at the end of the Deployment.
Task<> finishDeployment(MatchState& state, Ask& ask);
Task<> choose(MatchState& state, Ask& ask);
Task<> reveal(MatchState& state, Ask& ask);

// missions/specialactions.cpp: what all missions with Objectives share; those of one are in its file.
Task<> pickUp(MatchState& state, Ask& ask);

// notes.cpp: what changes nothing at the table.
Task<> note(MatchState& state, Ask& ask);
Task<> recordRoll(MatchState& state, Ask& ask);

// agreements.cpp: what the players agree on, against whatever the books say.
Task<> amend(MatchState& state, Ask& ask);
Task<> setWarriors(MatchState& state, Ask& ask);
Task<> setInjuries(MatchState& state, Ask& ask);
Task<> setStress(MatchState& state, Ask& ask);
Task<> setProgress(MatchState& state, Ask& ask);

} // namespace adjutant::drakerys
