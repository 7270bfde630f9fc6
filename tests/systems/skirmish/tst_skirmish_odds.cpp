#include "core/systems/skirmish/skirmish.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test::tst_skirmish_odds {

using namespace skirmish;

// An oracle of its own: every face of every die is gone through, one after the other.
struct Oracle
{
    AttackFigures figures;
    std::vector<double> wounds;

    double each() const { return 1.0 / figures.sides; }

    void add(int unsaved, double p)
    {
        int count = unsaved * figures.damage;
        if (unsaved > 0) {
            count += figures.vulnerable ? 1 : 0;
            count -= figures.resistant ? 1 : 0;
        }
        const auto at = static_cast<std::size_t>(std::max(count, 0));
        wounds.resize(std::max(wounds.size(), at + 1));
        wounds[at] += p;
    }
    void save(int left, int unsaved, double p)
    {
        if (left == 0)
            return add(unsaved, p);
        for (int face = 1; face <= figures.sides; ++face) {
            const bool saved = figures.resistance && face >= *figures.resistance + figures.power;
            save(left - 1, unsaved + (saved ? 0 : 1), p * each());
        }
    }
    void dodge(int dice, int hits, double p)
    {
        if (dice == 0)
            return save(std::max(hits, 0), 0, p);
        for (int face = 1; face <= figures.sides; ++face) {
            const bool dodged = figures.defence && face >= *figures.defence + figures.accuracy;
            dodge(dice - 1, hits - (dodged ? 1 : 0), p * each());
        }
    }
    void attack(int dice, int hits, int against, double p)
    {
        if (dice == 0)
            return dodge(against, hits, p);
        for (int face = 1; face <= figures.sides; ++face)
            attack(dice - 1, hits + (face >= figures.chance ? 1 : 0), against, p * each());
    }
};

// Vicious Stab against the example's ram.
static AttackFigures stabAgainstRam()
{
    AttackFigures figures;
    figures.chance = 4;
    figures.accuracy = 1;
    figures.defence = 6;
    figures.resistance = 5;
    figures.power = 2;
    figures.targetWounds = 5;
    return figures;
}

static void compare(const std::vector<double>& one, const std::vector<double>& other)
{
    for (std::size_t k = 0; k < std::max(one.size(), other.size()); ++k) {
        const double a = k < one.size() ? one[k] : 0;
        const double b = k < other.size() ? other[k] : 0;
        QVERIFY2(std::abs(a - b) < 1e-12, qPrintable(QString::number(a) + u' ' + QString::number(b)));
    }
}

static Json solved(const char* kind, const std::string& answers)
{
    const auto view = test::solved("skirmish", kind, answers);
    return view ? *view->figures : Json();
}

class SkirmishOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAnOracleThatGoesThroughEveryFace()
    {
        for (const bool vulnerable : {false, true})
            for (const bool resistant : {false, true})
                for (const int damage : {0, 1, 2})
                    for (int dice = 0; dice <= 2; ++dice)
                        for (int against = 0; against <= 2; ++against) {
                            AttackFigures figures = stabAgainstRam();
                            figures.sides = 6;
                            figures.damage = damage;
                            figures.vulnerable = vulnerable;
                            figures.resistant = resistant;
                            figures.defence = 3;
                            figures.resistance = 2;
                            Oracle oracle;
                            oracle.figures = figures;
                            oracle.attack(dice, 0, against, 1);
                            compare(attackOutcome(figures, dice, against).wounds, oracle.wounds);
                        }
    }

    // One die, nobody dodges: 7 of 10 hit, 6 of 10 of those aren't saved on 7+: 0.42.
    void oneDieByHand()
    {
        const AttackOutcome outcome = attackOutcome(stabAgainstRam(), 1, 0);
        QVERIFY(std::abs(outcome.mean - 0.42) < 1e-12);
        QVERIFY(std::abs(outcome.wounded - 0.42) < 1e-12);
        QCOMPARE(outcome.dying, 0.0);
    }

    // No automatic success or failure: beyond the die's sides never, on 1 or less always.
    void targetsBeyondTheDie()
    {
        QCOMPARE(chanceOf(10, 11), 0.0);
        QCOMPARE(chanceOf(10, 10), 0.1);
        QCOMPARE(chanceOf(10, 1), 1.0);
        QCOMPARE(chanceOf(10, -4), 1.0);
        QCOMPARE(chanceOf(6, 7), 0.0);
    }

    void theFiguresOfAnAttack()
    {
        const Json figures = solved(
            "attack",
            "{sides: 10, chance: 4, attack_dice: 2, accuracy: 1, defence: 6, defence_dice: 1, resistance: 5, "
            "power: 2, damage: 3, target_wounds: 5, vulnerable: true, resistant: false}");
        Oracle oracle;
        oracle.figures = stabAgainstRam();
        oracle.figures.damage = 3;
        oracle.figures.vulnerable = true;
        oracle.attack(2, 0, 1, 1);
        compare(figures["wounds"].get<std::vector<double>>(), oracle.wounds);
        double dying = 0;
        for (std::size_t k = 5; k < oracle.wounds.size(); ++k)
            dying += oracle.wounds[k];
        QVERIFY(std::abs(figures["dying"].get<double>() - dying) < 1e-12);
    }

    void theFiguresOfAllocations()
    {
        const Json figures =
            solved("allocations", "{chance: 4, attack_dice: 3, accuracy: 1, defence: 6, defence_dice: 2, "
                                  "resistance: 5, power: 2, damage: 1, target_wounds: 2}");
        QCOMPARE(figures["mean"].size(), 4U);
        QCOMPARE(figures["mean"][0].size(), 3U);
        for (int dice = 0; dice <= 3; ++dice)
            for (int against = 0; against <= 2; ++against) {
                const AttackOutcome outcome = [&] {
                    AttackFigures each = stabAgainstRam();
                    each.targetWounds = 2;
                    return attackOutcome(each, dice, against);
                }();
                const auto k = static_cast<std::size_t>(dice);
                const auto j = static_cast<std::size_t>(against);
                QCOMPARE(figures["mean"][k][j].get<double>(), outcome.mean);
                QCOMPARE(figures["dying"][k][j].get<double>(), outcome.dying);
            }
    }

    // Against one hit one die of a sure dodge is enough; more dice change nothing.
    void theBestReplyTakesTheFewestDiceThatHelp()
    {
        AttackFigures figures = stabAgainstRam();
        QCOMPARE(listed(bestReply(figures, 2, 3).dice, bestReply(figures, 0, 3).dice), "3 0");
        figures.defence = 0; // 1 or less with the accuracy
        QCOMPARE(listed(bestReply(figures, 1, 3).dice, bestReply(figures, 2, 3).dice), "1 2");
        figures.defence = 10; // 11+ on a D10
        QCOMPARE(bestReply(figures, 2, 3).dice, 0);
    }

    // 0.42 a die where nobody dodges: 1 - 0.58² is 0.66, so two dice wound more often than not.
    void theFewestDiceForAChance()
    {
        const AttackFigures figures = stabAgainstRam();
        QCOMPARE(fewestDice(figures, 4, 0, 0.42, false), std::optional(1));
        QCOMPARE(fewestDice(figures, 4, 0, 0.5, false), std::optional(2));
        QCOMPARE(fewestDice(figures, 4, 0, 0.67, false), std::optional(3));
        QVERIFY(!fewestDice(figures, 4, 0, 0.99, false));
        const Json json = solved("allocations", "{chance: 4, attack_dice: 4, accuracy: 1, defence: 6, "
                                                "defence_dice: 1, resistance: 5, power: 2, wanted: 50}");
        QCOMPARE(listed(json["fewest_dice"][0], json["best_reply"][2]["dice"]), "2 1");
    }

    void hitsThatAreRolledAreTaken()
    {
        const Json json = solved("attack", "{chance: 4, attack_dice: 0, hits: 2}");
        QCOMPARE(json["wounds"], Json({0.0, 0.0, 1.0}));
        QVERIFY(json["dying"].is_null());
    }

    void modelAgainstModelIsTheirCards()
    {
        Json answers{{"attacker", sourceCards()["vampire"]}, {"target", sourceCards()["ram"]}};
        const Json figures = solved("models", answers.dump());
        AttackFigures figuresOfCards = stabAgainstRam();
        figuresOfCards.defence = 5;
        figuresOfCards.resistance = 7;
        QCOMPARE(figures["mean"].size(), 3U); // two dice at most
        QCOMPARE(figures["mean"][0].size(), 2U);
        QCOMPARE(figures["mean"][2][1].get<double>(), attackOutcome(figuresOfCards, 2, 1).mean);
        answers["attacker"] = sourceCards()["wizard"];
        QVERIFY(solved("models", answers.dump()).is_null());
    }

    void aTargetOfOneOrLessAlwaysSucceeds()
    {
        for (const char* always :
             {"{chance: 1, attack_dice: 2}", "{chance: 0, attack_dice: 2}", "{chance: -3, attack_dice: 2}"})
            QCOMPARE(solved("attack", always)["mean"].get<double>(), 2.0);
        QCOMPARE(solved("attack", "{chance: 1, attack_dice: 2, resistance: 0}")["mean"].get<double>(), 0.0);
    }

    void wrongFiguresAreRefused()
    {
        for (const char* wrong :
             {"{attack_dice: 1}", "{chance: 4}", "{chance: 4, attack_dice: 41}",
              "{chance: -201, attack_dice: 1}", "{chance: 4, attack_dice: 1, sides: 1}",
              "{chance: 4, attack_dice: 1, colour: 1}", "{chance: 4, attack_dice: 1, vulnerable: 2}"})
            QVERIFY2(solved("attack", wrong).is_null(), wrong);
    }
};

ADJUTANT_TEST(SkirmishOddsTest)

} // namespace adjutant::test::tst_skirmish_odds
