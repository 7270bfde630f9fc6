#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

#include "core/systems/drakerys/odds/scenario.h"
#include "tests/testprogram.h"

namespace tst_sequence {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using odds::Distribution;

namespace {

/// Shooting 3 against 3, Strength 3, Saturation 3: 6+ and 6+.
Shooting shotBy(const Side& active, const Side& target = {})
{
    return {active, target, {WeaponId(), 3, 3, false, 50}, 30, 0, 0, false};
}

/// Three Warriors, one in Contact, one supporting, one aside.
Side three()
{
    Side side = warriors(3);
    side.contact = side.supporting = 1;
    return side;
}

/// How the three stand with so many left: those in Contact fall last.
Side threeWith(int left, int stress)
{
    Side side = three();
    side.warriors = left;
    side.contact = 1;
    side.supporting = left > 1 ? 1 : 0;
    side.stress = stress;
    return side;
}

} // namespace

/// Several attacks on one target in turn: what each leaves meets the next.
class SequenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStepIsTheSingleRoll()
    {
        const Fight fight = charge(warriors(3), three());
        const FightOdds alone = oddsOf(fight);
        const auto steps = oddsOf(Sequence{three(), {fight}});
        QCOMPARE(steps.size(), 1U);
        COMPARE_CHANCES(steps[0].reached, 1.0);
        COMPARE_CHANCES(steps[0].casualties, alone.target.casualties);
        COMPARE_CHANCES(steps[0].destroyed, alone.target.destroyed);
        COMPARE_CHANCES(steps[0].scattered, alone.target.morale.scattered);
        COMPARE_CHANCES(steps[0].removed, alone.target.removed);
        COMPARE_CHANCES(steps[0].active.casualties, alone.active.casualties);
        COMPARE_CHANCES(steps[0].active.removed, alone.active.removed);
        COMPARE_CHANCES(steps[0].meanInflicted, alone.active.meanInflicted);
    }

    void injuriesStayBetweenTheSteps()
    {
        // A lone Warrior of Health 2: a shot injures not, once or fatally with 14/19, 81/361, 14/361.
        // Gone after two: 14/361 + 14/19 * 14/361 + 81/361 * 5/19 = 867/6859.
        Side target = warriors(1);
        target.health = 2;
        const auto steps = oddsOf(Sequence{target, {shotBy(warriors(1)), shotBy(warriors(1))}});
        COMPARE_CHANCES(steps[0].destroyed, 14.0 / 361);
        COMPARE_CHANCES(steps[1].reached, 347.0 / 361);
        COMPARE_CHANCES(steps[1].destroyed, 867.0 / 6859);
        COMPARE_CHANCES(steps[1].removed, 867.0 / 6859);
        COMPARE_CHANCES(steps[1].meanInflicted, 347.0 / 361 * 25 / 81);
    }

    void injuriesBeforeTheFirstStepCount()
    {
        Side target = warriors(1);
        target.health = 2;
        target.injuries = 1;
        COMPARE_CHANCES(oddsOf(Sequence{target, {shotBy(warriors(1))}})[0].destroyed, 5.0 / 19);
    }

