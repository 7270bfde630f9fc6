#include "core/systems/battlecards/battlecards.h"

#include "core/match/sessionof.h"
#include "core/roster/check.h"
#include "core/systems/battlecards/battleprocedures.h"

namespace adjutant::battlecards {

namespace {

const Rules<State>& rules()
{
    using enum door::Role;
    using door::Section;
    static const Rules<State> all{
        {{"battle", procedure, Section::turn, WORDS("battlecards", "Begin a battle"), "", false, battle},
         {"choose", procedure, Section::turn, WORDS("battlecards", "Choose cards"), "player", true, choose},
         {"ally", procedure, Section::turn, WORDS("battlecards", "Form an alliance"), "", false, ally},
         {"reveal", procedure, Section::turn, WORDS("battlecards", "Reveal the cards"), "", false, reveal},
         {"turn", procedure, Section::turn, WORDS("battlecards", "Battle turn"), "", false, turn},
         {"end_battle", procedure, Section::ends, WORDS("battlecards", "End the battle"), "", false,
          endBattle},
         {"finish", procedure, Section::match, WORDS("battlecards", "End the match"), "", false, finish},
         {"wounds", correction, Section::match, WORDS("battlecards", "Correct wounds"), "unit", false,
          wounds}},
        redact,
        viewOf,
        dueOf,
        toJson};
    return all;
}

} // namespace

// A knight is its own card, or that of a unit of the catalogue.
std::vector<Finding> checkRoster(const Roster& roster, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    if (const auto army = armyCardsOf(roster); !army)
        findings.push_back(aboutRoster("malformed", army.error().message));
    checkCards<KnightCard>(roster, catalogue, cardOf, findings);
    return findings;
}

Expected<std::unique_ptr<Session>, door::Remark> begin(Start start)
{
    return beginSession(std::move(start), stateOf, rules());
}

} // namespace adjutant::battlecards
