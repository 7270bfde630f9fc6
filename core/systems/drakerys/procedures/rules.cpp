#include "core/systems/drakerys/procedures/rules.h"

#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/statejson.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

using table::Role;
using table::Section;

const Rules<MatchState>& tableRules()
{
    constexpr Role play = Role::procedure;
    constexpr Role correct = Role::correction;
    static const Rules<MatchState> all{
        {
            {"march", play, Section::turn, WORDS("drakerys", "March"), "unit", false, march},
            {"attack", play, Section::turn, WORDS("drakerys", "Attack"), "unit", false, attack},
            {"charge", play, Section::turn, WORDS("drakerys", "Charge"), "unit", false, charge},
            {"combined_charge", play, Section::turn, WORDS("drakerys", "Combined Charge"), "unit", false,
             combinedCharge},
            {"sacrifice", play, Section::turn, WORDS("drakerys", "Sacrifice"), "unit", false, sacrifice},
            {"shoot", play, Section::turn, WORDS("drakerys", "Shoot"), "unit", false, shoot},
            {"magic", play, Section::turn, WORDS("drakerys", "Magic"), "unit", false, magic},
            {"invoke", play, Section::turn, WORDS("drakerys", "Invoke"), "unit", false, invoke},
            {"special", play, Section::turn, WORDS("drakerys", "Special Action"), "unit", false, special},
            {"end_activation", play, Section::turn, WORDS("drakerys", "End the activation"), "", false,
             finishActivation},
            {"activate", play, Section::script, WORDS("drakerys", "Activate"), "unit", false, activate},
            {"pass", play, Section::turn, WORDS("drakerys", "Pass"), "player", false, pass},
            {"spend", play, Section::table, WORDS("drakerys", "Spend TS"), "player", false, spend},
            {"order", play, Section::turn, WORDS("drakerys", "Give an order"), "unit", false, order},
            {"prayer", play, Section::turn, WORDS("drakerys", "Say a prayer"), "unit", false, prayer},
            {"zephyr", play, Section::turn, WORDS("drakerys", "Zephyr"), "unit", false, zephyr},
            {"summon", play, Section::table, WORDS("drakerys", "Invoke an Elemental"), "unit", false, summon},
            {"cast", play, Section::script, WORDS("drakerys", "Cast a spell"), "unit", false, cast},
            {"first", play, Section::setup, WORDS("drakerys", "First Player"), "player", false, first},
            {"vortex", play, Section::setup, WORDS("drakerys", "Vortex or Maelstrom"), "", false, vortex},
            {"scenery", play, Section::setup, WORDS("drakerys", "Scenery"), "", false, scenery},
            {"missions", play, Section::setup, WORDS("drakerys", "Mission cards"), "", false, missionCards},
            {"objective", play, Section::setup, WORDS("drakerys", "Objective"), "", false, objective},
            {"deploy", play, Section::setup, WORDS("drakerys", "Deployment Area"), "player", false, deploy},
            {"choose", play, Section::setup, WORDS("drakerys", "Choose for a mission"), "player", true,
             choose},
            {"reveal", play, Section::turn, WORDS("drakerys", "Reveal a choice"), "player", false, reveal},
            {"stand", correct, Section::table, WORDS("drakerys", "Where the Leader stands"), "unit", false,
             stand},
            {"contact", correct, Section::table, WORDS("drakerys", "Who is Engaged"), "unit", false,
             setContact},
            {"morale", play, Section::table, WORDS("drakerys", "Morale test"), "unit", false, testMoraleOf},
            {"hits", play, Section::table, WORDS("drakerys", "Hits from elsewhere"), "unit", false,
             strikeWithHits},
            {"injure", correct, Section::table, WORDS("drakerys", "Injuries suffered"), "unit", false,
             injureUnit},
            {"stress", correct, Section::table, WORDS("drakerys", "Change Stress"), "unit", false, stress},
            {"status", correct, Section::table, WORDS("drakerys", "Status token"), "unit", false,
             statusToken},
            {"remove", correct, Section::table, WORDS("drakerys", "Take Warriors off"), "unit", false,
             removeWarriors},
            {"scatter", correct, Section::table, WORDS("drakerys", "Scatter"), "unit", false, scatter},
            {"score", correct, Section::table, WORDS("drakerys", "Victory points"), "player", false, score},
            {"tick", correct, Section::table, WORDS("drakerys", "Condition of a mission"), "player", false,
             tick},
            {"roll", correct, Section::table, WORDS("drakerys", "Record a roll"), "player", false,
             recordRoll},
            {"note", correct, Section::table, WORDS("drakerys", "Note"), "", false, note},
            {"amend", correct, Section::table, WORDS("drakerys", "Agree on figures"), "player", false, amend},
            {"set_warriors", correct, Section::table, WORDS("drakerys", "Set Warriors"), "unit", false,
             setWarriors},
            {"set_injuries", correct, Section::table, WORDS("drakerys", "Set Injuries"), "unit", false,
             setInjuries},
            {"set_stress", correct, Section::table, WORDS("drakerys", "Set Stress"), "unit", false,
             setStress},
            {"set_progress", correct, Section::table, WORDS("drakerys", "Move the token"), "player", false,
             setProgress},
            {"finish", correct, Section::table, WORDS("drakerys", "End the match"), "", false, finish},
        },
        redact,
        viewOf,
        due,
        stateJson};
    return all;
}

MatchState redact(MatchState state, const table::Viewer& viewer)
{
    for (MissionState& mission : state.missions)
        if (mission.secret && !viewer.sees(mission.player)) {
            mission.units.clear();
            mission.sceneries.clear();
        }
    return state;
}

std::vector<table::OfferKey> due(const MatchState& state)
{
    if (state.activation)
        return {table::OfferKey{"end_activation", {}, {}}};
    const PlayerState* active = activePlayer(state);
    if (!active || affordableUnit(*active))
        return {};
    return {table::OfferKey{"pass", {}, active->id}};
}

} // namespace adjutant::drakerys
