#include "app/systems/drakerys/text/commandwords.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/missions/mission.h"
#include "tableofanna.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

/// The lines of a match's log.
class CommandWordsTest : public QObject
{
    Q_OBJECT

    static QString said(const Command& command) { return inWords(command, tableOfAnna()); }

    static Action action(ActionKind kind)
    {
        Action action;
        action.kind = kind;
        return action;
    }

    static DealMissions cards()
    {
        return {MissionId("relics"), {{anna, MissionId("moon-shards")}, {ben, MissionId("messenger")}}};
    }

    static ChooseFor chosen(bool secret)
    {
        return {ben, MissionId("messenger"), {noctis}, {SceneryId("scenery-2")}, secret};
    }

    static RecordRoll rolled(std::vector<double> forecast, int successes)
    {
        RecordRoll roll;
        roll.player = anna;
        roll.unit = crows;
        roll.kind = RollName::attack;
        roll.forecast = std::move(forecast);
        roll.successes = successes;
        return roll;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyCommandHasALine()
    {
        const Point there{30, 45};
        const std::vector<Command> commands{
            Activate{crows, {action(ActionKind::march), action(ActionKind::combinedCharge)}},
            Injure{crows, 2},
            ChangeStress{crows, 2},
            ChangeStatus{crows, StatusId("no-charge"), true},
            ChangeStatus{crows, StatusId("no-charge"), false},
            RemoveWarriors{crows, 1},
            RemoveWarriors{crows, 3},
            Scatter{crows},
            Score{anna, MissionId("relics"), 1},
            Score{anna, MissionId(), 1},
            Pass{anna},
            Summon{noctis, UnitId("maelstrom/air-herald"), SourceId("air")},
            ChangeSource{SourceId("north"), Element::air, SourceCondition::active, there, Deviation{90, {7}}},
            ChangeSource{SourceId("north"), Element::earth, SourceCondition::active, there, {}},
            ChangeSource{SourceId("north"), Element::water, SourceCondition::active, {}, {}},
            ChangeSource{SourceId("north"), Element::fire, SourceCondition::exhausted, {}, {}},
            ChangeSource{SourceId("middle"), {}, SourceCondition::destroyed, {}, {}},
            GiveOrder{crows, soldiers, LeaderOrder::reformTheRanks},
            Pray{noctis, Prayer::mercy, soldiers, {}, 0},
            Pray{noctis, Prayer::aPoxOnThem, {}, anna, 1},
            Pray{noctis, Prayer::aPoxOnThem, {}, anna, 2},
            BlowZephyr{noctis, soldiers},
            PlaceObjective{ObjectiveId("shard-1"), crows},
            PlaceObjective{ObjectiveId("shard-1"), {}, there},
            PlaceObjective{ObjectiveId("shard-1"), {}},
            PlaceObjective{ObjectiveId("shard-1"), {}, {}, {}, {}, true},
            Note{"the hill counts as an obstacle"},
            EndMatch{},
            NameFirst{anna},
            PlaceScenery{SceneryId("scenery-1"), there},
            PlaceScenery{SceneryId("old-mill"), there, 5, false, true},
            Deploy{ben, DeploymentSide::b},
            StandAt{crows, there},
            StandAt{crows, {}},
            cards(),
            DealMissions{},
            chosen(false),
            chosen(true),
            ChooseFor{ben, MissionId("messenger"), {}, {}, false},
            Reveal{ben, MissionId("messenger")},
            Tick{ben, MissionId("messenger"), "message-delivered", 1},
            Tick{ben, MissionId("messenger"), "some-other-thing", 1},
            Cast{noctis, SpellId("wall-of-ice"), {}, 0, 1},
            rolled({}, 1),
            Spend{anna, 3},
            Amend{anna, 20, EntryId("crows-1"), 5, 1, 2},
            Amend{anna, 32, {}, {}, {}, {}},
            Amend{anna, {}, {}, {}, {}, {}},
        };
        std::set<std::size_t> kinds;
        std::set<QString> lines;
        for (const Command& command : commands) {
            const QString line = said(command);
            QVERIFY2(isSaid(line), qPrintable(line));
            kinds.insert(command.index());
            lines.insert(line);
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Command>);
        QCOMPARE(lines.size(), commands.size());
    }

    void anActivationNamesItsActions()
    {
        QCOMPARE(said(Activate{crows, {action(ActionKind::march), action(ActionKind::charge)}}),
                 QStringLiteral("Crows: March, Charge"));
        Action charge = action(ActionKind::charge);
        charge.heroicDice = 2;
        Action invocation = action(ActionKind::invocation);
        invocation.overlord = true;
        invocation.extraDice = 1;
        Action shot = action(ActionKind::shooting);
        shot.weapon = WeaponId("heavy-crossbow");
        Action special = action(ActionKind::special);
        special.ts = 2;
        QCOMPARE(said(Activate{crows, {charge, invocation, shot, special}}),
                 QStringLiteral("Crows: Charge (Heroic Action +2D10), Invocation (Overlord, +1D10), "
                                "Shooting (Heavy crossbow), Special Action (2 TS)"));
    }

    void figuresStandWithTheirWords()
    {
        QCOMPARE(said(Injure{crows, 2}), QStringLiteral("Crows: 2 Injuries"));
        QCOMPARE(said(Injure{crows, 1}), QStringLiteral("Crows: 1 Injury"));
        QCOMPARE(said(ChangeStress{soldiers, -1}), QStringLiteral("Soldiers: Stress −1"));
        QCOMPARE(said(Score{anna, MissionId("relics"), 1}), QStringLiteral("Anna: 1 VP for Relics"));
        QCOMPARE(said(Score{anna, MissionId("relics"), -1}), QStringLiteral("Anna: −1 VP for Relics"));
        QCOMPARE(said(RemoveWarriors{crows, 2}), QStringLiteral("Crows: 2 Warriors leave the table"));
        QCOMPARE(said(Pray{noctis, Prayer::aPoxOnThem, {}, anna, 2}),
                 QStringLiteral("Noctis: “A pox on them!” on Anna, 2 squares"));
    }

    void aSourceLiesWhereItDeviatedTo()
    {
        const Point there{30, 45};
        const SourceId fire("fire");
        QCOMPARE(said(ChangeSource{fire, Element::fire, SourceCondition::active, there, {}}),
                 QStringLiteral("Fire Vortex placed at 30, 45 cm"));
        // 90 degrees clockwise from the direction to Deployment Area B is to the right: x + 4 + 3.
        const Deviation across{90, {4, 3}};
        QCOMPARE(said(ChangeSource{fire, Element::fire, SourceCondition::active, there, across}),
                 QStringLiteral("Fire Vortex placed at 37, 45 cm after a deviation of 7 cm"));
        QCOMPARE(said(ChangeSource{fire, Element::fire, SourceCondition::active, Point{30.25, 45}, {}}),
                 QStringLiteral("Fire Vortex placed at 30.3, 45 cm"));
        QCOMPARE(said(ChangeSource{SourceId("middle"), {}, SourceCondition::destroyed, {}, {}}),
                 QStringLiteral("Maelstrom destroyed"));
        QCOMPARE(said(ChangeSource{SourceId("fire-2"), Element::fire, SourceCondition::exhausted, {}, {}}),
                 QStringLiteral("Fire Vortex 2 exhausted"));
    }

    void anObjectiveIsCalledAfterItsMission()
    {
        QCOMPARE(said(PlaceObjective{ObjectiveId("shard-2"), crows, {}, MissionId("moon-shards")}),
                 QStringLiteral("Crows: Moon shard 2 picked up"));
        QCOMPARE(said(PlaceObjective{ObjectiveId("message"), {}, Point{10, 20}, MissionId("messenger")}),
                 QStringLiteral("Message placed at 10, 20 cm"));
    }

    void missionsAreDealtOnOneLine()
    {
        QCOMPARE(said(cards()), QStringLiteral("Missions: Relics; Anna Moon Shards, Ben Messenger"));
        QCOMPARE(said(DealMissions{MissionId("relics"), {}}), QStringLiteral("Missions: Relics"));
    }

    void aSecretChoiceNamesNothing()
    {
        QCOMPARE(said(chosen(true)), QStringLiteral("Ben chose secretly for Messenger"));
        QCOMPARE(said(chosen(false)), QStringLiteral("Ben chose Noctis and Scenery 2 for Messenger"));
    }

    void aConditionIsTickedOrCounted()
    {
        const MissionId prisoners("prisoners");
        QCOMPARE(said(Tick{anna, prisoners, "no-own-hero-captured", 1}),
                 QStringLiteral("Anna, Prisoners: None of the player’s Heroes was captured: yes"));
        QCOMPARE(said(Tick{anna, prisoners, "cages-destroyed", 1}),
                 QStringLiteral("Anna, Prisoners: Cages destroyed: 1"));
        QCOMPARE(said(Tick{anna, prisoners, "cages-destroyed", 0}),
                 QStringLiteral("Anna, Prisoners: Cages destroyed: no longer ticked"));
    }

    // 0.2 × 0 + 0.5 × 1 + 0.2 × 2 + 0.1 × 3, the rest of the chances being "more than 2".
    void aRollStandsBesideItsForecast()
    {
        QCOMPARE(said(rolled({0.2, 0.5, 0.2}, 4)),
                 QStringLiteral("Attack roll of Crows: 4 successes (1.2 expected)"));
        QCOMPARE(said(rolled({}, 1)), QStringLiteral("Attack roll of Crows: 1 success"));
        RecordRoll ofNobody = rolled({}, 0);
        ofNobody.unit = {};
        QCOMPARE(said(ofNobody), QStringLiteral("Attack roll of Anna: 0 successes"));
    }

    // 20 squares since the start is the square 4.
    void whatIsAgreedOnNamesWhatChanges()
    {
        QCOMPARE(said(Amend{anna, 20, EntryId("crows-1"), 5, 1, 2}),
                 QStringLiteral("Agreed: Anna: token on square 4; Crows: 5 Warriors, 1 Injury, Stress 2"));
        QCOMPARE(said(Amend{anna, 32, {}, {}, {}, {}}), QStringLiteral("Agreed: Anna: token on START"));
    }

    // What players type is no pattern to be filled in.
    void aNameWithAPercentSignStaysAsItIs()
    {
        const TableNames odd{[](const PlayerId&) { return QStringLiteral("%2 %1"); },
                             [](const UnitRef&) { return QStringLiteral("%3"); }};
        QCOMPARE(inWords(ChooseFor{ben, MissionId("relics"), {noctis}, {}, false}, odd),
                 QStringLiteral("%2 %1 chose %3 for Relics"));
        QCOMPARE(inWords(Note{"100%1"}, odd), QStringLiteral("Note: 100%1"));
    }

    void everyTokenHasWordsOfItsOwn()
    {
        std::set<QString> names;
        for (const std::string_view token : knownStatuses()) {
            const QString name = statusName(StatusId(std::string(token)));
            QVERIFY2(isSaid(name), qPrintable(name));
            QVERIFY2(name != QString::fromUtf8(token.data(), static_cast<qsizetype>(token.size())),
                     qPrintable(name));
            names.insert(name);
        }
        QCOMPARE(names.size(), knownStatuses().size());
        QCOMPARE(statusName(StatusId("characteristics-minus-1")), QStringLiteral("Characteristics −1"));
        QCOMPARE(statusName(StatusId("cursed")), QStringLiteral("cursed"));
    }

    void everyKindHasAName()
    {
        std::set<QString> names;
        for (int kind = 0; kind <= static_cast<int>(ActionKind::special); ++kind)
            names.insert(actionName(static_cast<ActionKind>(kind)));
        for (int order = 0; order <= static_cast<int>(LeaderOrder::reformTheRanks); ++order)
            names.insert(orderName(static_cast<LeaderOrder>(order)));
        for (int prayer = 0; prayer <= static_cast<int>(Prayer::holyFury); ++prayer)
            names.insert(prayerName(static_cast<Prayer>(prayer)));
        names.insert(sideName(DeploymentSide::a));
        names.insert(sideName(DeploymentSide::b));
        QCOMPARE(names.size(), std::size_t{8 + 3 + 3 + 2});
        QVERIFY(!names.contains(QString()));
    }
};

ADJUTANT_TEST(CommandWordsTest)
#include "tst_text_commandwords.moc"
