#pragma once

#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

/// What players do: each is named after its word in scripts.
using Play = Task<>(MatchState& state, Ask& ask);

// activation.cpp: the short form of scripts: a Unit's Actions without their dice, and its player spends their
// TS; the TimePath without an activation, and the end.
Play activate, pass, spend, finish;

// activation.cpp, fights.cpp, shots.cpp, magic.cpp and invocations.cpp: the Actions of an activation, one
// after the other, with their dice.
Play shoot, march, special, magic, invoke, sacrifice, finishActivation;
/// A Charge, alone or Combined by a Hero with an Infantry Unit that has Guard, or an Attack on whom the Unit
/// is Engaged with (chapters "Charge", "Combined Charge", "Fighting").
Task<> fight(MatchState& state, Ask& ask, ActionKind kind);

// shots.cpp: rolls that no Action brings, and those of Skills before the first blow of a Charge.
Play testMoraleOf, strikeWithHits;
/// The enemies near a Unit with War Cry test their Morale (chapter "Skills": War Cry). Whether anybody heard
/// it.
Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger);
/// Those of both Units that have Harassment may shoot, at the same time where both do; each that did gets a
/// Stress (chapter "Skills": Harassment).
Task<> harass(MatchState& state, Ask& ask, Rollers rollers);

// corrections.cpp: what a Unit loses, what lies beside it, who is Engaged with whom, and what the players
// agree on, against whatever the books say: points and conditions of missions, too.
Play injureUnit, removeWarriors, scatter, stress, statusToken, setContact;
Play amend, setProgress, score, tick;
/// Sets Warriors, Injuries or Stress.
Task<> setFigure(MatchState& state, Ask& ask, int UnitState::*figure);

// headquarters.cpp: what belongs to a Headquarters Phase.
Play order, prayer, zephyr;

// magic.cpp, invocations.cpp: what came of Magic and Invocations.
Play cast, summon;

// spellcards.cpp: the choice of spells, cards that players type, and Units that a spell took
// away.
Play chooseSpells, spellCard, comeBack;

// maelstrom.cpp: what an Overlord does at the end of its activation.
Task<> declarePower(MatchState& state, Ask& ask, Element ofOverlord);
/// Asks whether it does, where it can.
Task<> declareAtTheEnd(MatchState& state, Ask& ask, UnitRef overlord);

// maelstrom.cpp, invocations.cpp: skills of Isha and Maëlan, of Lorn and Ward.
Play absorb, elementalMovement, dismiss, spiritualLink;

// settingup.cpp, battlefieldsetup.cpp: what dice decide before the first Game Phase, and what stands where.
Play prepare, first, missionCards, vortexes, vortex, scenery, objective, deploy, deployUnits, stand;

// choosing.cpp: what the cards ask for at the end of the Deployment.
Play finishDeployment, choose, reveal;

// missions/missions.cpp: what all missions with Objectives share; those of one are in its file.
Play pickUp;

// rules.cpp: what changes nothing at the table.
Play note, recordRoll;

// An activation, Action by Action (chapter "Progress of a Game Phase"): a Unit makes its Actions one after
// the other, each with its dice; then its player spends the TS of all of them.

/// Whether a Unit may make an Action, by its card or its kind.
using MayMake = bool (*)(const UnitState& unit);

/// The Units of the active player that can make an Action of that kind now; once one is being activated, only
/// that one. Closed where its Actions are made, or their TS would be more than may be spent; warned where its
/// prerequisites seem to be missing (chapter "Units Actions"). `also` says which of them a form shows, and
/// `more` what else seems to be missing.
Pick unitToAct(const MatchState& state, ActionKind kind, MayMake may = nullptr, ShowUnit also = {},
               RemarksOn more = {});

/// Heroic Action dice, where the Unit's card has the skill; otherwise none are asked for, and 0.
Task<int> heroicDiceOf(const MatchState& state, Ask& ask, const UnitRef& unit);

/// What the rules say of the next Action of a Unit, and its cost in TS, reported before it is made; refused
/// where it costs more than may be spent.
Task<> announce(const MatchState& state, Ask& ask, const UnitRef& unit, const Action& action);

/// Puts an Action that is being made on the account of the Unit's activation, which it begins where it is the
/// first.
void make(MatchState& state, const UnitRef& unit, const Action& action);

/// The end of the activation: its TS are spent, the token moves, the Unit gets its Stress, Headquarters
/// Phases and Rounds end (chapter "Progress of a Game Phase"). Nothing where no Unit is being activated.
void endActivationNow(MatchState& state, Ask& ask);

/// "Shooting (Heavy crossbow, Heroic Action +2D10)".
Message actionMade(const Action& action);

/// "The token of Anna moves to square 7".
Message tokenMoves(const PlayerState& player, int ts);

/// Puts a Unit's Leader there, or nowhere on the map, and ends all its contacts.
void moveTo(MatchState& state, Ask& ask, const UnitRef& unit, std::optional<Point> at);

/// Warns of a March that would end in Contact with an enemy Warrior, as far as the map knows their Leaders
/// (chapter "March").
void warnOfContact(Ask& ask, const MatchState& state, const UnitRef& unit, const Point& to);

/// How far a Unit moves by such an Action, in cm, changed by the tokens beside it; none where its card is not
/// known.
std::optional<int> reachOf(const UnitState& unit, ActionKind kind);

