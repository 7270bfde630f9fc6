#include "app/systems/drakerys/text/missionwords.h"
#include "tableofanna.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

/// The mission cards in words.
class MissionWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMissionHasANameAndASummary()
    {
        std::set<QString> names;
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            QCOMPARE(missionName(id),
                     QString::fromUtf8(mission.name.data(), static_cast<qsizetype>(mission.name.size())));
            names.insert(missionName(id));
            for (const bool common : {true, false}) {
                const QString summary = missionSummary(id, common);
                QVERIFY2(isSaid(summary) && summary.endsWith(QLatin1Char('.')), qPrintable(summary));
            }
        }
        QCOMPARE(names.size(), std::size_t{9});
        QCOMPARE(missionName(MissionId("hill")), QStringLiteral("hill"));
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

    void everyConditionHasWordsOfItsOwn()
    {
        std::set<QString> different;
        std::set<std::pair<std::string_view, std::string_view>> conditions;
        for (const Mission& mission : missions())
            for (const MissionEffect* effect : {&mission.common, &mission.solo})
                for (const MissionCondition& condition : effect->conditions) {
                    const MissionId id{std::string(mission.id)};
                    const QString words = conditionName(id, condition.id);
                    QVERIFY2(isSaid(words), qPrintable(words));
                    // Not the words that an unknown condition would get.
                    if (condition.id != "cages-destroyed")
                        QVERIFY2(words != wordsOfId(condition.id), qPrintable(words));
                    QCOMPARE(findCondition(id, condition.id)->id, condition.id);
                    different.insert(words);
                    conditions.insert({mission.id, condition.id});
                }
        QCOMPARE(different.size(), conditions.size());
        QCOMPARE(conditions.size(), std::size_t{22});
    }

    void anUnknownConditionIsCalledByItsId()
    {
        QCOMPARE(conditionName(MissionId("relics"), "some-thing"), QStringLiteral("Some thing"));
        QVERIFY(!findCondition(MissionId("relics"), "some-thing"));
        QVERIFY(!findCondition(MissionId("hill"), "flags"));
    }
};

ADJUTANT_TEST(MissionWordsTest)
#include "tst_text_missionwords.moc"
