#include "app/systems/drakerys/text/missionwords.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

using namespace adjutant;
using namespace adjutant::drakerys;

/// The mission cards in words.
class MissionWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMissionHasASummary()
    {
        std::set<QString> summaries;
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            for (const bool common : {true, false}) {
                const QString summary = missionSummary(id, common);
                QVERIFY2(summary.endsWith(QLatin1Char('.')), qPrintable(summary));
                summaries.insert(summary);
            }
        }
        QCOMPARE(summaries.size(), std::size_t{15}); // three missions have one effect for all
        QVERIFY(missionSummary(MissionId("hill"), true).isEmpty());
    }

    // Three missions have one effect, whoever holds the card.
    void aSoloMissionIsSummedUpByItself()
    {
        const std::set<std::string_view> same{"total-destruction", "moon-shards", "breakthrough"};
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            QCOMPARE(missionSummary(id, true) == missionSummary(id, false), same.contains(mission.id));
        }
    }
};

ADJUTANT_TEST(MissionWordsTest)
#include "tst_text_missionwords.moc"
