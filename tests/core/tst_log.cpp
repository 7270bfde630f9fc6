#include "core/match/log.h"

#include "tests/testprogram.h"

#include <QtTest>

#include <string>

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
        QCOMPARE(standing(log), std::string("a"));
        QVERIFY(log.redo());
        QCOMPARE(standing(log), std::string("ab"));
        QCOMPARE(log.cursor(), std::size_t(2));
        QVERIFY(log.canRedo(1) && !log.canRedo(2));
    }

    void beyondTheEndsNothingMoves()
    {
        Log<char> log = written("a");
        QVERIFY(!log.redo());
        QVERIFY(log.undo());
        QVERIFY(!log.undo());
        QCOMPARE(standing(log), std::string());
    }

    void aNewCommandStartsABranchAndTheOldOneIsKept()
    {
        Log<char> log = written("abc");
        log.undo();
        log.append('d');
        QVERIFY(!log.redo());
        QCOMPARE(standing(log), std::string("abd"));
        QCOMPARE(log.entries().size(), std::size_t(4));
        QCOMPARE(log.goTo(2), std::size_t(2)); // c, behind ab
        QCOMPARE(standing(log), std::string("abc"));
        QVERIFY(log.undo());
        QVERIFY(log.redo());
        QCOMPARE(standing(log), std::string("abc"));
        log.goTo(3);
        QCOMPARE(standing(log), std::string("abd"));
        QCOMPARE(log.entryAt(2), std::size_t(3));
    }

    void aBranchMayBeginWithTheFirstCommand()
    {
        Log<char> log = written("ab");
        QVERIFY(log.undo() && log.undo());
        log.append('c');
        QVERIFY(!log.entries()[2].after);
        QCOMPARE(log.goTo(1), std::size_t(0));
        QCOMPARE(standing(log), std::string("ab"));
    }
};

ADJUTANT_TEST(LogTest)
#include "tst_log.moc"
