#include "tests/testprogram.h"

#include "app/matches/matchluck.h"
#include "tests/systems/adventure/adventurestart.h"

#include <QtTest>

namespace tst_adventure_luck {

using namespace adjutant;
using namespace adjutant::test;

/// What the story and the table say of luck.
class AdventureLuckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Bo of tier 1 against the Orc of tier 1: 2D6, of which 7 is expected.
    void luckCountsWhatTheDiceShowed()
    {
        ScriptedMatch match = inBattle();
        match.play("attack: {attacker: party/bo, target: gm/orc, dice: [4, 5]}");
        const auto outcomes = match.session().outcomes();
        const auto luck = luckOfSide(outcomes, PlayerId("party"), oddsOf(outcomes));
        QCOMPARE(luck.size(), std::size_t(1));
        QCOMPARE(luck[0].luck.observed, 9);
        QVERIFY(qAbs(luck[0].luck.expected - 7) < 1e-12);
        // 26 of the 36 rolls of 2D6 are below 9, and 4 are 9.
        QVERIFY(qAbs(luck[0].luck.fewer - 26.0 / 36) < 1e-12);
        QVERIFY(qAbs(luck[0].luck.percentile - 28.0 / 36) < 1e-12);
    }
};

ADJUTANT_TEST(AdventureLuckTest)

} // namespace tst_adventure_luck

#include "tst_adventure_luck.moc"
