#include "core/systems/battlecards/battlecards.h"
#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_choice {

using namespace battlecards;

static Choice randomChoice(unsigned seed, int cards)
{
    std::mt19937 dice(seed);
    const auto from = [&dice](int lowest, int highest) {
        return lowest + static_cast<int>(dice() % static_cast<unsigned>(highest - lowest + 1));
    };
    Choice choice;
    choice.firstIsHigher = from(0, 1) == 0;
    choice.players.resize(2);
    for (Contender& player : choice.players) {
        player.id = &player == &choice.players.front() ? "red" : "blue";
        player.attributes = {from(2, 5), from(2, 4), from(1, 3), from(1, 3), from(0, 2)};
        for (int n = from(1, 4); n > 0; --n)
            player.knights.push_back({from(4, 10), 0});
        for (int k = 0; k < cards; ++k)
            player.hand.push_back({{"c" + std::to_string(k), {}},
                                   {.damage = from(-1, 3), .delay = from(-2, 3), .precision = from(-1, 2)},
                                   {.dodge = from(-1, 2), .defense = from(-1, 2), .wound = from(0, 2)}});
    }
    return choice;
}

// A hand of JSON out of cards.
static Json handOf(const std::vector<Battlecard>& hand)
{
    Json json = Json::array();
    for (const Battlecard& card : hand)
        json.push_back({{"id", card.id},
                        {"attack",
                         {{"damage", card.attack.damage},
                          {"delay", card.attack.delay},
                          {"precision", card.attack.precision}}},
                        {"defense",
                         {{"wound", card.defense.wound},
                          {"dodge", card.defense.dodge},
                          {"defense", card.defense.defense}}}});
    return json;
}

static std::string scenarioOf(const Choice& choice)
{
    Json players = Json::array();
    for (const Contender& player : choice.players) {
        Json knights = Json::array();
        for (const Knight& knight : player.knights)
            knights.push_back({{"health", knight.health}, {"wounds", knight.wounds}});
        const Attributes& base = player.attributes;
        players.push_back({{"id", player.id},
                           {"attributes",
                            {{"damage", base.damage},
                             {"delay", base.delay},
                             {"precision", base.precision},
                             {"dodge", base.dodge},
                             {"defense", base.defense}}},
                           {"knights", knights},
                           {"hand", handOf(player.hand)}});
    }
    const Json order = choice.firstIsHigher ? Json{"red", "blue"} : Json{"blue", "red"};
    return Json{{"players", players}, {"tie_breaker", order}}.dump();
}

// What the second player gets at most against a mix of rows.
static double bestColumnGain(const odds::Payoffs& payoffs, const std::vector<double>& rowMix)
{
    std::vector<double> gains(payoffs.columns, 0.0);
    for (std::size_t i = 0; i < payoffs.rows; ++i)
        for (std::size_t j = 0; j < payoffs.columns; ++j)
            gains[j] -= rowMix[i] * payoffs.at(i, j);
    return std::ranges::max(gains);
}

