#include "core/systems/drakerys/missions/missionsummary.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

namespace tst_missionsummary {

using namespace adjutant;
using namespace adjutant::drakerys;

/// The mission cards in words.
class MissionSummaryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMissionHasASummary()
    {
        std::set<QString> summaries;
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            for (const bool common : {true, false}) {
                const QString summary = QString::fromStdString(toText(summaryOf(id, common)));
                QVERIFY2(summary.endsWith(QLatin1Char('.')), qPrintable(summary));
                summaries.insert(summary);
            }
        }
        QCOMPARE(summaries.size(), std::size_t{15}); // three missions have one effect for all
        QVERIFY(summaryOf(MissionId("hill"), true).empty());
    }

    // Three missions have one effect, whoever holds the card.
    void aSoloMissionIsSummedUpByItself()
    {
        const std::set<std::string_view> same{"total-destruction", "moon-shards", "breakthrough"};
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            QCOMPARE(summaryOf(id, true) == summaryOf(id, false), same.contains(mission.id));
        }
    }
};

ADJUTANT_TEST(MissionSummaryTest)

} // namespace tst_missionsummary

#include "tst_missionsummary.moc"
