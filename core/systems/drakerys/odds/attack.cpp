#include "core/systems/drakerys/odds/attack.h"

namespace adjutant::drakerys {

using odds::AddingDie;
using odds::Distribution;

namespace {

// Of ten faces of the Safeguard die one cancels, four pass on where a Guard stands near.
constexpr double notCancelled = (safeguardCancels - 1) / 10.0;
constexpr double sufferedOfInflicted = static_cast<double>(safeguardPassesFrom - 1) / (safeguardCancels - 1);

double inflictedShare(Safeguard safeguard)
{
    return safeguard == Safeguard::none ? 1.0 : notCancelled;
}

AddingDie injuryDie(const Attack& attack)
{
    const AddingDie die = odds::addingDie(attack.injury());
    return attack.safeguard == Safeguard::none ? die : odds::thinned(die, notCancelled);
}

// Injuries that criticals inflict on their own (chapter "Skills": Deadly Blow).
double expectedAutomatic(const Attack& attack, double rolled)
{
    if (!attack.deadly)
        return 0;
    const double adds = attack.hit().adds;
    return rolled * adds / (1 - adds) * inflictedShare(attack.safeguard);
}

} // namespace

Distribution automaticInjury(const Attack& attack)
{
    const double share = inflictedShare(attack.safeguard);
    return {1 - share, share};
}

Safeguard safeguardOf(const Side& target)
{
    if (!target.has(RollSkill::safeguard))
        return Safeguard::none;
    return target.guardInCohesion ? Safeguard::withGuard : Safeguard::alone;
}

odds::HighestFace injuryTen(const Side& target, bool parriesWork)
{
    using odds::HighestFace;
    if (!parriesWork)
        return HighestFace::addsDie;
    if (target.has(RollSkill::expertParry))
        return HighestFace::fails;
    return target.has(RollSkill::parry) ? HighestFace::counts : HighestFace::addsDie;
}

Inflicted inflictedBy(const Attack& attack, int dice, std::size_t longest)
{
    if (dice == 0 || attack.harmless)
        return {{1.0}, 0};
    const AddingDie injury = injuryDie(attack);
    const double rolled = odds::expectedRolled(attack.pool(dice));
    Inflicted result;
    result.mean = rolled * attack.hit().mean() * odds::mean(injury) + expectedAutomatic(attack, rolled);
    if (attack.rerolls == 0 && !attack.deadly) {
        result.chances = odds::successes(odds::through(odds::addingDie(attack.hit()), injury), dice, longest);
        return result;
    }
    const Distribution hit = odds::distributionOf(injury, longest);
    const Distribution critical = attack.deadly ? odds::convolve(hit, automaticInjury(attack), longest) : hit;
    result.chances = odds::sumOver(attack.pool(dice), hit, critical, longest);
    return result;
}

Inflicted inflictedThrough(const Attack& attack, int dice, const Distribution& blocks, std::size_t longest)
{
    if (dice == 0 || attack.harmless)
        return {{1.0}, 0};
    if (!attack.deadly) {
        const Distribution hits = odds::successes(attack.pool(dice), odds::lengthFor(dice));
        return inflictedByHits(attack, odds::blocked(hits, blocks), longest);
    }

    // Cut at every step; even a thousand steps stay far below the error we allow.
    constexpr double cut = 1e-16;
    const AddingDie injury = injuryDie(attack);
    Distribution each = odds::distributionOf(injury, longest);
    odds::trim(each, cut, 1);
    Inflicted result;
    // The Injuries of criticals stand whatever is blocked, so both are followed together: by the Hits that
    // are left, the Injuries of criticals that no Safeguard cancelled.
    const odds::SuccessesAndCriticals rolled = odds::successesAndCriticals(attack.pool(dice));
    const std::size_t most = rolled.rows.size();
    const double share = inflictedShare(attack.safeguard);
    std::vector<Distribution> byHitsLeft;
    Distribution hits;
    Distribution kept{1.0}; // of so many automatic Injuries
    for (std::size_t criticals = 0; criticals < most; ++criticals) {
        const Distribution& plain = rolled.rows[criticals];
        hits.assign(criticals, 0.0);
        hits.insert(hits.end(), plain.begin(), plain.end());
        hits = odds::blocked(hits, blocks);
        odds::trim(hits, cut, 1);
        if (byHitsLeft.size() < hits.size())
            byHitsLeft.resize(hits.size(), Distribution(most, 0.0));
        for (std::size_t left = 0; left < hits.size(); ++left) {
            Distribution& injuries = byHitsLeft[left];
            const double chance = hits[left];
            for (std::size_t k = 0; k < kept.size(); ++k)
                injuries[k] += chance * kept[k];
            result.mean += chance * static_cast<double>(left);
        }
        kept.push_back(0.0);
        for (std::size_t k = kept.size() - 1; k > 0; --k)
            kept[k] = kept[k] * (1 - share) + kept[k - 1] * share;
        kept[0] *= 1 - share;
    }
    result.mean =
        result.mean * odds::mean(injury) + expectedAutomatic(attack, odds::expectedRolled(attack.pool(dice)));
    for (std::size_t left = byHitsLeft.size(); left-- > 0;) {
        result.chances = odds::convolve(result.chances, each, longest);
        odds::trim(result.chances, cut, 1);
        Distribution& injuries = byHitsLeft[left];
        odds::trim(injuries, cut, 1);
        injuries.resize(std::min(injuries.size(), longest));
        odds::accumulate(result.chances, 1.0, injuries);
    }
    return result;
}

Inflicted inflictedByHits(const Attack& attack, const Distribution& hits, std::size_t longest)
{
    if (attack.harmless)
        return {{1.0}, 0};
    const AddingDie injury = injuryDie(attack);
    return {odds::compound(hits, odds::distributionOf(injury, longest), longest),
            odds::mean(hits) * odds::mean(injury)};
}

std::size_t decisiveLength(const Side& target, Safeguard safeguard, int dice)
{
    // Injuries passed on count as inflicted without wearing the target down.
    return safeguard == Safeguard::withGuard ? odds::lengthFor(dice) * 2
                                             : static_cast<std::size_t>(target.capacity());
}

Wounds woundsOf(const Side& target, Safeguard safeguard, const Distribution& inflicted)
{
    const int capacity = target.capacity();
    Wounds wounds;
    wounds.reserve(inflicted.size() + 1);
    if (safeguard != Safeguard::withGuard) {
        const std::size_t count = std::min(inflicted.size(), static_cast<std::size_t>(capacity));
        double sum = 0;
        for (std::size_t m = 0; m < count; ++m) {
            wounds.push_back({static_cast<int>(m), static_cast<int>(m), inflicted[m]});
            sum += inflicted[m];
        }
        wounds.push_back({capacity, capacity, std::max(0.0, 1 - sum)});
        return wounds;
    }
    // Of m Injuries inflicted, by how many were suffered below the capacity; the rest leaves no Warrior.
    constexpr double passed = 1 - sufferedOfInflicted;
    Distribution suffered(static_cast<std::size_t>(capacity), 0.0);
    suffered[0] = 1;
    double fatal = 0;
    for (std::size_t m = 0; m < inflicted.size(); ++m) {
        const std::size_t reach = std::min(m + 1, suffered.size());
        for (std::size_t s = 0; s < reach; ++s)
            if (const double chance = inflicted[m] * suffered[s]; chance > odds::negligible * 1e-2)
                wounds.push_back({static_cast<int>(m), static_cast<int>(s), chance});
        if (const double chance = inflicted[m] * fatal; chance > 0)
            wounds.push_back({static_cast<int>(m), capacity, chance});
        fatal += suffered.back() * sufferedOfInflicted;
        for (std::size_t s = std::min(reach, suffered.size() - 1); s > 0; --s)
            suffered[s] = suffered[s] * passed + suffered[s - 1] * sufferedOfInflicted;
        suffered[0] *= passed;
    }
    return wounds;
}

void MoraleOdds::add(double weight, const MoraleOdds& other)
{
    for (const auto end : moraleEnds)
        this->*end += weight * other.*end;
}

bool isCowed(const Side& side, bool dreadfulEnemy)
{
    return (dreadfulEnemy || side.dreaded) && !side.has(RollSkill::dreadful);
}

MoraleRoll moraleRollOf(const Side& side, int left, int opposition, bool dreadfulEnemy)
{
    return {.dice = 2 + left / 5 + side.bonus(Figure::moraleDice) + side.authority,
            .threshold = thresholdFor(side.willpower - (isCowed(side, dreadfulEnemy) ? 1 : 0), opposition),
            .rerollFailures = side.charisma,
            .successes = side.bonus(Figure::moraleSuccesses),
            .alwaysIntact = side.moraleIntact};
}

MoraleResult moraleResultOf(const MoraleRoll& roll, int successes)
{
    if (roll.alwaysIntact)
        return MoraleResult::intact;
    return static_cast<MoraleResult>(1 + std::min(successes + roll.successes, 3));
}

MoraleOdds oddsOf(const MoraleRoll& roll)
{
    if (roll.alwaysIntact)
        return {.intact = 1};
    const odds::Pool pool{roll.dice, odds::faceOf(d10, roll.threshold, odds::HighestFace::addsDie),
                          roll.rerollFailures ? roll.dice : 0};
    const std::array<double, 3> rolled = odds::atMostTwo(pool);
    MoraleOdds result;
    for (int successes = 0; successes < 3; ++successes)
        result.*moraleEnds[static_cast<std::size_t>(moraleResultOf(roll, successes))] =
            rolled[static_cast<std::size_t>(successes)];
    result.intact = 1 - (result.scattered + result.destabilised + result.inDoubt);
    return result;
}

} // namespace adjutant::drakerys