/// The covered choice as a game: its pay-offs and its equilibrium.
class BattlecardsChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Matching pennies: each side one half, and nobody leads.
    void pennies()
    {
        const auto found = odds::equilibriumOf({2, 2, {1, -1, -1, 1}});
        QVERIFY(std::abs(found.value) < 1e-12);
        for (const double p : {found.rowMix[0], found.rowMix[1], found.columnMix[0], found.columnMix[1]})
            QVERIFY(std::abs(p - 0.5) < 1e-12);
    }

    // [[3, -1], [-2, 2]]: the row mix p solves 3p - 2(1-p) = -p + 2(1-p): p = 1/2; the column mix q solves
    // 3q - (1-q) = -2q + 2(1-q): q = 3/8; the value is 1/2.
    void aGameSolvedByHand()
    {
        const auto found = odds::equilibriumOf({2, 2, {3, -1, -2, 2}});
        QVERIFY(std::abs(found.value - 0.5) < 1e-12);
        QVERIFY(std::abs(found.rowMix[0] - 0.5) < 1e-12);
        QVERIFY(std::abs(found.columnMix[0] - 0.375) < 1e-12);
    }

    // The first row of [[2, 1], [0, 0]] is better whatever the column; against it the second column gives 1.
    void aSaddleIsPlayedAlways()
    {
        const auto found = odds::equilibriumOf({2, 2, {2, 1, 0, 0}});
        QVERIFY(std::abs(found.value - 1) < 1e-12);
        QVERIFY(std::abs(found.rowMix[0] - 1) < 1e-12);
        QVERIFY(std::abs(found.columnMix[1] - 1) < 1e-12);
    }

    void nobodyGainsByPlayingOtherwise()
    {
        for (unsigned seed = 1; seed <= 30; ++seed) {
            const auto choice = randomChoice(seed, 2 + static_cast<int>(seed % 5));
            const auto leads = leadsOf(choice);
            const auto found = odds::equilibriumOf(leads);
            QVERIFY(odds::bestRow(leads, found.columnMix).gain < found.value + 1e-9);
            QVERIFY(bestColumnGain(leads, found.rowMix) < -found.value + 1e-9);
        }
    }

    // Rows that are alike, or pay nothing, bring many equilibria: any one will do.
    void degenerateGamesAreSolvedToo()
    {
        std::mt19937 dice(7);
        for (int game = 0; game < 200; ++game) {
            odds::Payoffs payoffs{1 + dice() % 30, 1 + dice() % 30, {}};
            for (std::size_t k = 0; k < payoffs.rows * payoffs.columns; ++k)
                payoffs.values.push_back(
                    game % 3 == 0 ? 0 : static_cast<double>(k / payoffs.columns % 3 * (k % 2)) - 1);
            const auto found = odds::equilibriumOf(payoffs);
            QVERIFY(odds::bestRow(payoffs, found.columnMix).gain < found.value + 1e-9);
            QVERIFY(bestColumnGain(payoffs, found.rowMix) < -found.value + 1e-9);
        }
    }

    // Each lead is what the question `battle` says of the same two pairs.
    void theMatrixHoldsTheLeadOfEveryPairOfPairs()
    {
        const auto choice = randomChoice(3, 3);
        const auto leads = leadsOf(choice);
        QCOMPARE(leads.rows, 6U);
        const auto rows = pairsOf(choice.players[0].hand);
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t j = 0; j < rows.size(); ++j) {
                Json scenario = Json::parse(scenarioOf(choice));
                const CardPair pairs[] = {rows[i], rows[j]};
                for (std::size_t k = 0; k < 2; ++k) {
                    const Json hand = scenario["players"][k]["hand"];
                    scenario["players"][k].erase("hand");
                    scenario["players"][k]["attack_card"] = hand[pairs[k].attack];
                    scenario["players"][k]["defense_card"] = hand[pairs[k].defense];
                }
                const auto battle = figures("battlecards", "battle", scenario.dump());
                QCOMPARE(leads.at(i, j),
                         battle["points"]["red"].get<double>() - battle["points"]["blue"].get<double>());
            }
    }

    void theMixesSumToOneAndGiveTheValue()
    {
        const auto choice = randomChoice(11, 5);
        const auto all = figures("battlecards", "choice", scenarioOf(choice));
        const auto leads = leadsOf(choice);
        const auto pairs = pairsOf(choice.players[0].hand);
        for (const char* player : {"red", "blue"}) {
            double sum = 0;
            for (const Json& each : all["mix"][player]) {
                QVERIFY(each["p"].get<double>() > 1e-12 && each["attack"] != each["defense"]);
                sum += each["p"].get<double>();
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
        double value = 0;
        const auto place = [&](const Json& each) {
            for (std::size_t k = 0; k < pairs.size(); ++k)
                if (choice.players[0].hand[pairs[k].attack].id == std::string(each["attack"]) &&
                    choice.players[0].hand[pairs[k].defense].id == std::string(each["defense"]))
                    return k;
            return pairs.size();
        };
        for (const Json& row : all["mix"]["red"])
            for (const Json& column : all["mix"]["blue"])
                value +=
                    row["p"].get<double>() * column["p"].get<double>() * leads.at(place(row), place(column));
        QVERIFY(std::abs(value - all["value"].get<double>()) < 1e-12);
    }

    // Both sides alike, the tie-breaker apart: neither side can be sure of more than the other but by it.
    void thePictureHasEveryPairWithItsMix()
    {
        const auto view = *solved("battlecards", "choice", scenarioOf(randomChoice(5, 4)));
        QVERIFY(view.matrix.has_value());
        QCOMPARE(listed(view.matrix->rows.size(), view.matrix->values.size(), view.matrix->rowMix.size(),
                        view.matrix->columnMix.size()),
                 "12 144 12 12");
        QVERIFY(!view.steps.empty() && !view.headline.empty());
    }

    // Against a guess of one pair alone the best reply is the best row of that column.
    void theBestReplyToAGuessIsTheBestRowAgainstIt()
    {
        const auto choice = randomChoice(9, 4);
        const auto leads = leadsOf(choice);
        const auto pairs = pairsOf(choice.players[1].hand);
        for (std::size_t j = 0; j < pairs.size(); ++j) {
            double most = -100;
            for (std::size_t i = 0; i < leads.rows; ++i)
                most = std::max(most, leads.at(i, j));
            const auto reply = bestReply(choice, leads, {{pairs[j], 0.3}});
            QCOMPARE(reply.gain, most);
            QCOMPARE(leads.at(reply.pick, j), most);
        }
        Json scenario = Json::parse(scenarioOf(choice));
        scenario["guess"] = Json::array(
            {{{"attack", "c0"}, {"defense", "c1"}, {"p", 0.5}}, {{"attack", "c1"}, {"defense", "c0"}}});
        const auto view = *solved("battlecards", "choice", scenario.dump());
        QVERIFY(toText(view.steps.back().label).starts_with("Best reply to your guess, for Red: "));
    }

    void handsTooLargeAreRefusedWithTheFigure()
    {
        QCOMPARE(figures("battlecards", "choice", scenarioOf(randomChoice(1, 13)))["refused"],
                 "malformed: players/0/hand: 13 cards make 156 pairs; the limit is 12 cards (132 pairs)");
        QVERIFY(figures("battlecards", "choice", scenarioOf(randomChoice(1, 12))).contains("value"));
    }

    void aHandHasTwoCardsOfDifferentIds()
    {
        const std::string with =
            "{players: [{id: red, hand: [{id: a}, {id: a}]}, {id: blue, hand: [{id: a}, {id: b}]}]}";
        VERIFY_CONTAINS(figures("battlecards", "choice", with)["refused"].get<std::string>(),
                        "'a' is used twice");
        const std::string one =
            "{players: [{id: red, hand: [{id: a}]}, {id: blue, hand: [{id: a}, {id: b}]}]}";
        VERIFY_CONTAINS(figures("battlecards", "choice", one)["refused"].get<std::string>(), "2 to 24 rows");
    }
};

ADJUTANT_TEST(BattlecardsChoiceTest)

} // namespace adjutant::test::tst_battlecards_choice
