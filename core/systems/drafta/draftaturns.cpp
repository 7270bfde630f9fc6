#include "core/systems/drafta/drafta.h"

namespace adjutant::drafta {

Task<> askWhetherPlayed(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (!state.active)
        co_await ask.refuse("not-active", TR("both sides must first roll for the first turn"));
}

Message conditionText(const State& state, std::size_t unit)
{
    return message(TR("%1 of %2 hit points"), state.units[unit].hp, state.card(unit).hp);
}

Judgement isDefeated(const State& state, std::size_t unit)
{
    if (!state.units[unit].defeated())
        return {};
    return closedBy("defeated", TR("%1 is defeated"), state.name(unit));
}

Judgement cannotUse(const State& state, std::size_t unit)
{
    if (auto judgement = isDefeated(state, unit))
        return judgement;
    if (state.active && state.belongsTo(unit, *state.active))
        return {};
    return closedBy("not-active", TR("%1 is not on the active side"), state.name(unit));
}

Judgement hasBuilt(const State& state, std::size_t unit)
{
    if (!state.units[unit].builtCamp)
        return {};
    return warnedBy("acted", TR("%1 has given up this turn for an encampment"), state.name(unit));
}

bool isSpent(const State& state, std::size_t unit, const std::string& words)
{
    return state.units[unit].talentSpent && areOfTalent(state.card(unit), words);
}

PieceChoice ownersOf(const State& state, Judgement (*judged)(const State& state, std::size_t unit),
                     std::string (*wordsOf)(const Card& card))
{
    PieceChoice owners = piecesOf(state, [&state, judged, wordsOf](std::size_t unit) {
        door::Option option = pieceOption(state, unit, judged(state, unit));
        option.detail = verbatim(wordsOf(state.card(unit)));
        return option;
    });
    owners.offered = [&state, wordsOf](std::size_t unit) { return !wordsOf(state.card(unit)).empty(); };
    return owners;
}

namespace {

constexpr int mostTies = 20;
constexpr int mostSquares = 999;

// What a unit moves over (chapter "Special Movements"): a forest is a heavily wooded area, too, and anybody
// can wade through shallow water.
enum class Terrain { plain, forest, shallow, water };

constexpr std::array terrains{
    Named{"plain", TR("Plain ground")},
    Named{"forest", TR("Forest")},
    Named{"shallow", TR("Shallow water")},
    Named{"water", TR("Deep water")},
};

// The D6 of each player, under a path of its own; each enters it on their own device.
Task<std::vector<int>> rollsOfBoth(const State& state, Ask& ask, std::string path, Words label,
                                   bool isTied = false)
{
    std::vector<int> rolls;
    for (const SeatedPlayer& player : state.setup->players) {
        if (!rolls.empty())
            ask.settle();
        const auto faces = co_await ask.dice(
            DiceOf(path + '/' + player.id.text(), message(label, verbatim(player.name)), 1, 6)
                .afterTie(isTied && rolls.empty())
                .by(player.id)
                .rule("rule/beginning"));
        rolls.push_back(faces.front());
    }
    co_return rolls;
}

Judgement hasMoved(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    if (auto built = hasBuilt(state, unit); !judgement && built)
        judgement = closedBy("moved", std::move(built.remark.message));
    else if (!judgement && state.units[unit].moved)
        judgement = closedBy("moved", TR("%1 has already moved this turn"), state.name(unit));
    return judgement;
}

// How many squares a unit moves there at most: in a forest half its Movement, rounded down, but at least one
// (rounding is our reading). None where its card doesn't say.
std::optional<int> squaresWithin(const Card& card, Terrain terrain)
{
    if (!card.movement || terrain != Terrain::forest || *card.movement == 0)
        return card.movement;
    return std::max(*card.movement / 2, 1);
}

std::vector<door::Option> terrainOptions(const State& state, std::size_t unit)
{
    std::vector<door::Option> options = optionsOf(terrains);
    for (std::size_t k = 0; k < options.size(); ++k) {
        const auto terrain = static_cast<Terrain>(k);
        if (terrain == Terrain::water && !state.card(unit).air)
            judge(options[k], closedBy("water", TR("%1 is not an air unit: it can’t cross deep water"),
                                       state.name(unit)));
        else if (const auto squares = squaresWithin(state.card(unit), terrain))
            options[k].detail = counted(TR_N("up to %n square(s)"), *squares);
    }
    return options;
}

void leaveCamp(State& state, Ask& ask, std::size_t unit)
{
    const int camp = std::exchange(state.units[unit].camp, 0);
    if (camp != 0)
        ask.report(TR("%1 leaves %2"), state.name(unit), campName(state, camp));
}

} // namespace

// Each side rolls a D6, the higher begins (chapter "How to Begin").
Task<> first(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.active)
        co_await ask.refuse("malformed", TR("the first turn is already decided"));
    std::vector<int> rolls = co_await rollsOfBoth(state, ask, "rolls", TR("%1’s roll"));
    for (int tie = 1; rolls[0] == rolls[1]; ++tie) {
        const std::string path = "again/" + std::to_string(tie);
        if (tie > mostTies || (ask.isScript() && !ask.hasParts(path)))
            co_await ask.refuse("tie", TR("both rolled %1: roll again"), rolls[0]);
        ask.report(TR("Both rolled %1: roll again"), rolls[0]);
        ask.settle();
        rolls = co_await rollsOfBoth(state, ask, path, TR("%1 rolls again"), true);
    }
    const std::size_t higher = rolls[0] > rolls[1] ? 0 : 1;
    state.active = higher;
    ask.report(TR("%1 goes first: %2 against %3"), state.playerName(higher), rolls[higher],
               rolls[1 - higher]);
}

