#include "core/systems/battlecards/battlecards.h"

namespace adjutant::battlecards {

static Task<> inABattle(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (!state.battle)
        co_await ask.refuse("not-active", TR("no battle in progress"));
}

static Judgement isOut(const State& state, std::size_t knight)
{
    if (!state.knights[knight].out)
        return {};
    const bool isBandit = state.army(state.setup->findPlayer(state.playerOf(knight).text())).bandits;
    return warnedBy("out",
                    isBandit ? TR("%1 left the board; treated as a new bandit, unhurt")
                             : TR("%1 left the board; treated as back from its castle, unhurt"),
                    state.name(knight));
}

// Some knights meet on a tile.
Task<> battle(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.battle)
        co_await ask.refuse("in-battle", TR("another battle is still in progress"));
    // First, though it stands by itself: behind all the knights nobody would see it. Sides without a knight
    // on the tile may be left out.
    std::vector<door::Option> players = state.setup->playerOptions();
    std::vector<std::string> order = mapped(players, &door::Option::id);
    Pick highest("tie_breaker", TR("Tie-breaker, highest first"), std::move(players));
    highest.from(2, static_cast<int>(order.size())).inOrder().presets(std::move(order));
    highest.why(TR("In player order")).unknownIs("unknown-unit");
    const auto tieBreaker = co_await ask.several(std::move(highest));
    Pick met = pickPiece("knights", TR("Knights on the tile"), piecesOf(state, isOut));
    const auto ids = co_await ask.several(met.from(2, std::max(static_cast<int>(state.pieceCount()), 2)));
    const auto knights = mapped(ids, [&state](const std::string& id) { return state.find(unitRefOf(id)); });
    BattleInPlay begun;
    std::size_t placed = 0;
    for (const std::string& id : tieBreaker) {
        Participant participant;
        participant.side = state.setup->findPlayer(id);
        for (std::size_t k = 0; k < state.knights.size(); ++k)
            if (state.ref(k).player.text() == id && findIn(knights, k))
                participant.knights.push_back(k);
        placed += participant.knights.size();
        if (!participant.knights.empty())
            begun.participants.push_back(std::move(participant));
    }
    if (placed != knights.size())
        co_await ask.refuse("malformed", TR("tie_breaker: a side with knights on the tile is missing"));
    if (begun.participants.size() < 2)
        co_await ask.refuse("malformed", TR("knights: choose knights of at least two sides"));
    for (const Participant& each : begun.participants)
        for (const std::size_t k : each.knights) {
            KnightInMatch& knight = state.knights[k];
            if (knight.out || knight.isOut())
                knight.wounds = 0;
            knight.out = false;
        }
    state.battle = std::move(begun);
    ask.report(TR("A battle begins: %1"),
               state.playerNames(mapped(state.battle->participants, &Participant::side)));
}

