#include "app/export/rosterexport.h"
#include "core/roster/code.h"
#include "tests/systems/drakerys/export/exportfixture.h"

namespace adjutant::test::tst_export_rostersheet {

using namespace document;

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
            if (ticks.label == "Injuries")
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

    static Roster named(const char* name)
    {
        Roster roster = readyList("avaren");
        roster.name = name;
        roster.entries[0].name = name;
        roster.notes = name;
        return roster;
    }

    static Expected<QByteArray, ExportRefusal> shared(const Roster& roster, ExportFormat format)
    {
        return exportRoster(roster, shipped(), game(), format);
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    // Warriors of the sample lists times the Health of their printed profiles.
    void tickBoxesAreWarriorsTimesHealth_data()
    {
        const auto row = columns<QString, QList<int>>("faction", "boxes");
        row("Crows 12 x 1, Blood Banes 4 x 2, Salik 1 x 3", "avaren", QList<int>{12, 8, 3});
        row("Bowmen 5 x 1, Crushers 2 x 3, Celeste 1 x 3, Lancers 10 x 1", "irosia", QList<int>{5, 6, 3, 10});
        row("Crossbowmen 6 x 1, Gold Keepers 6 x 1, Noctis 1 x 3, Soldiers 6 x 1", "aurium",
            QList<int>{6, 6, 3, 6});
        row("Warriors 6 x 1, Rockthrowers 3 x 3, Sakhil 1 x 1, Bloodseekers 6 x 1", "ashral",
            QList<int>{6, 9, 1, 6});
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
        QCOMPARE(sheet.title, "Avaren sample list");
        QCOMPARE(sheet.kind, "Avaren · Elves of the Kingdom of Avaren · Drakerys");
        QCOMPARE(sheet.game, "Drakerys");
        QCOMPARE(sheet.colour, FactionColour{FactionColour::Name::purple});
        QCOMPARE(sheet.totals.size(), std::size_t{3});
        QCOMPARE(listed(sheet.totals[0].figure, sheet.totals[0].limit), "460 500");
        QCOMPARE(sheet.totals[0].words, "460 of 500 AP");
        QCOMPARE(listed(sheet.totals[1].figure, sheet.totals[2].figure), "4 17");
        QVERIFY(findingsOf(sheet).isEmpty());
    }

    void aUnitHasItsCostAndSkills()
    {
        const Document sheet = sheetOf(readyList("avaren"));
        const Card salik = unitNamed(sheet, "Salik");
        QVERIFY(salik.leads);
        QCOMPARE(costsOf(sheet, "Salik"), (QStringList{"160", "2"}));
        QCOMPARE(listed(salik.cost, salik.kind), "160 AP · Rarity 2 Hero, Infantry, Awakened [2]");
        QCOMPARE(salik.abilities.size(), std::size_t{7});
        QCOMPARE(salik.abilities[3].name, "Authority [20]");
        QVERIFY(salik.abilities[3].text.contains("within 20 cm"));
        QVERIFY(!unitNamed(sheet, "Crows").leads);
    }

    void aWeaponHasItsNumbers()
    {
        const Document aurium = sheetOf(readyList("aurium"));
        const Trait crossbow = traitsOf(unitNamed(aurium, "Noctis"), "Shoots with").at(0);
        QCOMPARE(crossbow.name, "Crossbow");
        QCOMPARE(crossbow.text, "80 cm · Strength 4 · Saturation 2 · 1 Shot per activation");
        // Rocks have the Strength of the Rockthrowers, which is 3.
        const Document ashral = sheetOf(readyList("ashral"));
        QVERIFY(traitsOf(unitNamed(ashral, "Rockthrowers"), "Shoots with")
                    .at(0)
                    .text.contains("Strength 3 (Warrior’s)"));
        QVERIFY(unitNamed(ashral, "Rockthrowers").abilities.back().shownByGear);
        QVERIFY(!unitNamed(ashral, "Rockthrowers").abilities.front().shownByGear);
    }

    // Crossbowmen 12: 200 AP; Reloading Mechanism: 5 AP a Warrior, so 60.
    void whoCarriesAnOptionPaysForIt()
    {
        const Document sheet = sheetOf(everyField());
        const std::vector<Trait> options = traitsOf(unitNamed(sheet, "Crossbowmen"), "Option");
        QCOMPARE(options.size(), std::size_t{1});
        QCOMPARE(options[0].name, "Reloading Mechanism (60 AP, from Bastion)");
        QCOMPARE(listed(costsOf(sheet, "no")[0], costsOf(sheet, "Bastion")[0]), "260 170");
        QVERIFY(traitsOf(unitNamed(sheet, "Bastion"), "Option").empty());
        int sum = 0;
        for (const Row& row : findBlock<Table>(sheet)->rows)
            sum += row.cells[2].text.toInt();
        QCOMPARE(sum, sheet.totals[0].figure);
    }

    void theOwnNameComesBeforeTheUnits()
    {
        const std::vector<Card> units = cardsOf(sheetOf(everyField()));
        QCOMPARE(listed(units[0].title, units[0].unitName, units[0].notes, units[3].title),
                 "no Crossbowmen 12 Noctis");
    }

    void aDraftSaysWhatIsWrong()
    {
        const QStringList findings = findingsOf(sheetOf(largeDraft()));
        QVERIFY(findings.size() > 10 && findings[0].contains("over the limit of 1,500"));
        QVERIFY(findings.contains("Size 7 is not offered; Crossbowmen come in 6, 9, 12."));
        QVERIFY(findings.contains(
            "aurium/golden-keeper: No unit is called 'golden-keeper'; did you mean 'Gold Keepers'?"));
        QVERIFY(findings.contains("Bastion: Enchanted Armour goes to 'Noctis', a Hero; only "
                                  "the giver or a Unit without Heroes may have it."));
    }

    void anUnknownUnitStaysOnTheSheetWithoutACost()
    {
        const Document sheet = sheetOf(largeDraft());
        const Card unknown = unitNamed(sheet, "aurium/golden-keeper");
        QCOMPARE(costsOf(sheet, "aurium/golden-keeper"), QStringList(2, "–"));
        QCOMPARE(listed(unknown.cost, unknown.size), "no known cost 6 Warriors");
    }

    void anArmyWithoutANameIsNamedAfterItsPeople()
    {
        Roster nameless = readyList("irosia");
        nameless.name.clear();
        QCOMPARE(sheetOf(nameless).title, "Irosia list");
    }

    // A roster as a file that is read again, and as JSON.

    void filesReadBackToTheSameRoster()
    {
        Roster empty = readyList("avaren");
        empty.entries.clear();
        // The second Crows would be crows-2 by default, and so would the third: that one's id must be
        // written.
        Roster ownIds = readyList("avaren");
        ownIds.entries = {
            {EntryId("crows-2"), UnitId("avaren/crows"), 6, {}, {}, {}},
            {EntryId("crows-1"), UnitId("avaren/crows"), 9, {}, {}, {}},
            {EntryId("x"), UnitId("irosia/lancers"), 5, {}, {}, {{OptionId("o"), EntryId("crows-1")}}}};
        std::vector<Roster> rosters = rostersOfAllKinds();
        rosters.insert(rosters.end(), {empty, ownIds, named("null"), named("Ελληνικά 日本語 🐉 e\xcc\x81"),
                                       named("\"quoted\" 'and' “more” \\\" \\n {}[],:#&*!|>%@`"),
                                       named("one\ntwo\r\nthree\n\n  four\t.")});
        for (const Roster& roster : rosters) {
            for (const ExportFormat format : {ExportFormat::json, ExportFormat::yaml}) {
                const std::string text = shared(roster, format)->toStdString();
                const yaml::ReadRoster read = yaml::readRoster(text, "x");
                QVERIFY2(read.faults.empty() && read.roster == roster, text.c_str());
            }
            QCOMPARE(*rosterOfCode(shared(roster, ExportFormat::code)->toStdString()), roster);
        }
    }

    // With the keys in the order of the YAML file, and only ids that differ.
    void itIsJsonForOtherPrograms()
    {
        const std::string json = yaml::writeRosterJson(everyField());
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(json));
        const QJsonArray units = document["units"].toArray();
        QCOMPARE(listed(document["format"].toString(), document["limits"]["ap"].toInt(),
                        units[0]["name"].toString(), units.size()),
                 "adjutant-roster/1 1500 no 4");
        QVERIFY(!units[0].toObject().contains("id"));
        QCOMPARE(listed(units[1]["id"].toString(), units[0]["unit"].toString(), units[2]["unit"].toString()),
                 "the-soldiers crossbowmen mercenaries/bastion");
        std::size_t last = 0;
        for (const char* key : {"\"format\"", "\"system\"", "\"name\"", "\"faction\"", "\"limits\"",
                                "\"notes\"", "\"units\""}) {
            last = json.find(key, last);
            QVERIFY2(last != std::string::npos, key);
        }
    }

