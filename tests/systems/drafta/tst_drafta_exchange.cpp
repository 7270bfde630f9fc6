#include "core/systems/drafta/odds/exchangeodds.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_exchange {

using namespace adjutant;
using namespace adjutant::test;
using drafta::ExchangeOutcome;

namespace {

const std::string vela = "{name: Vela, hp: 12, full: 4, partial: 1}";
const std::string ogre = "{name: Ogre, hp: 10, full: 6, partial: 2}";

std::vector<ExchangeOutcome> outcomesOf(const std::string& attacker, const std::string& defender,
                                        std::optional<int> special = {})
{
    return drafta::exchangeOutcomes(cardFrom(attacker), cardFrom(defender), special);
}

// What is asked of Vela against the ogre.
std::optional<table::OddsView> asked(const std::string& kind, const std::string& more = {})
{
    return solved("drafta", kind, "{attacker: " + vela + ", defender: " + ogre + more + '}');
}

} // namespace

class DraftaExchangeTest : public QObject
{
    Q_OBJECT

private slots:
    void thirtySixRollsMakeFourOutcomes()
    {
        // 15 rolls are higher, one of them the critical; 15 are lower; 6 are ties.
        const std::vector<ExchangeOutcome> expected{{{0, 0}, 6}, {{1, 6}, 15}, {{4, 0}, 1}, {{4, 2}, 14}};
        QVERIFY(outcomesOf(vela, ogre) == expected);
    }

    void aBrokenTieIsAHigherRoll()
    {
        const std::string breaker = "{hp: 12, full: 4, partial: 1, breaks_ties: true}";
        const std::vector<ExchangeOutcome> attacks{{{1, 6}, 15}, {{4, 0}, 1}, {{4, 2}, 20}};
        QVERIFY(outcomesOf(breaker, ogre) == attacks);
        // As the defender: 21 lower rolls of the attacker, 14 higher ones, and the critical.
        const std::vector<ExchangeOutcome> defends{{{2, 4}, 21}, {{6, 0}, 1}, {{6, 1}, 14}};
        QVERIFY(outcomesOf(ogre, breaker) == defends);
        QCOMPARE(outcomesOf(breaker, breaker).front().of36, 6);
    }

    void outcomesOfEqualDamagesAreOne()
    {
        // Full and Partial Damage are equal: all but ties and the critical do the same.
        const std::string even = "{hp: 5, full: 3, partial: 3}";
        const std::vector<ExchangeOutcome> expected{{{0, 0}, 6}, {{3, 0}, 1}, {{3, 3}, 29}};
        QVERIFY(outcomesOf(even, even) == expected);
    }

    void whoDealsNothingBackIsMergedWithTheCritical()
    {
        const std::string meek = "{hp: 5, full: 3, partial: 0}";
        const std::vector<ExchangeOutcome> expected{{{0, 0}, 6}, {{0, 3}, 15}, {{3, 0}, 15}};
        QVERIFY(outcomesOf(meek, meek) == expected);
    }

    void rangedUnitsDontRollAgainstOthers()
    {
        const std::string archer = "{hp: 5, full: 3, partial: 1, class: archer, attack_type: steel}";
        const std::string weak = "{hp: 5, full: 3, partial: 1, vulnerable: {steel: 3}}";
        const std::vector<ExchangeOutcome> expected{{{9, 0}, 36}};
        QVERIFY(outcomesOf(archer, weak) == expected);
        QCOMPARE(outcomesOf(weak, archer).size(), 4U);
        QCOMPARE(outcomesOf(archer, archer).size(), 4U);
    }

    void aSpecialAttackIsFixedWhoeverMakesIt()
    {
        const std::string fiery = "{hp: 5, full: 3, partial: 1, attack_type: fire}";
        const std::string icy = "{hp: 5, full: 3, partial: 1, class: mage, vulnerable: {fire: 4}}";
        const std::vector<ExchangeOutcome> expected{{{20, 0}, 36}};
        QVERIFY(outcomesOf(fiery, icy, 5) == expected);
    }

    void theFiguresAreThoseOfTheContract()
    {
        const auto view = asked("exchange");
        QVERIFY(view);
        const Json expected = Json::parse(R"({"outcomes": [
            {"to_defender": 0, "to_attacker": 0, "p": 0.16666666666666666},
            {"to_defender": 1, "to_attacker": 6, "p": 0.4166666666666667},
            {"to_defender": 4, "to_attacker": 0, "p": 0.027777777777777776},
            {"to_defender": 4, "to_attacker": 2, "p": 0.3888888888888889}]})");
        QCOMPARE(*view->figures, expected);
    }

    void theViewHasItsReasons()
    {
        const auto view = asked("exchange");
        QVERIFY(view);
        // Vela deals (15 * 4 + 15 * 1) / 36 and takes (14 * 2 + 15 * 6) / 36.
        QCOMPARE(toText(view->headline), "Vela deals 2.08 damage on average and takes 3.28");
        QCOMPARE(view->steps.size(), 1U);
        QCOMPARE(toText(view->steps[0].dice), "1D6 against 1D6");
        QCOMPARE(view->series[0].id, "to_defender");
        QCOMPARE(view->series[0].p.size(), 5U);
        QCOMPARE(view->series[1].p.size(), 7U);
        for (const table::Series& series : view->series)
            QVERIFY(qAbs(odds::total(series.p) - 1) < 1e-12);
    }

    void whatIsLeftOutIsNamed()
    {
        const auto view = solved("drafta", "exchange",
                                 "{attacker: {hp: 5, full: 3, partial: 1, abilities: [swift, "
                                 "no_vulnerabilities], talent: Hex}, defender: " +
                                     ogre + "}");
        QVERIFY(view);
        QCOMPARE(view->notModelled.size(), 2U);
        QCOMPARE(toText(view->notModelled[0]), "swift");
    }

    void oneAttackNeedsNoHitPoints()
    {
        const std::string both = "{attacker: {full: 4, partial: 1}, defender: {full: 6, partial: 2}}";
        const auto view = solved("drafta", "exchange", both);
        QVERIFY(view);
        QCOMPARE((*view->figures)["outcomes"].size(), 4U);
        QCOMPARE(view->chances.size(), 1U);
        QVERIFY(!solved("drafta", "duel", both));
    }

    void badScenariosHaveNoAnswer()
    {
        QVERIFY(!solved("drafta", "exchange", "{}"));
        QVERIFY(!solved("drafta", "exchange", "{attacker: " + vela + "}"));
        QVERIFY(!asked("exchange", ", special: -1"));
        QVERIFY(!asked("exchange", ", dice: 2"));
        QVERIFY(!asked("brawl"));
        QVERIFY(asked("exchange", ", special: 4"));
    }
};

ADJUTANT_TEST(DraftaExchangeTest)

} // namespace tst_drafta_exchange

#include "tst_drafta_exchange.moc"