namespace {

Judgement hasChosen(const State& state, std::size_t side)
{
    const auto participant = participantOf(state, side);
    const Message name = state.playerName(side);
    if (!participant)
        return closedBy("not-active", TR("%1 is not in this battle"), name);
    if (state.battle->participants[*participant].picked)
        return closedBy("chosen", TR("%1: cards chosen"), name);
    return {};
}

// The cards that one can be picked from: with a hand of one card it is one of the two, and the other comes
// out of the discards. Bandits take their attack from the hand as long as it has a card.
std::vector<door::Option> cardsOf(const SideInMatch& side, const Army& army, const std::string& besides)
{
    const bool all = side.hand.size() < 2 && !(army.bandits && besides.empty() && !side.hand.empty());
    const bool lends = side.hand.size() == 1 && !besides.empty() && besides != side.hand.front();
    std::vector<door::Option> options;
    for (const Battlecard& card : army.cards) {
        const bool held = findIn(side.hand, card.id);
        const bool back = all && findIn(side.discard, card.id);
        if (card.id == besides || !(held || (back && !lends)))
            continue;
        options.push_back({card.id, toText(card)});
        if (!army.bandits) // whoever enters what was drawn only looks for its name
            options.back().detail = modifiersText(card, besides.empty());
    }
    return options;
}

// The cards that one is drawn from, besides the one drawn already: the hand, or the discards once it is
// empty.
std::vector<std::string> pileOf(const SideInMatch& side, const Army& army, const std::string& besides)
{
    std::vector<std::string> pile = side.hand;
    if (!besides.empty()) // unknown cards of a hand are empty, too
        std::erase(pile, besides);
    if (pile.empty()) {
        pile = mapped(army.cards, &Battlecard::id);
        std::erase(pile, besides);
    }
    return pile;
}

// Which card of a pile a die shows, by its place; a pile of one card needs no die.
std::string drawnFrom(const std::vector<std::string>& pile, std::vector<int>& faces)
{
    if (pile.size() == 1)
        return pile.front();
    const int place = faces.front();
    faces.erase(faces.begin());
    return pile[static_cast<std::size_t>(place - 1)];
}

// Both cards drawn unseen; none where the players enter what they drew at the table.
Task<std::optional<Picked>> askDrawn(const SideInMatch& side, const Army& army, Ask& ask)
{
    const std::vector<std::string> attacks = pileOf(side, army, {});
    std::vector<door::Die> dice;
    if (attacks.size() > 1)
        dice.push_back({static_cast<int>(attacks.size()), TR("Attack card")});
    // Which card goes first may be unknown here; how many are left isn't.
    if (const auto left = (attacks.size() > 1 ? attacks.size() : army.cards.size()) - 1; left > 1)
        dice.push_back({static_cast<int>(left), TR("Defense card")});
    DiceOf question("drawn", TR("Two cards drawn unseen"), std::move(dice));
    question.why(
        TR("The cards are face down; each die picks one by its position, the second of those that are left"));
    question.ifSkipped(TR("Enter the cards drawn at the table")).rule("rule/bandits");
    auto faces = co_await ask.diceOrNone(std::move(question));
    if (!faces)
        co_return std::nullopt;
    Picked picked;
    picked.attack = drawnFrom(attacks, *faces);
    picked.defense = drawnFrom(pileOf(side, army, picked.attack), *faces);
    co_return picked;
}

// Whoever enters what was drawn keeps no secret.
Task<std::string> askCard(const State& state, std::size_t side, Ask& ask, const char* path, Label label,
                          std::string besides = {})
{
    Pick question(path, std::move(label), cardsOf(state.sides[side], state.army(side), besides));
    question.unknownIs("not-in-hand");
    if (!state.army(side).bandits)
        question.secretOf(state.playerId(side));
    co_return co_await ask.one(std::move(question));
}

std::vector<std::string> wonMostBattles(const State& state)
{
    std::vector<std::string> ids;
    const int most = std::ranges::max_element(state.sides, {}, &SideInMatch::battlesWon)->battlesWon;
    for (std::size_t side = 0; side < state.sides.size(); ++side)
        if (most > 0 && state.sides[side].battlesWon == most)
            ids.push_back(state.playerId(side).text());
    return ids;
}

} // namespace

// A side covers two cards. Those of bandits are drawn: they lie face down for everybody.
Task<> choose(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    Pick players("player", TR("Player"), judgedPlayers(state, hasChosen));
    const std::size_t k = state.setup->findPlayer(co_await ask.one(players.unknownIs("unknown-unit")));
    SideInMatch& side = state.sides[k];
    const Army& army = state.army(k);
    ask.title(
        message(army.bandits ? TR("%1: draw two cards") : TR("%1: choose two cards"), state.playerName(k)));
    const bool takesBack = side.hand.size() < 2;
    if (takesBack)
        ask.follows(
            side.hand.empty()
                ? TR("The hand is empty: the discards come back first")
                : TR("The last card in hand is one of the two; the discards come back for the other"));
    std::optional<Picked> picked;
    if (army.bandits && (ask.isGiven("drawn") || !ask.isGiven("attack")))
        picked = co_await askDrawn(side, army, ask);
    if (!picked) {
        picked.emplace();
        picked->attack = co_await askCard(state, k, ask, "attack", TR("Attack card"));
        picked->defense = co_await askCard(state, k, ask, "defense", TR("Defense card"), picked->attack);
    }
    if (takesBack) {
        side.hand = mapped(army.cards, &Battlecard::id);
        side.discard.clear();
    }
    std::erase(side.hand, picked->attack);
    std::erase(side.hand, picked->defense);
    state.battle->participants[*participantOf(state, k)].picked = *picked;
    ask.report(message(takesBack ? TR("%1: discards taken back, cards chosen") : TR("%1: cards chosen"),
                       state.playerName(k)));
}

