#include "core/systems/drafta/drafta.h"
#include "tests/systems/drafta/draftastart.h"

namespace adjutant::test::tst_drafta_odds {

using Outcomes = std::vector<drafta::ExchangeOutcome>;

// What is asked of Vela against the ogre.
static std::optional<door::OddsView> asked(const std::string& kind, const std::string& more = {})
{
    return solved("drafta", kind, "{attacker: " + vela + ", defender: " + ogre + more + '}');
}

struct OracleEnd
{
    double attacker = 0;
    double defender = 0;
    double both = 0;
    double mean = 0;
};

// Goes through the duel exchange by exchange, all 36 rolls of each, until hardly any chance is left: an
// oracle that shares nothing with the odds but the cards. Attacks are of steel.
static OracleEnd oracle(const drafta::Card& attacker, const drafta::Card& defender)
{
    const auto isRanged = [](const drafta::Card& card) { return card.unitClass == drafta::UnitClass::mage; };
    const auto factorOf = [](const drafta::Card& card) {
        const auto found = card.vulnerable.find("steel");
        return found == card.vulnerable.end() ? 1 : found->second;
    };
    std::map<std::pair<int, int>, double> fighting{{{attacker.hp, defender.hp}, 1.0}};
    OracleEnd end;
    for (int exchange = 0; exchange < 20000 && !fighting.empty(); ++exchange) {
        const bool first = exchange % 2 == 0;
        const drafta::Card& active = first ? attacker : defender;
        const drafta::Card& passive = first ? defender : attacker;
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
                if (isRanged(active) && !isRanged(passive)) {
                    toPassive = active.full;
                } else if (a > d || (a == d && activeTakesTie)) {
                    toPassive = active.full;
                    toActive = a == 6 && d == 1 ? 0 : passive.partial;
                } else if (d > a || (a == d && passiveTakesTie)) {
                    toPassive = active.partial;
                    toActive = passive.full;
                }
                toPassive *= factorOf(passive);
                toActive *= factorOf(active);
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
    void outcomesOfAnExchange_data()
    {
        const auto row =
            columns<std::string, std::string, int, Outcomes>("attacker", "defender", "special", "outcomes");
        // 15 rolls are higher, one of them the critical; 15 are lower; 6 are ties.
        row("36 rolls make four outcomes", vela, ogre, 0,
            {{{0, 0}, 6}, {{1, 6}, 15}, {{4, 0}, 1}, {{4, 2}, 14}});
        const std::string breaker = "{hp: 12, full: 4, partial: 1, breaks_ties: true}";
        row("a broken tie is a higher roll", breaker, ogre, 0, {{{1, 6}, 15}, {{4, 0}, 1}, {{4, 2}, 20}});
        // 21 lower rolls of the attacker, 14 higher ones, and the critical.
        row("a tie that the defender breaks is a lower roll", ogre, breaker, 0,
            {{{2, 4}, 21}, {{6, 0}, 1}, {{6, 1}, 14}});
        row("where both break ties, ties stay", breaker, breaker, 0,
            {{{0, 0}, 6}, {{1, 4}, 15}, {{4, 0}, 1}, {{4, 1}, 14}});
        // Full and Partial Damage are equal: all but ties and the critical do the same.
        const std::string even = "{hp: 5, full: 3, partial: 3}";
        row("outcomes of equal damages are one", even, even, 0, {{{0, 0}, 6}, {{3, 0}, 1}, {{3, 3}, 29}});
        const std::string meek = "{hp: 5, full: 3, partial: 0}";
        row("who deals nothing back is merged with the critical", meek, meek, 0,
            {{{0, 0}, 6}, {{0, 3}, 15}, {{3, 0}, 15}});
        const std::string archer = "{hp: 5, full: 3, partial: 1, class: archer, attack_type: steel}";
        const std::string weak = "{hp: 5, full: 3, partial: 1, vulnerable: {steel: 3}}";
        row("ranged Units don't roll against others", archer, weak, 0, {{{9, 0}, 36}});
        row("others roll against ranged Units", weak, archer, 0,
            {{{0, 0}, 6}, {{1, 9}, 15}, {{3, 0}, 1}, {{3, 3}, 14}});
        row("ranged Units roll against each other", archer, archer, 0,
            {{{0, 0}, 6}, {{1, 3}, 15}, {{3, 0}, 1}, {{3, 1}, 14}});
        row("a special attack is fixed, whoever makes it", "{hp: 5, full: 3, partial: 1, attack_type: fire}",
            "{hp: 5, full: 3, partial: 1, class: mage, vulnerable: {fire: 4}}", 5, {{{20, 0}, 36}});
    }
    void outcomesOfAnExchange()
    {
        QFETCH(std::string, attacker);
        QFETCH(std::string, defender);
        QFETCH(int, special);
        QFETCH(Outcomes, outcomes);
        QVERIFY(drafta::exchangeOutcomes(cardFrom(attacker), cardFrom(defender),
                                         special ? std::optional(special) : std::nullopt) == outcomes);
    }

    void theFiguresOfAnExchange()
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
        QCOMPARE(listed((*view->figures)["outcomes"].size(), view->chances.size()), "4 1");
        QVERIFY(!solved("drafta", "duel", both));
    }

    void badScenariosHaveNoAnswer()
    {
        QVERIFY(!solved("drafta", "exchange", "{}"));
        QVERIFY(!solved("drafta", "exchange", "{attacker: " + vela + "}"));
        QVERIFY(!asked("exchange", ", special: -1") && !asked("exchange", ", dice: 2"));
        QVERIFY(!asked("brawl") && asked("exchange", ", special: 4"));
    }

    void duelsOfFewExchanges_data()
    {
        // Who wins, that both fall, and the exchanges on average.
        const auto row = columns<std::string, std::string, int, odds::Distribution>("attacker", "defender",
                                                                                    "special", "expected");
        // 15 of 36 for each, 6 ties: a half each, after 1 / (1 - 1/6) exchanges.
        const std::string meek = "{hp: 1, full: 1, partial: 0}";
        row("one wound each and nothing back is even", meek, meek, 0, {0.5, 0.5, 0, 1.2});
        // Everything but a tie fells both, but for the critical of whoever attacks. The attacker attacks
        // 36/35 times on average, the defender 6/35 times: 1/35 and 1/210 of them are criticals.
        const std::string fierce = "{hp: 1, full: 1, partial: 1}";
        row("criticals alone decide where both strike home", fierce, fierce, 0,
            {1.0 / 35, 1.0 / 210, 29.0 / 30, 42.0 / 35});
        // Two shots fell the other. Between them it attacks: 15 of 36 it wins, 15 the archer's 3 fell it, 6
        // are ties.
        row("an archer shoots first and is fought back", "{hp: 5, full: 3, partial: 0, class: archer}",
            "{hp: 6, full: 10, partial: 0}", 0, {7.0 / 12, 5.0 / 12, 0, 13.0 / 6});
        const std::string strong = "{hp: 5, full: 9, partial: 0}";
        row("a special attack of 5 fells it", strong, strong, 5, {1, 0, 0, 1});
        // One of 3 doesn't; its own attack is rolled: 15 win, 15 lose, ties leave it to the next 3.
        row("special attacks are the attacker's only", strong, strong, 3,
            {21.0 / 36, 15.0 / 36, 0, 13.0 / 6});
        // Five wounds, each after 36/15 exchanges on average.
        row("who can't hurt the other loses", "{hp: 5, full: 0, partial: 0}", "{hp: 5, full: 1, partial: 0}",
            0, {0, 1, 0, 5 * 36.0 / 15});
        // A wound by 15 of its 36 rolls, and one by each attack of the mage: with 1, 2, 3 left 19/12, 421/144
        // and 7543/1728 exchanges.
        row("hit points beyond all need change nothing", "{hp: 3, full: 0, partial: 0}",
            "{hp: 900, full: 1, partial: 0, class: mage}", 0, {0, 1, 0, 7543.0 / 1728});
    }
    void duelsOfFewExchanges()
    {
        QFETCH(std::string, attacker);
        QFETCH(std::string, defender);
        QFETCH(int, special);
        QFETCH(odds::Distribution, expected);
        const auto duel = drafta::duel(cardFrom(attacker), cardFrom(defender),
                                       special ? std::optional(special) : std::nullopt);
        const double found[] = {duel.attackerWins, duel.defenderWins, duel.bothFall, *duel.meanExchanges};
        QVERIFY(
            std::ranges::equal(found, expected, [](double one, double other) { return close(one, other); }));
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

    void theChainAgreesWithEveryExchangeCounted()
    {
        std::mt19937 random(20);
        const auto upTo = [&](int most) {
            return static_cast<int>(random() % static_cast<unsigned>(most + 1));
        };
        const auto fighter = [&] {
            drafta::Card card;
            card.hp = 1 + upTo(14);
            card.full = 1 + upTo(5);
            card.partial = upTo(3);
            card.unitClass = upTo(2) == 0 ? drafta::UnitClass::mage : drafta::UnitClass::other;
            card.breaksTies = upTo(2) == 0;
            card.attackType = "steel";
            if (upTo(3) == 0)
                card.vulnerable["steel"] = 3;
            return card;
        };
        for (int trial = 0; trial < 150; ++trial) {
            const drafta::Card attacker = fighter();
            const drafta::Card defender = fighter();
            const auto duel = drafta::duel(attacker, defender, {});
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

    void theFiguresOfADuel()
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

    void noChanceIsAboveOne()
    {
        for (int hp = 1; hp <= 60; ++hp) {
            const std::string points = "{hp: " + std::to_string(hp);
            const drafta::Card harmless = cardFrom(points + ", full: 0, partial: 0}");
            const drafta::Card armed = cardFrom(points + ", full: 3, partial: 1}");
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
        QVERIFY(view && view->matrix);
        QCOMPARE(listed(view->matrix->values.size(), (*view->figures)["chances"].size()), "4 2");
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
