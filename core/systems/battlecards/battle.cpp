#include "core/systems/battlecards/battle.h"

#include <map>
#include <tuple>

namespace adjutant::battlecards {

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
        turns.push_back({attacker, playTurn(fighters, attacker,
                                            own ? *targets[attacker] : patternTargets(fighters, attacker))});
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
