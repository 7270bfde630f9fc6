#include "core/systems/drakerys/odds/fight.h"

namespace adjutant::drakerys {

using odds::Distribution;

namespace {

/// How finely the ends of a fight are told apart: by Warriors lost, or by every Injury suffered.
struct Grades
{
    std::vector<std::size_t> ofSuffered; ///< the grade for each number of Injuries suffered
    std::vector<int> left;               ///< Warriors left in each grade; the last grade has none

    std::size_t count() const { return left.size(); }
    std::size_t of(const Wound& wound) const { return ofSuffered[static_cast<std::size_t>(wound.suffered)]; }
};

Grades gradesOf(const Side& side, bool byInjury)
{
    Grades grades;
    for (int s = 0; s <= side.capacity(); ++s) {
        const int lost = casualtiesOf(side, s);
        if (byInjury || s == 0 || lost > casualtiesOf(side, s - 1))
            grades.left.push_back(side.warriors - lost);
        grades.ofSuffered.push_back(grades.count() - 1);
    }
    return grades;
}

/// Chances of the ends of both attacks, by the grades of the two Units and by who inflicted more.
struct Ends
{
    struct Cell
    {
        double activeMore = 0;
        double equal = 0;
        double targetMore = 0;
        double sum() const { return activeMore + equal + targetMore; }
    };
    std::size_t width; ///< the grades of the target
    std::vector<Cell> cells;

    Cell& at(std::size_t active, std::size_t target) { return cells[active * width + target]; }
};

/// One Unit's attack with everything that bears on it.
struct Striker
{
    const Side& side;
    const Side& enemy;
    const FightPlan::Part& part;
    const Distribution* blocks = nullptr; ///< the enemy's, where it blocks

    /// What it inflicts with `left` Warriors left; the expected Injuries go to `mean`.
    Wounds wounds(int left, double& mean) const
    {
        const Attack& attack = part.attack;
        const int count = part.blocks ? 0 : attackDice(side, part, left);
        const std::size_t longest = decisiveLength(enemy, attack.safeguard, count);
        const Inflicted inflicted =
            blocks ? inflictedThrough(attack, count, *blocks, longest) : inflictedBy(attack, count, longest);
        mean = inflicted.mean;
        return woundsOf(enemy, attack.safeguard, inflicted.chances);
    }
};

/// The chances of a side to have lost the fight, by what its Morale Roll depends on: the winner's lead in
/// Advantage and the full fives of Warriors left.
class Defeats
{
public:
    Defeats(const Side& side, bool dreadfulEnemy) : m_side(side), m_dreadfulEnemy(dreadfulEnemy) {}

    void add(double chance, int left, int lead)
    {
        Defeat& defeat = at(left, lead);
        defeat.chance += chance;
        defeat.left += chance * left;
    }
    /// Every roll's end goes to the side's odds.
    void conclude(SideOdds& odds)
    {
        for (int lead = 1; lead <= leads; ++lead)
            for (int fives = 0; fives <= m_side.warriors / 5; ++fives)
                if (const Defeat& defeat = at(5 * fives, lead); defeat.chance > 0) {
                    const MoraleOdds& morale = moraleAfter(5 * fives, lead);
                    odds.morale.add(defeat.chance, morale);
                    odds.meanLost += morale.scattered * defeat.left;
                }
    }
    const MoraleOdds& moraleAfter(int left, int lead)
    {
        std::optional<MoraleOdds>& morale = at(left, lead).morale;
        if (!morale)
            morale = oddsOf(moraleRollOf(m_side, left, lead, m_dreadfulEnemy));
        return *morale;
    }

private:
    static constexpr int leads = 4; ///< no Advantage Value is more than four ahead
    struct Defeat
    {
        double chance = 0;
        double left = 0; ///< Warriors, times the chance
        std::optional<MoraleOdds> morale;
    };
    Defeat& at(int left, int lead)
    {
        const auto row = static_cast<std::size_t>(lead - 1);
        const auto width = static_cast<std::size_t>(m_side.warriors / 5 + 1);
        if (m_defeats.empty())
            m_defeats.resize(leads * width);
        return m_defeats[row * width + static_cast<std::size_t>(left / 5)];
    }

    const Side& m_side;
    bool m_dreadfulEnemy;
    std::vector<Defeat> m_defeats;
};

/// Sorts the ends of the second striker's attack by whether they inflicted fewer, as many or more Injuries
/// than a number that only grows, and by the grade in which they leave the first striker.
struct Comparison
{
    const Grades& grades;
    std::vector<double> fewer = std::vector<double>(grades.count()), same = fewer, more = fewer;
    std::vector<std::size_t> occupied{}; ///< the grades in which it leaves the first striker with any chance
    Wounds::const_iterator below{}, upTo{}, end{};

