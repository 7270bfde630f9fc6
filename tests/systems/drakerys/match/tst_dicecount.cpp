#include "core/systems/drakerys/match/dicecount.h"
#include "tests/systems/drakerys/match/roller.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_dicecount {

using namespace adjutant;
using namespace adjutant::drakerys;
using odds::HighestFace;

namespace {

RollToCount dice(int count, int threshold, HighestFace highest = HighestFace::addsDie, int rerolls = 0)
{
    RollToCount roll;
    roll.dice = count;
    roll.threshold = threshold;
    roll.highest = highest;
    roll.rerolls = rerolls;
    return roll;
}

DiceCount counted(const RollToCount& roll, const std::vector<int>& faces)
{
    return countOf(faces, roll);
}

/// A source that shows the faces in turn.
class Faces
{
public:
    explicit Faces(std::vector<int> faces) : m_faces(std::move(faces)) {}
    int operator()() { return m_faces[m_next++ % m_faces.size()]; }

private:
    std::vector<int> m_faces;
    std::size_t m_next = 0;
};

} // namespace

/// Counting rolls on the Action Table from their faces (chapter "Basics: Action Table").
class DiceCountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facesFromTheThresholdOnSucceed()
    {
        const DiceCount count = counted(dice(4, 6), {5, 6, 9, 1});
        QCOMPARE(count.successes, 2);
        QCOMPARE(count.criticals, 0);
        QCOMPARE(count.ones, 1);
        QCOMPARE(count.sum, 21);
        QVERIFY(count.complete());
        QCOMPARE(count.stillToRoll, 0);
    }

    void aTenSucceedsAndAddsADie()
    {
        const DiceCount count = counted(dice(2, 6), {10, 3});
        QCOMPARE(count.successes, 1);
        QCOMPARE(count.criticals, 1);
        QCOMPARE(count.next, Throw::added);
        QCOMPARE(count.toRoll, 1);
        QVERIFY(!count.complete());
        QVERIFY(counted(dice(2, 6), {10, 3, 2}).complete());
    }

    void addedDiceAddDiceWithoutLimit()
    {
        const DiceCount going = counted(dice(1, 10), {10, 10, 10});
        QCOMPARE(going.successes, 3);
        QCOMPARE(going.stillToRoll, 1);
        const DiceCount done = counted(dice(1, 10), {10, 10, 10, 9});
        QCOMPARE(done.successes, 3);
        QCOMPARE(done.criticals, 3);
        QVERIFY(done.complete());
    }

    void aTenThatOnlyCountsAddsNoDie()
    {
        const DiceCount count = counted(dice(2, 6, HighestFace::counts), {10, 3});
        QCOMPARE(count.successes, 1);
        QCOMPARE(count.criticals, 0);
        QVERIFY(count.complete());
    }

    void aTenThatFailsIsAFailure()
    {
        const DiceCount count = counted(dice(2, 6, HighestFace::fails), {10, 7});
        QCOMPARE(count.successes, 1);
        QVERIFY(count.complete());
    }

    void diceLeftAreToldAfterEveryFace()
    {
        const RollToCount roll = dice(3, 6);
        QCOMPARE(counted(roll, {}).toRoll, 3);
        QCOMPARE(counted(roll, {}).next, Throw::initial);
        QCOMPARE(counted(roll, {2}).toRoll, 2);
        // The two that are left, and the one that the 10 adds.
        QCOMPARE(counted(roll, {10}).toRoll, 2);
        QCOMPARE(counted(roll, {10}).stillToRoll, 3);
    }

    void failuresOfTheInitialDiceAreRerolledOnce()
    {
        const RollToCount roll = dice(3, 6, HighestFace::addsDie, 3);
        const DiceCount initial = counted(roll, {2, 8, 5});
        QCOMPARE(initial.mayReroll, 2);
        QCOMPARE(initial.next, Throw::reroll);
        QCOMPARE(initial.toRoll, 2);
        const DiceCount count = counted(roll, {2, 8, 5, 1, 7});
        QCOMPARE(count.successes, 2);
        QVERIFY(count.complete());
    }

    void noMoreFailuresAreRerolledThanAllowed()
    {
        const RollToCount roll = dice(3, 6, HighestFace::addsDie, 1);
        QCOMPARE(counted(roll, {2, 3, 4}).mayReroll, 1);
        QCOMPARE(counted(roll, {2, 3, 4}).toRoll, 1);
        QVERIFY(counted(roll, {2, 3, 4, 5}).complete());
    }

    void rerollsMayBeDeclined()
    {
        RollToCount roll = dice(2, 6, HighestFace::addsDie, 2);
        roll.rerolled = 0;
        const DiceCount none = counted(roll, {2, 3});
        QCOMPARE(none.mayReroll, 2);
        QVERIFY(none.complete());
        roll.rerolled = 1;
        QCOMPARE(counted(roll, {2, 3}).toRoll, 1);
        roll.rerolled = 9;
        QCOMPARE(counted(roll, {2, 8}).toRoll, 1);
    }

    void aRerollThatShowsATenAddsItsDie()
    {
        const RollToCount roll = dice(1, 6, HighestFace::addsDie, 1);
        const DiceCount count = counted(roll, {2, 10});
        QCOMPARE(count.criticals, 1);
        QCOMPARE(count.next, Throw::added);
        QVERIFY(counted(roll, {2, 10, 1}).complete());
    }

    void addedDiceAreNeverRerolled()
    {
        // The 10 adds its die after the reroll; the added 2 stands.
        const DiceCount count = counted(dice(2, 6, HighestFace::addsDie, 2), {10, 3, 4, 2});
        QCOMPARE(count.successes, 1);
        QVERIFY(count.complete());
    }

    void rerolledDiceComeBeforeAddedOnes()
    {
        const DiceCount count = counted(dice(2, 6, HighestFace::addsDie, 2), {10, 3});
        QCOMPARE(count.next, Throw::reroll);
        QCOMPARE(count.toRoll, 1);
        QCOMPARE(count.stillToRoll, 2);
        QCOMPARE(counted(dice(2, 6, HighestFace::addsDie, 2), {10, 3, 10}).toRoll, 2);
    }

    void aTenThatFailsMayBeRerolled()
    {
        QCOMPARE(counted(dice(1, 6, HighestFace::fails, 1), {10}).next, Throw::reroll);
        QCOMPARE(counted(dice(1, 6, HighestFace::fails, 1), {10, 6}).successes, 1);
    }

    void safeguardPassesOnWhatItDoesNotCancel()
    {
        RollToCount roll = dice(5, 10, HighestFace::counts);
        roll.passesFrom = 6;
        const DiceCount count = counted(roll, {10, 6, 9, 5, 1});
        QCOMPARE(count.successes, 1);
        QCOMPARE(count.passed, 2);
        QVERIFY(count.complete());
    }

    void onesCountOverAllDice() { QCOMPARE(counted(dice(2, 6), {1, 10, 1}).ones, 2); }

    void whatIsNoFaceIsTold_data()
    {
        QTest::addColumn<int>("face");
        for (int face : {0, 11, -3})
            QTest::addRow("%d", face) << face;
    }
    void whatIsNoFaceIsTold()
    {
        QFETCH(int, face);
        const DiceCount count = counted(dice(3, 6), {7, face, 8});
        QVERIFY(count.misread.has_value());
        QVERIFY((*count.misread == Misread{1, Misread::Fault::noFace}));
        QCOMPARE(count.successes, 1);
        QCOMPARE(count.toRoll, 2);
    }

    void facesBeyondTheRollAreTold()
    {
        const DiceCount count = counted(dice(2, 6), {7, 2, 8});
        QVERIFY(count.misread.has_value());
        QVERIFY((*count.misread == Misread{2, Misread::Fault::tooMany}));
        QCOMPARE(count.successes, 1);
    }

    void aRollWithoutDiceIsComplete()
    {
        QVERIFY(counted(dice(0, 6), {}).complete());
        QVERIFY(counted(dice(-2, 6), {}).complete());
    }

    void thrownRollsAreComplete()
    {
        QCOMPARE(facesOf(dice(2, 6, HighestFace::addsDie, 1), Faces({10, 3, 10, 4, 10, 7})),
                 (std::vector{10, 3, 10, 4, 10, 7}));
        QCOMPARE(facesOf(dice(3, 6, HighestFace::counts), Faces({10})), (std::vector{10, 10, 10}));
        QVERIFY(facesOf(dice(0, 6), Faces({1})).empty());
    }

    void aSourceOfTensAloneIsGivenUp()
    {
        QCOMPARE(facesOf(dice(1, 6), Faces({10})).size(), mostFaces);
        QCOMPARE(facesOf(dice(1, 6), Faces({12})).size(), 1U);
    }

    void manyThrownRollsShowWhatTheyShould()
    {
        // 1 die at 6+ that adds dice brings 5/10 / (1 - 1/10) = 5/9, rerolled once 5/9 * 3/2 successes.
        std::mt19937_64 random(11);
        std::uniform_int_distribution<int> face(1, 10);
        const RollToCount roll = dice(100, 6, HighestFace::addsDie, 100);
        double sum = 0;
        for (int k = 0; k < 400; ++k)
            sum += counted(roll, facesOf(roll, [&] { return face(random); })).successes;
        QVERIFY(std::abs(sum / 40'000 - 5.0 / 6) < 0.02);
    }
};

ADJUTANT_TEST(DiceCountTest)

} // namespace tst_dicecount

#include "tst_dicecount.moc"