    void aShotThenAChargeIsTheSumOverWhatTheShotLeaves()
    {
        const Shooting shot = shotBy(warriors(4), three());
        const Distribution lost = oddsOf(shot).target.casualties;
        double reached = 0;
        double destroyed = lost[3];
        double scattered = 0;
        double mean = 0;
        Distribution casualties{0, 0, 0, lost[3]};
        SideOdds active;
        const auto thenCharge = [&](double chance, int left, int stress) {
            const FightOdds fight = oddsOf(charge(warriors(2), threeWith(left, stress)));
            reached += chance;
            destroyed += chance * fight.target.destroyed;
            scattered += chance * fight.target.morale.scattered;
            mean += chance * fight.active.meanInflicted;
            for (std::size_t k = 0; k < fight.target.casualties.size(); ++k)
                casualties[k + static_cast<std::size_t>(3 - left)] += chance * fight.target.casualties[k];
            odds::accumulate(active.casualties, chance, fight.active.casualties);
            active.removed += chance * fight.active.removed;
            active.morale.add(chance, fight.active.morale);
        };
        thenCharge(lost[0], 3, 0);
        for (int left : {2, 1}) {
            const double chance = lost[static_cast<std::size_t>(3 - left)];
            const MoraleOdds morale = oddsOf(MoraleTest{threeWith(left, 0), 3});
            thenCharge(chance * morale.destabilised, left, 1);
            thenCharge(chance * (morale.inDoubt + morale.intact), left, 0);
            scattered += chance * morale.scattered;
            casualties[static_cast<std::size_t>(3 - left)] += chance * morale.scattered;
        }

        const auto steps = oddsOf(Sequence{three(), {shot, charge(warriors(2), {})}});
        const SequenceStepOdds& last = steps.at(1);
        COMPARE_CHANCES(last.reached, reached);
        COMPARE_CHANCES(last.destroyed, destroyed);
        COMPARE_CHANCES(last.scattered, scattered);
        COMPARE_CHANCES(last.removed, destroyed + scattered);
        COMPARE_CHANCES(last.casualties, casualties);
        COMPARE_CHANCES(last.meanInflicted, mean);
        COMPARE_CHANCES(last.active.casualties, active.casualties);
        COMPARE_CHANCES(last.active.removed, active.removed);
        COMPARE_CHANCES(last.active.morale.scattered, active.morale.scattered);
        COMPARE_CHANCES(last.active.morale.none, active.morale.none);
    }

    void twoShotsAtWarriorsOfHealthTwoAreTheSumOverTheInjuriesOfTheFirst()
    {
        // The Injuries of a shot are the casualties among as many Warriors of Health 1.
        const Distribution injured = oddsOf(shotBy(warriors(3), warriors(4))).target.casualties;
        Side target = warriors(2);
        target.health = 2;
        double destroyed = injured[4];
        double scattered = 0;
        for (int injuries = 0; injuries < 4; ++injuries) {
            Side left = target;
            left.warriors = left.contact = 2 - injuries / 2;
            left.injuries = injuries % 2;
            double here = injured[static_cast<std::size_t>(injuries)];
            if (injuries >= 2) {
                const double fled = oddsOf(MoraleTest{left, 3}).scattered;
                scattered += here * fled;
                here *= 1 - fled;
            }
            const SideOdds second = oddsOf(shotBy(warriors(3), left)).target;
            destroyed += here * second.destroyed;
            scattered += here * second.morale.scattered;
        }
        const auto steps = oddsOf(Sequence{target, {shotBy(warriors(3)), shotBy(warriors(3))}});
        COMPARE_CHANCES(steps[1].destroyed, destroyed);
        COMPARE_CHANCES(steps[1].scattered, scattered);
    }

    void injuriesPassedToAGuardDoNotStay()
    {
        // Suffered is none with 151/176 and one as often as one of two Warriors of Health 1 falls. Of Health
        // 2: two at once, or none and then two, or one and then any (25/176).
        Side target = warriors(1, {RollSkill::safeguard});
        target.guardInCohesion = true;
        Side two = warriors(2, {RollSkill::safeguard});
        two.guardInCohesion = true;
        const Distribution suffered = oddsOf(shotBy(warriors(1), two)).target.casualties;
        target.health = 2;
        const auto steps = oddsOf(Sequence{target, {shotBy(warriors(1)), shotBy(warriors(1))}});
        COMPARE_CHANCES(steps[1].destroyed, suffered[2] + suffered[0] * suffered[2] + suffered[1] * 25 / 176);
    }

    void aTargetThatIsGoneMeetsNobody()
    {
        // A step that surely hits nobody changes nothing.
        const auto steps = oddsOf(Sequence{warriors(1), {shotBy(warriors(1)), charge(bystanders(1), {})}});
        COMPARE_CHANCES(steps[1].reached, 14.0 / 19);
        COMPARE_CHANCES(steps[1].destroyed, 5.0 / 19);
    }
};

ADJUTANT_TEST(SequenceTest)

} // namespace tst_sequence

#include "tst_sequence.moc"
