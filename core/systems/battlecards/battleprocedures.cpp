#include "core/systems/battlecards/battleprocedures.h"

#include "core/match/sessionof.h"
#include "core/systems/battlecards/battleroster.h"
#include "core/systems/battlecards/battlestate.h"
#include "core/systems/battlecards/battlewords.h"
#include "core/systems/battlecards/sidechoice.h"

namespace adjutant::battlecards {

namespace {

// battle: some knights meet on a tile.

Objection isOut(const State& state, std::size_t knight)
{
    if (!state.knight(state.ref(knight)).out)
        return {};
    return warnedBy(
        "out", message(WORDS("battlecards", "%1 left the board; treated as back from its castle, unhurt"),
                       state.name(knight)));
}

// The sides of the knights, in the order of the tie-breaker; none for a side that it doesn't name.
std::optional<BattleAtTable> battleOf(const State& state, const std::vector<UnitRef>& knights,
                                      const std::vector<std::string>& tieBreaker)
{
    BattleAtTable battle;
    std::size_t placed = 0;
    for (const std::string& id : tieBreaker) {
        Participant participant;
        participant.side = state.findSide(id);
        const SideAtTable& side = state.sides[participant.side];
        for (std::size_t k = 0; k < side.knights.size(); ++k)
            if (std::ranges::find(knights, UnitRef{side.id, side.knights[k].id}) != knights.end())
                participant.knights.push_back(k);
        placed += participant.knights.size();
        if (!participant.knights.empty())
            battle.participants.push_back(std::move(participant));
    }
    if (placed != knights.size())
        return std::nullopt;
    return battle;
}

Task<> battle(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.battle)
        co_await ask.refuse("in-battle",
                            message(WORDS("battlecards", "another battle is still in progress")));
    const auto count = static_cast<int>(state.pieceCount());
    const auto ids = co_await ask.several(
        pickPiece("knights", WORDS("battlecards", "Knights on the tile"), piecesOf(state, isOut))
            .from(2, std::max(count, 2)));
    std::vector<UnitRef> knights;
    for (const std::string& id : ids)
        knights.push_back(unitRefOf(id));
    auto sides = allSides(state, nothingAgainst<State>);
    std::vector<std::string> order;
    for (const table::Option& side : sides)
        order.push_back(side.id);
    const auto all = static_cast<int>(sides.size());
    const auto tieBreaker = co_await ask.several(
        Pick("tie_breaker", WORDS("battlecards", "Tie-breaker, highest first"), std::move(sides))
            .from(2, all)
            .inOrder()
            .presets(std::move(order))
            .why(WORDS("battlecards", "In player order"))
            .unknownIs("unknown-unit"));
    std::optional<BattleAtTable> begun = battleOf(state, knights, tieBreaker);
    if (!begun)
        co_await ask.refuse(
            "malformed",
            message(WORDS("battlecards", "tie_breaker: a side with knights on the tile is missing")));
    if (begun->participants.size() < 2)
        co_await ask.refuse("malformed",
                            message(WORDS("battlecards", "knights: choose knights of at least two sides")));
    std::vector<std::size_t> who;
    for (const Participant& each : begun->participants) {
        who.push_back(each.side);
        for (const std::size_t k : each.knights) {
            KnightAtTable& knight = state.sides[each.side].knights[k];
            if (knight.out || knight.knight.isOut())
                knight.knight.wounds = 0;
            knight.out = false;
        }
    }
    state.battle = std::move(begun);
    ask.tell(message(WORDS("battlecards", "A battle begins: %1"), namesOf(state, who)));
}

// end_battle: points, victors; only their knights stay, and wounds are discarded.

void clearTile(State& state, const BattleResult& result)
{
    for (const Participant& each : state.battle->participants) {
        const bool stays = std::ranges::find(result.victors, each.side) != result.victors.end();
        for (const std::size_t k : each.knights) {
            KnightAtTable& knight = state.sides[each.side].knights[k];
            knight.out = knight.out || !stays;
            knight.knight.wounds = 0;
        }
    }
    state.battle.reset();
}

Task<> endBattle(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (stageOf(state) != Stage::fought)
        co_await ask.refuse("turns-left", message(WORDS("battlecards", "some battle turns are left")));
    BattleResult result = resultOf(state);
    for (const auto& [side, points] : result.points)
        ask.tell(counted(WORDS_N("battlecards", "%1: %n point(s)"), points, toText(state, side)));
    if (result.victors.empty())
        ask.tell(message(WORDS("battlecards", "No knights left: nobody wins the battle")));
    else
        ask.tell(message(WORDS("battlecards", "Battle won by %1"), namesOf(state, result.victors)),
                 table::Tone::good);
    clearTile(state, result);
    for (const std::size_t side : result.victors)
        ++state.sides[side].battlesWon;
    state.lastBattle = std::move(result);
}

// finish: the rules have no end. Whoever won most battles has won, unless the players decide otherwise.

std::vector<std::string> wonMostBattles(const State& state)
{
    std::vector<std::string> ids;
    const int most = std::ranges::max_element(state.sides, {}, &SideAtTable::battlesWon)->battlesWon;
    for (const SideAtTable& side : state.sides)
        if (most > 0 && side.battlesWon == most)
            ids.push_back(side.id.text());
    return ids;
}

Task<> finish(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    auto sides = allSides(state, nothingAgainst<State>);
    const auto most = static_cast<int>(sides.size());
    const auto winners = co_await ask.several(
        Pick("winners", WORDS("battlecards", "Winners"), std::move(sides))
            .from(0, most)
            .presets(wonMostBattles(state))
            .why(WORDS("battlecards", "Most battles won; the rules set no end, so you may decide otherwise"))
            .rule("rule/end-of-battle"));
    state.finished = true;
    for (const std::string& id : winners)
        state.winners.push_back(state.findSide(id));
    ask.tell(message(WORDS("battlecards", "The match is over")));
    if (!winners.empty())
        ask.tell(message(WORDS("battlecards", "Match won by %1"), namesOf(state, state.winners)),
                 table::Tone::good);
}

// wounds: the players put a knight's wounds right.

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t which =
        co_await askPiece(state, ask, "unit", WORDS("battlecards", "Knight"), nothingAgainst);
    const UnitRef ref = state.ref(which);
    KnightAtTable& knight = state.knight(ref);
    knight.knight.wounds = co_await ask.number(
        NumberOf("wounds", message(words::wounds), 0, mostFigure).preset(knight.knight.wounds));
    knight.out = knight.knight.isOut();
    ask.tell(message(WORDS("battlecards", "Corrected: %1 has %2"), nameOfKnight(state, ref),
                     conditionText(knight.knight)));
}