    void begin(const Wounds& answer)
    {
        for (auto* chances : {&fewer, &same, &more})
            std::ranges::fill(*chances, 0.0);
        occupied.clear();
        for (const Wound& wound : answer) {
            const std::size_t grade = grades.of(wound);
            if (wound.chance > 0 && more[grade] == 0)
                occupied.push_back(grade);
            more[grade] += wound.chance;
        }
        below = upTo = answer.begin();
        end = answer.end();
    }
    void riseTo(int inflicted)
    {
        for (; upTo != end && upTo->inflicted <= inflicted; ++upTo) {
            same[grades.of(*upTo)] += upTo->chance;
            more[grades.of(*upTo)] -= upTo->chance;
        }
        for (; below != upTo && below->inflicted < inflicted; ++below) {
            fewer[grades.of(*below)] += below->chance;
            same[grades.of(*below)] -= below->chance;
        }
    }
};

void strike(const Striker& byActive, const Striker& byTarget, Order order, const Grades& ofActive,
            const Grades& ofTarget, Ends& ends, FightOdds& result)
{
    const bool activeFirst = order != Order::targetFirst;
    const Striker& first = activeFirst ? byActive : byTarget;
    const Striker& second = activeFirst ? byTarget : byActive;
    const Grades& gradesOfSecond = activeFirst ? ofTarget : ofActive;
    const Grades& gradesOfFirst = activeFirst ? ofActive : ofTarget;

    Wounds opening =
        first.wounds(first.side.warriors, (activeFirst ? result.active : result.target).meanInflicted);
    const auto gradeOf = [&gradesOfSecond](const Wound& wound) { return gradesOfSecond.of(wound); };
    if (!std::ranges::is_sorted(opening, {}, gradeOf))
        std::ranges::stable_sort(opening, {}, gradeOf);

    double& meanOfSecond = (activeFirst ? result.target : result.active).meanInflicted;
    double meanAnswer = 0;
    Wounds answer;
    int answering = -1;
    Comparison comparison{gradesOfFirst};
    for (auto wound = opening.begin(); wound != opening.end();) {
        const std::size_t grade = gradeOf(*wound);
        // Those who attack at the same time do so in full.
        const int left = order == Order::together ? second.side.warriors : gradesOfSecond.left[grade];
        if (left != answering) {
            answer = second.wounds(left, meanAnswer);
            answering = left;
        }
        comparison.begin(answer);
        for (; wound != opening.end() && gradeOf(*wound) == grade; ++wound) {
            const double chance = wound->chance;
            comparison.riseTo(wound->inflicted);
            meanOfSecond += chance * meanAnswer;
            for (const std::size_t other : comparison.occupied) {
                Ends::Cell& end = activeFirst ? ends.at(other, grade) : ends.at(grade, other);
                end.equal += chance * comparison.same[other];
                (activeFirst ? end.activeMore : end.targetMore) += chance * comparison.fewer[other];
                (activeFirst ? end.targetMore : end.activeMore) += chance * comparison.more[other];
            }
        }
    }
}

Distribution blocksOf(const Side& side, const FightPlan::Part& part)
{
    const int dice = attackDice(side, part);
    return odds::successes(part.attack.pool(dice), odds::lengthFor(dice));
}

// Whether the defender may parry (chapter "Skills": Violent Blow, Martial Arts). A surprised Hero has lost
// both parries.
bool parriesWork(const Side& attacker, const Side& defender, bool assassinated)
{
    const bool violent = attacker.has(RollSkill::violentBlow) && !defender.has(RollSkill::martialArts);
    return !assassinated && !violent && !attacker.has(RollSkill::martialArts);
}

Attack attackOf(const Side& attacker, const Side& defender, int combat, int enemyCombat, bool assassinated)
{
    Attack attack;
    attack.hitThreshold = thresholdFor(combat, enemyCombat);
    attack.rerolls = std::max(attacker.rerolls, attacker.bonus(Figure::rerollsOfAttacks));
    attack.injuryThreshold = thresholdFor(attacker.strength, defender.resistanceTo(attacker));
    attack.injuryTen = injuryTen(defender, parriesWork(attacker, defender, assassinated));
    attack.harmless = defender.isProofAgainst(attacker.element);
    attack.deadly = !attack.harmless &&
                    (attacker.has(RollSkill::deadlyBlow) || (attacker.heavyWeapon && defender.element));
    if (!assassinated)
        attack.safeguard = safeguardOf(defender);
    return attack;
}

} // namespace

FightPlan planOf(const Fight& fight)
{
    const Side& active = fight.active;
    const Side& target = fight.target;
    FightPlan plan;
    plan.outreached = fight.isCharge() && target.has(RollSkill::reach) && !active.has(RollSkill::martialArts);
    plan.chargeBonus = fight.isCharge() && !plan.outreached && !active.has(RollSkill::sharpshooter);
    const int bonus = plan.chargeBonus ? 1 : 0;
    const bool assassinated = fight.isCharge() && active.has(RollSkill::assassination) && target.hero;

    const auto blocks = [](const Side& side) { return side.blocking && side.has(RollSkill::blocking); };

    plan.active = {active.initiative + active.alliedUnitsEngaged + bonus, blocks(active),
                   attackOf(active, target, active.combat + bonus, target.combat, assassinated),
                   active.powerNow() + (fight.isCharge() ? active.bonus(Figure::powerOfCharge) : 0)};
    plan.target = {target.initiative + target.alliedUnitsEngaged, blocks(target) && !assassinated,
                   attackOf(target, active, target.combat, active.combat + bonus, false), target.powerNow()};
    if (plan.active.initiative != plan.target.initiative)
        plan.order =
            plan.active.initiative > plan.target.initiative ? Order::activeFirst : Order::targetFirst;
    return plan;
}

int attackDice(const Side& side, const FightPlan::Part& part, int left)
{
    const Attackers attackers = attackersOf(side, left);
    if (!attackers.any())
        return 0;
    return part.power * attackers.contact + attackers.supporting + side.heroicDice + side.extraDice +
           side.fightDice;
}

Advantage advantageOf(const Side& own, int left, const Side& enemy, int enemyLeft)
{
    return {.outnumbers = left > enemyLeft + own.otherEnemyHeadcount,
            .lessStress = own.stress < enemy.stress &&
                          (!own.otherEnemyMinStress || own.stress < *own.otherEnemyMinStress)};
}

FightOdds oddsOf(const Fight& fight, Aftermath* aftermath)
{
    const FightPlan plan = planOf(fight);
    const Grades ofActive = gradesOf(fight.active, false);
    const Grades ofTarget = gradesOf(fight.target, aftermath != nullptr);
    Striker byActive{fight.active, fight.target, plan.active};
    Striker byTarget{fight.target, fight.active, plan.target};
    Order order = plan.order;
    Distribution blocks;
    if (plan.oneBlocks()) {
        const bool isActive = plan.active.blocks;
        blocks = isActive ? blocksOf(fight.active, plan.active) : blocksOf(fight.target, plan.target);
        (isActive ? byTarget : byActive).blocks = &blocks;
        order = isActive ? Order::targetFirst : Order::activeFirst;
    }

    Ends ends{ofTarget.count(), std::vector<Ends::Cell>(ofActive.count() * ofTarget.count())};
    FightOdds result;
    strike(byActive, byTarget, order, ofActive, ofTarget, ends, result);

    result.active.casualties.resize(static_cast<std::size_t>(fight.active.warriors) + 1, 0.0);
    result.target.casualties.resize(static_cast<std::size_t>(fight.target.warriors) + 1, 0.0);
    Defeats ofTheActive(fight.active, fight.target.has(RollSkill::dreadful));
    Defeats ofTheTarget(fight.target, fight.active.has(RollSkill::dreadful));
    if (aftermath)
        aftermath->assign(ofTarget.count(), {});

    for (std::size_t a = 0; a < ofActive.count(); ++a) {
        const int activeLeft = ofActive.left[a];
        for (std::size_t t = 0; t < ofTarget.count(); ++t) {
            const int targetLeft = ofTarget.left[t];
            const Ends::Cell& end = ends.at(a, t);
            const double sum = end.sum();
            result.active.casualties[static_cast<std::size_t>(fight.active.warriors - activeLeft)] += sum;
            result.target.casualties[static_cast<std::size_t>(fight.target.warriors - targetLeft)] += sum;
            MoraleOdds* after = aftermath ? &(*aftermath)[t] : nullptr;
            if (activeLeft == 0 || targetLeft == 0) {
                (activeLeft > 0   ? result.activeWins
                 : targetLeft > 0 ? result.targetWins
                                  : result.draw) += sum;
                if (after)
                    after->none += sum;
                continue;
            }
            const int advantage = (fight.isCharge() ? 1 : 0) +
                                  advantageOf(fight.active, activeLeft, fight.target, targetLeft).value() -
                                  advantageOf(fight.target, targetLeft, fight.active, activeLeft).value();
            const double chances[] = {end.targetMore, end.equal, end.activeMore};
            for (int more = -1; more <= 1; ++more) {
                const double chance = chances[more + 1];
                const int lead = advantage + more;
                if (lead > 0) {
                    result.activeWins += chance;
                    ofTheTarget.add(chance, targetLeft, lead);
                    if (after)
                        after->add(chance, ofTheTarget.moraleAfter(targetLeft, lead));
                    continue;
                }
                (lead < 0 ? result.targetWins : result.draw) += chance;
                if (lead < 0)
                    ofTheActive.add(chance, activeLeft, -lead);
                if (after)
                    after->none += chance;
            }
        }
    }
    ofTheActive.conclude(result.active);
    ofTheTarget.conclude(result.target);
    for (SideOdds* side : {&result.active, &result.target}) {
        side->destroyed = side->casualties.back();
        const MoraleOdds& morale = side->morale;
        side->morale.none =
            std::max(0.0, 1 - (morale.scattered + morale.destabilised + morale.inDoubt + morale.intact));
        side->removed = side->destroyed + side->morale.scattered;
        side->meanLost += odds::mean(side->casualties);
    }
    return result;
}

} // namespace adjutant::drakerys