// Chapter "Movement".
Task<> move(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", TR("Unit"), hasMoved);
    const std::string id = co_await ask.one(Pick("terrain", TR("Terrain"), terrainOptions(state, unit))
                                                .preset("plain")
                                                .rule("rule/special-movement"));
    const auto terrain = kindNamed<Terrain>(id, terrains);
    const auto most = squaresWithin(state.card(unit), terrain);
    const int squares = co_await ask.number(
        NumberOf("squares", TR("Squares"), 1, ask.isScript() ? mostSquares : most.value_or(mostSquares))
            .unit(counted(TR_N("square(s)"), 2))
            .rule("rule/movement"));
    if (most && squares > *most)
        co_await ask.refuse("too-far", counted(TR_N("%1 moves up to %n square(s) here, not %2"), *most,
                                               state.name(unit), squares));
    ask.follows(TR("Through allies, not through enemies"));
    if (const int camp = state.units[unit].camp; camp != 0)
        ask.follows(TR("%1 leaves %2"), state.name(unit), campName(state, camp));
    state.units[unit].moved = true;
    ask.report(counted(TR_N("%1 moves %n square(s)"), squares, state.name(unit)));
    leaveCamp(state, ask, unit);
}

namespace {

bool isWoundedAlly(const State& state, std::size_t healer, std::size_t unit)
{
    const int hp = state.units[unit].hp;
    return unit != healer && state.areAllies(unit, healer) && hp > 0 && hp < state.card(unit).hp;
}

// Healing is an act, but the source doesn’t say that it can be done once a turn: a second act only warns.
Judgement cannotHeal(const State& state, std::size_t unit)
{
    Judgement judgement = isDefeated(state, unit);
    if (!judgement)
        judgement = hasBuilt(state, unit);
    if (!judgement && state.units[unit].hasActed())
        judgement = warnedBy("acted", TR("%1 has already acted this turn"), state.name(unit));
    return judgement;
}

// Forms offer units whose cards heal, in their own turn, while an ally is wounded. A script may name any
// other, or nobody.
Pick healerPick(const State& state)
{
    PieceChoice healers = ownersOf(state, cannotHeal, healingOf);
    healers.offered = [&state, heals = std::move(healers.offered)](std::size_t unit) {
        bool isNeeded = false;
        for (std::size_t ally = 0; ally < state.pieceCount(); ++ally)
            isNeeded = isNeeded || isWoundedAlly(state, unit, ally);
        return isNeeded && heals(unit) && !cannotUse(state, unit) &&
               !isSpent(state, unit, healingOf(state.card(unit)));
    };
    return pickPiece("by", TR("Healed by"), std::move(healers)).usuallyNone().ifSkipped(TR("Leave blank"));
}

} // namespace

// A unit gets hit points back (chapter "Healing").
Task<> heal(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const auto by = co_await ask.oneOrNone(healerPick(state));
    const auto healer = by ? std::optional(state.find(unitRefOf(*by))) : std::nullopt;
    const std::string words = healer ? healingOf(state.card(*healer)) : std::string();
    PieceChoice allies = piecesOf(state, [&state, healer](std::size_t ally) {
        door::Option option = pieceOption(state, ally, isDefeated(state, ally));
        if (healer && !state.areAllies(ally, *healer))
            judge(option, closedBy(unknownPiece, TR("%1 is not an ally of %2"), state.name(ally),
                                   state.name(*healer)));
        return option;
    });
    if (healer)
        allies.offered = [&state, healer](std::size_t ally) { return isWoundedAlly(state, *healer, ally); };
    Pick question = pickPiece("unit", TR("Unit"), std::move(allies));
    const std::size_t unit = state.find(co_await ask.piece(question.rule("rule/healing")));
    const int hp =
        co_await ask.number(numberIn(words, "hp", TR("Hit points"), 1, Card::mostHp).rule("rule/healing"));
    UnitState& healed = state.units[unit];
    if (healer)
        state.units[*healer].healed = true;
    if (healer && !ask.isScript() && areOfTalent(state.card(*healer), words))
        state.units[*healer].talentSpent = true;
    const int most = state.card(unit).hp;
    const int before = std::exchange(healed.hp, std::min(healed.hp + hp, most));
    if (healer && *healer != unit)
        ask.report(door::Tone::good, TR("%1 heals %2 by %3: %4 of %5 hit points"), state.name(*healer),
                   state.name(unit), healed.hp - before, healed.hp, most);
    else
        ask.report(door::Tone::good, TR("%1 is healed: %2 of %3 hit points"), state.name(unit), healed.hp,
                   most);
}

