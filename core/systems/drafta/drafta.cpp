#include "core/systems/drafta/drafta.h"

#include "core/match/sessionof.h"
#include "core/systems/drafta/draftaodds.h"
#include "core/systems/drafta/draftaprocedures.h"

namespace adjutant::drafta {

namespace {

// The roll for the first turn, and the D100 of every defeated player character.
std::vector<door::OfferKey> dueNow(const State& state)
{
    std::vector<door::OfferKey> due;
    if (!state.active && !state.finished())
        due.push_back({"first"});
    for (std::size_t k = 0; k < state.units.size(); ++k)
        if (state.card(k).playerCharacter && state.units[k].defeated() && !state.units[k].consequence &&
            !state.setup->chart.rows.empty())
            due.push_back({"consequence", state.ref(k)});
    return due;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using enum door::Section;
    static const Rules<State> all{
        {
            {"first", procedure, turn, WORDS("drafta", "Roll for the first turn"), "", false, first},
            {"move", procedure, turn, WORDS("drafta", "Move"), "unit", false, move},
            {"attack", procedure, turn, WORDS("drafta", "Attack"), "attacker", false, attack},
            {"special", procedure, turn, WORDS("drafta", "Special attack"), "attacker", false, special},
            {"talent", procedure, turn, WORDS("drafta", "Use the talent"), "unit", false, talent},
            {"heal", procedure, turn, WORDS("drafta", "Heal"), "by", false, heal},
            {"camp", procedure, turn, WORDS("drafta", "Set up an encampment"), "", false, camp},
            {"enter", procedure, turn, WORDS("drafta", "Enter an encampment"), "unit", false, enter},
            {"leave", procedure, turn, WORDS("drafta", "Leave the encampment"), "unit", false, leave},
            {"consequence", procedure, turn, WORDS("drafta", "Roll a consequence"), "unit", false,
             consequence},
            {"end_turn", procedure, ends, WORDS("drafta", "End the turn"), "", false, endTurn},
            {"finish", procedure, match, WORDS("drafta", "End the battle"), "", false, finish},
            {"hp", correction, match, WORDS("drafta", "Set hit points"), "unit", false, setHp},
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
    game.id = "drafta";
    game.name = "Defense of Drafta";
    game.offers = "cards, lists, odds, matches";
    game.colour = "#0f5f63";
    game.checkRoster = checkedCards<Card, askWholeCard>;
    game.card = askCardView<Card, askWholeCard>;
    game.sideExtras = onlyAsk<bool, askBase>;
    game.startExtras = onlyAsk<ConsequenceChart, askChart>;
    game.begin = [](Start start) { return beginSession(std::move(start), stateOf, rules()); };
    game.odds = oddsKinds();
    return game;
}

} // namespace adjutant::drafta
