// What a player's matches come to.
#include "app/matches/matchresults.h"
#include "tests/storage/matchfixture.h"
#include "tests/testprogram.h"

#include <QTest>

namespace tst_battle_results {

using namespace adjutant;
using namespace adjutant::test;

class MatchResultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsAreThoseOfOnePlayer();
    void resultsWithoutANameAreThoseOfTheFirstPlayer();
};

namespace {

QString text(const char* latin)
{
    return QString::fromUtf8(latin);
}

// Four matches of Ana's: 1 lost to Bo going first; 2 won against Bo going second; 3 drawn with Cy, who plays
// Ana's faction, going first; 4 is not finished.
std::vector<MatchSummary> fourMatches()
{
    MatchSummary one = matchOf(1), two = matchOf(2), three = matchOf(3), four = matchOf(4);
    two.winner = text("a");
    two.first = text("b");
    two.players.swapItemsAt(0, 1);
    three.players[1].name = text("Cy");
    three.players[1].faction = text("north");
    three.winner.clear();
    three.drawn = true;
    four.state = text("open");
    return {one, two, three, four};
}

} // namespace

void MatchResultsTest::resultsAreThoseOfOnePlayer()
{
    const MatchResults results = resultsOf(fourMatches(), text("ANA"));
    QVERIFY((results.all == Tally{text("ANA"), 1, 1, 1}));
    QVERIFY((results.factions == std::vector{Tally{text("north"), 1, 1, 1}}));
    QVERIFY((results.opponents == std::vector{Tally{text("Bo"), 1, 1, 0}, Tally{text("Cy"), 0, 0, 1}}));
    QVERIFY((results.opposing == std::vector{Tally{text("south"), 1, 1, 0}, Tally{text("north"), 0, 0, 1}}));
    QCOMPARE(results.missions.size(), std::size_t(4));
    QVERIFY((results.missions.front() == Tally{text("escort"), 1, 1, 1}));
    QVERIFY((results.first == Tally{QString(), 0, 1, 1}));
    QVERIFY((results.second == Tally{QString(), 1, 0, 0}));

    QVERIFY((resultsOf({fourMatches()[1]}, text("Bo")).all == Tally{text("Bo"), 0, 1, 0}));
    QVERIFY((resultsOf(fourMatches(), text("nobody")).all == Tally{text("nobody"), 0, 0, 0}));
}

void MatchResultsTest::resultsWithoutANameAreThoseOfTheFirstPlayer()
{
    const MatchResults results = resultsOf(fourMatches(), {}); // in match 2 Bo comes first, and lost
    QVERIFY((results.all == Tally{QString(), 0, 2, 1}));
}

ADJUTANT_TEST(MatchResultsTest)

} // namespace tst_battle_results

#include "tst_battle_results.moc"