/// Where a Unit moves to by such an Action, within its reach.
PlaceOn destinationOf(const UnitState& unit, ActionKind kind, door::Path path);

/// Warns of a place that is beyond the reach of such a Move.
void warnOfReach(Ask& ask, const UnitState& unit, Message name, ActionKind kind, const Point& to);

/// Asks where a Unit's Leader stands after it has moved (chapters "March", "Charge"), and warns of what is
/// beyond its reach; none: nobody entered it, and no distance is claimed for it. A Unit that is nowhere on
/// the map is not asked for a place unless somebody gives one. Towards a target it moves up to it unless the
/// players say otherwise.
Task<std::optional<Point>> askMove(const MatchState& state, Ask& ask, UnitRef unit, ActionKind kind,
                                   std::optional<Point> target = std::nullopt, door::Path path = "to");

// Whom a Unit strikes: its enemies on the table, first the ones within reach, as far as the map
// knows, each with what will probably happen.

/// The odds of striking one enemy; none where its card is not known.
using OddsAgainst = std::function<std::optional<door::Forecast>(const UnitRef& target)>;

/// The enemies that it may charge, the nearest first.
Pick enemyToCharge(const MatchState& state, const UnitRef& unit, ActionKind kind, OddsAgainst odds,
                   door::Path path = "target");

/// The enemies that it is Engaged with come first.
Pick enemyToAttack(const MatchState& state, const UnitRef& unit, OddsAgainst odds);

/// Says how far away a Unit is, and warns of those beyond a reach in cm.
JudgeUnit judgeReach(const MatchState& state, const UnitRef& from, double reach);

/// Whether there are as many Vortexes and Maelstroms as the Battlefield begins with.
bool areVortexesLaidOut(const MatchState& state);

/// Gives a player a Deployment Area and the other of two the other one, and tells it.
void deployIn(MatchState& state, Ask& ask, const PlayerId& player, DeploymentSide side);

/// Places the Objectives that the cards ask for before the Deployment, far from one another, and tells it.
void placeObjectives(MatchState& state, Ask& ask);

/// A place in its Deployment Area for each Unit of a player that stands nowhere yet: side by side.
std::vector<std::pair<UnitRef, Point>> placesToDeploy(const MatchState& state, const PlayerId& player);

/// Puts a Unit's Leader there, and tells it.
void standAt(MatchState& state, Ask& ask, const UnitRef& unit, const Point& at);

// Which spells a Wizard has and which is cast, from which sources, and what it does (chapters "Choosing
// Spells", "Casting a Spell").

/// Says more of a spell than whether the Wizard masters its Domain.
using JudgeSpell = std::function<void(door::Option& option, const UnitState& wizard)>;

/// The spell cards of this match, those of the Wizard's Domains first; any other may be named.
Pick pickSpell(const MatchState& state, const UnitRef& wizard, door::Path path, Label label,
               JudgeSpell judge = {});

/// Those of them that nothing is said against.
std::vector<std::string> openSpells(const MatchState& state, const UnitState& wizard,
                                    const JudgeSpell& judge = {});

/// Where mana and Elementals come from: a Vortex, a Maelstrom, or the Leader of a Unit with Source of X
/// (chapters "Magical Sources and Mana", "Skills").
struct MagicalSource
{
    static constexpr int ofVortex = 3;    ///< mana of its Element a casting
    static constexpr int ofMaelstrom = 9; ///< the most that Maelstroms give as reinforcement

    std::string id{}; ///< of a Unit: `red/infernos-1`
    Message label{};
    bool maelstrom = false;
    std::optional<Element> element{}; ///< none: a Maelstrom, or nobody entered it
    int mana = ofVortex;              ///< without meaning for a Maelstrom
    bool exhausted = false;           ///< for invocations
    std::optional<Point> at{};
    bool leader = false; ///< of a Unit: as small as a place, no token
};

/// All of them, as far as the players entered them.
std::vector<MagicalSource> magicalSources(const MatchState& state);
std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id);

/// Some of them, as they are judged. A Vortex that the players entered nothing of goes by any name; a Unit by
/// its own. For the mana of a Wizard the nearest to it come first, and a Unit goes by that of any other, too.
Pick pickMagicalSource(const MatchState& state, door::Path path, Label label,
                       std::function<void(door::Option& option, const MagicalSource& source)> judge,
                       const UnitState* wizard = nullptr);

/// How far a source is from a Unit's Leader, in cm: the nearest edge of a Vortex or Maelstrom, the place of
/// another Leader; none where the map doesn't know.
std::optional<double> distanceTo(const UnitState& unit, const MagicalSource& source);

/// The most mana that can be spent on more dice once the cost is paid; none where it can't be paid. Two mana
/// of one Element convert into one of another. A Maelstrom pays the whole cost.
std::optional<int> mostReinforcement(const Mana& cost, const std::vector<MagicalSource>& sources);

/// `mirage` for what was typed as "Mirage".
SpellId spellNamed(const std::string& typed);

/// The Wizards whose players have deployed and can choose spell cards for them now (chapter "Choosing
/// Spells"). The map shows whether a player is still deploying: some Units stand on it, and some don't.
std::vector<UnitRef> wizardsToChooseFor(const MatchState& state);

} // namespace adjutant::drakerys
