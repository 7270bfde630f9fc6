#include "core/match/ask.h"
#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_work {

using namespace drakerys;
using drakerys::Side;
using odds::Distribution;

static drakerys::Side workers(int warriors, int power, std::initializer_list<RollSkill> skills = {})
{
    drakerys::Side side;
    side.power = power;
    side.initiative = side.combat = side.shooting = side.strength = side.resistance = side.willpower = 3;
    side.warriors = side.contact = warriors;
    for (const RollSkill skill : skills)
        side.skills.add(skill);
    return side;
}

static Sequence attacksOn(const drakerys::Side& target, std::size_t steps, const drakerys::Side& attacker)
{
    Sequence sequence;
    sequence.target = target;
    sequence.steps.assign(steps, Fight{FightAction::attack, attacker, {}});
    return sequence;
}

// What differs between the sides of these tests, as a scenario file has it.
static void addSide(door::Answers& answers, const std::string& path, const drakerys::Side& side)
{
    const std::pair<const char*, int> figures[] = {
        {"power", side.power},           {"health", side.health},       {"initiative", side.initiative},
        {"combat", side.combat},         {"shooting", side.shooting},   {"strength", side.strength},
        {"resistance", side.resistance}, {"willpower", side.willpower}, {"warriors", side.warriors},
        {"contact", side.contact},       {"stress", side.stress},       {"heroic_dice", side.heroicDice},
        {"extra_dice", side.extraDice}};
    for (const auto& [key, value] : figures)
        answers[path + key] = value;
    answers[path + "guard_in_cohesion"] = side.guardInCohesion;
    answers[path + "blocking"] = side.blocking;
    std::vector<std::string> skills;
    for (const SkillRule& rule : skillRules())
        if (side.has(rule.skill))
            skills.emplace_back(rule.id());
    answers[path + "skills"] = std::move(skills);
}

static door::OddsQuery queryOf(const Fight& fight)
{
    door::OddsQuery query{"fight", {{"action", fight.isCharge() ? "charge" : "attack"}}};
    addSide(query.answers, "active/", fight.active);
    addSide(query.answers, "target/", fight.target);
    return query;
}

static door::OddsQuery queryOf(const Sequence& sequence)
{
    door::OddsQuery query{"sequence", {}};
    addSide(query.answers, "target/", sequence.target);
    for (std::size_t k = 0; k < sequence.steps.size(); ++k) {
        const std::string step = "steps/" + std::to_string(k) + '/';
        query.answers[step + "kind"] = std::string("fight");
        query.answers[step + "action"] = std::string("attack");
        addSide(query.answers, step + "active/", std::get<Fight>(sequence.steps[k]).active);
    }
    return query;
}

static Answered<OddsQuestion> askedFor(const door::OddsQuery& query)
{
    const auto kinds = oddsKinds();
    const auto kind =
        std::ranges::find_if(kinds, [&](const OddsKind& each) { return query.kind == each.id; });
    return answered<OddsQuestion>(kind->ask, query.answers, Ask::Missing::skipped);
}

