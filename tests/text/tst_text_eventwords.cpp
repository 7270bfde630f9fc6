#include "app/systems/drakerys/text/eventwords.h"
#include "tableofanna.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

/// What commands bring about, as far as it is worth saying.
class EventWordsTest : public QObject
{
    Q_OBJECT

    static QString said(const Event& event) { return inWords(event, tableOfAnna()); }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void whatTheRulesBroughtAboutIsSaid()
    {
        QCOMPARE(said(HeadquartersResolved{anna, 2}), QStringLiteral("Anna: Headquarters Phase 2 resolved"));
        QCOMPARE(said(RoundEnded{3}), QStringLiteral("Round 3 ended"));
        QCOMPARE(said(MatchFinished{}), QStringLiteral("The match is over"));
        QCOMPARE(said(WarriorsLost{crows, 1}), QStringLiteral("Crows: 1 Warrior lost"));
        QCOMPARE(said(WarriorsLost{crows, 2}), QStringLiteral("Crows: 2 Warriors lost"));
        QCOMPARE(said(UnitRemoved{crows}), QStringLiteral("Crows: off the table"));
    }

    void whatTheCommandTellsIsNotSaidAgain()
    {
        const std::vector<Event> told{UnitSummoned{noctis, noctis},
                                      UnitActivated{crows, 4},
                                      TokenMoved{anna, 0, 4},
                                      UnitInjured{crows, 2},
                                      StressChanged{crows, 0, 1},
                                      StatusChanged{crows, StatusId("rain"), true},
                                      PointsScored{anna, MissionId("relics"), 1},
                                      PlayerPassed{anna}};
        for (const Event& event : told)
            QVERIFY2(said(event).isEmpty(), qPrintable(said(event)));
        QCOMPARE(told.size() + 5, std::variant_size_v<Event>);
    }
};

ADJUTANT_TEST(EventWordsTest)
#include "tst_text_eventwords.moc"
