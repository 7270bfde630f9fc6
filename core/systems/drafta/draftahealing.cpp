#include "core/systems/drafta/drafta.h"

namespace adjutant::drafta {

namespace {

bool isWoundedAlly(const State& state, std::size_t healer, std::size_t unit)
{
    const int hp = state.units[unit].hp;
    return unit != healer && state.playerOf(unit) == state.playerOf(healer) && hp > 0 &&
           hp < state.card(unit).hp;
}

// Its talent is what heals, and it was used.
bool isSpent(const State& state, std::size_t unit)
{
    return state.units[unit].talentSpent && areOfTalent(state.card(unit), healingOf(state.card(unit)));
}

// Healing is an act, but the source doesn’t say that it can be done once a turn: a second act only warns.
Judgement cannotHeal(const State& state, std::size_t unit)
{
    Judgement judgement = isDefeated(state, unit);
    if (!judgement)
        judgement = hasBuilt(state, unit);
    if (!judgement && state.units[unit].hasActed())
        judgement = warnedBy("acted", WORDS("drafta", "%1 has already acted this turn"), state.name(unit));
    return judgement;
}

// Forms offer units whose cards heal, in their own turn, while an ally is wounded. A script may name any
// other, or nobody.
Pick healerPick(const State& state)
{
    PieceChoice healers = ownersOf(state, cannotHeal, healingOf);
    healers.offered = [&state, heals = std::move(healers.offered)](std::size_t unit) {
        if (!heals(unit) || cannotUse(state, unit) || isSpent(state, unit))
            return false;
        for (std::size_t ally = 0; ally < state.pieceCount(); ++ally)
            if (isWoundedAlly(state, unit, ally))
                return true;
        return false;
    };
    return pickPiece("by", WORDS("drafta", "Healed by"), std::move(healers))
        .usuallyNone()
        .ifSkipped(WORDS("drafta", "Not recorded"));
}

Pick healedPick(const State& state, std::optional<std::size_t> healer)
{
    PieceChoice allies = piecesOf(state, [&state, healer](std::size_t unit) {
        if (!healer || state.playerOf(unit) == state.playerOf(*healer))
            return pieceOption(state, unit, isDefeated(state, unit));
        return pieceOption(state, unit,
                           closedBy(unknownPiece, WORDS("drafta", "%1 is not an ally of %2"),
                                    state.name(unit), state.name(*healer)));
    });
    if (healer)
        allies.offered = [&state, healer](std::size_t unit) { return isWoundedAlly(state, *healer, unit); };
    return pickPiece("unit", WORDS("drafta", "Unit"), std::move(allies)).rule("rule/healing");
}

} // namespace

// A unit gets hit points back (chapter "Healing").
Task<> heal(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const auto by = co_await ask.oneOrNone(healerPick(state));
    std::optional<std::size_t> healer;
    std::string words;
    if (by) {
        healer = state.find(unitRefOf(*by));
        words = healingOf(state.card(*healer));
    }
    const std::size_t unit = state.find(co_await ask.piece(healedPick(state, healer)));
    const int hp = co_await ask.number(
        numberIn(words, "hp", WORDS("drafta", "Hit points"), 1, Card::mostHp).rule("rule/healing"));
    UnitState& healed = state.units[unit];
    if (healer)
        state.units[*healer].healed = true;
    if (healer && !ask.isScript() && areOfTalent(state.card(*healer), words))
        state.units[*healer].talentSpent = true;
    const int most = state.card(unit).hp;
    const int before = std::exchange(healed.hp, std::min(healed.hp + hp, most));
    if (healer && *healer != unit)
        ask.report(door::Tone::good, WORDS("drafta", "%1 heals %2 by %3: %4 of %5 hit points"),
                   state.name(*healer), state.name(unit), healed.hp - before, healed.hp, most);
    else
        ask.report(door::Tone::good, WORDS("drafta", "%1 is healed: %2 of %3 hit points"), state.name(unit),
                   healed.hp, most);
}

namespace {

// Both give up their turns for it.
Judgement hasUsedItsTurn(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    const UnitState& used = state.units[unit];
    if (!judgement && used.camp != 0)
        judgement = warnedBy("in-camp", WORDS("drafta", "%1 is in %2, and would set up another one"),
                             state.name(unit), campName(state, used.camp));
    if (judgement.standing == door::Standing::closed || !(used.moved || used.hasActed()))
        return judgement;
    if (auto built = hasBuilt(state, unit))
        return closedBy("acted", std::move(built.remark.message));
    Message why = message(WORDS("drafta", "%1 has already moved or acted this turn"), state.name(unit));
    return used.moved || used.acted ? closedBy("acted", std::move(why)) : warnedBy("acted", std::move(why));
}

Judgement hasNoCamp(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    if (!judgement && !findIn(state.camps, *state.active))
        judgement = closedBy("malformed", WORDS("drafta", "its side has no encampment"));
    return judgement ? judgement : hasBuilt(state, unit);
}

// A unit in the only encampment of its side has no other to go to.
bool mayEnter(const State& state, std::size_t unit)
{
    const auto ofItsSide =
        std::ranges::count_if(state.camps, [&](std::size_t player) { return state.belongsTo(unit, player); });
    return state.units[unit].camp == 0 || ofItsSide > 1;
}

std::vector<door::Option> campOptions(const State& state, std::size_t unit)
{
    std::vector<door::Option> options;
    for (int camp = 1; camp <= static_cast<int>(state.camps.size()); ++camp) {
        if (state.camps[static_cast<std::size_t>(camp - 1)] != *state.active)
            continue;
        const auto inside = static_cast<int>(std::ranges::count(state.units, camp, &UnitState::camp));
        door::Option option{campId(camp), campName(state, camp),
                            counted(WORDS_N("drafta", "%n unit(s) inside"), inside)};
        if (state.units[unit].camp == camp)
            judge(option, closedBy("malformed", WORDS("drafta", "%1 is already inside"), state.name(unit)));
        else if (inside >= State::campHolds)
            judge(option, closedBy("camp-full", WORDS("drafta", "%1 is full (%2 units)"),
                                   campName(state, camp), State::campHolds));
        options.push_back(std::move(option));
    }
    return options;
}

Judgement isInNoCamp(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    if (!judgement && state.units[unit].camp == 0)
        judgement = closedBy("malformed", WORDS("drafta", "%1 is not in an encampment"), state.name(unit));
    return judgement ? judgement : hasBuilt(state, unit);
}

} // namespace

// Two units set up an encampment (chapter "Setting up an Encampment").
Task<> camp(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    // Only those of the active side, and who stands: what closes it is then the reason of one of them.
    PieceChoice builders = piecesOf(state, hasUsedItsTurn);
    builders.offered = [&state](std::size_t unit) { return !cannotUse(state, unit); };
    const auto ids = co_await ask.several(
        pickPiece("units", WORDS("drafta", "Two units side by side"), std::move(builders))
            .from(2, 2)
            .rule("rule/setting-up-an-encampment"));
    const std::size_t one = state.find(unitRefOf(ids[0]));
    const std::size_t other = state.find(unitRefOf(ids[1]));
    ask.follows(WORDS("drafta", "Both give up their turns"));
    for (const std::size_t unit : {one, other})
        state.units[unit].moved = state.units[unit].acted = state.units[unit].builtCamp = true;
    state.camps.push_back(*state.active);
    ask.report(WORDS("drafta", "%1 and %2 set up %3"), state.name(one), state.name(other),
               campName(state, static_cast<int>(state.camps.size())));
}

Task<> enter(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit =
        co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), hasNoCamp, mayEnter);
    const std::string camp = co_await ask.one(
        Pick("camp", WORDS("drafta", "Encampment"), campOptions(state, unit)).rule("rule/healing"));
    for (int k = 1; k <= static_cast<int>(state.camps.size()); ++k)
        if (campId(k) == camp)
            state.units[unit].camp = k;
    ask.report(WORDS("drafta", "%1 enters %2"), state.name(unit), campName(state, state.units[unit].camp));
}

Task<> leave(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), isInNoCamp);
    leaveCamp(state, ask, unit);
}

void leaveCamp(State& state, Ask& ask, std::size_t unit)
{
    const int camp = std::exchange(state.units[unit].camp, 0);
    if (camp != 0)
        ask.report(WORDS("drafta", "%1 leaves %2"), state.name(unit), campName(state, camp));
}

} // namespace adjutant::drafta
