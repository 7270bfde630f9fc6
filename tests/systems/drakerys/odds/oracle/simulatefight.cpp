#include "tests/systems/drakerys/odds/oracle/simulate.h"
#include "tests/systems/drakerys/odds/oracle/tabletop.h"
#include "tests/systems/drakerys/odds/oracle/tallies.h"

#include <algorithm>

namespace adjutant::oracle {

namespace {

struct Blow
{
    int casualties = 0;
    int inflicted = 0;
};

/// One fight at the table.
class Duel
{
public:
    Duel(const FightScenario& fight, Tabletop& table)
        : m_fight(fight), m_match(table), m_active(fight, Side::Active), m_target(fight, Side::Target)
    {}

    /// The attacks of both, in the order of their Initiative.
    Aftermath fight()
    {
        const int ahead = m_active.initiative - m_target.initiative;
        Blow byActive;
        Blow byTarget;
        if (m_active.blocks && m_target.blocks) {
            // both wait for the other's attack
        } else if (m_active.blocks) {
            byTarget = attack(m_target, 0, m_active);
        } else if (m_target.blocks) {
            byActive = attack(m_active, 0, m_target);
        } else if (ahead > 0) {
            byActive = attack(m_active, 0, m_target);
            byTarget = attack(m_target, byActive.casualties, m_active);
        } else if (ahead < 0) {
            byTarget = attack(m_target, 0, m_active);
            byActive = attack(m_active, byTarget.casualties, m_target);
        } else {
            byActive = attack(m_active, 0, m_target);
            byTarget = attack(m_target, 0, m_active);
        }
        return {byTarget.casualties, byActive.casualties, byActive.inflicted, byTarget.inflicted};
    }

    Mood testMorale(Side side, int warriorsLeft, int opposition)
    {
        const bool dreadful = has(unitOf(m_fight, enemyOf(side)), "dreadful");
        const Unit& unit = unitOf(m_fight, side);
        return moodOf(unit, m_match.roll(moraleRoll(unit, warriorsLeft, dreadful, opposition)).successes);
    }

private:
    /// What one player looks up before the dice are thrown.
    struct Player
    {
        Player(const FightScenario& fight, Side side)
            : unit(unitOf(fight, side)), initiative(initiativeOf(fight, side)),
              injuries(injuryRoll(fight, side, 0)), blocks(oracle::blocks(fight, side)),
              safeguarded(oracle::safeguarded(fight, side)), deadly(has(unit, "deadly_blow"))
        {
            for (int casualties = 0; casualties <= unit.warriors; ++casualties)
                attacks.push_back(attackRoll(fight, side, casualties));
        }

        const Unit& unit;
        int initiative = 0;
        std::vector<Roll> attacks; ///< by its casualties
        Roll injuries;             ///< without dice: one a hit
        bool blocks = false;
        bool safeguarded = false;
        bool deadly = false;
    };

    Blow attack(const Player& striker, int casualties, const Player& struck)
    {
        // Step 1: attack roll, and the enemy's Blocking
        const Shown attackDice = m_match.roll(striker.attacks[static_cast<std::size_t>(casualties)]);
        int hits = attackDice.successes;
        if (struck.blocks)
            hits = std::max(0, hits - m_match.roll(struck.attacks.front()).successes);

        // Step 2: injury roll, and Safeguard
        Roll injuryDice = striker.injuries;
        injuryDice.dice = hits;
        int injuries = m_match.roll(injuryDice).successes;
        if (striker.deadly)
            injuries += attackDice.tens;
        Tabletop::Saving saving{injuries, 0};
        if (struck.safeguarded)
            saving = m_match.safeguard(injuries, struck.unit.guardInCohesion);

        // Step 3: casualties
        return {casualtiesOf(struck.unit, saving.suffered), saving.suffered + saving.passed};
    }

    const FightScenario& m_fight;
    Tabletop& m_match;
    Player m_active;
    Player m_target;
};

} // namespace

Simulated<FightResult> simulate(const FightScenario& scenario, int trials)
{
    Tabletop table;
    Duel duel(scenario, table);
    Experience active;
    Experience target;
    std::map<Winner, int> wins;
    for (int trial = 0; trial < trials; ++trial) {
        const Aftermath aftermath = duel.fight();
        const Verdict verdict = verdictOf(scenario, aftermath);
        std::optional<Mood> activeMood;
        std::optional<Mood> targetMood;
        if (verdict.opposition > 0 && verdict.winner == Winner::Target)
            activeMood =
                duel.testMorale(Side::Active, leftOf(scenario, aftermath, Side::Active), verdict.opposition);
        if (verdict.opposition > 0 && verdict.winner == Winner::Active)
            targetMood =
                duel.testMorale(Side::Target, leftOf(scenario, aftermath, Side::Target), verdict.opposition);
        active.add(scenario.active, aftermath.activeCasualties, aftermath.activeInflicted, activeMood);
        target.add(scenario.target, aftermath.targetCasualties, aftermath.targetInflicted, targetMood);
        ++wins[verdict.winner];
    }

    const auto share = [&](Winner winner) { return static_cast<double>(wins[winner]) / trials; };
    return {{active.result(scenario.active, trials),
             target.result(scenario.target, trials),
             {share(Winner::Active), share(Winner::Target), share(Winner::Draw)}},
            trials,
            active.inflicted.deviation(trials),
            target.inflicted.deviation(trials)};
}

} // namespace adjutant::oracle
