#include "core/match/names.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_names {

using namespace adjutant;

/// Who is at the table has a name of its own.
class NamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneNameStays()
    {
        QCOMPARE(namesToldApart({{"Ogre", "Red"}, {"Harpy", "Blue"}}),
                 (std::vector<std::string>{"Ogre", "Harpy"}));
    }

    void thoseOfOneSideAreNumbered()
    {
        QCOMPARE(namesToldApart({{"Harpy", "Red"}, {"Ogre", "Red"}, {"Harpy", "Red"}}),
                 (std::vector<std::string>{"Harpy 1", "Ogre", "Harpy 2"}));
    }

    void thoseOfTwoSidesGoByTheirPlayer()
    {
        QCOMPARE(namesToldApart({{"Knight", "Red"}, {"Knight", "Red"}, {"Knight", "Blue"}}),
                 (std::vector<std::string>{"Knight 1 (Red)", "Knight 2 (Red)", "Knight (Blue)"}));
    }

    void aNumberThatSomebodyIsCalledIsPassedOver()
    {
        QCOMPARE(namesToldApart({{"Harpy", "Red"}, {"Harpy", "Red"}, {"Harpy 1", "Red"}}),
                 (std::vector<std::string>{"Harpy 2", "Harpy 3", "Harpy 1"}));
        QCOMPARE(namesToldApart({{"Ogre", "Red"}, {"Ogre", "Blue"}, {"Ogre (Red)", "Blue"}}),
                 (std::vector<std::string>{"Ogre (Red)*", "Ogre (Blue)", "Ogre (Red)"}));
    }
};

ADJUTANT_TEST(NamesTest)

} // namespace tst_names

#include "tst_names.moc"
