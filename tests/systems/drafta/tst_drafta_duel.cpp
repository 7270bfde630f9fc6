#include "core/systems/drafta/drafta.h"
#include "core/systems/drafta/odds/duel.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QElapsedTimer>
#include <QtTest>

#include <random>

namespace tst_drafta_duel {

using namespace adjutant;
using namespace adjutant::test;

namespace {

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

drafta::Card cardOf(const Fighter& fighter)
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
OracleEnd oracle(const Fighter& attacker, const Fighter& defender)
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

bool close(double one, double other, double within = 1e-12)
{
    return qAbs(one - other) <= within * qMax(1.0, qAbs(other));
}

} // namespace

class DraftaDuelTest : public QObject
{
    Q_OBJECT

private slots:
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
        const auto longer = drafta::duel(card, card, 3);
        QVERIFY(close(longer.attackerWins, 21.0 / 36));
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
        const auto duel = drafta::duel(attacker, defender, {});
        QVERIFY(close(duel.defenderWins, 1));
    }

    void theFiguresAreThoseOfTheContract()
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
};

ADJUTANT_TEST(DraftaDuelTest)

} // namespace tst_drafta_duel

#include "tst_drafta_duel.moc"
