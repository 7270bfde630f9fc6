#include "core/systems/drafta/drafta.h"
#include "core/systems/drafta/draftaodds.h"
#include "tests/systems/drafta/draftastart.h"

namespace adjutant::test::tst_drafta_odds {

using drafta::ExchangeOutcome;

static std::vector<ExchangeOutcome> outcomesOf(const std::string& attacker, const std::string& defender,
                                               std::optional<int> special = {})
{
    return drafta::exchangeOutcomes(cardFrom(attacker), cardFrom(defender), special);
}

// What is asked of Vela against the ogre.
static std::optional<door::OddsView> asked(const std::string& kind, const std::string& more = {})
{
    return solved("drafta", kind, "{attacker: " + vela + ", defender: " + ogre + more + '}');
}

// What both cards say, as the rules are read from their text: an oracle that shares no code with the odds.
struct Fighter
{
    int hp = 1;
    int full = 0;
    int partial = 0;
    bool ranged = false;
    bool breaksTies = false;
    int factor = 1; // what the other's damage is multiplied by
};

static drafta::Card cardOf(const Fighter& fighter)
{
    drafta::Card card;
    card.hp = fighter.hp;
    card.full = fighter.full;
    card.partial = fighter.partial;
    card.unitClass = fighter.ranged ? drafta::UnitClass::mage : drafta::UnitClass::other;
    card.breaksTies = fighter.breaksTies;
    card.attackType = "steel";
    if (fighter.factor > 1)
        card.vulnerable["steel"] = fighter.factor;
    return card;
}

struct OracleEnd
{
    double attacker = 0;
    double defender = 0;
    double both = 0;
    double mean = 0;
};

// Goes through the duel exchange by exchange, all 36 rolls of each, until hardly any chance is left.
static OracleEnd oracle(const Fighter& attacker, const Fighter& defender)
{
    std::map<std::pair<int, int>, double> fighting{{{attacker.hp, defender.hp}, 1.0}};
    OracleEnd end;
    for (int exchange = 0; exchange < 20000 && !fighting.empty(); ++exchange) {
        const bool first = exchange % 2 == 0;
        const Fighter& active = first ? attacker : defender;
        const Fighter& passive = first ? defender : attacker;
        std::map<std::pair<int, int>, double> next;
        for (const auto& [hp, p] : fighting) {
            end.mean += p;
            for (int roll = 0; roll < 36; ++roll) {
                const int a = roll / 6 + 1;
                const int d = roll % 6 + 1;
                int toPassive = 0;
                int toActive = 0;
                const bool activeTakesTie = active.breaksTies && !passive.breaksTies;
                const bool passiveTakesTie = passive.breaksTies && !active.breaksTies;
                if (active.ranged && !passive.ranged) {
                    toPassive = active.full;
                } else if (a > d || (a == d && activeTakesTie)) {
                    toPassive = active.full;
                    toActive = a == 6 && d == 1 ? 0 : passive.partial;
                } else if (d > a || (a == d && passiveTakesTie)) {
                    toPassive = active.partial;
                    toActive = passive.full;
                }
                toPassive *= passive.factor;
                toActive *= active.factor;
                const int left = hp.first - (first ? toActive : toPassive);
                const int right = hp.second - (first ? toPassive : toActive);
                if (left > 0 && right > 0)
                    next[{left, right}] += p / 36;
                else
                    (left > 0 ? end.attacker : right > 0 ? end.defender : end.both) += p / 36;
            }
        }
        std::erase_if(next, [](const auto& each) { return each.second < 1e-19; });
        fighting = std::move(next);
    }
    return end;
}

static bool close(double one, double other, double within = 1e-12)
{
    return qAbs(one - other) <= within * qMax(1.0, qAbs(other));
}

/// What exchanges, duels and lists against lists come to, beside an oracle.
class DraftaOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(listed(view->series[0].id, view->series[0].p.size()), "to_defender 5");
        QCOMPARE(view->series[1].p.size(), 7U);
        for (const door::Series& series : view->series)
            QVERIFY(qAbs(odds::total(series.p) - 1) < 1e-12);
    }

    void whatIsSkippedIsNamed()
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

    void oneWoundEachAndNothingBackIsEven()
    {
        // 15 of 36 for each, 6 ties: a half each, after 1 / (1 - 1/6) exchanges.
        const drafta::Card card = cardFrom("{hp: 1, full: 1, partial: 0}");
        const auto duel = drafta::duel(card, card, {});
        QVERIFY(close(duel.attackerWins, 0.5));
        QVERIFY(close(duel.defenderWins, 0.5));
        QCOMPARE(duel.bothFall, 0.0);
        QVERIFY(close(*duel.meanExchanges, 1.2));
    }

    void criticalsAloneDecideWhereBothStrikeHome()
    {
        // Everything but a tie fells both, but for the critical of whoever attacks. The attacker attacks
        // 36/35 times on average, the defender 6/35 times: 1/35 and 1/210 of them are criticals.
        const drafta::Card card = cardFrom("{hp: 1, full: 1, partial: 1}");
        const auto duel = drafta::duel(card, card, {});
        QVERIFY(close(duel.attackerWins, 1.0 / 35));
        QVERIFY(close(duel.defenderWins, 1.0 / 210));
        QVERIFY(close(duel.bothFall, 29.0 / 30));
        QVERIFY(close(*duel.meanExchanges, 42.0 / 35));
    }

    void anArcherShootsFirstAndIsFoughtBack()
    {
        // Two shots fell the Ogre. Between them it attacks: 15 of 36 it wins, 15 the archer's 3 fell it, 6
        // are ties.
        const drafta::Card archer = cardFrom("{hp: 5, full: 3, partial: 0, class: archer}");
        const drafta::Card ogre = cardFrom("{hp: 6, full: 10, partial: 0}");
        const auto duel = drafta::duel(archer, ogre, {});
        QVERIFY(close(duel.attackerWins, 7.0 / 12));
        QVERIFY(close(duel.defenderWins, 5.0 / 12));
        QVERIFY(close(*duel.meanExchanges, 13.0 / 6));
    }

    void specialAttacksAreTheAttackersOnly()
    {
        const drafta::Card card = cardFrom("{hp: 5, full: 9, partial: 0}");
        const auto duel = drafta::duel(card, card, 5);
        QCOMPARE(duel.attackerWins, 1.0);
        QCOMPARE(*duel.meanExchanges, 1.0);
        // A special attack of 3 doesn't fell it; its own attack is rolled: 15 win, 15 lose, ties leave it to
        // the next 3.
        QVERIFY(close(drafta::duel(card, card, 3).attackerWins, 21.0 / 36));
    }

    void aDuelInWhichNobodyCanBeHurtEnds()
    {
        const drafta::Card harmless = cardFrom("{hp: 5, full: 0, partial: 0}");
        const auto duel = drafta::duel(harmless, harmless, {});
        QCOMPARE(duel.attackerWins + duel.defenderWins + duel.bothFall, 0.0);
        QVERIFY(!duel.meanExchanges);
        const auto view = drafta::duelView(harmless, harmless, {});
        QCOMPARE(view.warnings.size(), 1U);
        QCOMPARE((*view.figures)["mean_exchanges"], Json());
    }

    void whoCannotHurtTheOtherLoses()
    {
        const drafta::Card harmless = cardFrom("{hp: 5, full: 0, partial: 0}");
        const drafta::Card armed = cardFrom("{hp: 5, full: 1, partial: 0}");
        const auto duel = drafta::duel(harmless, armed, {});
        QVERIFY(close(duel.defenderWins, 1));
        // It takes five wounds, each after 36/15 exchanges on average.
        QVERIFY(close(*duel.meanExchanges, 5 * 36.0 / 15));
    }

    void theChainAgreesWithEveryExchangeCounted()
    {
        std::mt19937 random(20);
        const auto upTo = [&](int most) {
            return static_cast<int>(random() % static_cast<unsigned>(most + 1));
        };
        const auto fighter = [&] {
            return Fighter{1 + upTo(14), 1 + upTo(5),  upTo(3),
                           upTo(2) == 0, upTo(2) == 0, upTo(3) == 0 ? 3 : 1};
        };
        for (int trial = 0; trial < 150; ++trial) {
            const Fighter attacker = fighter();
            const Fighter defender = fighter();
            const auto duel = drafta::duel(cardOf(attacker), cardOf(defender), {});
            const OracleEnd expected = oracle(attacker, defender);
            QVERIFY(close(duel.attackerWins, expected.attacker));
            QVERIFY(close(duel.defenderWins, expected.defender));
            QVERIFY(close(duel.bothFall, expected.both));
            QVERIFY(close(*duel.meanExchanges, expected.mean));
            QVERIFY(close(duel.attackerWins + duel.defenderWins + duel.bothFall, 1));
            QVERIFY(close(odds::total(duel.attackerLeft), 1));
            QVERIFY(close(odds::total(duel.defenderLeft), 1));
        }
    }

    void rareWoundsStillEndIt()
    {
        // Only a critical hurts: one exchange in 36, the defender's attacks never.
        const drafta::Card attacker = cardFrom("{hp: 3, full: 0, partial: 0}");
        drafta::Card defender = cardFrom("{hp: 900, full: 1, partial: 0, class: mage}");
        QVERIFY(close(drafta::duel(attacker, defender, {}).defenderWins, 1));
    }

    void theFiguresOfADuelAreThoseOfTheContract()
    {
        const auto view = solved("drafta", "duel",
                                 "{attacker: {name: Vela, hp: 1, full: 1, partial: 0},"
                                 " defender: {name: Ogre, hp: 1, full: 1, partial: 0}}");
        QVERIFY(view);
        QCOMPARE(view->figures->size(), 4U);
        QVERIFY(close((*view->figures)["attacker_wins"].get<double>(), 0.5));
        QVERIFY(close((*view->figures)["mean_exchanges"].get<double>(), 1.2));
        QCOMPARE(toText(view->headline), "Chance to win: Vela 50.0%, Ogre 50.0%");
        QCOMPARE(view->steps.size(), 2U);
    }

    void fortyHitPointsAreQuick()
    {
        const drafta::Card card = cardFrom("{hp: 40, full: 4, partial: 1}");
        QElapsedTimer timer;
        timer.start();
        double sum = 0;
        for (int k = 0; k < 100; ++k)
            sum += drafta::duel(card, card, {}).attackerWins;
        qInfo("a duel of 40 hit points each: %.3f ms", static_cast<double>(timer.nsecsElapsed()) / 1e8);
        QVERIFY(sum > 0);
    }

    void noChanceIsAboveOne()
    {
        for (int hp = 1; hp <= 60; ++hp) {
            const drafta::Card harmless = cardOf({hp, 0, 0});
            const drafta::Card armed = cardOf({hp, 3, 1});
            const auto duel = drafta::duel(harmless, armed, {});
            QVERIFY(duel.defenderWins <= 1);
            QVERIFY(close(duel.defenderWins, 1));
            for (const auto* left : {&duel.attackerLeft, &duel.defenderLeft})
                QVERIFY(std::ranges::all_of(*left, [](double chance) { return chance <= 1; }));
        }
    }

    void everyPairHasItsDuel()
    {
        const drafta::Card weak = cardFrom("{name: Weak, hp: 3, full: 1, partial: 0}");
        const drafta::Card strong = cardFrom("{hp: 9, full: 4, partial: 1}");
        const door::Matrix matrix = drafta::matchup({weak, strong}, {strong});
        QCOMPARE(listed(matrix.rows.size(), matrix.columns.size()), "2 1");
        QVERIFY(matrix.chances);
        QCOMPARE(matrix.values[0], drafta::duel(weak, strong, {}).attackerWins);
        QCOMPARE(matrix.values[1], drafta::duel(strong, strong, {}).attackerWins);
        QVERIFY(matrix.values[0] < matrix.values[1]);
    }

    void twoListsAreAsked()
    {
        const std::string cards = "[{hp: 3, full: 1, partial: 0}, {hp: 4, full: 1, partial: 0}]";
        const auto view = solved("drafta", "matchup", "{rows: " + cards + ", columns: " + cards + "}");
        QVERIFY(view);
        QVERIFY(view->matrix);
        QCOMPARE(view->matrix->values.size(), 4U);
        QCOMPARE((*view->figures)["chances"].size(), 2U);
    }

    void tooMuchWorkIsRefusedWithItsFigure()
    {
        std::string cards = "[";
        for (int k = 0; k < 8; ++k)
            cards += std::string(k ? "," : "") + "{hp: 999, full: 1, partial: 0}";
        cards += "]";
        const Json all = figures("drafta", "matchup", "{rows: " + cards + ", columns: " + cards + "}");
        // 8 x 1,000 Hit Points a side, and 72 outcomes of an exchange: 4,608 million.
        VERIFY_CONTAINS(all["refused"].get<std::string>(), "about 4608 million");
    }
};

ADJUTANT_TEST(DraftaOddsTest)

} // namespace adjutant::test::tst_drafta_odds
