#include "core/systems/drafta/cardwords.h"
#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

Objection hasNoTalentLeft(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (state.card(unit).talent.empty())
        return closedBy("no-talent", message(WORDS("drafta", "%1 has no talent"), state.name(unit)));
    if (state.units[unit].talentSpent)
        return closedBy("talent-spent", message(WORDS("drafta", "%1 must defeat a foe to regain its talent"),
                                                state.name(unit)));
    return {};
}

// One that heals or strikes is used by healing or striking.
std::string talentOf(const Card& card)
{
    return areOfTalent(card, healingOf(card)) || areOfTalent(card, specialOf(card)) ? std::string()
                                                                                    : card.talent;
}

} // namespace

Task<> talent(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::string id = co_await ask.one(
        pickPiece("unit", WORDS("drafta", "Unit"), ownersOf(state, hasNoTalentLeft, talentOf)));
    const std::size_t unit = state.find(unitRefOf(id));
    ask.follows(verbatim(state.card(unit).talent));
    ask.follows(message(WORDS("drafta", "It is spent until the unit defeats a foe")));
    state.units[unit].talentSpent = true;
    ask.tell(message(WORDS("drafta", "%1 uses %2"), state.name(unit), verbatim(state.card(unit).talent)));
}

} // namespace adjutant::drafta
