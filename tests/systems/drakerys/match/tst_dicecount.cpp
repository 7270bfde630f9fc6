#include "core/systems/drakerys/resolution/resolution.h"

namespace adjutant::test::tst_dicecount {

using namespace drakerys;
using odds::HighestFace;

static RollDue dice(int count, int threshold, HighestFace highest = HighestFace::addsDie, int rerolls = 0)
{
    RollDue roll;
    roll.dice = count;
    roll.threshold = threshold;
    roll.highest = highest;
    roll.rerolls = rerolls;
    return roll;
}

static DiceCount counted(const RollDue& roll, const std::vector<int>& faces)
{
    return countOf(faces, roll);
}

/// Counting rolls on the Action Table from their faces (chapter "Basics: Action Table").
class DiceCountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // What a roll comes to, and the dice that are rolled next, of those that are left.
    void facesAreCounted_data()
    {
        const auto row = columns<RollDue, std::vector<int>, QString>("roll", "faces", "count");
        const RollDue adds = dice(2, 6), counts = dice(2, 6, HighestFace::counts),
                      fails = dice(2, 6, HighestFace::fails), three = dice(3, 6),
                      rerolls = dice(2, 6, HighestFace::addsDie, 2),
                      allRerolled = dice(3, 6, HighestFace::addsDie, 3),
                      oneRerolled = dice(3, 6, HighestFace::addsDie, 1);
        row("faces from the threshold on succeed", dice(4, 6), {5, 6, 9, 1}, "2 successes, 1 ones");
        row("a 10 succeeds and adds a die", adds, {10, 3}, "1 successes, 1 criticals, 1 added");
        row("the added die ends it", adds, {10, 3, 2}, "1 successes, 1 criticals");
        row("added dice add dice without limit", dice(1, 10), {10, 10, 10},
            "3 successes, 3 criticals, 1 added");
        row("the last added die ends it", dice(1, 10), {10, 10, 10, 9}, "3 successes, 3 criticals");
        row("a 10 that only counts adds no die", counts, {10, 3}, "1 successes");
        row("a 10 that fails is a failure", fails, {10, 7}, "1 successes");
        row("dice left are shown before all faces", three, {}, "0 successes, 3 initial");
        row("dice left are shown after each face", three, {2}, "0 successes, 2 initial");
        row("two are left, and the one that the 10 adds", three, {10}, "1 successes, 1 criticals, 2 initial");
        row("failures of the initial dice are rerolled", allRerolled, {2, 8, 5},
            "1 successes, 2 may be rerolled, 2 rerolls");
        row("failures are rerolled once", allRerolled, {2, 8, 5, 1, 7},
            "2 successes, 1 ones, 2 may be rerolled");
        row("no more failures are rerolled than allowed", oneRerolled, {2, 3, 4},
            "0 successes, 1 may be rerolled, 1 rerolls");
        row("what was rerolled stands", oneRerolled, {2, 3, 4, 5}, "0 successes, 1 may be rerolled");
        RollDue declined = rerolls;
        declined.rerolled = 0;
        row("rerolls may be declined", declined, {2, 3}, "0 successes, 2 may be rerolled");
        declined.rerolled = 1;
        row("one of them may be declined", declined, {2, 3}, "0 successes, 2 may be rerolled, 1 rerolls");
        declined.rerolled = 9;
        row("no more are rerolled than failed", declined, {2, 8},
            "1 successes, 1 may be rerolled, 1 rerolls");
        const RollDue single = dice(1, 6, HighestFace::addsDie, 1);
        row("a reroll that shows a 10 adds its die", single, {2, 10},
            "1 successes, 1 criticals, 1 may be rerolled, 1 added");
        row("the die of a reroll ends it", single, {2, 10, 1},
            "1 successes, 1 criticals, 1 ones, 1 may be rerolled");
        // The 10 adds its die after the reroll; the added 2 stands.
        row("added dice are never rerolled", rerolls, {10, 3, 4, 2},
            "1 successes, 1 criticals, 1 may be rerolled");
        row("rerolled dice come before added ones", rerolls, {10, 3},
            "1 successes, 1 criticals, 1 may be rerolled, 1 rerolls");
        row("added dice come after rerolled ones", rerolls, {10, 3, 10},
            "2 successes, 2 criticals, 1 may be rerolled, 2 added");
        const RollDue failing = dice(1, 6, HighestFace::fails, 1);
        row("a 10 that fails may be rerolled", failing, {10}, "0 successes, 1 may be rerolled, 1 rerolls");
        row("a 10 that failed was rerolled", failing, {10, 6}, "1 successes, 1 may be rerolled");
        RollDue safeguard = dice(5, 10, HighestFace::counts);
        safeguard.passesFrom = 6;
        row("Safeguard passes on what it does not cancel", safeguard, {10, 6, 9, 5, 1},
            "1 successes, 1 ones, 2 passed");
        row("1s count over all dice", adds, {1, 10, 1}, "1 successes, 1 criticals, 2 ones");
        row("a roll without dice is complete", dice(0, 6), {}, "0 successes");
        row("a roll of less than no dice is complete", dice(-2, 6), {}, "0 successes");
        for (const int face : {0, 11, -3})
            row("what is no face ends it: " + std::to_string(face), three, {7, face, 8},
                "1 successes, 2 initial");
        row("faces beyond the roll are not read", adds, {7, 2, 8}, "1 successes");
    }
    void facesAreCounted()
    {
        QFETCH(RollDue, roll);
        QFETCH(std::vector<int>, faces);
        const DiceCount found = counted(roll, faces);
        QString all = QString("%1 successes").arg(found.successes);
        const auto add = [&all](int number, const char* what) {
            if (number != 0)
                all += QString(", %1 %2").arg(number).arg(what);
        };
        add(found.criticals, "criticals");
        add(found.ones, "ones");
        add(found.passed, "passed");
        add(found.mayReroll, "may be rerolled");
        if (found.toRoll > 0)
            all += QString(", %1 %2")
                       .arg(found.toRoll)
                       .arg(found.next == Throw::initial  ? "initial"
                            : found.next == Throw::reroll ? "rerolls"
                                                          : "added");
        QTEST(all, "count");
        QCOMPARE(found.complete(), found.toRoll == 0);
    }

    void facesAreAddedUp() { QCOMPARE(counted(dice(4, 6), {5, 6, 9, 1}).sum, 21); }
};

ADJUTANT_TEST(DiceCountTest)

} // namespace adjutant::test::tst_dicecount
