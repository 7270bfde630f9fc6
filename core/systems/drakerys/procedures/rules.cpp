#include "core/systems/drakerys/procedures/rules.h"

#include "core/systems/drakerys/match/actionrules.h"
#include "core/systems/drakerys/missions/verdicts.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/spellform.h"
#include "core/systems/drakerys/unitjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace adjutant::drakerys {

using door::Role;

namespace {

// In the order in which pages offer them; those of missions stand among them.
std::vector<Procedure<MatchState>> allProcedures()
{
    using enum door::Section;
    constexpr Role play = Role::procedure;
    constexpr Role correct = Role::correction;
    constexpr Words battlefield = WORDS("drakerys", "Battlefield");
    constexpr Words missions = WORDS("drakerys", "Missions");
    constexpr Words deployment = WORDS("drakerys", "Deployment");
    using MissionRow = std::optional<Procedure<MatchState>> Mission::*;
    std::vector<Procedure<MatchState>> all;
    const auto add = [&all](std::initializer_list<Procedure<MatchState>> rows) {
        all.insert(all.end(), rows);
    };
    const auto addOfMissions = [&all](MissionRow row) {
        for (const Mission& mission : drakerys::missions())
            if (const auto& procedure = mission.*row)
                all.push_back(*procedure);
    };
    add({
        {"march", play, turn, WORDS("drakerys", "March"), "unit", false, march},
        {"attack", play, turn, WORDS("drakerys", "Attack"), "unit", false, attack},
        {"charge", play, turn, WORDS("drakerys", "Charge"), "unit", false, charge},
        {"combined_charge", play, turn, WORDS("drakerys", "Combined Charge"), "unit", false, combinedCharge},
        {"sacrifice", play, turn, WORDS("drakerys", "Sacrifice"), "unit", false, sacrifice},
        {"shoot", play, turn, WORDS("drakerys", "Shoot"), "unit", false, shoot},
        {"magic", play, turn, WORDS("drakerys", "Magic"), "unit", false, magic},
        {"invoke", play, turn, WORDS("drakerys", "Invoke"), "unit", false, invoke},
        {"hurricane", play, turn, WORDS("drakerys", "Hurricane"), "unit", false, hurricane},
        {"engulfing", play, turn, WORDS("drakerys", "Engulfing"), "unit", false, engulfing},
        {"inferno", play, turn, WORDS("drakerys", "Inferno"), "unit", false, inferno},
        {"rift", play, turn, WORDS("drakerys", "Rift"), "unit", false, rift},
        {"absorb", play, turn, WORDS("drakerys", "Elemental Absorption"), "unit", false, absorb},
        {"elemental_movement", play, turn, WORDS("drakerys", "Elemental Movement"), "unit", false,
         elementalMovement},
        {"spiritual_link", play, turn, WORDS("drakerys", "Spiritual Link"), "unit", false, spiritualLink},
        {"come_back", play, turn, WORDS("drakerys", "Return to the battlefield"), "unit", false, comeBack},
    });
    addOfMissions(&Mission::event);
    add({
        {"dismiss", play, match, WORDS("drakerys", "Remove the Incarnation"), "unit", false, dismiss},
        {"special", play, turn, WORDS("drakerys", "Special Action"), "unit", false, special},
        {"pick_up", play, turn, WORDS("drakerys", "Pick up an Objective"), "unit", false, pickUp},
    });
    addOfMissions(&Mission::action);
    add({
        {"end_activation", play, ends, WORDS("drakerys", "End the activation"), "", false, finishActivation},
        {"activate", play, script, WORDS("drakerys", "Activate"), "unit", false, activate},
        {"pass", play, ends, WORDS("drakerys", "Pass"), "player", false, pass},
        {"spend", play, match, WORDS("drakerys", "Spend TS"), "player", false, spend},
        {"order", play, turn, WORDS("drakerys", "Give an order"), "unit", false, order},
        {"prayer", play, turn, WORDS("drakerys", "Say a prayer"), "unit", false, prayer},
        {"zephyr", play, turn, WORDS("drakerys", "Zephyr"), "unit", false, zephyr},
        {"summon", play, match, WORDS("drakerys", "Invoke an Elemental"), "unit", false, summon},
        {"cast", play, script, WORDS("drakerys", "Cast a spell"), "unit", false, cast},
        {"spell", correct, match, WORDS("drakerys", "Spell card"), "", false, spellCard},
        {"set_up", play, setup, WORDS("drakerys", "Set up automatically"), "", false, setUp},
        {"first", play, setup, WORDS("drakerys", "First Player"), "player", false, first, battlefield},
        {"vortexes", play, setup, WORDS("drakerys", "All Vortexes"), "", false, vortexes, battlefield},
        {"vortex", play, setup, WORDS("drakerys", "One Vortex or Maelstrom"), "", false, vortex, battlefield},
        {"scenery", play, setup, WORDS("drakerys", "Scenery"), "", false, scenery, battlefield},
        {"missions", play, setup, WORDS("drakerys", "Mission cards"), "", false, missionCards, missions},
        {"objective", play, setup, WORDS("drakerys", "Objective"), "", false, objective, missions},
        {"deploy", play, setup, WORDS("drakerys", "Deployment Area"), "player", false, deploy, deployment},
        {"choose_spells", play, setup, WORDS("drakerys", "Choose spells"), "unit", false, chooseSpells,
         deployment},
        {"deployed", play, setup, WORDS("drakerys", "End the Deployment"), "", false, finishDeployment,
         deployment},
        {"choose", play, setup, WORDS("drakerys", "Choose for a mission"), "player", true, choose, missions},
        {"reveal", play, match, WORDS("drakerys", "Reveal a choice"), "player", false, reveal},
        {"stand", correct, match, WORDS("drakerys", "Set Leader position"), "unit", false, stand},
        {"contact", correct, match, WORDS("drakerys", "Set Engaged Units"), "unit", false, setContact},
        {"morale", play, match, WORDS("drakerys", "Morale test"), "unit", false, testMoraleOf},
        {"hits", play, match, WORDS("drakerys", "Other Hits"), "unit", false, strikeWithHits},
        {"injure", correct, match, WORDS("drakerys", "Injuries suffered"), "unit", false, injureUnit},
        {"stress", correct, match, WORDS("drakerys", "Change Stress"), "unit", false, stress},
        {"status", correct, match, WORDS("drakerys", "Status token"), "unit", false, statusToken},
        {"remove", correct, match, WORDS("drakerys", "Remove Warriors"), "unit", false, removeWarriors},
        {"scatter", correct, match, WORDS("drakerys", "Scatter"), "unit", false, scatter},
        {"score", correct, match, WORDS("drakerys", "Victory points"), "player", false, score},
        {"tick", correct, match, WORDS("drakerys", "Mission condition"), "player", false, tick},
        {"roll", correct, match, WORDS("drakerys", "Record a roll"), "player", false, recordRoll},
        {"note", correct, match, WORDS("drakerys", "Note"), "", false, note},
        {"amend", correct, match, WORDS("drakerys", "Edit values"), "player", false, amend},
        {"set_warriors", correct, match, WORDS("drakerys", "Set Warriors"), "unit", false, setWarriors},
        {"set_injuries", correct, match, WORDS("drakerys", "Set Injuries"), "unit", false, setInjuries},
        {"set_stress", correct, match, WORDS("drakerys", "Set Stress"), "unit", false, setStress},
        {"set_progress", correct, match, WORDS("drakerys", "Move the token"), "player", false, setProgress},
        {"finish", correct, match, WORDS("drakerys", "End the match"), "", false, finish},
    });
    return all;
}

} // namespace

