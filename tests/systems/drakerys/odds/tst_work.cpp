#include "core/match/ask.h"
#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/scenarios/adviceform.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_work {

using namespace adjutant;
using namespace adjutant::drakerys;

namespace {

drakerys::Side workers(int warriors, int power, std::initializer_list<RollSkill> skills = {})
{
    drakerys::Side side;
    side.power = power;
    side.initiative = side.combat = side.shooting = side.strength = side.resistance = side.willpower = 3;
    side.warriors = side.contact = warriors;
    for (const RollSkill skill : skills)
        side.skills.add(skill);
    return side;
}

Sequence attacksOn(const drakerys::Side& target, std::size_t steps, const drakerys::Side& attacker)
{
    Sequence sequence;
    sequence.target = target;
    sequence.steps.assign(steps, Fight{FightAction::attack, attacker, {}});
    return sequence;
}

// What differs between the sides of these tests, as a scenario file has it.
void addSide(door::Answers& answers, const std::string& path, const drakerys::Side& side)
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

door::OddsQuery queryOf(const Fight& fight)
{
    door::OddsQuery query{"fight", {{"action", fight.isCharge() ? "charge" : "attack"}}};
    addSide(query.answers, "active/", fight.active);
    addSide(query.answers, "target/", fight.target);
    return query;
}

door::OddsQuery queryOf(const Sequence& sequence)
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

Answered<OddsQuestion> askedFor(const door::OddsQuery& query)
{
    const auto kinds = oddsKinds();
    const auto kind =
        std::ranges::find_if(kinds, [&](const OddsKind& each) { return query.kind == each.id; });
    return answered<OddsQuestion>(kind->ask, query.answers, Ask::Missing::leftOut);
}

/// Changes one figure or skill of a Unit to another that its form takes.
void alter(drakerys::Side& side, std::mt19937& random)
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

} // namespace

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
        QVERIFY2(toText(answer.form.refusal->message).find(figure + " million") != std::string::npos,
                 toText(answer.form.refusal->message).c_str());
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
        const RangedWeapon bow{WeaponId(), 3, 3, false, 50};
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
};

ADJUTANT_TEST(WorkTest)

} // namespace tst_work

#include "tst_work.moc"
