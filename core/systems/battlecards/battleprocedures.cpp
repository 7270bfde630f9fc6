#include "core/systems/battlecards/battleprocedures.h"

#include "core/match/sessionof.h"
#include "core/systems/battlecards/battleroster.h"
#include "core/systems/battlecards/battlestate.h"
#include "core/systems/battlecards/battlewords.h"

namespace adjutant::battlecards {

namespace {

using enum table::Standing;

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

std::size_t sideOf(const State& state, std::string_view id)
{
    return static_cast<std::size_t>(
        std::ranges::find(state.sides, PlayerId(std::string(id)), &SideAtTable::id) - state.sides.begin());
}

template <class Of> auto& knightOf(Of& state, const UnitRef& ref)
{
    return *std::ranges::find(state.sides[sideOf(state, ref.player.text())].knights, ref.unit,
                              &KnightAtTable::id);
}

Message nameOfKnight(const State& state, const UnitRef& ref)
{
    return message(WORDS("battlecards", "%1 of %2"), verbatim(knightOf(state, ref).name),
                   toText(state, sideOf(state, ref.player.text())));
}

Message conditionOf(const Knight& knight)
{
    return message(WORDS("battlecards", "%1 of %2 wounds"), knight.wounds, knight.health);
}

table::Option knightOption(const State& state, const UnitRef& ref)
{
    table::Option option = optionOf(toText(ref), nameOfKnight(state, ref));
    option.piece = ref;
    return option;
}

void mark(table::Option& option, table::Standing standing, const char* rule, Message why)
{
    option.standing = standing;
    option.remark.rule = rule;
    option.remark.message = std::move(why);
}

std::vector<table::Option> allKnights(const State& state)
{
    std::vector<table::Option> options;
    for (const SideAtTable& side : state.sides)
        for (const KnightAtTable& each : side.knights) {
            options.push_back(knightOption(state, {side.id, each.id}));
            options.back().detail = conditionOf(each.knight);
        }
    return options;
}

// Everybody, with a function that closes those who can't.
template <class Judge> std::vector<table::Option> allSides(const State& state, Judge judge)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        options.push_back(optionOf(state.sides[k].id.text(), toText(state, k)));
        judge(k, options.back());
    }
    return options;
}

// battle: some knights meet on a tile.

std::vector<table::Option> knightsToMeet(const State& state)
{
    std::vector<table::Option> options = allKnights(state);
    for (table::Option& option : options)
        if (knightOf(state, option.piece).out)
            mark(option, warned, "out",
                 message(WORDS("battlecards",
                               "%1 left the board: it is taken to be back from its Castle, unhurt"),
                         option.label));
    return options;
}

