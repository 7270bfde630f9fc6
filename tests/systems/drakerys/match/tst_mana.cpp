#include "core/systems/drakerys/match/spellcard.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_mana {

using namespace adjutant;
using namespace adjutant::drakerys;
using enum Element;

namespace {

constexpr ManaSource maelstrom{std::nullopt};
constexpr ManaSource vortexOf(Element element)
{
    return {element};
}

// Air, Earth, Fire, Water.
constexpr Mana airs(int count)
{
    return {count, 0, 0, 0};
}

} // namespace

/// What a casting may draw.
class ManaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVortexGivesThreeOfItsElement()
    {
        QCOMPARE(mostReinforcement(airs(0), {vortexOf(air)}), std::optional(3));
        QCOMPARE(mostReinforcement(airs(2), {vortexOf(air)}), std::optional(1));
        QCOMPARE(mostReinforcement(airs(3), {vortexOf(air)}), std::optional(0));
        QVERIFY(!mostReinforcement(airs(4), {vortexOf(air)}));
        QVERIFY(!mostReinforcement(airs(1), {}));
        QCOMPARE(mostReinforcement(airs(0), {}), std::optional(0));
    }

    void whatIsLeftOfEveryVortexReinforces()
    {
        // 1 Air and 3 Fire of 3 and 3.
        QCOMPARE(mostReinforcement({1, 0, 3, 0}, {vortexOf(air), vortexOf(fire)}), std::optional(2));
        QCOMPARE(mostReinforcement(airs(4), {vortexOf(air), vortexOf(air)}), std::optional(2));
    }

    void twoManaMakeOneOfAnother()
    {
        // The fourth Air from two Fire: one Fire is left.
        QCOMPARE(mostReinforcement(airs(4), {vortexOf(air), vortexOf(fire)}), std::optional(1));
        // Two Air for one Water.
        QCOMPARE(mostReinforcement({0, 0, 0, 1}, {vortexOf(air)}), std::optional(1));
        // Three Air make one Water only.
        QVERIFY(!mostReinforcement({0, 0, 0, 2}, {vortexOf(air)}));
    }

    void theTwoAreOfOneElement()
    {
        // One Air and one Fire are left over: no Water can be made of them.
        QVERIFY(!mostReinforcement({2, 0, 2, 1}, {vortexOf(air), vortexOf(fire)}));
        // One Air and three Fire: one Water, and two are left.
        QCOMPARE(mostReinforcement({2, 0, 0, 1}, {vortexOf(air), vortexOf(fire)}), std::optional(2));
    }

    void aMaelstromPaysTheWholeCost()
    {
        QCOMPARE(mostReinforcement({9, 9, 9, 9}, {maelstrom}), std::optional(9));
        QCOMPARE(mostReinforcement(airs(5), {maelstrom, maelstrom}), std::optional(9));
        // All three of the Vortex are left.
        QCOMPARE(mostReinforcement(airs(2), {vortexOf(air), maelstrom}), std::optional(12));
    }

    void aLeaderMayBeASourceOfAnElement()
    {
        QCOMPARE(mostReinforcement(airs(2), {ManaSource{air, 2}}), std::optional(0));
        QVERIFY(!mostReinforcement(airs(3), {ManaSource{air, 2}}));
    }
};

ADJUTANT_TEST(ManaTest)

} // namespace tst_mana

#include "tst_mana.moc"