namespace {

// Both give up their turns for it.
Judgement hasUsedItsTurn(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    const UnitState& used = state.units[unit];
    if (!judgement && used.camp != 0)
        judgement = warnedBy("in-camp", TR("%1 is in %2, and would set up another one"), state.name(unit),
                             campName(state, used.camp));
    if (judgement.standing == door::Standing::closed || !(used.moved || used.hasActed()))
        return judgement;
    if (auto built = hasBuilt(state, unit))
        return closedBy("acted", std::move(built.remark.message));
    Message why = message(TR("%1 has already moved or acted this turn"), state.name(unit));
    return used.moved || used.acted ? closedBy("acted", std::move(why)) : warnedBy("acted", std::move(why));
}

Judgement hasNoCamp(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    if (!judgement && !findIn(state.camps, *state.active))
        judgement = closedBy("malformed", TR("its side has no encampment"));
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
        door::Option option{campId(camp), campName(state, camp), counted(TR_N("%n unit(s) inside"), inside)};
        if (state.units[unit].camp == camp)
            judge(option, closedBy("malformed", TR("%1 is already inside"), state.name(unit)));
        else if (inside >= State::campHolds)
            judge(option, closedBy("camp-full", TR("%1 is full (%2 units)"), campName(state, camp),
                                   State::campHolds));
        options.push_back(std::move(option));
    }
    return options;
}

Judgement isInNoCamp(const State& state, std::size_t unit)
{
    Judgement judgement = cannotUse(state, unit);
    if (!judgement && state.units[unit].camp == 0)
        judgement = closedBy("malformed", TR("%1 is not in an encampment"), state.name(unit));
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
    const auto ids =
        co_await ask.several(pickPiece("units", TR("Two units side by side"), std::move(builders))
                                 .from(2, 2)
                                 .rule("rule/setting-up-an-encampment"));
    const std::size_t one = state.find(unitRefOf(ids[0]));
    const std::size_t other = state.find(unitRefOf(ids[1]));
    ask.follows(TR("Both give up their turns"));
    for (const std::size_t unit : {one, other})
        state.units[unit].moved = state.units[unit].acted = state.units[unit].builtCamp = true;
    state.camps.push_back(*state.active);
    ask.report(TR("%1 and %2 set up %3"), state.name(one), state.name(other),
               campName(state, static_cast<int>(state.camps.size())));
}

Task<> enter(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", TR("Unit"), hasNoCamp, mayEnter);
    const std::string camp =
        co_await ask.one(Pick("camp", TR("Encampment"), campOptions(state, unit)).rule("rule/healing"));
    for (int k = 1; k <= static_cast<int>(state.camps.size()); ++k)
        if (campId(k) == camp)
            state.units[unit].camp = k;
    ask.report(TR("%1 enters %2"), state.name(unit), campName(state, state.units[unit].camp));
}

Task<> leave(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", TR("Unit"), isInNoCamp);
    leaveCamp(state, ask, unit);
}

Task<> endTurn(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t ended = *state.active;
    bool isIdle = true;
    for (std::size_t k = 0; k < state.units.size(); ++k) {
        const UnitState& unit = state.units[k];
        const bool isBusy = unit.moved || unit.hasActed() || unit.builtCamp || unit.camp != 0;
        isIdle = isIdle && !(state.belongsTo(k, ended) && isBusy);
    }
    if (isIdle)
        ask.skips(message(TR("%1 has done nothing this turn"), state.playerName(ended)));
    ask.report(TR("%1 ends the turn"), state.playerName(ended));
    for (std::size_t k = 0; k < state.units.size(); ++k) {
        UnitState& unit = state.units[k];
        unit.moved = unit.acted = unit.healed = unit.builtCamp = false;
        const int most = state.card(k).hp;
        if (!state.belongsTo(k, ended) || unit.camp == 0 || unit.hp >= most)
            continue;
        unit.hp = std::min(unit.hp + State::campHeals, most);
        ask.report(door::Tone::good, TR("%1 rests in %2: %3 of %4 hit points"), state.name(k),
                   campName(state, unit.camp), unit.hp, most);
    }
    state.active = 1 - ended;
    if (state.halfway)
        ++state.round;
    state.halfway = !state.halfway;
}

} // namespace adjutant::drafta
