#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_export_rostersheet {

using namespace adjutant;
using namespace adjutant::test;

/// What a player brings to the table.
class RosterSheetTest : public QObject
{
    Q_OBJECT

    static SheetUnit unitNamed(const RosterSheet& sheet, const char* name)
    {
        for (const SheetUnit& unit : sheet.units)
            if (unit.unitName == QLatin1String(name))
                return unit;
        Q_UNREACHABLE();
    }

    static int injuriesOf(const SheetUnit& unit)
    {
        for (const SheetTicks& ticks : unit.ticks)
            if (ticks.label == QLatin1String("Injuries"))
                return ticks.boxes;
        return 0;
    }

    static QStringList findingsOf(const RosterSheet& sheet)
    {
        QStringList lines;
        for (const SheetFinding& finding : sheet.findings)
            lines.append(finding.about + QLatin1Char('|') + finding.words);
        return lines;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    // Warriors of the sample lists times the Health of their printed profiles.
    void tickBoxesAreWarriorsTimesHealth_data()
    {
        QTest::addColumn<QString>("faction");
        QTest::addColumn<QList<int>>("boxes");
        QTest::newRow("Crows 12 x 1, Blood Banes 4 x 2, Salik 1 x 3")
            << QStringLiteral("avaren") << QList<int>{12, 8, 3};
        QTest::newRow("Bowmen 5 x 1, Crushers 2 x 3, Celeste 1 x 3, Lancers 10 x 1")
            << QStringLiteral("irosia") << QList<int>{5, 6, 3, 10};
        QTest::newRow("Crossbowmen 6 x 1, Gold Keepers 6 x 1, Noctis 1 x 3, Soldiers 6 x 1")
            << QStringLiteral("aurium") << QList<int>{6, 6, 3, 6};
        QTest::newRow("Warriors 6 x 1, Rockthrowers 3 x 3, Sakhil 1 x 1, Bloodseekers 6 x 1")
            << QStringLiteral("ashral") << QList<int>{6, 9, 1, 6};
    }

    void tickBoxesAreWarriorsTimesHealth()
    {
        QFETCH(QString, faction);
        QFETCH(QList<int>, boxes);
        QList<int> counted;
        for (const SheetUnit& unit : sheetOf(readyList(faction.toStdString())).units)
            counted.append(injuriesOf(unit));
        QCOMPARE(counted, boxes);
    }

    void withoutAProfileEachWarriorHasOneBox()
    {
        const SheetUnit lancers = unitNamed(sheetOf(largeDraft()), "Lancers");
        QVERIFY(lancers.blank);
        QCOMPARE(injuriesOf(lancers), 12);
        QCOMPARE(lancers.ticks.front().inGroup, 5); // as five Warriors count for Morale
    }

    void sizesBeyondReasonHaveNoBoxes()
    {
        Roster draft = largeDraft();
        QCOMPARE(injuriesOf(sheetOf(draft).units.back()), 0);
        draft.entries.back().size = -3;
        QCOMPARE(injuriesOf(sheetOf(draft).units.back()), 0);
        draft.entries.back().size = 200;
        QCOMPARE(injuriesOf(sheetOf(draft).units.back()), 200);
    }

    // Printed over the sample list: 460 AP, Rarity 4, 17 Warriors.
    void aReadyListHasItsTotalsAndNoFindings()
    {
        const RosterSheet sheet = sheetOf(readyList("avaren"));
        QCOMPARE(sheet.army, QStringLiteral("Avaren sample list"));
        QCOMPARE(sheet.allegianceTitle, QStringLiteral("Elves of the Kingdom of Avaren"));
        QCOMPARE(sheet.system, QStringLiteral("Drakerys"));
        QCOMPARE(sheet.colour, FactionColour::purple);
        QCOMPARE(sheet.budgets.size(), std::size_t{2});
        QCOMPARE(sheet.budgets[0].total, 460);
        QCOMPARE(sheet.budgets[0].limit, 500);
        QCOMPARE(sheet.budgets[0].words, QStringLiteral("460 of 500 AP"));
        QCOMPARE(sheet.budgets[1].total, 4);
        QCOMPARE(sheet.count, 17);
        QVERIFY(sheet.findings.empty());
    }

    void aUnitHasItsCostAndSkills()
    {
        const RosterSheet sheet = sheetOf(readyList("avaren"));
        const SheetUnit salik = unitNamed(sheet, "Salik");
        QVERIFY(salik.leads);
        QCOMPARE(salik.costs, (std::vector{160, 2}));
        QCOMPARE(salik.cost, QStringLiteral("160 AP · Rarity 2"));
        QCOMPARE(salik.kind, QStringLiteral("Hero, Infantry, Awakened [2]"));
        QCOMPARE(salik.abilities.size(), std::size_t{7});
        QCOMPARE(salik.abilities[3].title, QStringLiteral("Authority [20]"));
        QVERIFY(salik.abilities[3].summary.contains(QStringLiteral("within 20 cm")));
        QVERIFY(!unitNamed(sheet, "Crows").leads);
    }

    void aWeaponHasItsNumbers()
    {
        const RosterSheet aurium = sheetOf(readyList("aurium"));
        const SheetGear crossbow = unitNamed(aurium, "Noctis").gear.at(0);
        QCOMPARE(crossbow.name, QStringLiteral("Crossbow"));
        QCOMPARE(crossbow.figures,
                 QStringLiteral("80 cm · Strength 4 · Saturation 2 · 1 Shot per activation"));
        // Rocks have the Strength of the Rockthrowers, which is 3.
        const RosterSheet ashral = sheetOf(readyList("ashral"));
        QVERIFY(unitNamed(ashral, "Rockthrowers")
                    .gear.at(0)
                    .figures.contains(QStringLiteral("Strength 3 (Warrior’s)")));
        QVERIFY(unitNamed(ashral, "Rockthrowers").abilities.back().shownByGear);
        QVERIFY(!unitNamed(ashral, "Rockthrowers").abilities.front().shownByGear);
    }

    // Crossbowmen 12: 200 AP; Reloading Mechanism: 5 AP a Warrior, so 60.
    void whoCarriesAnOptionPaysForIt()
    {
        const RosterSheet sheet = sheetOf(everyField());
        const SheetUnit crossbowmen = unitNamed(sheet, "Crossbowmen");
        QCOMPARE(crossbowmen.options.size(), std::size_t{1});
        QCOMPARE(crossbowmen.options[0].name, QStringLiteral("Reloading Mechanism"));
        QCOMPARE(crossbowmen.options[0].giver, QStringLiteral("Bastion"));
        QCOMPARE(crossbowmen.options[0].cost, QStringLiteral("60 AP"));
        QCOMPARE(crossbowmen.costs[0], 260);
        QCOMPARE(unitNamed(sheet, "Bastion").costs[0], 170);
        QVERIFY(unitNamed(sheet, "Bastion").options.empty());
        int sum = 0;
        for (const SheetUnit& unit : sheet.units)
            sum += unit.costs.empty() ? 0 : unit.costs[0];
        QCOMPARE(sum, sheet.budgets[0].total);
    }

    void theOwnNameComesBeforeTheUnits()
    {
        const RosterSheet sheet = sheetOf(everyField());
        QCOMPARE(sheet.units[0].title, QStringLiteral("no"));
        QCOMPARE(sheet.units[0].unitName, QStringLiteral("Crossbowmen"));
        QCOMPARE(sheet.units[0].notes, QStringLiteral("12"));
        QCOMPARE(sheet.units[3].title, QStringLiteral("Noctis"));
    }

    void aDraftSaysWhatIsWrong()
    {
        const QStringList findings = findingsOf(sheetOf(largeDraft()));
        QVERIFY(findings.size() > 10);
        QVERIFY(findings[0].contains(QStringLiteral("over the limit of 1,500")));
        QVERIFY(findings.contains(QStringLiteral("|Size 7 is not offered; Crossbowmen come in 6, 9, 12.")));
        QVERIFY(findings.contains(QStringLiteral(
            "aurium/golden-keeper|No unit is called 'golden-keeper'; did you mean 'Gold Keepers'?")));
        QVERIFY(findings.contains(QStringLiteral("Bastion|Enchanted Armour goes to 'Noctis', a Hero; only "
                                                 "the giver or a Unit without Heroes may have it.")));
    }

    void anUnknownUnitStaysOnTheSheetWithoutACost()
    {
        const SheetUnit unknown = unitNamed(sheetOf(largeDraft()), "aurium/golden-keeper");
        QVERIFY(unknown.costs.empty());
        QVERIFY(unknown.cost.isEmpty());
        QCOMPARE(unknown.size, 6);
    }

    void anArmyWithoutANameIsCalledAfterItsPeople()
    {
        Roster nameless = readyList("irosia");
        nameless.name.clear();
        QCOMPARE(sheetOf(nameless).army, QStringLiteral("Irosia list"));
    }
};

ADJUTANT_TEST(RosterSheetTest)

} // namespace tst_export_rostersheet

#include "tst_export_rostersheet.moc"
