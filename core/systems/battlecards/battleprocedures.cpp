#include "core/systems/battlecards/battleprocedures.h"

namespace adjutant::battlecards {

namespace {

Objection isOut(const State& state, std::size_t knight)
{
    if (!state.knights[knight].out)
        return {};
    return warnedBy("out", WORDS("battlecards", "%1 left the board; treated as back from its castle, unhurt"),
                    state.name(knight));
}

// The sides of the knights, in the order of the tie-breaker; none for a side that it doesn't name.
std::optional<BattleInPlay> battleOf(const State& state, const std::vector<std::size_t>& knights,
                                     const std::vector<std::string>& tieBreaker)
{
    BattleInPlay battle;
    std::size_t placed = 0;
    for (const std::string& id : tieBreaker) {
        Participant participant;
        participant.side = state.findSide(id);
        for (std::size_t k = 0; k < state.knights.size(); ++k)
            if (state.ref(k).player.text() == id && std::ranges::find(knights, k) != knights.end())
                participant.knights.push_back(k);
        placed += participant.knights.size();
        if (!participant.knights.empty())
            battle.participants.push_back(std::move(participant));
    }
    if (placed != knights.size())
        return std::nullopt;
    return battle;
}

// Which sides are highest in the tie-breaker; those without a knight on the tile may be left out.
Pick pickSides(const State& state)
{
    std::vector<std::string> order;
    for (const SideInMatch& side : state.sides)
        order.push_back(side.id.text());
    Pick question("tie_breaker", WORDS("battlecards", "Tie-breaker, highest first"),
                  allSides(state, nothingAgainst));
    question.from(2, static_cast<int>(order.size())).inOrder().presets(std::move(order));
    return question.why(WORDS("battlecards", "In player order")).unknownIs("unknown-unit");
}

} // namespace

Task<> battle(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.battle)
        co_await ask.refuse("in-battle", WORDS("battlecards", "another battle is still in progress"));
    const auto count = static_cast<int>(state.pieceCount());
    const auto ids = co_await ask.several(
        pickPiece("knights", WORDS("battlecards", "Knights on the tile"), piecesOf(state, isOut))
            .from(2, std::max(count, 2)));
    std::vector<std::size_t> knights;
    for (const std::string& id : ids)
        knights.push_back(state.find(unitRefOf(id)));
    const auto tieBreaker = co_await ask.several(pickSides(state));
    std::optional<BattleInPlay> begun = battleOf(state, knights, tieBreaker);
    if (!begun)
        co_await ask.refuse("malformed",
                            WORDS("battlecards", "tie_breaker: a side with knights on the tile is missing"));
    if (begun->participants.size() < 2)
        co_await ask.refuse("malformed",
                            WORDS("battlecards", "knights: choose knights of at least two sides"));
    std::vector<std::size_t> who;
    for (const Participant& each : begun->participants) {
        who.push_back(each.side);
        for (const std::size_t k : each.knights) {
            KnightInBattle& knight = state.knights[k];
            if (knight.out || knight.knight.isOut())
                knight.knight.wounds = 0;
            knight.out = false;
        }
    }
    state.battle = std::move(begun);
    ask.tell(WORDS("battlecards", "A battle begins: %1"), namesOf(state, who));
}

namespace {

void clearTile(State& state, const BattleResult& result)
{
    for (const Participant& each : state.battle->participants) {
        const bool stays = std::ranges::find(result.victors, each.side) != result.victors.end();
        for (const std::size_t k : each.knights) {
            KnightInBattle& knight = state.knights[k];
            knight.out = knight.out || !stays;
            knight.knight.wounds = 0;
        }
    }
    state.battle.reset();
}

} // namespace

Task<> endBattle(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (stageOf(state) != Stage::fought)
        co_await ask.refuse("turns-left", WORDS("battlecards", "some battle turns are left"));
    BattleResult result = resultOf(state);
    for (const auto& [side, points] : result.points)
        ask.tell(counted(WORDS_N("battlecards", "%1: %n point(s)"), points, toText(state, side)));
    if (result.victors.empty())
        ask.tell(WORDS("battlecards", "No knights left: nobody wins the battle"));
    else
        ask.tell(door::Tone::good, WORDS("battlecards", "Battle won by %1"), namesOf(state, result.victors));
    clearTile(state, result);
    for (const std::size_t side : result.victors)
        ++state.sides[side].battlesWon;
    state.lastBattle = std::move(result);
}

namespace {

std::vector<std::string> wonMostBattles(const State& state)
{
    std::vector<std::string> ids;
    const int most = std::ranges::max_element(state.sides, {}, &SideInMatch::battlesWon)->battlesWon;
    for (const SideInMatch& side : state.sides)
        if (most > 0 && side.battlesWon == most)
            ids.push_back(side.id.text());
    return ids;
}

} // namespace

Task<> finish(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    Pick question("winners", WORDS("battlecards", "Winners"), allSides(state, nothingAgainst));
    question.from(0, static_cast<int>(state.sides.size())).presets(wonMostBattles(state));
    question.why(WORDS("battlecards", "Most battles won; the rules set no end, so you may decide otherwise"));
    const auto winners = co_await ask.several(question.rule("rule/end-of-battle"));
    state.finished = true;
    for (const std::string& id : winners)
        state.winners.push_back(state.findSide(id));
    ask.tell(WORDS("battlecards", "The match is over"));
    if (!winners.empty())
        ask.tell(door::Tone::good, WORDS("battlecards", "Match won by %1"), namesOf(state, state.winners));
}

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t which =
        co_await askPiece(state, ask, "unit", WORDS("battlecards", "Knight"), nothingAgainst);
    KnightInBattle& knight = state.knights[which];
    knight.knight.wounds =
        co_await ask.number(NumberOf("wounds", woundsWord, 0, mostFigure).preset(knight.knight.wounds));
    knight.out = knight.knight.isOut();
    ask.tell(WORDS("battlecards", "Corrected: %1 has %2"), state.name(which), conditionText(knight.knight));
}

} // namespace adjutant::battlecards