// The sides of the knights, in the order of the tie-breaker; none for a side that it doesn't name.
std::optional<BattleAtTable> battleOf(const State& state, const std::vector<std::string>& knights,
                                      const std::vector<std::string>& tieBreaker)
{
    BattleAtTable battle;
    std::size_t placed = 0;
    for (const std::string& id : tieBreaker) {
        Participant participant;
        participant.side = sideOf(state, id);
        const SideAtTable& side = state.sides[participant.side];
        for (std::size_t k = 0; k < side.knights.size(); ++k)
            if (std::ranges::find(knights, toText(UnitRef{side.id, side.knights[k].id})) != knights.end())
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
    auto meeting = knightsToMeet(state);
    const auto count = static_cast<int>(meeting.size());
    const auto knights = co_await ask.several(
        Pick("knights", message(WORDS("battlecards", "Knights on the tile")), std::move(meeting))
            .from(2, std::max(count, 2))
            .unknownIs("unknown-unit"));
    auto sides = allSides(state, [](std::size_t, table::Option&) {});
    std::vector<std::string> order;
    for (const table::Option& side : sides)
        order.push_back(side.id);
    const auto all = static_cast<int>(sides.size());
    const auto tieBreaker = co_await ask.several(
        Pick("tie_breaker", message(WORDS("battlecards", "Tie-breaker, highest first")), std::move(sides))
            .from(2, all)
            .inOrder()
            .presets(std::move(order))
            .why(message(WORDS("battlecards", "The order of the players")))
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

void closeIfChosen(const State& state, std::size_t side, table::Option& option)
{
    const auto participant = participantOf(state, side);
    if (!participant)
        mark(option, closed, "not-active",
             message(WORDS("battlecards", "%1 is not in this battle"), option.label));
    else if (state.battle->participants[*participant].picked)
        mark(option, closed, "chosen", message(WORDS("battlecards", "%1 has chosen"), option.label));
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
        options.push_back(optionOf(card.id, fromId(card.id)));
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
    auto sides = allSides(state, [&](std::size_t k, table::Option& each) { closeIfChosen(state, k, each); });
    const std::string id = co_await ask.one(
        Pick("player", message(WORDS("battlecards", "Player")), std::move(sides)).unknownIs("unknown-unit"));
    const std::size_t k = sideOf(state, id);
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
    picked.attack =
        co_await ask.one(Pick("attack", message(WORDS("battlecards", "Attack card")), std::move(attacks))
                             .secretOf(side.id)
                             .unknownIs("not-in-hand"));
    auto defenses = cardsOf(side, picked.attack);
    picked.defense =
        co_await ask.one(Pick("defense", message(WORDS("battlecards", "Defense card")), std::move(defenses))
                             .secretOf(side.id)
                             .unknownIs("not-in-hand"));
    takeOut(side, picked);
    state.battle->participants[*participantOf(state, k)].picked = picked;
    ask.tell(takesBack ? message(WORDS("battlecards", "%1 takes the discards back and has chosen"),
                                 toText(state, k))
                       : message(WORDS("battlecards", "%1 has chosen"), toText(state, k)));
}

// ally: two sides count their points together.

void closeIfNoAlly(const State& state, std::size_t side, table::Option& option)
{
    const auto participant = participantOf(state, side);
    if (!participant)
        mark(option, closed, "alliance",
             message(WORDS("battlecards", "%1 is not in this battle"), option.label));
    else if (state.sides[side].bandits)
        mark(option, closed, "alliance",
             message(WORDS("battlecards", "%1: bandits never ally"), option.label));
    else if (state.battle->participants[*participant].ally)
        mark(option, closed, "alliance",
             message(WORDS("battlecards", "%1 has an ally already"), option.label));
}

Task<> ally(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (state.battle->revealed)
        co_await ask.refuse(
            "alliance", message(WORDS("battlecards", "alliances are made before the cards are revealed")));
    auto sides = allSides(state, [&](std::size_t k, table::Option& each) { closeIfNoAlly(state, k, each); });
    if (std::ranges::count(sides, table::Standing::open, &table::Option::standing) < 2)
        co_await ask.refuse("alliance",
                            message(WORDS("battlecards", "no two sides of this battle are left to ally")));
    const auto allies =
        co_await ask.several(Pick("players", message(WORDS("battlecards", "Allies")), std::move(sides))
                                 .from(2, 2)
                                 .unknownIs("unknown-unit"));
    const std::size_t one = sideOf(state, allies[0]);
    const std::size_t other = sideOf(state, allies[1]);
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
                     verbatim(side.name), fromId(attack.id), toText(attack.attack), fromId(defense.id),
                     toText(defense.defense)));
}

// Puts the fighters' wounds back to the knights; tells who is out by them.
void putBack(State& state, const Fighters& fighters, Ask& ask)
{
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (std::size_t n = 0; n < fighters[k].knights.size(); ++n) {
            const UnitRef ref = refOf(state, {k, n});
            KnightAtTable& knight = knightOf(state, ref);
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

std::vector<table::Option> targetsOf(const State& state, const Fighters& fighters, std::size_t attacker)
{
    std::vector<table::Option> options;
    options.push_back(optionOf(nobody, message(WORDS("battlecards", "Nobody"))));
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (std::size_t n = 0; k != attacker && n < fighters[k].knights.size(); ++n) {
            table::Option option = knightOption(state, refOf(state, {k, n}));
            option.detail = conditionOf(fighters[k].knights[n]);
            if (fighters[k].knights[n].isOut())
                mark(option, warned, "out",
                     message(WORDS("battlecards", "%1 is out and is not attacked"), option.label));
            else if (fighters[attacker].ally == k)
                mark(option, warned, "alliance",
                     message(WORDS("battlecards", "%1 is an ally's"), option.label));
            options.push_back(std::move(option));
        }
    return options;
}

std::optional<KnightAt> placeOf(const State& state, const Fighters& fighters, const std::string& target)
{
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (std::size_t n = 0; n < fighters[k].knights.size(); ++n)
            if (toText(refOf(state, {k, n})) == target)
                return KnightAt{k, n};
    return std::nullopt;
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
        auto options = targetsOf(state, fighters, attacker);
        const UnitRef knight = refOf(state, {attacker, n});
        Pick question("targets/" + knight.unit.text(),
                      message(WORDS("battlecards", "Target of %1"), nameOfKnight(state, knight)),
                      std::move(options));
        question.by(side.id).unknownIs("unknown-unit");
        if (!asks)
            question.preset(preset).why(why);
        const std::string target = co_await ask.one(std::move(question));
        targets[n] = placeOf(state, fighters, target);
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
    auto knights = allKnights(state);
    const std::string id = co_await ask.one(
        Pick("unit", message(WORDS("battlecards", "Knight")), std::move(knights)).unknownIs("unknown-unit"));
    const UnitRef ref = unitRefOf(id);
    KnightAtTable& knight = knightOf(state, ref);
    knight.knight.wounds = co_await ask.number(
        NumberOf("wounds", message(words::wounds), 0, mostFigure).preset(knight.knight.wounds));
    knight.out = knight.knight.isOut();
    ask.tell(message(WORDS("battlecards", "Corrected: %1 has %2"), nameOfKnight(state, ref),
                     conditionOf(knight.knight)));
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
         {"wounds", correction, Section::table, WORDS("battlecards", "Put wounds right"), "unit", false,
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
