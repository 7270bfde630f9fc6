#include "core/systems/adventure/adventure.h"

#include "core/match/sessionof.h"
#include "core/systems/adventure/adventureprocedures.h"

namespace adjutant::adventure {

namespace {

// What the phase waits for, and the next one where it waits for nothing.
std::vector<door::OfferKey> dueNow(const State& state)
{
    if (state.finished)
        return {};
    if (state.phase == Phase::initiative)
        return {{"initiative"}};
    std::vector<door::OfferKey> due;
    if (const auto next = nextToAct(state))
        due.push_back({state.phase == Phase::movement ? "move" : "attack", state.ref(*next)});
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (owesSave(state, who))
            due.push_back({"save", state.ref(who)});
    if (due.empty())
        due.push_back({"next_phase"});
    return due;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using enum door::Section;
    static const Rules<State> all{
        {
            {"initiative", procedure, turn, WORDS("adventure", "Roll for initiative"), "", false,
             rollInitiative},
            {"move", procedure, turn, WORDS("adventure", "Move"), "unit", false, move},
            {"seize", procedure, turn, WORDS("adventure", "Seize the initiative"), "unit", false, seize},
            {"attack", procedure, turn, WORDS("adventure", "Attack"), "attacker", false, attack},
            {"defend", procedure, turn, WORDS("adventure", "Defend"), "unit", false, defend},
            {"item", procedure, turn, WORDS("adventure", "Use an item"), "unit", false, useItem},
            {"disengage", procedure, turn, WORDS("adventure", "Disengage"), "unit", false, disengage},
            {"delay", procedure, turn, WORDS("adventure", "Delay"), "unit", false, delay},
            {"pass", procedure, turn, WORDS("adventure", "Do nothing"), "unit", false, pass},
            {"save", procedure, turn, WORDS("adventure", "Roll a save"), "unit", false, save},
            {"next_phase", procedure, ends, WORDS("adventure", "Next phase"), "", false, nextPhase},
            {"finish", procedure, match, WORDS("adventure", "End the battle"), "", false, finish},
            {"hp", correction, match, WORDS("adventure", "Change hit points"), "unit", false, changeHp},
            {"effect", correction, match, WORDS("adventure", "Change effects"), "unit", false, changeEffect},
        },
        nullptr,
        viewOf,
        dueNow,
        stateJson,
    };
    return all;
}

} // namespace

GameSystem gameSystem()
{
    GameSystem game;
    game.id = "adventure";
    game.name = "Adventure";
    game.offers = "cards, parties and monsters, odds, matches";
    game.colour = "#44571b";
    game.checkRoster = checkedCards<Card, askWholeCard>;
    game.card = askCardView<Card, askWholeCard>;
    game.mostSides = mostSides;
    game.begin = [](Start start) { return beginSession(std::move(start), stateOf, rules()); };
    game.odds = oddsKinds();
    return game;
}

} // namespace adjutant::adventure
