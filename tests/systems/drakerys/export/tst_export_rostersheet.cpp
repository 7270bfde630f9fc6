#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_export_rostersheet {

using namespace adjutant;
using namespace adjutant::document;
using namespace adjutant::test;

/// What a player brings to the table.
class RosterSheetTest : public QObject
{
    Q_OBJECT

    static std::vector<Card> cardsOf(const Document& sheet)
    {
        std::vector<Card> cards;
        for (const Block& block : sheet.blocks)
            if (const auto* card = std::get_if<Card>(&block))
                cards.push_back(*card);
        return cards;
    }

    static Card unitNamed(const Document& sheet, const char* name)
    {
        for (const Card& unit : cardsOf(sheet))
            if (unit.unitName == QLatin1String(name))
                return unit;
        Q_UNREACHABLE();
    }

    template <class Kind> static const Kind* findBlock(const Document& sheet)
    {
        for (const Block& block : sheet.blocks)
            if (const auto* found = std::get_if<Kind>(&block))
                return found;
        return nullptr;
    }

    // What a Unit costs of each budget, behind its size.
    static QStringList costsOf(const Document& sheet, const char* title)
    {
        QStringList costs;
        for (const Row& row : findBlock<Table>(sheet)->rows)
            if (row.cells[0].text == QLatin1String(title))
                for (std::size_t k = 2; k < row.cells.size(); ++k)
                    costs.append(row.cells[k].text);
        return costs;
    }

    static std::vector<Trait> traitsOf(const Card& unit, const char* label)
    {
        std::vector<Trait> traits;
        for (const Trait& trait : unit.traits)
            if (trait.label == QLatin1String(label))
                traits.push_back(trait);
        return traits;
    }

    static int injuriesOf(const Card& unit)
    {
        for (const Ticks& ticks : unit.ticks)
            if (ticks.label == QLatin1String("Injuries"))
                return ticks.boxes;
        return 0;
    }

    static QStringList findingsOf(const Document& sheet)
    {
        QStringList lines;
        if (const auto* list = findBlock<List>(sheet))
            for (const Item& finding : list->items)
                lines.append(finding.text);
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
        for (const Card& unit : cardsOf(sheetOf(readyList(faction.toStdString()))))
            counted.append(injuriesOf(unit));
        QCOMPARE(counted, boxes);
    }

    void withoutAProfileEachWarriorHasOneBox()
    {
        const Card lancers = unitNamed(sheetOf(largeDraft()), "Lancers");
        QVERIFY(lancers.blank);
        QCOMPARE(injuriesOf(lancers), 12);
        QCOMPARE(lancers.ticks.front().inGroup, 5); // as five Warriors count for Morale
    }

    void sizesBeyondReasonHaveNoBoxes()
    {
        Roster draft = largeDraft();
        QCOMPARE(injuriesOf(cardsOf(sheetOf(draft)).back()), 0);
        draft.entries.back().size = -3;
        QCOMPARE(injuriesOf(cardsOf(sheetOf(draft)).back()), 0);
        draft.entries.back().size = 200;
        QCOMPARE(injuriesOf(cardsOf(sheetOf(draft)).back()), 200);
    }

    // Printed over the sample list: 460 AP, Rarity 4, 17 Warriors.
    void aReadyListHasItsTotalsAndNoFindings()
    {
        const Document sheet = sheetOf(readyList("avaren"));
        QCOMPARE(sheet.title, QStringLiteral("Avaren sample list"));
        QCOMPARE(sheet.kind, QStringLiteral("Avaren · Elves of the Kingdom of Avaren · Drakerys"));
        QCOMPARE(sheet.game, QStringLiteral("Drakerys"));
        QCOMPARE(sheet.colour, FactionColour::purple);
        QCOMPARE(sheet.totals.size(), std::size_t{3});
        QCOMPARE(sheet.totals[0].figure, 460);
        QCOMPARE(sheet.totals[0].limit, std::optional(500));
        QCOMPARE(sheet.totals[0].words, QStringLiteral("460 of 500 AP"));
        QCOMPARE(sheet.totals[1].figure, 4);
        QCOMPARE(sheet.totals[2].figure, 17);
        QVERIFY(findingsOf(sheet).isEmpty());
    }

