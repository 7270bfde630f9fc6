#include "core/systems/battlecards/battleprocedures.h"

#include "core/match/pieces.h"
#include "core/match/sessionof.h"
#include "core/systems/battlecards/battleroster.h"
#include "core/systems/battlecards/battlestate.h"
#include "core/systems/battlecards/battlewords.h"

namespace adjutant::battlecards {

namespace {

Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", message(WORDS("battlecards", "the match is over")));
}

Task<> inABattle(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (!state.battle)
        co_await ask.refuse("not-active", message(WORDS("battlecards", "there is no battle")));
}

Message nameOfKnight(const State& state, const UnitRef& ref)
{
    return state.name(state.find(ref));
}

// Everybody, as a function judges them.
template <class Judge> std::vector<table::Option> allSides(const State& state, Judge judged)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        options.push_back(optionOf(state.sides[k].id.text(), toText(state, k)));
        judge(options.back(), judged(state, k));
    }
    return options;
}

// battle: some knights meet on a tile.

Objection isOut(const State& state, std::size_t knight)
{
    if (!state.knight(state.ref(knight)).out)
        return {};
    return warnedBy("out", message(WORDS("battlecards", "%1 left the board: it is taken to be back from its "
                                                        "Castle, unhurt"),
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
        co_await ask.refuse("in-battle", message(WORDS("battlecards", "another battle is not over yet")));
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
            .why(WORDS("battlecards", "The order of the players"))
            .unknownIs("unknown-unit"));
    std::optional<BattleAtTable> begun = battleOf(state, knights, tieBreaker);
    if (!begun)
        co_await ask.refuse(
            "malformed",
            message(WORDS("battlecards", "tie_breaker: a side with knights on the tile is missing")));
    if (begun->participants.size() < 2)
        co_await ask.refuse("malformed",
                            message(WORDS("battlecards", "knights: those of two sides are needed")));
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

// choose: a side covers two cards.

Objection hasChosen(const State& state, std::size_t side)
{
    const auto participant = participantOf(state, side);
    if (!participant)
        return closedBy("not-active",
                        message(WORDS("battlecards", "%1 is not in this battle"), toText(state, side)));
    if (state.battle->participants[*participant].picked)
        return closedBy("chosen", message(WORDS("battlecards", "%1 has chosen"), toText(state, side)));
    return {};
}

// The cards that one can be picked from: with a hand of one card it is one of the two, and the other comes
// out of the discards.
std::vector<table::Option> cardsOf(const SideAtTable& side, const std::string& besides)
{
    const bool all = side.hand.size() < 2;
    const bool lends = side.hand.size() == 1 && !besides.empty() && besides != side.hand.front();
    std::vector<table::Option> options;
    for (const Battlecard& card : *side.cards) {
        const bool held = std::ranges::find(side.hand, card.id) != side.hand.end();
        const bool back = all && std::ranges::find(side.discard, card.id) != side.discard.end();
        if (card.id == besides || !(held || (back && !lends)))
            continue;
        options.push_back(optionOf(card.id, nameOf(card)));
        options.back().detail = besides.empty() ? toText(card.attack) : toText(card.defense);
    }
    return options;
}

void takeOut(SideAtTable& side, const Picked& picked)
{
    if (side.hand.size() < 2) {
        side.hand.clear();
        side.discard.clear();
        for (const Battlecard& card : *side.cards)
            side.hand.push_back(card.id);
    }
    std::erase(side.hand, picked.attack);
    std::erase(side.hand, picked.defense);
}

Task<> choose(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    auto sides = allSides(state, hasChosen);
    const std::string id = co_await ask.one(
        Pick("player", WORDS("battlecards", "Player"), std::move(sides)).unknownIs("unknown-unit"));
    const std::size_t k = state.findSide(id);
    SideAtTable& side = state.sides[k];
    ask.title(message(WORDS("battlecards", "%1 chooses two cards"), toText(state, k)));
    const bool takesBack = side.hand.size() < 2;
    if (takesBack)
        ask.follows(
            side.hand.empty()
                ? message(WORDS("battlecards", "The hand is empty: the discards come back first"))
                : message(WORDS("battlecards", "The last card of the hand is one of the two; then the "
                                               "discards come back for the other")));
    auto attacks = cardsOf(side, {});
    Picked picked;
    picked.attack = co_await ask.one(Pick("attack", WORDS("battlecards", "Attack card"), std::move(attacks))
                                         .secretOf(side.id)
                                         .unknownIs("not-in-hand"));
    auto defenses = cardsOf(side, picked.attack);
    picked.defense =
        co_await ask.one(Pick("defense", WORDS("battlecards", "Defense card"), std::move(defenses))
                             .secretOf(side.id)
                             .unknownIs("not-in-hand"));
    takeOut(side, picked);
    state.battle->participants[*participantOf(state, k)].picked = picked;
    ask.tell(takesBack ? message(WORDS("battlecards", "%1 takes the discards back and has chosen"),
                                 toText(state, k))
                       : message(WORDS("battlecards", "%1 has chosen"), toText(state, k)));
}

// ally: two sides count their points together.

Objection cannotAlly(const State& state, std::size_t side)
{
    const auto closed = [&](Words why) { return closedBy("alliance", message(why, toText(state, side))); };
    const auto participant = participantOf(state, side);
    if (!participant)
        return closed(WORDS("battlecards", "%1 is not in this battle"));
    if (state.sides[side].bandits)
        return closed(WORDS("battlecards", "%1: bandits never ally"));
    if (state.battle->participants[*participant].ally)
        return closed(WORDS("battlecards", "%1 has an ally already"));
    return {};
}

Task<> ally(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (state.battle->revealed)
        co_await ask.refuse(
            "alliance", message(WORDS("battlecards", "alliances are made before the cards are revealed")));
    auto sides = allSides(state, cannotAlly);
    if (std::ranges::count(sides, table::Standing::open, &table::Option::standing) < 2)
        co_await ask.refuse("alliance",
                            message(WORDS("battlecards", "no two sides of this battle are left to ally")));
    const auto allies = co_await ask.several(Pick("players", WORDS("battlecards", "Allies"), std::move(sides))
                                                 .from(2, 2)
                                                 .unknownIs("unknown-unit"));
    const std::size_t one = state.findSide(allies[0]);
    const std::size_t other = state.findSide(allies[1]);
    state.battle->participants[*participantOf(state, one)].ally = participantOf(state, other);
    state.battle->participants[*participantOf(state, other)].ally = participantOf(state, one);
    ask.tell(message(WORDS("battlecards", "%1 and %2 form an alliance"), toText(state, one),
                     toText(state, other)));
}

// reveal: all cards at once, with the wounds of the defense cards.

void tellReveal(const State& state, const Participant& participant, Ask& ask)
{
    const SideAtTable& side = state.sides[participant.side];
    const Battlecard& attack = cardOf(side, participant.picked->attack);
    const Battlecard& defense = cardOf(side, participant.picked->defense);
    ask.tell(message(WORDS("battlecards", "%1 attacks with %2 (%3) and defends with %4 (%5)"),
                     verbatim(side.name), nameOf(attack), toText(attack.attack), nameOf(defense),
                     toText(defense.defense)));
}

// Puts the fighters' wounds back to the knights; tells who is out by them.
void putBack(State& state, const Fighters& fighters, Ask& ask)
{
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (std::size_t n = 0; n < fighters[k].knights.size(); ++n) {
            const UnitRef ref = refOf(state, {k, n});
            KnightAtTable& knight = state.knight(ref);
            knight.knight = fighters[k].knights[n];
            if (!knight.out && knight.knight.isOut()) {
                knight.out = true;
                ask.tell(message(WORDS("battlecards", "%1 is out"), nameOfKnight(state, ref)),
                         table::Tone::bad);
            }
        }
}

Task<> reveal(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (state.battle->revealed)
        co_await ask.refuse("not-active", message(WORDS("battlecards", "the cards are revealed already")));
    const auto waiting = stillChoosing(state);
    if (!waiting.empty())
        co_await ask.refuse(
            "waiting", message(WORDS("battlecards", "not all have chosen: %1"), namesOf(state, waiting)));
    state.battle->revealed = true;
    Fighters fighters = fightersOf(state);
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        const Participant& each = state.battle->participants[k];
        SideAtTable& side = state.sides[each.side];
        tellReveal(state, each, ask);
        side.discard.push_back(each.picked->attack);
        side.discard.push_back(each.picked->defense);
        woundAll(fighters[k], cardOf(side, each.picked->defense).defense.wound);
    }
    putBack(state, fighters, ask);
}

// turn: the next side attacks.

// A knight of the battle by the number that it has in the match; nobody where it isn't in the battle.
std::optional<KnightAt> placeOf(const State& state, const UnitRef& ref)
{
    for (std::size_t k = 0; k < state.battle->participants.size(); ++k) {
        const Participant& each = state.battle->participants[k];
        if (state.sides[each.side].id != ref.player)
            continue;
        for (std::size_t n = 0; n < each.knights.size(); ++n)
            if (state.sides[each.side].knights[each.knights[n]].id == ref.unit)
                return KnightAt{k, n};
    }
    return std::nullopt;
}

Objection againstTarget(const State& state, const Fighters& fighters, std::size_t attacker,
                        const UnitRef& target)
{
    const auto at = placeOf(state, target);
    const Message name = nameOfKnight(state, target);
    if (!at || at->fighter == attacker)
        return closedBy(unknownPiece,
                        message(WORDS("battlecards", "%1 is not a target in this battle"), name));
    if (fighters[at->fighter].knights[at->knight].isOut())
        return warnedBy("out", message(WORDS("battlecards", "%1 is out and is not attacked"), name));
    if (fighters[attacker].ally == at->fighter)
        return warnedBy("alliance", message(WORDS("battlecards", "%1 is an ally's"), name));
    return {};
}

// The knights of the others, in the order of the battle, or nobody.
Pick pickTarget(const State& state, const Fighters& fighters, std::size_t attacker, const UnitRef& knight)
{
    const auto option = [&, attacker](const UnitRef& target) {
        return pieceOption(state, state.find(target), againstTarget(state, fighters, attacker, target));
    };
    const table::Option none = optionOf(nobody, message(WORDS("battlecards", "Nobody")));
    const auto all = [&state, &fighters, attacker, option, none] {
        std::vector<table::Option> options{none};
        for (std::size_t k = 0; k < fighters.size(); ++k)
            for (std::size_t n = 0; k != attacker && n < fighters[k].knights.size(); ++n)
                options.push_back(option(refOf(state, {k, n})));
        return options;
    };
    const auto find = [&state, option, none](const std::string& id) -> std::optional<table::Option> {
        if (id == nobody)
            return none;
        const UnitRef target = unitRefOf(id);
        return state.find(target) < state.pieceCount() ? std::optional(option(target)) : std::nullopt;
    };
    return Pick("targets/" + knight.unit.text(),
                message(WORDS("battlecards", "Target of %1"), nameOfKnight(state, knight)), all, find)
        .unknownIs(unknownPiece);
}

// In a script without any target all follow the pattern; with some the others attack nobody. At the table
// only the bandits follow it; players say whom each of their knights attacks.
Task<Targets> askTargets(const State& state, const Fighters& fighters, std::size_t attacker, Ask& ask)
{
    const SideAtTable& side = state.sides[state.battle->participants[attacker].side];
    const auto byPattern = patternTarget(fighters, attacker);
    const bool asks = !ask.isScript() && !side.bandits;
    const bool none = !byPattern || (ask.isScript() && ask.isGiven("targets"));
    const std::string preset = none ? nobody : toText(refOf(state, *byPattern));
    const Message why = none ? message(WORDS("battlecards", "It has no target of its own"))
                             : message(WORDS("battlecards", "By the bandits' pattern"));
    Targets targets(fighters[attacker].knights.size());
    for (std::size_t n = 0; n < targets.size(); ++n) {
        if (fighters[attacker].knights[n].isOut())
            continue;
        const UnitRef knight = refOf(state, {attacker, n});
        Pick question = pickTarget(state, fighters, attacker, knight);
        question.by(side.id);
        if (!asks)
            question.preset(preset).why(why);
        const std::string target = co_await ask.one(std::move(question));
        targets[n] = placeOf(state, unitRefOf(target));
    }
    co_return targets;
}

Task<> turn(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (!state.battle->revealed)
        co_await ask.refuse("waiting", message(WORDS("battlecards", "the cards are not revealed yet")));
    const auto left = turnsLeft(state);
    if (left.empty())
        co_await ask.refuse("no-turn", message(WORDS("battlecards", "all have had their turns")));
    const std::size_t attacker = left.front();
    const std::size_t side = state.battle->participants[attacker].side;
    Fighters fighters = fightersOf(state);
    ask.title(message(WORDS("battlecards", "Battle turn of %1"), toText(state, side)));
    const Targets targets = co_await askTargets(state, fighters, attacker, ask);
    const auto dealt = playTurn(fighters, attacker, targets);
    state.battle->participants[attacker].hadTurn = true;
    for (const Dealt& each : dealt)
        ask.tell(counted(WORDS_N("battlecards", "%1 deals %n wound(s) to %2: %3"), each.working.wounds,
                         toText(state, side), nameOfKnight(state, refOf(state, each.target)),
                         toText(each.working)));
    if (dealt.empty())
        ask.tell(message(WORDS("battlecards", "%1 attacks nobody"), toText(state, side)), table::Tone::quiet);
    putBack(state, fighters, ask);
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
        co_await ask.refuse("turns-left", message(WORDS("battlecards", "battle turns are left")));
    BattleResult result = resultOf(state);
    for (const auto& [side, points] : result.points)
        ask.tell(counted(WORDS_N("battlecards", "%1: %n point(s)"), points, toText(state, side)));
    if (result.victors.empty())
        ask.tell(message(WORDS("battlecards", "No knight is left: nobody wins the battle")));
    else
        ask.tell(message(WORDS("battlecards", "Victory: %1"), namesOf(state, result.victors)),
                 table::Tone::good);
    clearTile(state, result);
    state.lastBattle = std::move(result);
}

Task<> finish(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    state.finished = true;
    ask.tell(message(WORDS("battlecards", "The match is over")));
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
         {"end_battle", procedure, Section::turn, WORDS("battlecards", "End the battle"), "", false,
          endBattle},
         {"finish", procedure, Section::table, WORDS("battlecards", "Finish the match"), "", false, finish},
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
