#include "core/systems/drafta/draftarules.h"

#include "core/match/sessionof.h"
#include "core/systems/drafta/draftaview.h"
#include "core/systems/drafta/procedures/draftaprocedures.h"

namespace adjutant::drafta {

namespace {

// The roll for the first turn, and the D100 of every defeated player character.
std::vector<table::OfferKey> dueNow(const State& state)
{
    std::vector<table::OfferKey> due;
    if (!state.active && !state.finished())
        due.push_back({"first"});
    for (std::size_t k = 0; k < state.units.size(); ++k)
        if (state.card(k).playerCharacter && state.units[k].defeated() && !state.units[k].consequence &&
            !state.setup->chart.rows.empty())
            due.push_back({"consequence", state.recruit(k).ref});
    return due;
}

} // namespace

const Rules<State>& rules()
{
    using table::Role;
    using table::Section;
    static const Rules<State> all{
        {
            {"first", Role::procedure, Section::turn, WORDS("drafta", "Roll for the first turn"), "", false,
             first},
            {"move", Role::procedure, Section::turn, WORDS("drafta", "Move"), "unit", false, move},
            {"attack", Role::procedure, Section::turn, WORDS("drafta", "Attack"), "attacker", false, attack},
            {"special", Role::procedure, Section::turn, WORDS("drafta", "Special attack"), "attacker", false,
             special},
            {"talent", Role::procedure, Section::turn, WORDS("drafta", "Use the talent"), "unit", false,
             talent},
            {"heal", Role::procedure, Section::turn, WORDS("drafta", "Heal"), "by", false, heal},
            {"camp", Role::procedure, Section::turn, WORDS("drafta", "Set up an encampment"), "", false,
             camp},
            {"enter", Role::procedure, Section::turn, WORDS("drafta", "Enter an encampment"), "unit", false,
             enter},
            {"leave", Role::procedure, Section::turn, WORDS("drafta", "Leave the encampment"), "unit", false,
             leave},
            {"consequence", Role::procedure, Section::turn, WORDS("drafta", "Roll a consequence"), "unit",
             false, consequence},
            {"end_turn", Role::procedure, Section::ends, WORDS("drafta", "End the turn"), "", false, endTurn},
            {"hp", Role::correction, Section::table, WORDS("drafta", "Set hit points"), "unit", false, setHp},
        },
        nullptr,
        viewOf,
        dueNow,
        stateJson,
    };
    return all;
}

Expected<std::unique_ptr<Session>, table::Remark> begin(Start start)
{
    return beginSession(std::move(start), stateOf, rules());
}

} // namespace adjutant::drafta
