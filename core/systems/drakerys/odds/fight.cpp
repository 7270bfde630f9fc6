#include "core/systems/drakerys/odds/fight.h"

namespace adjutant::drakerys {

using odds::Distribution;

namespace {

/// How finely the ends of a fight are told apart: by Warriors lost, or by every Injury suffered.
struct Grades
{
    std::vector<int> ofSuffered; ///< the grade for each number of Injuries suffered, up to the capacity
    std::vector<int> left;       ///< Warriors left in each grade; the last grade has none

    std::size_t count() const { return left.size(); }
};

Grades byWarriorsLost(const Side& side)
{
    Grades grades;
    grades.ofSuffered.reserve(static_cast<std::size_t>(side.capacity()) + 1);
    grades.left.reserve(static_cast<std::size_t>(side.warriors) + 1);
    for (int s = 0; s <= side.capacity(); ++s)
        grades.ofSuffered.push_back(casualtiesOf(side, s));
    for (int lost = 0; lost <= side.warriors; ++lost)
        grades.left.push_back(side.warriors - lost);
    return grades;
}

Grades byInjury(const Side& side)
{
    Grades grades;
    for (int s = 0; s <= side.capacity(); ++s) {
        grades.ofSuffered.push_back(s);
        grades.left.push_back(side.warriors - casualtiesOf(side, s));
    }
    return grades;
}

/// Chances of the ends of both attacks, by the grades of the two Units and by who inflicted more.
class Ends
{
public:
    Ends(std::size_t activeGrades, std::size_t targetGrades)
        : m_width(targetGrades), m_cells(activeGrades * targetGrades)
    {}
    struct Cell
    {
        double activeMore = 0;
        double equal = 0;
        double targetMore = 0;
        double sum() const { return activeMore + equal + targetMore; }
    };
    Cell& at(std::size_t active, std::size_t target) { return m_cells[active * m_width + target]; }

private:
    std::size_t m_width;
    std::vector<Cell> m_cells;
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
class Comparison
{
public:
    explicit Comparison(const Grades& grades)
        : m_grades(grades), m_fewer(grades.count()), m_same(grades.count()), m_more(grades.count())
    {}

    void begin(const Wounds& answer)
    {
        for (auto* chances : {&m_fewer, &m_same, &m_more})
            std::ranges::fill(*chances, 0.0);
        m_occupied.clear();
        for (const Wound& wound : answer) {
            const std::size_t grade = gradeOf(wound);
            if (wound.chance > 0 && m_more[grade] == 0)
                m_occupied.push_back(grade);
            m_more[grade] += wound.chance;
        }
        m_below = m_upTo = answer.begin();
        m_end = answer.end();
    }
    void riseTo(int inflicted)
    {
        for (; m_upTo != m_end && m_upTo->inflicted <= inflicted; ++m_upTo) {
            m_same[gradeOf(*m_upTo)] += m_upTo->chance;
            m_more[gradeOf(*m_upTo)] -= m_upTo->chance;
        }
        for (; m_below != m_upTo && m_below->inflicted < inflicted; ++m_below) {
            m_fewer[gradeOf(*m_below)] += m_below->chance;
            m_same[gradeOf(*m_below)] -= m_below->chance;
        }
    }
    /// The grades in which the answer leaves the first striker with any chance.
    const std::vector<std::size_t>& occupied() const { return m_occupied; }
    double fewer(std::size_t grade) const { return m_fewer[grade]; }
    double same(std::size_t grade) const { return m_same[grade]; }
    double more(std::size_t grade) const { return m_more[grade]; }

private:
    std::size_t gradeOf(const Wound& wound) const
    {
        return static_cast<std::size_t>(m_grades.ofSuffered[static_cast<std::size_t>(wound.suffered)]);
    }

