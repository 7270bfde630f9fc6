#include "core/match/ask.h"
#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "core/yaml/answersfile.h"
#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_work {

using namespace drakerys;
using drakerys::Side;
using odds::Distribution;

static Side workers(int count, int power, std::initializer_list<RollSkill> skills = {})
{
    Side side = warriors(count, skills);
    side.power = power;
    return side;
}

static Sequence attacksOn(const Side& target, std::size_t steps, const Side& attacker)
{
    return {target, {steps, Fight{ActionKind::attack, attacker, {}}}};
}

/// The workers in a scenario file.
static std::string unit(int count, int power, const std::string& skills, const std::string& more = "")
{
    return "{warriors: " + std::to_string(count) + ", power: " + std::to_string(power) +
           ", health: 1, initiative: 3, combat: 3, shooting: 3, strength: 3, resistance: 3, willpower: 3, "
           "skills: [" +
           skills + "]" + more + "}";
}

/// So many attacks of one on the other.
static std::string attacks(const std::string& target, int steps, const std::string& attacker)
{
    std::string text = "target: " + target + "\nsteps:\n";
    for (int step = 0; step < steps; ++step)
        text += "- {kind: fight, action: attack, active: " + attacker + "}\n";
    return text;
}

static Answered<OddsQuestion> askedFor(const char* kind, const std::string& text)
{
    const auto root = yaml::parse(text, {});
    yaml::FaultList faults;
    const auto kinds = oddsKinds();
    const auto asked =
        std::ranges::find_if(kinds, [&](const OddsKind& each) { return std::string_view(each.id) == kind; });
    return answered<OddsQuestion>(asked->ask, yaml::readAnswers(*root, kind, faults).answers,
                                  Ask::Missing::skipped);
}

/// Shooting 3 against 3, Strength 3, Saturation 3: 6+ and 6+.
static Shooting shotBy(const Side& active, const Side& target = {})
{
    return {active, target, bow, 30, 0, 0, false};
}

/// Three Warriors, one in Contact, one supporting, one aside.
static Side three()
{
    Side side = warriors(3);
    side.contact = side.supporting = 1;
    return side;
}

/// How the three stand with so many left: those in Contact fall last.
static Side threeWith(int left, int stress)
{
    Side side = three();
    side.warriors = left;
    side.contact = 1;
    side.supporting = left > 1 ? 1 : 0;
    side.stress = stress;
    return side;
}

/// What odds may take is known before they are computed, and bounded.
class WorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsStressAndInjuriesMultiply()
    {
        const Side attacker = workers(5, 2);
        const double one = workOf(Scenario(attacksOn(workers(10, 1), 1, attacker)));
        const double two = workOf(Scenario(attacksOn(workers(10, 1), 2, attacker)));
        const double tougher = workOf(Scenario(attacksOn(workers(20, 1), 2, attacker)));
        QCOMPARE(two, 3 * one); // the second step is computed with and without a Stress of the first
        QVERIFY(tougher > 2 * two);
        // A Berserker attacks with more dice the more Stress it has.
        const Side many = workers(60, 1);
        const Sequence calm = attacksOn(workers(10, 1), 2, many);
        const Sequence frenzied = attacksOn(workers(10, 1, {RollSkill::berserker}), 2, many);
        QVERIFY(workOf(Scenario(frenzied)) > workOf(Scenario(calm)));
    }

    void aSequenceOfMinutesIsRefusedWithItsWork()
    {
        const auto answer = askedFor("sequence", attacks(unit(70, 1, "berserker, deadly_blow, swashbuckler"),
                                                         12, unit(200, 1, "deadly_blow, swashbuckler")));
        QVERIFY(!answer.result.solve && answer.form.refusal);
        QCOMPARE(answer.form.refusal->rule, "malformed");
        QVERIFY(answer.result.work > mostOddsWork);
        const std::string figure = std::to_string(static_cast<int>(answer.result.work / 1e6));
        VERIFY_CONTAINS(toText(answer.form.refusal->message), figure + " million");
    }

    void moreDiceThanAPoolAreRefusedAtTheStressOfLaterSteps()
    {
        const std::string berserkers = unit(200, 4, "berserker"), one = unit(1, 1, "");
        QVERIFY(!askedFor("sequence", attacks(berserkers, 1, one)).form.refusal);
        const auto answer = askedFor("sequence", attacks(berserkers, 3, one));
        QVERIFY(answer.form.refusal);
        QCOMPARE(answer.form.refusal->rule, "out-of-range");
    }

    void anArmyAgainstAnArmyIsAllItsPairs()
    {
        const Contender archers{workers(8, 1), 10, bow};
        const Contender guards{workers(12, 2, {RollSkill::safeguard}), 15, std::nullopt};
        const auto charge = [](const Contender& one, const Contender& other) {
            return workOf(Fight{ActionKind::charge, one.side, other.side});
        };
        QCOMPARE(workOfMatchup({archers, guards}, {guards}, std::nullopt),
                 charge(archers, guards) + charge(guards, guards));
        // Nobody shoots without a weapon that reaches so far.
        const Shooting shot{archers.side, guards.side, bow, 50, 0, 0, false};
        QCOMPARE(workOfMatchup({archers, guards}, {guards}, 50), workOf(Scenario(shot)));
        QCOMPARE(workOfMatchup({archers, guards}, {guards}, 51), 0.0);
    }

    void whatTablesPlayIsAnswered()
    {
        QVERIFY(askedFor("sequence", attacks(unit(20, 2, "berserker, safeguard"), 12,
                                             unit(12, 2, "swashbuckler, deadly_blow")))
                    .result.solve);
        const std::string most =
            unit(40, 4, "swashbuckler, deadly_blow, safeguard", ", guard_in_cohesion: true");
        QVERIFY(
            askedFor("fight", "action: charge\nactive: " + most + "\ntarget: " + most + "\n").result.solve);
        Side all = workers(40, 4, {RollSkill::swashbuckler, RollSkill::deadlyBlow, RollSkill::safeguard});
        all.guardInCohesion = true;
        Shooting shot;
        shot.active = shot.target = all;
        QVERIFY(workOf(Scenario(shot)) < mostOddsWork);
    }

    // Several attacks on one target in turn: what each leaves meets the next.

    void oneStepIsTheSingleRoll()
    {
        const Fight fight = charge(warriors(3), three());
        const FightOdds alone = oddsOf(fight);
        const auto steps = oddsOf(Sequence{three(), {fight}});
        QCOMPARE(steps.size(), 1U);
        const SequenceStepOdds& one = steps[0];
        COMPARE_CHANCES((Chances{one.reached, one.destroyed, one.scattered, one.removed, one.active.removed,
                                 one.meanInflicted}),
                        Chances{1.0, alone.target.destroyed, alone.target.morale.scattered,
                                alone.target.removed, alone.active.removed, alone.active.meanInflicted});
        COMPARE_CHANCES(one.casualties, alone.target.casualties);
        COMPARE_CHANCES(one.active.casualties, alone.active.casualties);
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
        COMPARE_CHANCES((Chances{last.reached, last.destroyed, last.scattered, last.removed,
                                 last.meanInflicted, last.active.removed}),
                        Chances{reached, destroyed, scattered, destroyed + scattered, mean, active.removed});
        COMPARE_CHANCES(last.casualties, casualties);
        COMPARE_CHANCES(last.active.casualties, active.casualties);
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

ADJUTANT_TEST(WorkTest)

} // namespace adjutant::test::tst_work
