#include "core/systems/battlecards/battlecards.h"

#include <tuple>

namespace adjutant::battlecards {

namespace {

constexpr int mostCards = 24; // of a hand

// A figure, as files write it and as people call it.
struct Figure
{
    const char* key;
    Words label;
    int Attributes::*member;
};

constexpr Figure damage{"damage", TR("Damage"), &Attributes::damage};
constexpr Figure delay{"delay", TR("Delay"), &Attributes::delay};
constexpr Figure precision{"precision", TR("Precision"), &Attributes::precision};
constexpr Figure dodge{"dodge", TR("Dodge"), &Attributes::dodge};
constexpr Figure defense{"defense", TR("Defense"), &Attributes::defense};
constexpr Figure wound{"wound", TR("Wound"), &Attributes::wound};

constexpr Figure figuresOfSide[]{damage, delay, precision, dodge, defense};
constexpr Figure figuresOfAttack[]{damage, delay, precision};
constexpr Figure figuresOfDefense[]{wound, dodge, defense};

Task<Attributes> askFigures(Ask& ask, door::Path at, std::span<const Figure> all, int lowest)
{
    Attributes figures;
    for (const Figure& each : all)
        figures.*each.member =
            co_await askNumber(ask, at + '/' + each.key, each.label, lowest, mostFigure, 0, "");
    co_return figures;
}

Message dodgeText(const Working& working)
{
    const int dodge = working.defense.dodge;
    const int precision = working.attack.precision;
    if (dodge != precision)
        return message(TR("halved by Dodge %1 against Precision %2 = %3"), dodge, precision,
                       working.afterDodge);
    if (working.halved)
        return message(TR("halved by Dodge %1 (ties Precision, wins the tie-breaker) = %2"), dodge,
                       working.afterDodge);
    return message(TR("not halved: Precision %1 ties Dodge and wins the tie-breaker"), precision);
}

} // namespace

Task<Attributes> askAttributes(Ask& ask, door::Path at)
{
    return askFigures(ask, std::move(at), figuresOfSide, 0);
}

Attributes withCards(const Attributes& base, const Battlecard& attack, const Battlecard& defense)
{
    Attributes figures;
    for (const auto& [key, label, member] : figuresOfSide)
        figures.*member = std::max(base.*member + attack.attack.*member + defense.defense.*member, 0);
    return figures;
}

Task<Battlecard> askBattlecard(Ask& ask, door::Path at, bool needsId, std::vector<std::string> taken)
{
    Battlecard card;
    static_cast<NamedId&>(card) = co_await askNamedId(ask, at, TR("Card"), std::move(taken), needsId);
    card.attack = co_await askFigures(ask, at + "/attack", figuresOfAttack, -mostFigure);
    card.defense = co_await askFigures(ask, at + "/defense", figuresOfDefense, -mostFigure);
    co_return card;
}

Task<std::vector<Battlecard>> askHand(Ask& ask, door::Path at)
{
    std::vector<Battlecard> hand;
    const auto rows = co_await ask.rows(RowsOf(at, TR("Hand"), 2, mostCards).rowLabel(TR("Card")));
    for (const std::string& row : rows) {
        std::vector<std::string> taken = mapped(hand, &Battlecard::id);
        Battlecard card = co_await askBattlecard(ask, at + '/' + row, true, std::move(taken));
        if (findIn(hand, card.id, &Battlecard::id))
            co_await ask.refuse("malformed",
                                TR("%1/%2/id: '%3' is used twice; each card in a hand needs its own id"), at,
                                row, card.id);
        hand.push_back(std::move(card));
    }
    co_return hand;
}

Message modifiersText(const Battlecard& card, bool attack)
{
    std::vector<Message> parts;
    const Attributes& adds = attack ? card.attack : card.defense;
    for (const auto& [key, label, member] : attack ? figuresOfAttack : figuresOfDefense)
        if (const int modifier = adds.*member; modifier != 0)
            parts.push_back(message(modifier > 0 ? TR("%1 +%2") : TR("%1 %2"), Message(label), modifier));
    return parts.empty() ? TR("no modifiers") : listed(std::move(parts));
}

Message toText(const Attributes& figures)
{
    return message(TR("Damage %1, Delay %2, Precision %3, Dodge %4, Defense %5"), figures.damage,
                   figures.delay, figures.precision, figures.dodge, figures.defense);
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

Working workingOf(const Fighters& fighters, std::size_t attacker, std::size_t defender, int knights)
{
    Working working{fighters[attacker].figures, fighters[defender].figures};
    const Attributes& attack = working.attack;
    const Attributes& defense = working.defense;
    working.halved =
        defense.dodge > attack.precision || (defense.dodge == attack.precision && defender < attacker);
    working.afterDodge = working.halved ? (attack.damage + 1) / 2 : attack.damage;
    working.afterDefense = std::max(working.afterDodge - defense.defense, 0);
    working.knights = knights;
    working.doubled = defense.delay >= 2 * attack.delay;
    working.wounds = working.afterDefense * knights * (working.doubled ? 2 : 1);
    return working;
}

Message toText(const Working& working)
{
    std::vector<Message> parts{message(TR("Damage %1"), working.attack.damage)};
    if (working.halved || working.defense.dodge == working.attack.precision)
        parts.push_back(dodgeText(working));
    if (working.defense.defense > 0)
        parts.push_back(message(TR("less Defense %1 = %2"), working.defense.defense, working.afterDefense));
    if (working.knights > 1)
        parts.push_back(
            counted(TR_N("× %n knight(s) = %1"), working.knights, working.afterDefense * working.knights));
    if (working.doubled)
        parts.push_back(message(TR("doubled by Delay %1 against %2 = %3"), working.defense.delay,
                                working.attack.delay, working.wounds));
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
        const Targets whom =
            own ? *targets[attacker]
                : Targets(fighters[attacker].knights.size(), patternTarget(fighters, attacker));
        turns.push_back({attacker, playTurn(fighters, attacker, whom)});
    }
    return turns;
}

std::vector<int> pointsOf(const Fighters& fighters)
{
    std::vector<int> points(fighters.size());
    for (std::size_t k = 0; k < fighters.size(); ++k)
        for (const Knight& knight : fighters[k].knights)
            points[k] += knight.isOut() ? 0 : 4 * (knight.health - knight.wounds) / knight.health;
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
