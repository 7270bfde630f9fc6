#include "core/systems/adventure/attacking.h"

#include "core/systems/adventure/advantage.h"

namespace adjutant::adventure {

namespace {

Message knownText(const std::vector<KnownSource>& known)
{
    if (known.empty())
        return message(WORDS("adventure", "None found; add any others"));
    std::vector<Message> reasons;
    for (const KnownSource& each : known)
        reasons.push_back(message(WORDS("adventure", "%1 (%2)"), each.reason, each.count));
    return message(WORDS("adventure", "Already counted: %1"), joined(reasons, WORDS("adventure", "%1, %2")));
}

NumberOf sourcesOf(table::Path path, Label label, const std::vector<KnownSource>& known, const char* rule)
{
    NumberOf question(std::move(path), std::move(label), 0, mostTableSources);
    question.preset(0).why(knownText(known)).rule(rule);
    return question;
}

} // namespace

KnownSources knownSources(const State& state, std::size_t attacker, std::size_t target)
{
    KnownSources known;
    const int own = state.card(attacker).tier;
    const int other = state.card(target).tier;
    known.fromTier = own - other;
    if (own != other)
        (own > other ? known.advantage : known.disadvantage)
            .push_back(
                {message(WORDS("adventure", "tier %1 against %2"), own, other), std::abs(own - other)});
    if (state.combatants[target].seized)
        known.advantage.push_back(
            {message(WORDS("adventure", "%1 has seized the initiative"), state.name(target))});
    if (state.combatants[target].defending)
        known.disadvantage.push_back({message(WORDS("adventure", "%1 defends"), state.name(target))});
    if (state.combatants[attacker].disengagedUntil > 0)
        known.disadvantage.push_back(
            {message(WORDS("adventure", "%1 has disengaged"), state.name(attacker))});
    return known;
}

int countOf(const std::vector<KnownSource>& sources)
{
    int count = 0;
    for (const KnownSource& each : sources)
        count += each.count;
    return count;
}

table::Forecast attackForecast(const State& state, std::size_t attacker, std::size_t target, int advantage,
                               int disadvantage)
{
    const KnownSources known = knownSources(state, attacker, target);
    RollScenario roll;
    roll.modifier = state.card(attacker).attack;
    roll.attackerTier = state.card(attacker).tier;
    roll.target = state.card(target).defence;
    roll.targetTier = state.card(target).tier;
    roll.advantage = advantage + countOf(known.advantage) - std::max(known.fromTier, 0);
    roll.disadvantage = disadvantage + countOf(known.disadvantage) - std::max(-known.fromTier, 0);
    return {roll, forecastView};
}

Task<TableSources> askSources(Ask& ask, std::string prefix, std::vector<KnownSource> advantage,
                              std::vector<KnownSource> disadvantage)
{
    TableSources sources;
    sources.advantage = co_await ask.number(sourcesOf(
        prefix + "advantage", WORDS("adventure", "More sources of advantage"), advantage, "rule/advantage"));
    sources.disadvantage = co_await ask.number(sourcesOf(prefix + "disadvantage",
                                                         WORDS("adventure", "More sources of disadvantage"),
                                                         disadvantage, "rule/disadvantage"));
    co_return sources;
}

Task<int> askRoll(Ask& ask, std::string prefix, int net, int modifier, int target, PlayerId by)
{
    const auto reading = [net, modifier, target](const std::vector<int>& faces) {
        if (faces.size() < (net == 0 ? 2U : 3U))
            return Message();
        const int total = keptTotal(net, faces) + modifier;
        return message(total >= target ? WORDS("adventure", "%1 against %2: success")
                                       : WORDS("adventure", "%1 against %2: failure"),
                       total, target);
    };
    DiceOf dice(prefix + "dice", diceText(net), diceOf(net));
    dice.readAs(reading).wrongCountIs("dice-count").by(std::move(by)).rule("rule/advantage");
    const std::vector<int> faces = co_await ask.dice(std::move(dice));
    const int kept = keptTotal(net, faces);
    co_return kept;
}

// Powers say in words of their own what a hit does: the players tell, where hit points are counted.
static Task<> askLoss(State& state, Ask& ask, std::string prefix, std::size_t target)
{
    ask.settle();
    const int left = state.combatants[target].hp.value_or(0);
    if (left == 0)
        co_return;
    NumberOf loss(prefix + "lost", message(WORDS("adventure", "Hit points lost by %1"), state.name(target)),
                  0, left);
    loss.ifLeftOut(message(WORDS("adventure", "No damage"))).rule("rule/hit-points");
    const int lost = (co_await ask.numberOrNone(std::move(loss))).value_or(0);
    if (lost == 0)
        co_return;
    state.combatants[target].hp = left - lost;
    ask.tell(message(WORDS("adventure", "%1: %2 of %3 hit points"), state.name(target), left - lost,
                     *state.card(target).hp),
             table::Tone::bad);
}

Task<> askAttack(State& state, Ask& ask, std::string prefix, std::size_t attacker, std::size_t target)
{
    KnownSources known = knownSources(state, attacker, target);
    const TableSources added =
        co_await askSources(ask, prefix, std::move(known.advantage), std::move(known.disadvantage));

    ask.settle();
    known = knownSources(state, attacker, target);
    const int net = netSources(countOf(known.advantage) + added.advantage,
                               countOf(known.disadvantage) + added.disadvantage);
    const int modifier = state.card(attacker).attack;
    const int needed = state.card(target).defence;
    ask.forecast(attackForecast(state, attacker, target, added.advantage, added.disadvantage));
    const int kept = co_await askRoll(ask, prefix, net, modifier, needed, state.playerOf(attacker));
    const bool success = kept + modifier >= needed;
    state.lastAttack = LastAttack{net, kept + modifier, success};
    ask.outcome(state.playerOf(attacker), "totals", kept);
    if (net != 0)
        ask.tell(netText(net), table::Tone::quiet);
    ask.tell(message(success ? WORDS("adventure", "%1 hits %2: %3 against DEF %4")
                             : WORDS("adventure", "%1 misses %2: %3 against DEF %4"),
                     state.name(attacker), state.name(target), kept + modifier, needed),
             success ? table::Tone::good : table::Tone::bad);
    if (success)
        co_await askLoss(state, ask, std::move(prefix), target);
}

} // namespace adjutant::adventure