const Rules<MatchState>& matchRules()
{
    static const Rules<MatchState> all{allProcedures(), redact, viewOf, due, stateJson};
    return all;
}

// What was chosen covered is open to all at the end.
MatchState redact(MatchState state, const door::Viewer& viewer)
{
    if (isOver(state))
        return state;
    for (MissionState& mission : state.missions)
        if (mission.secret && !viewer.sees(chooserOf(state, mission))) {
            mission.units.clear();
            mission.sceneries.clear();
        }
    return state;
}

namespace {

// What the dealt cards ask for: Objectives before the first Game Phase, choices until they are made. Choices
// and some of the Objectives belong to the end of the Deployment (chapter "List of the Missions").
void addDueOfMissions(const MatchState& state, std::vector<door::OfferKey>& keys)
{
    const bool deployed = isDeployed(state);
    bool waiting = false;
    if (!hasBegun(state)) {
        const std::vector<ObjectiveState> missing = missingObjectives(state);
        const auto later = std::ranges::count_if(missing, [&state, deployed](const ObjectiveState& each) {
            return !deployed && waitsForDeployment(state, each);
        });
        if (later < std::ssize(missing))
            keys.push_back({"objective", {}, {}});
        waiting = later > 0;
    }
    for (const MissionState& card : state.missions) {
        if (!lacksChoice(card))
            continue;
        if (deployed)
            keys.push_back({"choose", {}, chooserOf(state, card)});
        waiting = waiting || !deployed;
    }
    if (waiting)
        keys.push_back({"deployed", {}, {}});
}

// Before anything else.
std::vector<door::OfferKey> dueByMissions(const MatchState& state)
{
    std::vector<door::OfferKey> keys;
    for (const Mission& mission : missions())
        if (mission.due)
            std::ranges::move(mission.due(state), std::back_inserter(keys));
    return keys;
}

// What the Headquarters Phases offer, until something else begins.
std::vector<door::OfferKey> dueAtHeadquarters(const MatchState& state)
{
    std::vector<door::OfferKey> keys;
    for (const HeadquartersStep& step : stepsAtHeadquarters(state))
        keys.push_back({std::string(step.procedure), step.unit, {}});
    return keys;
}

} // namespace

std::vector<door::OfferKey> due(const MatchState& state)
{
    if (isOver(state))
        return {};
    std::vector<door::OfferKey> keys = dueByMissions(state);
    if (state.activation) {
        keys.push_back({"end_activation", {}, {}});
        return keys;
    }
    std::ranges::copy(dueAtHeadquarters(state), std::back_inserter(keys));
    const PlayerState* active = activePlayer(state);
    if (!active) {
        keys.push_back({"finish", {}, {}});
        return keys;
    }
    for (const UnitRef& wizard : wizardsToChooseFor(state))
        keys.push_back({"choose_spells", wizard, {}});
    addDueOfMissions(state, keys);
    if (!affordableUnit(*active))
        keys.push_back({"pass", {}, active->id});
    return keys;
}

} // namespace adjutant::drakerys