    const Grades& m_grades;
    std::vector<double> m_fewer, m_same, m_more;
    std::vector<std::size_t> m_occupied;
    Wounds::const_iterator m_below, m_upTo, m_end;
};

struct Means
{
    double byActive = 0;
    double byTarget = 0;
};

Means strike(const Striker& byActive, const Striker& byTarget, Order order, const Grades& ofActive,
             const Grades& ofTarget, Ends& ends)
{
    const bool activeFirst = order != Order::targetFirst;
    const Striker& first = activeFirst ? byActive : byTarget;
    const Striker& second = activeFirst ? byTarget : byActive;
    const Grades& gradesOfSecond = activeFirst ? ofTarget : ofActive;
    const Grades& gradesOfFirst = activeFirst ? ofActive : ofTarget;

    double meanOfFirst = 0;
    Wounds opening = first.wounds(first.side.warriors, meanOfFirst);
    const auto gradeOf = [&gradesOfSecond](const Wound& wound) {
        return static_cast<std::size_t>(gradesOfSecond.ofSuffered[static_cast<std::size_t>(wound.suffered)]);
    };
    if (!std::ranges::is_sorted(opening, {}, gradeOf))
        std::ranges::stable_sort(opening, {}, gradeOf);

    double meanOfSecond = 0;
    double meanAnswer = 0;
    Wounds answer;
    int answering = -1;
    Comparison comparison(gradesOfFirst);
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
            for (const std::size_t other : comparison.occupied()) {
                Ends::Cell& end = activeFirst ? ends.at(other, grade) : ends.at(grade, other);
                end.equal += chance * comparison.same(other);
                (activeFirst ? end.activeMore : end.targetMore) += chance * comparison.fewer(other);
                (activeFirst ? end.targetMore : end.activeMore) += chance * comparison.more(other);
            }
        }
    }
    return activeFirst ? Means{meanOfFirst, meanOfSecond} : Means{meanOfSecond, meanOfFirst};
}

Distribution blocksOf(const Side& side, const FightPlan::Part& part)
{
    const int dice = attackDice(side, part);
    return odds::successes(part.attack.pool(dice), odds::lengthFor(dice));
}

FightOdds resolve(const Fight& fight, const FightPlan& plan, const Grades& ofActive, const Grades& ofTarget,
                  Aftermath* aftermath)
{
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

    Ends ends(ofActive.count(), ofTarget.count());
    const Means means = strike(byActive, byTarget, order, ofActive, ofTarget, ends);

    FightOdds result;
    result.active.meanInflicted = means.byActive;
    result.target.meanInflicted = means.byTarget;
    result.active.casualties.resize(static_cast<std::size_t>(fight.active.warriors) + 1, 0.0);
    result.target.casualties.resize(static_cast<std::size_t>(fight.target.warriors) + 1, 0.0);
    const int fixedAdvantage = fixedAdvantageOf(fight);
    Defeats ofTheActive(fight.active, fight.target.has(RollSkill::dreadful));
    Defeats ofTheTarget(fight.target, fight.active.has(RollSkill::dreadful));
    if (aftermath)
        aftermath->bySuffered.assign(ofTarget.count(), {});

    for (std::size_t a = 0; a < ofActive.count(); ++a) {
        const int activeLeft = ofActive.left[a];
        for (std::size_t t = 0; t < ofTarget.count(); ++t) {
            const int targetLeft = ofTarget.left[t];
            const Ends::Cell& end = ends.at(a, t);
            const double sum = end.sum();
            result.active.casualties[static_cast<std::size_t>(fight.active.warriors - activeLeft)] += sum;
            result.target.casualties[static_cast<std::size_t>(fight.target.warriors - targetLeft)] += sum;
            MoraleOdds* after = aftermath ? &aftermath->bySuffered[t] : nullptr;
            if (activeLeft == 0 || targetLeft == 0) {
                (activeLeft > 0   ? result.activeWins
                 : targetLeft > 0 ? result.targetWins
                                  : result.draw) += sum;
                if (after)
                    after->none += sum;
                continue;
            }
            const int advantage = fixedAdvantage + headcountAdvantage(fight, activeLeft, targetLeft);
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

} // namespace

FightOdds oddsOf(const Fight& fight, const FightPlan& plan)
{
    return resolve(fight, plan, byWarriorsLost(fight.active), byWarriorsLost(fight.target), nullptr);
}

FightOdds oddsOf(const Fight& fight)
{
    return oddsOf(fight, planOf(fight));
}

FightOdds oddsOf(const Fight& fight, Aftermath& ofTarget)
{
    return resolve(fight, planOf(fight), byWarriorsLost(fight.active), byInjury(fight.target), &ofTarget);
}

} // namespace adjutant::drakerys