    void aUnitHasItsCostAndSkills()
    {
        const Document sheet = sheetOf(readyList("avaren"));
        const Card salik = unitNamed(sheet, "Salik");
        QVERIFY(salik.leads);
        QCOMPARE(costsOf(sheet, "Salik"), (QStringList{QStringLiteral("160"), QStringLiteral("2")}));
        QCOMPARE(salik.cost, QStringLiteral("160 AP · Rarity 2"));
        QCOMPARE(salik.kind, QStringLiteral("Hero, Infantry, Awakened [2]"));
        QCOMPARE(salik.abilities.size(), std::size_t{7});
        QCOMPARE(salik.abilities[3].name, QStringLiteral("Authority [20]"));
        QVERIFY(salik.abilities[3].text.contains(QStringLiteral("within 20 cm")));
        QVERIFY(!unitNamed(sheet, "Crows").leads);
    }

    void aWeaponHasItsNumbers()
    {
        const Document aurium = sheetOf(readyList("aurium"));
        const Trait crossbow = traitsOf(unitNamed(aurium, "Noctis"), "Shoots with").at(0);
        QCOMPARE(crossbow.name, QStringLiteral("Crossbow"));
        QCOMPARE(crossbow.text, QStringLiteral("80 cm · Strength 4 · Saturation 2 · 1 Shot per activation"));
        // Rocks have the Strength of the Rockthrowers, which is 3.
        const Document ashral = sheetOf(readyList("ashral"));
        QVERIFY(traitsOf(unitNamed(ashral, "Rockthrowers"), "Shoots with")
                    .at(0)
                    .text.contains(QStringLiteral("Strength 3 (Warrior’s)")));
        QVERIFY(unitNamed(ashral, "Rockthrowers").abilities.back().shownByGear);
        QVERIFY(!unitNamed(ashral, "Rockthrowers").abilities.front().shownByGear);
    }

    // Crossbowmen 12: 200 AP; Reloading Mechanism: 5 AP a Warrior, so 60.
    void whoCarriesAnOptionPaysForIt()
    {
        const Document sheet = sheetOf(everyField());
        const std::vector<Trait> options = traitsOf(unitNamed(sheet, "Crossbowmen"), "Option");
        QCOMPARE(options.size(), std::size_t{1});
        QCOMPARE(options[0].name, QStringLiteral("Reloading Mechanism (60 AP, from Bastion)"));
        QCOMPARE(costsOf(sheet, "no")[0], QStringLiteral("260"));
        QCOMPARE(costsOf(sheet, "Bastion")[0], QStringLiteral("170"));
        QVERIFY(traitsOf(unitNamed(sheet, "Bastion"), "Option").empty());
        int sum = 0;
        for (const Row& row : findBlock<Table>(sheet)->rows)
            sum += row.cells[2].text.toInt();
        QCOMPARE(sum, sheet.totals[0].figure);
    }

    void theOwnNameComesBeforeTheUnits()
    {
        const std::vector<Card> units = cardsOf(sheetOf(everyField()));
        QCOMPARE(units[0].title, QStringLiteral("no"));
        QCOMPARE(units[0].unitName, QStringLiteral("Crossbowmen"));
        QCOMPARE(units[0].notes, QStringLiteral("12"));
        QCOMPARE(units[3].title, QStringLiteral("Noctis"));
    }

    void aDraftSaysWhatIsWrong()
    {
        const QStringList findings = findingsOf(sheetOf(largeDraft()));
        QVERIFY(findings.size() > 10);
        QVERIFY(findings[0].contains(QStringLiteral("over the limit of 1,500")));
        QVERIFY(findings.contains(QStringLiteral("Size 7 is not offered; Crossbowmen come in 6, 9, 12.")));
        QVERIFY(findings.contains(QStringLiteral(
            "aurium/golden-keeper: No unit is called 'golden-keeper'; did you mean 'Gold Keepers'?")));
        QVERIFY(findings.contains(QStringLiteral("Bastion: Enchanted Armour goes to 'Noctis', a Hero; only "
                                                 "the giver or a Unit without Heroes may have it.")));
    }

    void anUnknownUnitStaysOnTheSheetWithoutACost()
    {
        const Document sheet = sheetOf(largeDraft());
        const Card unknown = unitNamed(sheet, "aurium/golden-keeper");
        QCOMPARE(costsOf(sheet, "aurium/golden-keeper"), QStringList(2, QStringLiteral("–")));
        QCOMPARE(unknown.cost, QStringLiteral("no known cost"));
        QCOMPARE(unknown.size, QStringLiteral("6 Warriors"));
    }

    void anArmyWithoutANameIsCalledAfterItsPeople()
    {
        Roster nameless = readyList("irosia");
        nameless.name.clear();
        QCOMPARE(sheetOf(nameless).title, QStringLiteral("Irosia list"));
    }
};

ADJUTANT_TEST(RosterSheetTest)

} // namespace tst_export_rostersheet

#include "tst_export_rostersheet.moc"
