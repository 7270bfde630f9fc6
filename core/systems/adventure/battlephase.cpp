#include "core/systems/adventure/adventure.h"

namespace adjutant::adventure {

Message knownText(const std::vector<Message>& known)
{
    if (known.empty())
        return TR("None found; add any others");
    return message(TR("Already counted: %1"), listed(known));
}

namespace {

// What a match knows of one attack (chapters "Battle Phase", "Movement Phase"): why, each with how many
// sources it is.
struct KnownSources
{
    std::vector<Message> advantage;
    std::vector<Message> disadvantage;
    Sources besideTiers;
};

KnownSources knownSources(const State& state, std::size_t attacker, std::size_t target)
{
    KnownSources known;
    const auto add = [](std::vector<Message>& reasons, int count, Message reason) {
        if (count > 0)
            reasons.push_back(message(TR("%1 (%2)"), std::move(reason), count));
        return count;
    };
    const int own = state.card(attacker).tier;
    const int other = state.card(target).tier;
    const Message tiers = message(TR("tier %1 against %2"), own, other);
    add(known.advantage, own - other, tiers);
    add(known.disadvantage, other - own, tiers);
    known.besideTiers.advantage = add(known.advantage, state.combatants[target].seized ? 1 : 0,
                                      message(TR("%1 has seized the initiative"), state.name(target)));
    known.besideTiers.disadvantage = add(known.disadvantage, state.combatants[target].defending ? 1 : 0,
                                         message(TR("%1 defends"), state.name(target)));
    known.besideTiers.disadvantage +=
        add(known.disadvantage, state.combatants[attacker].disengagedUntil > 0 ? 1 : 0,
            message(TR("%1 has disengaged"), state.name(attacker)));
    return known;
}

// An attack with so many sources from the table beside the known ones.
RollScenario attackRoll(const State& state, std::size_t attacker, std::size_t target, Sources inPlay)
{
    const Sources known = knownSources(state, attacker, target).besideTiers;
    return {.modifier = state.card(attacker).attack,
            .target = state.card(target).defence,
            .sources = {known.advantage + inPlay.advantage, known.disadvantage + inPlay.disadvantage},
            .attackerTier = state.card(attacker).tier,
            .targetTier = state.card(target).tier};
}

// Powers say in words of their own what a hit does: the players tell, where hit points are counted.
Task<> askLoss(State& state, Ask& ask, std::string prefix, std::size_t target, Message hit)
{
    ask.settle();
    const int left = state.combatants[target].hp.value_or(0);
    if (left == 0)
        co_return;
    NumberOf loss(prefix + "lost", message(TR("Hit points lost by %1"), state.name(target)), 0, left);
    loss.ifSkipped(TR("No damage")).rule("rule/hit-points").why(std::move(hit));
    const int lost = (co_await ask.numberOrNone(std::move(loss))).value_or(0);
    if (lost > 0)
        addHp(state, ask, target, -lost);
}

// What the card says of it; null: it isn't on the card.
const Card::Note* noteNamed(const std::vector<Card::Note>& notes, const std::optional<std::string>& name)
{
    return name ? findIn(notes, *name, &Card::Note::name) : nullptr;
}

} // namespace

Task<int> askRoll(Ask& ask, std::string prefix, RollScenario roll, PlayerId by, Message what,
                  std::vector<Message> why)
{
    const int net = roll.net();
    const auto reading = [net, roll](const std::vector<int>& faces) {
        if (faces.size() < (net == 0 ? 2U : 3U))
            return Message();
        const int total = keptTotal(net, faces) + roll.modifier;
        return message(total >= roll.target ? TR("%1 against %2: success") : TR("%1 against %2: failure"),
                       total, roll.target);
    };
    ask.forecast(door::Forecast(roll, forecastView));
    DiceOf dice(prefix + "dice", message(TR("%1: %2"), std::move(what), diceText(net)), diceOf(net));
    dice.readAs(reading).wrongCountIs("dice-count").by(std::move(by)).rule("rule/advantage");
    dice.drops([net](const std::vector<int>& faces) { return droppedOf(net, faces); });
    if (net != 0)
        why.insert(why.begin(), netText(net));
    why.insert(why.begin(), neededText(roll));
    dice.why(listed(std::move(why)));
    const std::vector<int> faces = co_await ask.dice(std::move(dice));
    co_return keptTotal(net, faces);
}

Task<> askAttack(State& state, Ask& ask, std::string prefix, std::size_t attacker, std::size_t target,
                 const Card::Note* power, bool provoked)
{
    const Message what = provoked ? message(TR("Opportunity attack by %1"), state.name(attacker))
                                  : message(TR("%1 attacks %2"), state.name(attacker), state.name(target));
    if (provoked)
        ask.title(what);
    const KnownSources known = knownSources(state, attacker, target);
    const Sources added = co_await askSources(ask, prefix, mostSourcesInPlay, knownText(known.advantage),
                                              knownText(known.disadvantage));

    ask.settle();
    const RollScenario roll = attackRoll(state, attacker, target, added);
    std::vector<Message> why = known.advantage;
    why.insert(why.end(), known.disadvantage.begin(), known.disadvantage.end());
    const int kept = co_await askRoll(ask, prefix, roll, state.playerOf(attacker), what, std::move(why));
    const int net = roll.net();
    const int total = kept + roll.modifier;
    const bool success = total >= roll.target;
    state.lastAttack = LastAttack{net, total, success};
    ask.outcome(state.playerOf(attacker), "totals", kept);
    if (net != 0)
        ask.report(netText(net), door::Tone::quiet);
    Message brought =
        message(success ? TR("%1 hits %2: %3 against DEF %4") : TR("%1 misses %2: %3 against DEF %4"),
                state.name(attacker), state.name(target), total, roll.target);
    if (provoked)
        brought = message(TR("%1 (opportunity attack)"), std::move(brought));
    ask.report(brought, success ? door::Tone::good : door::Tone::bad);
    if (success && power)
        putEffect(state, ask, target, {power->effect, power->hasSave});
    if (success)
        co_await askLoss(state, ask, std::move(prefix), target, brought);
}

namespace {

Task<std::size_t> askWhoActs(const State& state, Ask& ask,
                             Judgement (*judged)(const State&, std::size_t) = notNext,
                             door::Path path = "unit", Label label = TR("Combatant"))
{
    co_await askPhase(state, ask, Phase::battle);
    co_return co_await askPiece(state, ask, std::move(path), std::move(label), judged);
}

// All enemies that aren't targets yet.
PieceChoice targetsOf(const State& state, std::size_t attacker, const std::vector<std::size_t>& others = {})
{
    PieceChoice targets = enemiesOf(state, attacker);
    targets.option = [&state, attacker, others, enemy = std::move(targets.option)](std::size_t who) {
        door::Option target = enemy(who);
        const Message name = target.label;
        if (findIn(others, who))
            judge(target, closedBy(unknownPiece, TR("%1 is already a target"), name));
        if (state.combatants[who].isDown() && target.standing == door::Standing::open)
            judge(target, warnedBy("down", TR("%1 has no hit points left"), name));
        target.odds = door::Forecast(attackRoll(state, attacker, who, {}), forecastView);
        return target;
    };
    return targets;
}

Judgement cannotDelay(const State& state, std::size_t who)
{
    const auto isLater = [&](std::size_t other) { return canDelayAfter(state, who, other); };
    auto judgement = notNext(state, who);
    if (judgement || std::ranges::any_of(state.battleOrder, isLater))
        return judgement;
    return closedBy("not-later", TR("nobody acts after %1"), state.name(who));
}

Judgement hasNoItem(const State& state, std::size_t who)
{
    auto judgement = notNext(state, who);
    if (!judgement && state.card(who).items.empty())
        judgement = closedBy("no-item", TR("%1 has no items on its card"), state.name(who));
    return judgement;
}

} // namespace

Task<> attack(State& state, Ask& ask)
{
    const std::size_t attacker = co_await askWhoActs(state, ask, notNext, "attacker", TR("Attacker"));
    Pick first = pickPiece("target", TR("Target"), targetsOf(state, attacker));
    std::vector<std::size_t> targets(1);
    targets[0] = state.find(co_await ask.piece(first.rule("rule/attack")));
    // Its side decides: rolling all dice stops there, or the effect of the hit would be lost.
    const auto power = co_await askNote(ask, "power", TR("Power"), noteOptions(state.card(attacker).powers),
                                        "rule/attack", state.playerOf(attacker));
    const Card::Note* const used = noteNamed(state.card(attacker).powers, power);
    while (used && used->several && std::ssize(targets) < state.enemyCount(attacker)) {
        Pick further = pickPiece("also/" + std::to_string(targets.size() - 1) + "/target",
                                 TR("Another target"), targetsOf(state, attacker, targets));
        further.ifSkipped(TR("No more targets")).rule("rule/powers");
        const auto picked = co_await ask.oneOrNone(further.by(state.playerOf(attacker)));
        if (!picked)
            break;
        targets.push_back(state.find(unitRefOf(*picked)));
    }
    const Message names = state.names(targets);
    const Message attacks = message(TR("%1 attacks %2"), state.name(attacker), names);
    ask.title(attacks);
    ask.report(power ? message(TR("%1 attacks %2 with %3"), state.name(attacker), names, *power) : attacks);
    takeTurn(state, attacker);
    for (std::size_t n = 0; n < targets.size(); ++n) {
        const std::string prefix = n == 0 ? std::string() : "also/" + std::to_string(n - 1) + '/';
        if (n > 0)
            ask.settle();
        co_await askAttack(state, ask, prefix, attacker, targets[n], used);
    }
}

Task<> defend(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask);
    ask.follows(TR("Attacks against %1 have disadvantage until its next turn"), state.name(who));
    takeTurn(state, who);
    state.combatants[who].defending = true;
    ask.report(TR("%1 defends"), state.name(who));
}

