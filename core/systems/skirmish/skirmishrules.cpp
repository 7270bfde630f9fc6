#include "core/systems/skirmish/skirmish.h"

#include "core/match/sessionof.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

namespace adjutant::skirmish {

namespace {

// The draft comes before the first activation.
std::vector<table::OfferKey> dueBefore(const State& state)
{
    std::vector<table::OfferKey> due;
    if (!state.finished && !state.begun() && state.drafted < state.draftRounds())
        due.push_back({"draft"});
    return due;
}

} // namespace

const Rules<State>& rules()
{
    using table::Role;
    using table::Section;
    static const Rules<State> all{
        {
            {"attack", Role::procedure, Section::turn, WORDS("skirmish", "Attack"), "attacker", false,
             attack},
            {"ability", Role::procedure, Section::turn, WORDS("skirmish", "Use an ability"), "model", false,
             useAbility},
            {"spend", Role::procedure, Section::turn, WORDS("skirmish", "Move"), "model", false, spend},
            {"card", Role::procedure, Section::turn, WORDS("skirmish", "Use a card"), "player", false,
             useCard},
            {"end_round", Role::procedure, Section::ends, WORDS("skirmish", "End the round"), "", false,
             endRound},
            {"draft", Role::procedure, Section::setup, WORDS("skirmish", "Draft round"), "", false, draft},
            {"wounds", Role::correction, Section::table, WORDS("skirmish", "Change wounds"), "model", false,
             wounds},
            {"condition", Role::correction, Section::table, WORDS("skirmish", "Change conditions"), "model",
             false, condition},
            {"experience", Role::correction, Section::table, WORDS("skirmish", "Change experience"), "model",
             false, experience},
            {"finish", Role::correction, Section::table, WORDS("skirmish", "End the match"), "", false,
             finish},
        },
        nullptr, // hands are open: both players see what is drawn and picked
        viewOf,
        dueBefore,
        stateJson,
    };
    return all;
}

Expected<std::unique_ptr<Session>, table::Remark> begin(Start start)
{
    return beginSession(std::move(start), stateOf, rules());
}

} // namespace adjutant::skirmish