    void bytesThatAreNoTextDoNotStopIt()
    {
        Roster roster = readyList("avaren");
        roster.name = "\xff\xfe";
        VERIFY_CONTAINS(yaml::writeRosterJson(roster), "\xef\xbf\xbd");
    }

    // The formats an army is shared in.

    // The words of `roster export --format`, and two more.
    void everyWordIsAFormat()
    {
        QCOMPARE(exportFormatWords(), QString("text markdown html pdf json yaml code qr").split(u' '));
        std::set<ExportFormat> formats;
        for (const QString& word : exportFormatWords()) {
            const auto format = exportFormatOf(word);
            QVERIFY(format);
            QVERIFY(!fileSuffixOf(*format).isEmpty());
            formats.insert(*format);
        }
        QCOMPARE(formats.size(), std::size_t{8});
        QVERIFY(!exportFormatOf(u"docx") && !exportFormatOf(u"") && !exportFormatOf(u"PDF"));
        QCOMPARE(exportFormatOf(u"markdown"), std::optional(ExportFormat::markdown));
        QCOMPARE(fileSuffixOf(ExportFormat::markdown), "md");
        QCOMPARE(fileSuffixOf(ExportFormat::qr), "svg");
    }

    void everyTextEndsInOneNewline()
    {
        for (const Roster& roster : {readyList("ashral"), everyField(), largeDraft(), Roster()})
            for (const QString& word : exportFormatWords().filter(QRegularExpression("^(?!pdf)"))) {
                const QByteArray bytes = *shared(roster, *exportFormatOf(word));
                QVERIFY2(bytes.endsWith('\n') && !bytes.endsWith("\n\n"), qPrintable(word));
                QVERIFY(!QString::fromUtf8(bytes).contains(QChar(QChar::ReplacementCharacter)));
            }
    }

    void anArmyThatIsTooLongForAQrCodeIsRefused()
    {
        Roster roster = readyList("irosia");
        roster.notes = std::string(4000, 'n');
        QCOMPARE(shared(roster, ExportFormat::qr).error(), ExportRefusal::tooLongForQr);
        QVERIFY(shared(roster, ExportFormat::code));
    }

    void everyRefusalSaysWhatToDo()
    {
        QVERIFY(toText(ExportRefusal::tooLongForQr).contains("Share it as"));
        QVERIFY(toText(ExportRefusal::pdfFailed).contains("Your list is safe."));
    }
};

ADJUTANT_TEST(RosterSheetTest)

} // namespace adjutant::test::tst_export_rostersheet
