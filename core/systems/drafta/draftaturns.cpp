#include "core/systems/drafta/drafta.h"

namespace adjutant::drafta {

Task<> askWhetherPlayed(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (!state.active)
        co_await ask.refuse("not-active", WORDS("drafta", "both sides must first roll for the first turn"));
}

Message conditionText(const State& state, std::size_t unit)
{
    return message(WORDS("drafta", "%1 of %2 hit points"), state.units[unit].hp, state.card(unit).hp);
}

Judgement isDefeated(const State& state, std::size_t unit)
{
    if (!state.units[unit].defeated())
        return {};
    return closedBy("defeated", WORDS("drafta", "%1 is defeated"), state.name(unit));
}

Judgement cannotUse(const State& state, std::size_t unit)
{
    if (auto judgement = isDefeated(state, unit))
        return judgement;
    if (state.active && state.belongsTo(unit, *state.active))
        return {};
    return closedBy("not-active", WORDS("drafta", "%1 is not on the active side"), state.name(unit));
}

Judgement hasBuilt(const State& state, std::size_t unit)
{
    if (!state.units[unit].builtCamp)
        return {};
    return warnedBy("acted", WORDS("drafta", "%1 has given up this turn for an encampment"),
                    state.name(unit));
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
    Named{"plain", WORDS("drafta", "Plain ground")},
    Named{"forest", WORDS("drafta", "Forest")},
    Named{"shallow", WORDS("drafta", "Shallow water")},
    Named{"water", WORDS("drafta", "Deep water")},
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
        judgement = closedBy("moved", WORDS("drafta", "%1 has already moved this turn"), state.name(unit));
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
            judge(options[k], closedBy("water",
                                       WORDS("drafta", "%1 is not an air unit: it can’t "
                                                       "cross deep water"),
                                       state.name(unit)));
        else if (const auto squares = squaresWithin(state.card(unit), terrain))
            options[k].detail = counted(WORDS_N("drafta", "up to %n square(s)"), *squares);
    }
    return options;
}

} // namespace

// Each side rolls a D6, the higher begins (chapter "How to Begin").
Task<> first(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.active)
        co_await ask.refuse("malformed", WORDS("drafta", "the first turn is already decided"));
    std::vector<int> rolls = co_await rollsOfBoth(state, ask, "rolls", WORDS("drafta", "%1’s roll"));
    for (int tie = 1; rolls[0] == rolls[1]; ++tie) {
        const std::string path = "again/" + std::to_string(tie);
        if (tie > mostTies || (ask.isScript() && !ask.hasParts(path)))
            co_await ask.refuse("tie", WORDS("drafta", "both rolled %1: roll again"), rolls[0]);
        ask.report(WORDS("drafta", "Both rolled %1: roll again"), rolls[0]);
        ask.settle();
        rolls = co_await rollsOfBoth(state, ask, path, WORDS("drafta", "%1 rolls again"), true);
    }
    const std::size_t higher = rolls[0] > rolls[1] ? 0 : 1;
    state.active = higher;
    ask.report(WORDS("drafta", "%1 goes first: %2 against %3"), state.playerName(higher), rolls[higher],
               rolls[1 - higher]);
}

// Chapter "Movement".
Task<> move(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), hasMoved);
    const std::string id =
        co_await ask.one(Pick("terrain", WORDS("drafta", "Terrain"), terrainOptions(state, unit))
                             .preset("plain")
                             .rule("rule/special-movement"));
    const auto terrain = kindNamed<Terrain>(id, terrains);
    const auto most = squaresWithin(state.card(unit), terrain);
    const int squares =
        co_await ask.number(NumberOf("squares", WORDS("drafta", "Squares"), 1,
                                     ask.isScript() ? mostSquares : most.value_or(mostSquares))
                                .unit(counted(WORDS_N("drafta", "square(s)"), 2))
                                .rule("rule/movement"));
    if (most && squares > *most)
        co_await ask.refuse("too-far", counted(WORDS_N("drafta", "%1 moves up to %n square(s) here, not %2"),
                                               *most, state.name(unit), squares));
    ask.follows(WORDS("drafta", "Through allies, not through enemies"));
    if (const int camp = state.units[unit].camp; camp != 0)
        ask.follows(WORDS("drafta", "%1 leaves %2"), state.name(unit), campName(state, camp));
    state.units[unit].moved = true;
    ask.report(counted(WORDS_N("drafta", "%1 moves %n square(s)"), squares, state.name(unit)));
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
        ask.skips(message(WORDS("drafta", "%1 has done nothing this turn"), state.playerName(ended)));
    ask.report(WORDS("drafta", "%1 ends the turn"), state.playerName(ended));
    for (std::size_t k = 0; k < state.units.size(); ++k) {
        UnitState& unit = state.units[k];
        unit.moved = unit.acted = unit.healed = unit.builtCamp = false;
        const int most = state.card(k).hp;
        if (!state.belongsTo(k, ended) || unit.camp == 0 || unit.hp >= most)
            continue;
        unit.hp = std::min(unit.hp + State::campHeals, most);
        ask.report(door::Tone::good, WORDS("drafta", "%1 rests in %2: %3 of %4 hit points"), state.name(k),
                   campName(state, unit.camp), unit.hp, most);
    }
    state.active = 1 - ended;
    if (state.halfway)
        ++state.round;
    state.halfway = !state.halfway;
}

} // namespace adjutant::drafta