namespace {

Judgement cannotAlly(const State& state, std::size_t side)
{
    const auto closed = [&](Words why) { return closedBy("alliance", message(why, state.playerName(side))); };
    const auto participant = participantOf(state, side);
    if (!participant)
        return closed(TR("%1 is not in this battle"));
    if (state.army(side).bandits)
        return closed(TR("%1 can’t ally: bandits never do"));
    if (state.battle->participants[*participant].ally)
        return closed(TR("%1 already has an ally"));
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
                ask.report(door::Tone::bad, TR("%1 is out"), state.name(which));
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
        return closedBy(unknownPiece, TR("%1 is not a target in this battle"), name);
    if (fighters[at->fighter].knights[at->knight].isOut())
        return warnedBy("out", TR("%1 is out: no longer a target"), name);
    if (fighters[attacker].ally == at->fighter)
        return warnedBy("alliance", TR("%1 belongs to an ally"), name);
    return {};
}

// What the knights that have a target by now and one more would deal to a knight together.
Message woundsByTarget(const Fighters& fighters, std::size_t attacker, const Targets& chosen, KnightAt target,
                       Message condition)
{
    const auto sharing = static_cast<int>(std::ranges::count(chosen, std::optional(target))) + 1;
    const int wounds = workingOf(fighters, attacker, target.fighter, sharing).wounds;
    if (sharing == 1)
        return counted(TR_N("%1; takes %n wound(s)"), wounds, condition);
    return counted(TR_N("%1; takes %n wound(s) from %2 knights"), wounds, condition, sharing);
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
    const door::Option none{nobody, TR("Nobody")};
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
    return Pick("targets/" + state.ref(knight).unit.text(), message(TR("Target for %1"), state.name(knight)),
                all, find)
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
    const Words why = none ? TR("No target") : TR("By the bandits’ pattern");
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
        co_await ask.refuse("alliance", TR("too late: alliances are made before the first battle turn"));
    if (state.battle->participants.size() < 3 && !ask.isScript())
        co_await ask.refuse("alliance", TR("an alliance needs a third side"));
    if (!state.battle->revealed && !ask.isScript())
        co_await ask.refuse("alliance", TR("alliances are made after the reveal"));
    auto sides = judgedPlayers(state, cannotAlly);
    if (std::ranges::count(sides, door::Standing::open, &door::Option::standing) < 2)
        co_await ask.refuse("alliance", TR("no two sides in this battle can still ally"));
    Pick question("players", TR("Allies"), std::move(sides));
    const auto allies = co_await ask.several(question.from(2, 2).unknownIs("unknown-unit"));
    const std::size_t one = state.setup->findPlayer(allies[0]);
    const std::size_t other = state.setup->findPlayer(allies[1]);
    state.battle->participants[*participantOf(state, one)].ally = participantOf(state, other);
    state.battle->participants[*participantOf(state, other)].ally = participantOf(state, one);
    ask.report(TR("%1 and %2 form an alliance"), state.playerName(one), state.playerName(other));
}

// All covered cards are turned up at once, with the wounds of the defense cards.
Task<> reveal(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (state.battle->revealed)
        co_await ask.refuse("not-active", TR("the cards are already revealed"));
    if (const auto waiting = stillChoosing(state); !waiting.empty())
        co_await ask.refuse("waiting", TR("still to choose: %1"), state.playerNames(waiting));
    state.battle->revealed = true;
    ask.report(door::Tone::good, TR("The cards are revealed"));
    Fighters fighters = fightersOf(state);
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        const Participant& each = state.battle->participants[k];
        const auto& [attackId, defenseId] = *each.picked;
        const Battlecard& attack = state.battlecard(each.side, attackId);
        const Battlecard& defense = state.battlecard(each.side, defenseId);
        ask.report(TR("%1: attack %2 (%3), defense %4 (%5)"), state.playerName(each.side), toText(attack),
                   modifiersText(attack, true), toText(defense), modifiersText(defense, false));
        std::vector<std::string>& discard = state.sides[each.side].discard;
        discard.insert(discard.end(), {attackId, defenseId});
        const int wounds = defense.defense.wound;
        woundAll(fighters[k], wounds);
        if (wounds > 0)
            ask.report(counted(TR_N("%1: each knight takes %n wound(s) from %2"), wounds,
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
        co_await ask.refuse("waiting", TR("the cards are not revealed yet"));
    const auto left = turnsLeft(state);
    if (left.empty())
        co_await ask.refuse("no-turn", TR("all have had their turns"));
    const std::size_t attacker = left.front();
    const Message name = state.nameOf(attacker);
    Fighters fighters = fightersOf(state);
    ask.title(message(TR("Battle turn: %1"), name));
    const Targets targets = co_await askTargets(state, fighters, attacker, ask);
    const auto dealt = playTurn(fighters, attacker, targets);
    state.battle->participants[attacker].hadTurn = true;
    for (const Dealt& each : dealt)
        ask.report(counted(TR_N("%2 takes %n wound(s) from %1: %3"), each.working.wounds, name,
                           state.name(state.knightOf(each.target)), toText(each.working)),
                   each.working.wounds > 0 ? door::Tone::bad : door::Tone::good);
    if (dealt.empty())
        ask.report(door::Tone::quiet, TR("%1: no attack"), name);
    putBack(state, fighters, ask);
}

// Points and victors; only their knights stay, and wounds are discarded.
Task<> endBattle(State& state, Ask& ask)
{
    co_await inABattle(state, ask);
    if (stageOf(state) != Stage::fought)
        co_await ask.refuse("turns-left", TR("some battle turns are left"));
    BattleResult result = resultOf(state);
    ask.report(TR("The battle is over"));
    for (const auto& [side, points] : result.points)
        ask.report(counted(TR_N("%1: %n point(s)"), points, state.playerName(side)));
    const auto& fought = state.battle->participants;
    for (std::size_t k = 0; k < fought.size(); ++k)
        if (fought[k].ally && k < *fought[k].ally)
            ask.report(counted(TR_N("%1 together: %n point(s)"),
                               result.points[k].second + result.points[*fought[k].ally].second,
                               state.playerNames({fought[k].side, fought[*fought[k].ally].side})));
    if (result.victors.empty())
        ask.report(TR("No knights left: nobody wins the battle"));
    else
        ask.report(door::Tone::good, TR("Battle won by %1"), state.playerNames(result.victors));
    for (const Participant& each : fought)
        for (const std::size_t k : each.knights) {
            KnightInMatch& knight = state.knights[k];
            knight.out = knight.out || !findIn(result.victors, each.side);
            knight.wounds = 0;
        }
    state.battle.reset();
    for (const std::size_t side : result.victors)
        ++state.sides[side].battlesWon;
    state.lastBattle = std::move(result);
}

// The rules have no end. Whoever won most battles has won, unless the players decide otherwise.
Task<> finish(State& state, Ask& ask)
{
    Pick question("winners", TR("Winners"), state.setup->playerOptions());
    question.presets(wonMostBattles(state)).rule("rule/end-of-battle");
    question.why(TR("Most battles won; the rules set no end, so you may decide otherwise"));
    co_await askWinners(state, ask, std::move(question));
    ask.report(TR("The match is over"));
    if (!state.winners.empty())
        ask.report(door::Tone::good, TR("Match won by %1"), state.playerNames(state.winners));
}

Task<> wounds(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t which = co_await askPiece(state, ask, "unit", TR("Knight"), nothingAgainst);
    KnightInMatch& knight = state.knights[which];
    knight.wounds = co_await ask.number(NumberOf("wounds", woundsWord, 0, mostFigure).preset(knight.wounds));
    knight.out = knight.isOut();
    ask.report(TR("Corrected: %1 has %2"), state.name(which), conditionText(state, which));
}

} // namespace adjutant::battlecards