const Rules<State>& rules()
{
    using enum table::Role;
    using Section = table::Section;
    static const Rules<State> all{
        {{"battle", procedure, Section::turn, WORDS("battlecards", "Begin a battle"), "", false, battle},
         {"choose", procedure, Section::turn, WORDS("battlecards", "Choose cards"), "player", true, choose},
         {"ally", procedure, Section::turn, WORDS("battlecards", "Form an alliance"), "", false, ally},
         {"reveal", procedure, Section::turn, WORDS("battlecards", "Reveal the cards"), "", false, reveal},
         {"turn", procedure, Section::turn, WORDS("battlecards", "Battle turn"), "", false, turn},
         {"end_battle", procedure, Section::ends, WORDS("battlecards", "End the battle"), "", false,
          endBattle},
         {"finish", procedure, Section::table, WORDS("battlecards", "End the match"), "", false, finish},
         {"wounds", correction, Section::table, WORDS("battlecards", "Correct wounds"), "unit", false,
          wounds}},
        redact,
        viewOf,
        dueOf,
        toJson};
    return all;
}

} // namespace

Expected<std::unique_ptr<Session>, table::Remark> begin(Start start)
{
    if (auto remark = wrongWith(start))
        return refuse(std::move(*remark));
    State state = stateOf(start);
    return std::make_unique<SessionOf<State>>(std::move(start), std::move(state), rules());
}

} // namespace adjutant::battlecards
