#include "tests/laws/lawmatch.h"
#include "tests/testprogram.h"

#include <QTest>

namespace adjutant::test::tst_laws {

/// The laws of the door, over every game that has a table: played at random like people play, with
/// ADJUTANT_LAW_PLAYS plays a game (2,000 unless set) from ADJUTANT_LAW_SEED.
class TestLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameWithAMatchIsPlayed()
    {
        for (const GameSystem& system : gameSystems())
            if (system.begin)
                QVERIFY2(std::ranges::find(lawGames(), system.id, &LawGame::id) != lawGames().end(),
                         ("no line in lawgames.cpp: " + std::string(system.id)).c_str());
    }

    void playedAtRandom_data()
    {
        QTest::addColumn<int>("game");
        for (std::size_t k = 0; k < lawGames().size(); ++k)
            QTest::newRow(std::string(lawGames()[k].id).c_str()) << static_cast<int>(k);
        for (std::size_t k = 0; k < otherLawGames().size(); ++k)
            QTest::addRow("%s, other lists", otherLawGames()[k].id.data()) << -1 - static_cast<int>(k);
    }
    void playedAtRandom()
    {
        QFETCH(int, game);
        const LawGame& played = game < 0 ? otherLawGames()[static_cast<std::size_t>(-1 - game)]
                                         : lawGames()[static_cast<std::size_t>(game)];
        const GameSystem* system = findGameSystem(played.id);
        QVERIFY2(system && system->begin, "it has a table");
        const auto plays = static_cast<std::size_t>(number("ADJUTANT_LAW_PLAYS", 2000));
        auto seed = static_cast<std::uint64_t>(number("ADJUTANT_LAW_SEED", 1));
        OddsCheck odds;
        for (std::size_t done = 0; done < plays; ++seed) {
            try {
                LawMatch match(*system, played, odds, seed);
                // Matches of a few records, and some of many.
                const int steps = seed % 16 == 0 ? 400 : 60;
                for (int k = 0; k < steps; ++k)
                    match.step();
                match.finish();
                done += match.plays();
                QVERIFY2(match.plays() > 0, "something can be played");
            } catch (const Broken& broken) {
                QFAIL(("seed " + std::to_string(seed) + ": " + broken.law).c_str());
            }
        }
    }

private:
    static int number(const char* name, int otherwise)
    {
        const int set = qEnvironmentVariableIntValue(name);
        return set > 0 ? set : otherwise;
    }
};

ADJUTANT_TEST(TestLaws)

} // namespace adjutant::test::tst_laws
