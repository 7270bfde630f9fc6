#include "core/systems/drakerys/missions/mission.h"

#include "core/catalogue/ids.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <set>

namespace tst_missions {

using namespace adjutant;
using namespace adjutant::drakerys;

namespace {

const Mission& mission(const char* id)
{
    const Mission* found = findMission(MissionId(id));
    if (!found)
        qFatal("no mission %s", id);
    return *found;
}

int mostOf(const MissionEffect& effect)
{
    int most = 0;
    for (const MissionCondition& condition : effect.conditions)
        most += condition.most;
    return most;
}

} // namespace

/// The table of the mission cards.
class MissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreNineCards()
    {
        std::string ids;
        for (const Mission& each : missions())
            ids += std::string(each.id) + ' ';
        QCOMPARE(ids,
                 std::string("epic-fight conquerors total-destruction moon-shards idols-of-power messenger "
                             "breakthrough prisoners relics "));
        QCOMPARE(std::string(mission("idols-of-power").name.text), std::string("Idols of Power"));
        QVERIFY(!findMission(MissionId("picnic")));
        QVERIFY(!findMission(MissionId()));
    }

    // Every card of the rulebook can bring three.
    void everyEffectBringsUpToThree()
    {
        for (const Mission& each : missions()) {
            QCOMPARE(mostOf(each.common), 3);
            QCOMPARE(mostOf(each.solo), 3);
        }
    }

    void conditionsHaveIdsOfTheirOwn()
    {
        for (const Mission& each : missions())
            for (const MissionEffect* effect : {&each.common, &each.solo}) {
                std::set<std::string_view> ids;
                for (const MissionCondition& condition : effect->conditions) {
                    QVERIFY(isId(condition.id));
                    QVERIFY(ids.insert(condition.id).second);
                    QVERIFY(effect->find(condition.id) == &condition);
                    QVERIFY(condition.counts || (condition.most == 1 && condition.each == 1));
                }
                QVERIFY(!effect->find("cake"));
            }
    }

    void whatIsChosen()
    {
        QVERIFY(mission("epic-fight").common.choice.ownHeroes == 1 &&
                mission("epic-fight").common.choice.secret);
        QCOMPARE(mission("epic-fight").solo.choice.units(), 2);
        QVERIFY(!mission("epic-fight").solo.choice.secret);
        QVERIFY(mission("conquerors").common.choice.ownUnits == 3 &&
                !mission("conquerors").common.choice.secret);
        QVERIFY(mission("messenger").common.choice.ownHeroes == 1 &&
                mission("messenger").common.choice.secret);
        QVERIFY(mission("messenger").solo.choice.ownHeroes == 1 && !mission("messenger").solo.choice.secret);
        QVERIFY(mission("breakthrough").solo.choice.ownUnits == 3 &&
                mission("breakthrough").solo.choice.secret);
        QCOMPARE(mission("relics").common.choice.ownInfantry, 1);
        const MissionChoice& hidden = mission("relics").solo.choice;
        QVERIFY(hidden.sceneries == 3 && hidden.byEnemy && hidden.secret && hidden.units() == 0);
        QVERIFY(mission("moon-shards").common.choice.nothing());
    }

    void whatIsPlaced()
    {
        const MissionObjectives& shards = mission("moon-shards").solo.objectives;
        QVERIFY(shards.count == 6 && shards.apart == 25 && shards.placing == ObjectivePlacing::setup);
        QCOMPARE(mission("idols-of-power").common.objectives.count, 3);
        QCOMPARE(mission("idols-of-power").solo.objectives.apart, 30.0);
        QCOMPARE(mission("messenger").common.objectives.count, 0);
        QVERIFY(mission("messenger").solo.objectives.picking == ObjectivePicking::owner);
        QCOMPARE(mission("prisoners").solo.objectives.count, 3);
        QVERIFY(mission("conquerors").common.objectives.picking == ObjectivePicking::nobody);
        QVERIFY(mission("conquerors").solo.objectives.picking == ObjectivePicking::ownersEnemy);
    }

    // What is placed, given or found is called something, and whoever places it is told where.
    void objectivesHaveANameAndARule()
    {
        for (const Mission& each : missions())
            for (const MissionEffect* effect : {&each.common, &each.solo}) {
                using enum ObjectivePlacing;
                const ObjectivePlacing placing = effect->objectives.placing;
                QVERIFY(placing == none || (isId(each.token.id) && *each.token.name.text != '\0'));
                QCOMPARE(effect->objectives.rule != nullptr, placing == setup || placing == deployed);
            }
    }

    void theSpecialActions()
    {
        std::string actions;
        for (const Mission& each : missions())
            if (each.action)
                actions += std::string(each.id) + ": " + each.action->id + ' ';
        QCOMPARE(actions, std::string("conquerors: plant_flag messenger: deliver relics: search "));
    }

    void everyMissionHasASummary()
    {
        std::set<std::string> summaries;
        for (const Mission& each : missions())
            for (const bool common : {true, false}) {
                const std::string summary = toText(summaryOf(MissionId(std::string(each.id)), common));
                QVERIFY2(summary.ends_with('.'), summary.c_str());
                summaries.insert(summary);
            }
        QCOMPARE(summaries.size(), std::size_t{15}); // three missions have one effect for all
        QVERIFY(summaryOf(MissionId("hill"), true).empty());
    }

    // Three missions have one effect, whoever holds the card.
    void aSoloMissionIsSummedUpByItself()
    {
        const std::set<std::string_view> same{"total-destruction", "moon-shards", "breakthrough"};
        for (const Mission& each : missions()) {
            const MissionId id{std::string(each.id)};
            QCOMPARE(summaryOf(id, true) == summaryOf(id, false), same.contains(each.id));
        }
    }
};

ADJUTANT_TEST(MissionsTest)

} // namespace tst_missions

#include "tst_missions.moc"