Task<> disengage(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask);
    ask.follows(TR("%1 shifts 2 squares and provokes no opportunity attacks"), state.name(who));
    ask.follows(TR("Its own attacks have disadvantage until the end of round %1"), state.round + 1);
    takeTurn(state, who);
    state.combatants[who].disengagedUntil = state.round + 1;
    ask.report(TR("%1 disengages and shifts 2 squares"), state.name(who));
}

// Scripts, and what is on record, may name, or leave out, what is on no card.
Task<> useItem(State& state, Ask& ask)
{
    const bool asCarded = !ask.isScript() && !ask.isGiven("which");
    const std::size_t who = co_await askWhoActs(state, ask, asCarded ? hasNoItem : notNext);
    const auto item =
        co_await askNote(ask, "which", TR("Item"), noteOptions(state.card(who).items), "rule/items");
    takeTurn(state, who);
    ask.report(item ? message(TR("%1 uses an item: %2"), state.name(who), *item)
                    : message(TR("%1 uses an item"), state.name(who)));
    const Card::Note* const used = noteNamed(state.card(who).items, item);
    if (used && used->heals > 0 && state.combatants[who].hp)
        addHp(state, ask, who, used->heals);
    if (used)
        putEffect(state, ask, who, {used->effect, used->hasSave});
}

Task<> delay(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask, cannotDelay);
    PieceChoice others = piecesOf(state, [&state, who](std::size_t after) {
        door::Option option = pieceOption(state, after);
        if (!canDelayAfter(state, who, after))
            judge(option,
                  closedBy("not-later", TR("%1 doesn’t act after %2"), state.name(after), state.name(who)));
        return option;
    });
    others.offered = [who](std::size_t after) { return after != who; };
    Pick later = pickPiece("after", TR("Act after"), std::move(others));
    later.ifSkipped(TR("Decide later, between two turns")).rule("rule/delay");
    const auto after = co_await ask.oneOrNone(std::move(later));
    const auto other = after ? std::optional(state.find(unitRefOf(*after))) : std::nullopt;
    delayAfter(state, who, other);
    ask.report(other ? message(TR("%1 delays until after %2"), state.name(who), state.name(*other))
                     : message(TR("%1 delays"), state.name(who)));
}

Task<> pass(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask);
    takeTurn(state, who);
    ask.report(TR("%1 does nothing"), state.name(who));
}

} // namespace adjutant::adventure
