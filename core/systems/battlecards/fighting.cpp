#include "core/systems/battlecards/battlecards.h"

namespace adjutant::battlecards {

namespace {

Judgement cannotAlly(const State& state, std::size_t side)
{
    const auto closed = [&](Words why) { return closedBy("alliance", message(why, state.playerName(side))); };
    const auto participant = participantOf(state, side);
    if (!participant)
        return closed(WORDS("battlecards", "%1 is not in this battle"));
    if (state.army(side).bandits)
        return closed(WORDS("battlecards", "%1 can’t ally: bandits never do"));
    if (state.battle->participants[*participant].ally)
        return closed(WORDS("battlecards", "%1 already has an ally"));
    return {};
}

// Puts the fighters' wounds back to the knights; tells who is out by them.
void putBack(State& state, const Fighters& fighters, Ask& ask)
{
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (std::size_t n = 0; n < fighters[k].knights.size(); ++n) {
            const std::size_t which = state.knightOf({k, n});
            KnightInMatch& knight = state.knights[which];
            knight.wounds = fighters[k].knights[n].wounds;
            if (!knight.out && knight.isOut()) {
                knight.out = true;
                ask.report(door::Tone::bad, WORDS("battlecards", "%1 is out"), state.name(which));
            }
        }
}

// A knight of the battle by the number that it has in the match; nobody where it isn't in the battle.
std::optional<KnightAt> placeOf(const State& state, std::size_t knight)
{
    for (std::size_t k = 0; k < state.battle->participants.size(); ++k)
        for (std::size_t n = 0; n < state.battle->participants[k].knights.size(); ++n)
            if (state.knightOf({k, n}) == knight)
                return KnightAt{k, n};
    return std::nullopt;
}

Judgement againstTarget(const State& state, const Fighters& fighters, std::size_t attacker,
                        std::size_t target)
{
    const auto at = placeOf(state, target);
    const Message name = state.name(target);
    if (!at || at->fighter == attacker)
        return closedBy(unknownPiece, WORDS("battlecards", "%1 is not a target in this battle"), name);
    if (fighters[at->fighter].knights[at->knight].isOut())
        return warnedBy("out", WORDS("battlecards", "%1 is out: no longer a target"), name);
    if (fighters[attacker].ally == at->fighter)
        return warnedBy("alliance", WORDS("battlecards", "%1 belongs to an ally"), name);
    return {};
}

// What the knights that have a target by now and one more would deal to a knight together.
Message woundsByTarget(const Fighters& fighters, std::size_t attacker, const Targets& chosen, KnightAt target,
                       Message condition)
{
    const auto sharing = static_cast<int>(std::ranges::count(chosen, std::optional(target))) + 1;
    const int wounds = workingOf(fighters, attacker, target.fighter, sharing).wounds;
    if (sharing == 1)
        return counted(WORDS_N("battlecards", "%1; takes %n wound(s)"), wounds, condition);
    return counted(WORDS_N("battlecards", "%1; takes %n wound(s) from %2 knights"), wounds, condition,
                   sharing);
}

// The knights of the others, in the order of the battle, or nobody; `chosen` are the targets so far.
Pick pickTarget(const State& state, const Fighters& fighters, std::size_t attacker, const Targets& chosen,
                std::size_t knight)
{
    const auto option = [&, attacker](std::size_t target) {
        door::Option made = pieceOption(state, target, againstTarget(state, fighters, attacker, target));
        const auto at = placeOf(state, target);
        if (at && !fighters[at->fighter].knights[at->knight].isOut())
            made.detail = woundsByTarget(fighters, attacker, chosen, *at, made.detail);
        return made;
    };
    const door::Option none{nobody, WORDS("battlecards", "Nobody")};
    const auto all = [&state, &fighters, attacker, option, none] {
        std::vector<door::Option> options{none};
        for (std::size_t k = 0; k < fighters.size(); ++k)
            for (std::size_t n = 0; k != attacker && n < fighters[k].knights.size(); ++n)
                options.push_back(option(state.knightOf({k, n})));
        return options;
    };
    const auto find = [&state, option, none](const std::string& id) -> std::optional<door::Option> {
        if (id == nobody)
            return none;
        const std::size_t target = state.find(unitRefOf(id));
        return target < state.pieceCount() ? std::optional(option(target)) : std::nullopt;
    };
    return Pick("targets/" + state.ref(knight).unit.text(),
                message(WORDS("battlecards", "Target for %1"), state.name(knight)), all, find)
        .unknownIs(unknownPiece);
}

// In a script without any target all follow the pattern; with some the others attack nobody. At the table
// only the bandits follow it; players say whom each of their knights attacks.
Task<Targets> askTargets(const State& state, const Fighters& fighters, std::size_t attacker, Ask& ask)
{
    const std::size_t side = state.sideOf(attacker);
    const auto byPattern = patternTarget(fighters, attacker);
    const bool asks = !ask.isScript() && !state.army(side).bandits;
    const bool none = !byPattern || (ask.isScript() && ask.isGiven("targets"));
    const std::string preset = none ? nobody : toText(state.ref(state.knightOf(*byPattern)));
    const Words why =
        none ? WORDS("battlecards", "No target") : WORDS("battlecards", "By the bandits’ pattern");
    Targets targets(fighters[attacker].knights.size());
    for (std::size_t n = 0; n < targets.size(); ++n) {
        if (fighters[attacker].knights[n].isOut())
            continue;
        const std::size_t knight = state.knightOf({attacker, n});
        Pick question = pickTarget(state, fighters, attacker, targets, knight);
        question.by(state.playerId(side));
        if (!asks)
            question.preset(preset).why(why);
        const std::string target = co_await ask.one(std::move(question));
        targets[n] = placeOf(state, state.find(unitRefOf(target)));
    }
    co_return targets;
}

} // namespace

// Two sides count their points together: after the reveal, before the first battle turn.
Task<> ally(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (std::ranges::any_of(state.battle->participants, &Participant::hadTurn))
        co_await ask.refuse(
            "alliance", WORDS("battlecards", "too late: alliances are made before the first battle turn"));
    if (state.battle->participants.size() < 3 && !ask.isScript())
        co_await ask.refuse("alliance", WORDS("battlecards", "an alliance needs a third side"));
    if (!state.battle->revealed && !ask.isScript())
        co_await ask.refuse("alliance", WORDS("battlecards", "alliances are made after the reveal"));
    auto sides = judgedPlayers(state, cannotAlly);
    if (std::ranges::count(sides, door::Standing::open, &door::Option::standing) < 2)
        co_await ask.refuse("alliance", WORDS("battlecards", "no two sides in this battle can still ally"));
    Pick question("players", WORDS("battlecards", "Allies"), std::move(sides));
    const auto allies = co_await ask.several(question.from(2, 2).unknownIs("unknown-unit"));
    const std::size_t one = state.setup->findPlayer(allies[0]);
    const std::size_t other = state.setup->findPlayer(allies[1]);
    state.battle->participants[*participantOf(state, one)].ally = participantOf(state, other);
    state.battle->participants[*participantOf(state, other)].ally = participantOf(state, one);
    ask.report(WORDS("battlecards", "%1 and %2 form an alliance"), state.playerName(one),
               state.playerName(other));
}

// All covered cards are turned up at once, with the wounds of the defense cards.
Task<> reveal(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (state.battle->revealed)
        co_await ask.refuse("not-active", WORDS("battlecards", "the cards are already revealed"));
    const auto waiting = stillChoosing(state);
    if (!waiting.empty())
        co_await ask.refuse("waiting", WORDS("battlecards", "still to choose: %1"),
                            state.playerNames(waiting));
    state.battle->revealed = true;
    ask.report(WORDS("battlecards", "The cards are revealed"));
    Fighters fighters = fightersOf(state);
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        const Participant& each = state.battle->participants[k];
        const auto& [attackId, defenseId] = *each.picked;
        const Battlecard& attack = state.battlecard(each.side, attackId);
        const Battlecard& defense = state.battlecard(each.side, defenseId);
        ask.report(WORDS("battlecards", "%1: attack %2 (%3), defense %4 (%5)"), state.playerName(each.side),
                   toText(attack), modifiersText(attack, true), toText(defense),
                   modifiersText(defense, false));
        std::vector<std::string>& discard = state.sides[each.side].discard;
        discard.insert(discard.end(), {attackId, defenseId});
        const int wounds = defense.defense.wound;
        woundAll(fighters[k], wounds);
        if (wounds > 0)
            ask.report(counted(WORDS_N("battlecards", "%1: each knight takes %n wound(s) from %2"), wounds,
                               state.playerName(each.side), toText(defense)),
                       door::Tone::bad);
    }
    putBack(state, fighters, ask);
}

// The battle turn of the next side by Delay.
Task<> turn(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (!state.battle->revealed)
        co_await ask.refuse("waiting", WORDS("battlecards", "the cards are not revealed yet"));
    const auto left = turnsLeft(state);
    if (left.empty())
        co_await ask.refuse("no-turn", WORDS("battlecards", "all have had their turns"));
    const std::size_t attacker = left.front();
    const Message name = state.nameOf(attacker);
    Fighters fighters = fightersOf(state);
    ask.title(message(WORDS("battlecards", "Battle turn: %1"), name));
    const Targets targets = co_await askTargets(state, fighters, attacker, ask);
    const auto dealt = playTurn(fighters, attacker, targets);
    state.battle->participants[attacker].hadTurn = true;
    for (const Dealt& each : dealt)
        ask.report(counted(WORDS_N("battlecards", "%2 takes %n wound(s) from %1: %3"), each.working.wounds,
                           name, state.name(state.knightOf(each.target)), toText(each.working)),
                   each.working.wounds > 0 ? door::Tone::bad : door::Tone::good);
    if (dealt.empty())
        ask.report(door::Tone::quiet, WORDS("battlecards", "%1: no attack"), name);
    putBack(state, fighters, ask);
}

} // namespace adjutant::battlecards
