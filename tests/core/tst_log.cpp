#include "core/match/log.h"

#include "tests/testprogram.h"

#include <QtTest>

#include <string>

namespace tst_log {

using namespace adjutant;

namespace {

Log<char> written(std::string_view letters)
{
    Log<char> log;
    for (const char letter : letters)
        log.append(letter);
    return log;
}

/// The commands that stand.
std::string standing(const Log<char>& log)
{
    std::string letters;
    for (std::size_t k = 0; k < log.cursor(); ++k)
        letters += log.commandAt(k);
    return letters;
}

} // namespace

/// The log of a match, whatever its commands are.
class LogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoTakesBackAndRedoDoesAgain()
    {
        Log<char> log = written("abc");
        QVERIFY(log.undo() && log.undo());
        QCOMPARE(standing(log), "a");
        QVERIFY(log.redo());
        QCOMPARE(standing(log), "ab");
        QCOMPARE(log.cursor(), 2U);
        QVERIFY(log.canRedo(1) && !log.canRedo(2));
    }

    void beyondTheEndsNothingMoves()
    {
        Log<char> log = written("a");
        QVERIFY(!log.redo());
        QVERIFY(log.undo());
        QVERIFY(!log.undo());
        QCOMPARE(standing(log), "");
    }

    void aNewCommandStartsABranchAndTheOldOneIsKept()
    {
        Log<char> log = written("abc");
        log.undo();
        log.append('d');
        QVERIFY(!log.redo());
        QCOMPARE(standing(log), "abd");
        QCOMPARE(log.entries().size(), 4U);
        log.goTo(2); // c, behind ab
        QCOMPARE(standing(log), "abc");
        QVERIFY(log.undo());
        QVERIFY(log.redo());
        QCOMPARE(standing(log), "abc");
        log.goTo(3);
        QCOMPARE(standing(log), "abd");
        QCOMPARE(log.entryAt(2), 3U);
    }

    void aBranchMayBeginWithTheFirstCommand()
    {
        Log<char> log = written("ab");
        QVERIFY(log.undo() && log.undo());
        log.append('c');
        QVERIFY(!log.entries()[2].after);
        log.goTo(1);
        QCOMPARE(standing(log), "ab");
    }

    void everyCommandOfEveryBranchIsFoundAgain()
    {
        // Branches begin at every third command of the first, and each has a branch of its own in its middle.
        std::vector<std::string> branches;
        Log<char> log = written(std::string(90, 'a'));
        std::vector<std::size_t> ends{89};
        branches.push_back(std::string(90, 'a'));
        for (std::size_t k = 0; k < 90; k += 3) {
            log.goTo(k);
            for (int more = 0; more < 40; ++more)
                log.append('b');
            ends.push_back(log.entries().size() - 1);
            branches.push_back(std::string(k + 1, 'a') + std::string(40, 'b'));
            for (int back = 0; back < 20; ++back)
                log.undo();
            log.append('c');
            ends.push_back(log.entries().size() - 1);
            branches.push_back(std::string(k + 1, 'a') + std::string(20, 'b') + 'c');
        }
        for (std::size_t k = 0; k < ends.size(); ++k) {
            log.goTo(ends[k]);
            QCOMPARE(standing(log), branches[k]);
        }
    }
};

ADJUTANT_TEST(LogTest)

} // namespace tst_log

#include "tst_log.moc"
