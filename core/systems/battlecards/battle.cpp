#include "core/systems/battlecards/battle.h"

#include <map>
#include <tuple>

namespace adjutant::battlecards {

Message conditionText(const Knight& knight)
{
    return message(WORDS("battlecards", "%1 of %2 wounds"), knight.wounds, knight.health);
}

int Fighter::standing() const
{
    return static_cast<int>(std::ranges::count_if(knights, [](const Knight& each) { return !each.isOut(); }));
}

void woundAll(Fighter& fighter, int wounds)
{
    for (Knight& knight : fighter.knights)
        if (!knight.isOut())
            knight.wounds = std::max(knight.wounds + wounds, 0);
}

std::vector<std::size_t> turnOrder(const Fighters& fighters)
{
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < fighters.size(); ++k)
        if (fighters[k].standing() > 0)
            order.push_back(k);
    std::ranges::stable_sort(order, {}, [&](std::size_t k) { return fighters[k].figures.delay; });
    return order;
}

std::optional<KnightAt> patternTarget(const Fighters& fighters, std::size_t attacker)
{
    std::optional<KnightAt> best;
    std::tuple<int, int> bestRank;
    // From the lowest in the tie-breaker: of equals the first one found is kept.
    for (std::size_t k = fighters.size(); k-- > 0;) {
        if (k == attacker || fighters[k].ally == attacker)
            continue;
        const int standing = fighters[k].standing();
        for (std::size_t n = 0; n < fighters[k].knights.size(); ++n) {
            const Knight& knight = fighters[k].knights[n];
            const std::tuple rank{-knight.wounds, standing};
            if (knight.isOut() || (best && !(rank < bestRank)))
                continue;
            best = KnightAt{k, n};
            bestRank = rank;
        }
    }
    return best;
}

Targets patternTargets(const Fighters& fighters, std::size_t attacker)
{
    return Targets(fighters[attacker].knights.size(), patternTarget(fighters, attacker));
}

Working workingOf(const Fighters& fighters, std::size_t attacker, std::size_t defender, int knights)
{
    const Attributes& attack = fighters[attacker].figures;
    const Attributes& defense = fighters[defender].figures;
    Working working;
    working.damage = attack.damage;
    working.dodge = defense.dodge;
    working.precision = attack.precision;
    working.halved =
        defense.dodge > attack.precision || (defense.dodge == attack.precision && defender < attacker);
    working.afterDodge = working.halved ? (attack.damage + 1) / 2 : attack.damage;
    working.defense = defense.defense;
    working.afterDefense = std::max(working.afterDodge - defense.defense, 0);
    working.knights = knights;
    working.attackerDelay = attack.delay;
    working.defenderDelay = defense.delay;
    working.doubled = defense.delay >= 2 * attack.delay;
    working.wounds = working.afterDefense * knights * (working.doubled ? 2 : 1);
    return working;
}

namespace {

Message dodgeText(const Working& working)
{
    if (working.dodge != working.precision)
        return message(WORDS("battlecards", "halved by Dodge %1 against Precision %2 = %3"), working.dodge,
                       working.precision, working.afterDodge);
    if (working.halved)
        return message(WORDS("battlecards", "halved by Dodge %1 (ties Precision, wins the tie-breaker) = %2"),
                       working.dodge, working.afterDodge);
    return message(WORDS("battlecards", "not halved: Precision %1 ties Dodge and wins the tie-breaker"),
                   working.precision);
}

} // namespace

Message toText(const Working& working)
{
    std::vector<Message> parts{message(WORDS("battlecards", "Damage %1"), working.damage)};
    if (working.halved || working.dodge == working.precision)
        parts.push_back(dodgeText(working));
    if (working.defense > 0)
        parts.push_back(
            message(WORDS("battlecards", "less Defense %1 = %2"), working.defense, working.afterDefense));
    if (working.knights > 1)
        parts.push_back(counted(WORDS_N("battlecards", "× %n knight(s) = %1"), working.knights,
                                working.afterDefense * working.knights));
    if (working.doubled)
        parts.push_back(message(WORDS("battlecards", "doubled by Delay %1 against %2 = %3"),
                                working.defenderDelay, working.attackerDelay, working.wounds));
    return listed(std::move(parts));
}

std::vector<Dealt> playTurn(Fighters& fighters, std::size_t attacker, const Targets& targets)
{
    std::map<KnightAt, int> sharing;
    const std::vector<Knight>& knights = fighters[attacker].knights;
    for (std::size_t n = 0; n < std::min(knights.size(), targets.size()); ++n) {
        const auto& target = targets[n];
        if (!knights[n].isOut() && target && !fighters[target->fighter].knights[target->knight].isOut())
            ++sharing[*target];
    }
    std::vector<Dealt> dealt;
    dealt.reserve(sharing.size());
    for (const auto& [target, count] : sharing)
        dealt.push_back({target, workingOf(fighters, attacker, target.fighter, count), false});
    for (Dealt& each : dealt) {
        Knight& knight = fighters[each.target.fighter].knights[each.target.knight];
        knight.wounds += each.working.wounds;
        each.out = knight.isOut();
    }
    return dealt;
}

std::vector<BattleTurn> playBattle(Fighters& fighters, const std::vector<std::optional<Targets>>& targets)
{
    std::vector<BattleTurn> turns;
    for (const std::size_t attacker : turnOrder(fighters)) {
        if (fighters[attacker].standing() == 0)
            continue;
        const bool own = attacker < targets.size() && targets[attacker];
        const Targets whom = own ? *targets[attacker] : patternTargets(fighters, attacker);
        turns.push_back({attacker, playTurn(fighters, attacker, whom)});
    }
    return turns;
}

int pointsOf(const Knight& knight)
{
    if (knight.isOut())
        return 0;
    return knight.wounds == 0 ? 4 : 4 * (knight.health - knight.wounds) / knight.health;
}

std::vector<int> pointsOf(const Fighters& fighters)
{
    std::vector<int> points(fighters.size());
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (const Knight& knight : fighters[k].knights)
            points[k] += pointsOf(knight);
    return points;
}

std::vector<std::size_t> victorsOf(const Fighters& fighters)
{
    const std::vector<int> points = pointsOf(fighters);
    std::vector<std::size_t> victors;
    int most = -1;
    for (std::size_t k = 0; k < fighters.size(); ++k) {
        const auto ally = fighters[k].ally;
        const int standing = fighters[k].standing() + (ally ? fighters[*ally].standing() : 0);
        const int together = points[k] + (ally ? points[*ally] : 0);
        if (standing == 0 || together <= most)
            continue;
        most = together;
        victors = {k};
        if (ally)
            victors.push_back(*ally); // stands lower: otherwise it would have been found before
    }
    return victors;
}

} // namespace adjutant::battlecards
