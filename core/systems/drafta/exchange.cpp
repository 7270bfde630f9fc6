#include "core/systems/drafta/exchange.h"

namespace adjutant::drafta {

bool bothRoll(const Card& attacker, const Card& defender)
{
    return !isRanged(attacker) || isRanged(defender);
}

Verdict verdictOf(const Card& attacker, const Card& defender, int attackerFace, int defenderFace)
{
    if (attackerFace == 6 && defenderFace == 1)
        return Verdict::critical;
    if (attackerFace != defenderFace)
        return attackerFace > defenderFace ? Verdict::attackerHigher : Verdict::defenderHigher;
    if (attacker.breaksTies == defender.breaksTies)
        return Verdict::tie;
    return attacker.breaksTies ? Verdict::tieToAttacker : Verdict::tieToDefender;
}

Damages damagesOf(const Card& attacker, const Card& defender, Verdict verdict)
{
    const auto toDefender = [&](int damage) { return damageTo(defender, damage, attacker.attackType); };
    const auto toAttacker = [&](int damage) { return damageTo(attacker, damage, defender.attackType); };
    switch (verdict) {
    case Verdict::attackerHigher:
    case Verdict::tieToAttacker:
        return {toDefender(attacker.full), toAttacker(defender.partial)};
    case Verdict::defenderHigher:
    case Verdict::tieToDefender:
        return {toDefender(attacker.partial), toAttacker(defender.full)};
    case Verdict::critical:
        return {toDefender(attacker.full), 0};
    case Verdict::tie:
        break;
    }
    return {};
}

Damages damagesWithoutRoll(const Card& attacker, const Card& defender)
{
    return {damageTo(defender, attacker.full, attacker.attackType), 0};
}

Damages damagesOfSpecial(const Card& defender, int damage, std::string_view type)
{
    return {damageTo(defender, damage, type), 0};
}

} // namespace adjutant::drafta
