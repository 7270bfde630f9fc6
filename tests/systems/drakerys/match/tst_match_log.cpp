#include "core/match/recorded.h"

#include "core/expected.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <string>

using namespace adjutant;

namespace {

/// A game whose state is what was written, and whose one rule forbids the letter x.
struct Writing
{
    std::string state;
};

Expected<Writing, char> write(std::string state, const char& letter)
{
    if (letter == 'x')
        return refuse(letter);
    return Writing{std::move(state) + letter};
}

using Script = Recorded<std::string, char, write>;

Script written(std::string_view letters)
{
    Script script{std::string()};
    for (const char letter : letters)
        script.play(letter);
    return script;
}

} // namespace

/// The log of a match, whatever the game.
class MatchLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoTakesBackAndRedoDoesAgain()
    {
        Script script = written("abc");
        QVERIFY(script.undo() && script.undo());
        QCOMPARE(script.state(), std::string("a"));
        QVERIFY(script.redo());
        QCOMPARE(script.state(), std::string("ab"));
        QCOMPARE(script.log().cursor(), std::size_t(2));
    }

    void beyondTheEndsNothingMoves()
    {
        Script script = written("a");
        QVERIFY(!script.redo());
        QVERIFY(script.undo());
        QVERIFY(!script.undo());
        QCOMPARE(script.state(), std::string());
    }

    void aNewCommandStartsABranchAndTheOldOneIsKept()
    {
        Script script = written("abc");
        script.undo();
        script.play('d');
        QVERIFY(!script.redo());
        QCOMPARE(script.state(), std::string("abd"));
        QCOMPARE(script.log().entries().size(), std::size_t(4));
        script.goTo(2); // c
        QCOMPARE(script.state(), std::string("abc"));
        QVERIFY(script.undo());
        QVERIFY(script.redo());
        QCOMPARE(script.state(), std::string("abc"));
        script.goTo(3);
        QCOMPARE(script.state(), std::string("abd"));
    }

    void aRefusedCommandIsNotLogged()
    {
        Script script = written("axb");
        QCOMPARE(script.state(), std::string("ab"));
        QCOMPARE(script.log().entries().size(), std::size_t(2));
        script.undo();
        script.play('x');
        QVERIFY(script.redo()); // what was taken back can still be done again
        QCOMPARE(script.state(), std::string("ab"));
    }

    void longLogsFoldFromWhatIsKept()
    {
        std::string letters;
        for (int i = 0; i < 1000; ++i)
            letters += static_cast<char>('a' + i % 23);
        Script script = written(letters);
        for (int i = 0; i < 600; ++i)
            script.undo();
        QCOMPARE(script.state(), letters.substr(0, 400));
        script.play('z');
        QCOMPARE(script.state(), letters.substr(0, 400) + 'z');
        for (int i = 0; i < 145; ++i)
            script.undo();
        QCOMPARE(script.state(), letters.substr(0, 256));
        for (int i = 0; i < 300; ++i)
            script.play('y');
        for (int i = 0; i < 100; ++i)
            script.undo();
        QCOMPARE(script.state(), letters.substr(0, 256) + std::string(200, 'y'));
        script.goTo(999);
        script.undo();
        QCOMPARE(script.state(), letters.substr(0, 999));
    }
};

ADJUTANT_TEST(MatchLogTest)
#include "tst_match_log.moc"
