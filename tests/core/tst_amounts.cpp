#include "core/catalogue/amounts.h"
#include "core/roster/budget.h"
#include "core/roster/code.h"
#include "core/yaml/rosterfile.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_amounts {

using namespace adjutant;

namespace {

constexpr Budget budgets[] = {
    {.id = "points", .name = {"", ""}, .label = {"", ""}, .amount = {"", "%1 points"}, .brief = {"", ""}},
    {.id = "gold", .name = {"", ""}, .label = {"", ""}, .amount = {"", "gold %1"}, .brief = {"", ""}},
};

} // namespace

/// Amounts by the ids of budgets, and what they are to a game that has those budgets, or none.
class AmountsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotThereIsNothing()
    {
        Amounts amounts{{"points", 20}};
        QCOMPARE(amounts["points"], 20);
        QCOMPARE(amounts["gold"], 0);
        amounts.set("gold", 0);
        QCOMPARE(amounts, (Amounts{{"points", 20}}));
        amounts.set("points", 0);
        QVERIFY(amounts.empty());
    }

    void theOrderOfSettingDoesNotMatter()
    {
        QCOMPARE((Amounts{{"points", 20}, {"gold", 3}}), (Amounts{{"gold", 3}, {"points", 20}}));
        QCOMPARE(negated({{"points", 20}}), (Amounts{{"points", -20}}));
    }

    void aSumIsNeverMoreThanTheMost()
    {
        QCOMPARE(sum({{"points", 20}}, {{"points", 5}, {"gold", 3}}), (Amounts{{"points", 25}, {"gold", 3}}));
        QCOMPARE(sum({{"points", Totals::most}}, {{"points", 5}})["points"], Totals::most);
    }

    void theGamesOrderComesFirst()
    {
        const auto ordered = inOrder({{"gold", 3}, {"arrows", 7}}, budgets);
        QCOMPARE(ordered, (std::vector<Amounts::Amount>{{"points", 0}, {"gold", 3}, {"arrows", 7}}));
    }

    void amountsAreWordedByTheirBudget()
    {
        QCOMPARE(toText(toText({"gold", 3}, budgets)), "gold 3");
        QCOMPARE(toText(toText({"points", 20}, budgets)), "20 points");
        QCOMPARE(toText(toText({"arrows", 7}, budgets)), "7 arrows");
    }

    void aLimitThatNoBudgetHasIsAFault()
    {
        const auto limitsOf = [](const char* system, const char* limits) {
            return yaml::readRoster(std::string("format: adjutant-roster/1\nsystem: ") + system +
                                        "\nname: x\nfaction: north\nlimits: " + limits + "\nunits: []\n",
                                    "list.yaml")
                .faults;
        };
        const auto none = limitsOf("pebbles", "{gold: 3}");
        QCOMPARE(none.size(), std::size_t{1});
        QCOMPARE(none[0].rule, yaml::FaultRule::unknownKey);
        QCOMPARE(none[0].place.line, 5);
        QCOMPARE(yaml::inEnglish(none[0]), "unknown key 'gold'; no keys allowed here");
        QVERIFY(limitsOf("pebbles", "{}").empty());
        const auto other = limitsOf("regatta", "{points: 1, berths: 1, berth: 1}");
        QCOMPARE(other.size(), std::size_t{1});
        QCOMPARE(yaml::inEnglish(other[0]),
                 "unknown key 'berth'; allowed: points, berths; did you mean 'berths'?");
    }

    // A list of a game that this release doesn't know is kept as it was written.
    void limitsOfAnUnknownGameAreKept()
    {
        const auto read = yaml::readRoster("format: adjutant-roster/1\nsystem: chess\nfaction: white\n"
                                           "limits: {gold: 3, points: 20}\nunits: []\n",
                                           "list.yaml");
        QVERIFY(read.faults.empty());
        QCOMPARE(read.roster.limits, (Amounts{{"points", 20}, {"gold", 3}}));
        QCOMPARE(yaml::readRoster(yaml::writeRoster(read.roster), "again.yaml").roster, read.roster);
    }

    void anUnknownLimitHasToBeAnIdAndANumber()
    {
        for (const char* limits : {"{gold: much}", "{gold: -1}", "{a gold: 1}", "[3]"}) {
            const auto read =
                yaml::readRoster(std::string("format: adjutant-roster/1\nsystem: chess\nfaction: white\n"
                                             "limits: ") +
                                     limits + "\nunits: []\n",
                                 "list.yaml");
            QCOMPARE(read.faults.size(), std::size_t{1});
        }
    }
};

ADJUTANT_TEST(AmountsTest)

} // namespace tst_amounts

#include "tst_amounts.moc"