/// Changes one figure or skill of a Unit to another that its form takes.
static void alter(drakerys::Side& side, std::mt19937& random)
{
    const auto upTo = [&random](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most + 1));
    };
    switch (upTo(8)) {
    case 0:
        side.warriors = side.contact = 1 + upTo(SideLimits::warriors - 1);
        break;
    case 1:
        side.power = upTo(5);
        break;
    case 2:
        side.health = 1 + upTo(5);
        break;
    case 3:
        side.stress = upTo(SideLimits::stress);
        break;
    case 4:
        side.rerolls = upTo(1) * upTo(SideLimits::pool);
        break;
    case 5:
        side.extraDice = upTo(SideLimits::addedDice);
        break;
    case 6:
        side.blocking = upTo(1) == 1;
        side.skills.add(RollSkill::blocking);
        break;
    case 7:
        side.guardInCohesion = upTo(1) == 1;
        side.skills.add(RollSkill::safeguard);
        break;
    default: {
        const RollSkill skill =
            skillRules()[static_cast<std::size_t>(upTo(1000)) % skillRules().size()].skill;
        if (side.has(skill))
            side.skills.remove(skill);
        else
            side.skills.add(skill);
    }
    }
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
        const drakerys::Side attacker = workers(5, 2);
        const double one = workOf(Scenario(attacksOn(workers(10, 1), 1, attacker)));
        const double two = workOf(Scenario(attacksOn(workers(10, 1), 2, attacker)));
        const double tougher = workOf(Scenario(attacksOn(workers(20, 1), 2, attacker)));
        QCOMPARE(two, 3 * one); // the second step is computed with and without a Stress of the first
        QVERIFY(tougher > 2 * two);
        // A Berserker attacks with more dice the more Stress it has.
        const drakerys::Side many = workers(60, 1);
        const Sequence calm = attacksOn(workers(10, 1), 2, many);
        const Sequence frenzied = attacksOn(workers(10, 1, {RollSkill::berserker}), 2, many);
        QVERIFY(workOf(Scenario(frenzied)) > workOf(Scenario(calm)));
    }

    void aSequenceOfMinutesIsRefusedWithItsWork()
    {
        const drakerys::Side horde =
            workers(70, 1, {RollSkill::berserker, RollSkill::deadlyBlow, RollSkill::swashbuckler});
        const drakerys::Side guarded = workers(200, 1, {RollSkill::deadlyBlow, RollSkill::swashbuckler});
        const auto answer = askedFor(queryOf(attacksOn(horde, 12, guarded)));
        QVERIFY(!answer.result.solve);
        QVERIFY(answer.form.refusal);
        QCOMPARE(answer.form.refusal->rule, "malformed");
        QVERIFY(answer.result.work > mostOddsWork);
        const std::string figure = std::to_string(static_cast<int>(answer.result.work / 1e6));
        VERIFY_CONTAINS(toText(answer.form.refusal->message), figure + " million");
    }

    void moreDiceThanAPoolAreRefusedAtTheStressOfLaterSteps()
    {
        const drakerys::Side berserkers = workers(200, 4, {RollSkill::berserker});
        QVERIFY(!askedFor(queryOf(attacksOn(berserkers, 1, workers(1, 1)))).form.refusal);
        const auto answer = askedFor(queryOf(attacksOn(berserkers, 3, workers(1, 1))));
        QVERIFY(answer.form.refusal);
        QCOMPARE(answer.form.refusal->rule, "out-of-range");
    }

    void anArmyAgainstAnArmyIsAllItsPairs()
    {
        const Contender archers{workers(8, 1), {10}, bow};
        const Contender guards{workers(12, 2, {RollSkill::safeguard}), {15}, std::nullopt};
        const auto charge = [](const Contender& one, const Contender& other) {
            return workOf(Fight{FightAction::charge, one.side, other.side});
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
        const drakerys::Side attacker = workers(12, 2, {RollSkill::swashbuckler, RollSkill::deadlyBlow});
        const drakerys::Side target = workers(20, 2, {RollSkill::berserker, RollSkill::safeguard});
        QVERIFY(askedFor(queryOf(attacksOn(target, 12, attacker))).result.solve);
        drakerys::Side all =
            workers(40, 4, {RollSkill::swashbuckler, RollSkill::deadlyBlow, RollSkill::safeguard});
        all.guardInCohesion = true;
        QVERIFY(askedFor(queryOf(Fight{FightAction::charge, all, all})).result.solve);
        Shooting shot;
        shot.active = shot.target = all;
        QVERIFY(workOf(Scenario(shot)) < mostOddsWork);
    }

    void theHeaviestThatIsAcceptedIsWithinTheLimit()
    {
        std::mt19937 random(1);
        double heaviestFight = 0;
        double heaviestSequence = 0;
        Fight fight{FightAction::charge, workers(10, 1), workers(10, 1)};
        Sequence sequence = attacksOn(workers(10, 1), 3, workers(10, 1));
        for (int k = 0; k < 3000; ++k) {
            Fight other = fight;
            alter(random() % 2 == 0 ? other.active : other.target, random);
            if (workOf(other) > heaviestFight)
                if (const auto one = askedFor(queryOf(other)); one.result.solve) {
                    heaviestFight = one.result.work;
                    fight = other;
                }
            Sequence more = sequence;
            if (random() % 4 == 0)
                more.steps.resize(1 + random() % Sequence::mostSteps, more.steps.front());
            alter(random() % 2 == 0 ? more.target
                                    : std::get<Fight>(more.steps[random() % more.steps.size()]).active,
                  random);
            if (workOf(Scenario(more)) > heaviestSequence)
                if (const auto several = askedFor(queryOf(more)); several.result.solve) {
                    heaviestSequence = several.result.work;
                    sequence = more;
                }
        }
        QVERIFY(heaviestFight <= mostOddsWork);
        QVERIFY(heaviestSequence <= mostOddsWork);
        // It did climb: some were close to the limit, or refused.
        QVERIFY2(heaviestSequence > mostOddsWork / 2, qPrintable(QString::number(heaviestSequence)));
    }

    // Several attacks on one target in turn: what each leaves meets the next.

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
