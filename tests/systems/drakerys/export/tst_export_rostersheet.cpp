#include "app/documents/writers.h"
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

    static QString chatText(const Roster& roster) { return plainTextOf(sheetOf(roster), TextFor::chat); }

    static QString page(const Roster& roster) { return htmlPage(sheetOf(roster), QLocale(QLocale::English)); }

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

    // An army as plain text.

    // The width in columns is counted anew here, for the letters that these armies have.
    void textNeverExceedsEightyColumns()
    {
        std::vector<Roster> rosters = rostersOfAllKinds();
        Roster& wide = rosters.emplace_back(readyList("avaren"));
        wide.name = std::string(200, 'W');
        wide.entries[0].name = QString(48, u'龍').toStdString();
        for (const Roster& roster : rosters)
            for (const QString& line : chatText(roster).split(u'\n'))
                QVERIFY2(line.toUcs4().size() + line.count(u'龍') <= 80, qPrintable(line));
    }

    void nothingOfTheArmyIsMissing()
    {
        const QString text = chatText(readyList("aurium"));
        for (const char* part :
             {"Aurium sample list", "460 of 500 AP", "Rarity 4 of 5", "19 Warriors", "Crossbowmen",
              "Gold Keepers", "Noctis", "Soldiers", "Com/Sho 4/3", "Mar/Cha 10/10", "Authority [20]",
              "Repeating crossbow: 60 cm", "1 Shot per activation"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(!text.contains("Draft"));
        // Every skill is explained once.
        QCOMPARE(text.count("- Guard: "), 1);
        QCOMPARE(text.count("- Discipline: One more D10 on its Morale Rolls."), 1);
        QVERIFY(!text.contains("- Shooter"));
    }

    void aDraftSaysThatItIsOne()
    {
        const QString text = chatText(largeDraft());
        QVERIFY(text.contains("Draft: "));
        QVERIFY(text.contains("- Size 7 is not offered; Crossbowmen come in"));
        QVERIFY(markdownOf(sheetOf(largeDraft())).contains("> **Draft: "));
        QVERIFY(!markdownOf(sheetOf(readyList("ashral"))).contains("Draft"));
        QVERIFY(page(largeDraft()).contains("class=\"draft\""));
        QVERIFY(!page(readyList("avaren")).contains("class=\"draft\""));
    }

    void aPlayersNotesKeepTheirLines()
    {
        QVERIFY(chatText(largeDraft())
                    .contains("\nFür die Kampagne am Samstag.\nBitte Würfel und Maßband mitbringen!\n"));
    }

    void wordsThatAreTooLongAreBroken()
    {
        QCOMPARE(wrapped("ab abcdefghij k", 5), "ab\nabcde\nfghij\nk\n");
        QCOMPARE(wrapped("one two three", 9, {"- ", "  "}), "- one two\n  three\n");
        QCOMPARE(wrapped("烏烏烏", 5), "烏烏\n烏\n");
        QCOMPARE(wrapped("烏烏", 1), "烏\n烏\n"); // wider than the line
        QCOMPARE(wrapped("a\n\nb", 9), "a\n\nb\n");
        QCOMPARE(wrapped("  ", 9), QString());
    }

    void columnsAreWhatATerminalTakes()
    {
        QCOMPARE(listed(columnsOf(u"Über"), columnsOf(u"e\u0301"), columnsOf(u"龍")), "4 1 2");
        QCOMPARE(columnsOf(u"🐉"), 2);
    }

    // An army as Markdown.

    void markdownEscapesWhatPlayersType_data()
    {
        const auto row = columns<QString>("escaped");
        row("*bold* _it_ `code`", "\\*bold\\* \\_it\\_ \\`code\\`");
        row("[a](b) <b> | ~x~ & $1$", "\\[a\\](b) \\<b\\> \\| \\~x\\~ \\& \\$1\\$");
        row("# no heading", "\\# no heading");
        row("- no list", "\\- no list");
        row("12. no list", "12\\. no list");
        row("3) no list", "3\\) no list");
        row("a - b 1. c", "a - b 1. c");
        row("back\\slash", "back\\\\slash");
        row("www.a.b, HTTP://a.b", "www\\.a.b, HTTP\\://a.b");
        row("a@b.c, a: b", "a\\@b.c, a: b");
        row("two\nlines", "two lines");
        row("Für Jörg", "Für Jörg");
    }
    void markdownEscapesWhatPlayersType()
    {
        QTEST(escapedForMarkdown(QString::fromUtf8(QTest::currentDataTag())), "escaped");
    }

    void aTableHasARowForEachUnitAndTheTotal()
    {
        const QString text = markdownOf(sheetOf(readyList("irosia")));
        for (const char* row :
             {"| Unit | Warriors | AP | Rarity |", "| Bowmen | 5 | 80 | 0 |", "| Crushers | 2 | 150 | 2 |",
              "| Celeste | 1 | 130 | 1 |", "| Lancers | 10 | 110 | 0 |", "| **Total** | 18 | 470 | 3 |"})
            QVERIFY2(text.contains(QLatin1String(row) + u'\n'), row);
    }

    void aProfileIsATable()
    {
        QVERIFY(
            markdownOf(sheetOf(readyList("irosia")))
                .contains("| Actions | Power | Health | Initiative | Combat/Shooting | Strength | Resistance "
                          "| Willpower | March/Charge |\n| :-: | :-: | :-: | :-: | :-: | :-: | :-: | :-: | "
                          ":-: |\n| 2 | 2 | 3 | 3 | 3/– | 4 | 5 | 4 | 15/25 |\n"));
    }

    void namesStayNamesInHeadingsAndCells()
    {
        const QString text = markdownOf(sheetOf(everyField()));
        QVERIFY(text.contains("\n## \\<script\\>alert(\"1\")\\</script\\>\n"));
        QVERIFY(text.contains("\\*\\*bold\\*\\* \\`code\\` \\[link\\](http\\://x) \\| cell"));
        QVERIFY(!text.contains("<script>"));
    }

    // An army as a page for a browser.

    void htmlEscapesWhatPlayersType()
    {
        const QString html = page(everyField());
        QVERIFY(!html.contains("<script") && !html.contains("<muster>"));
        QVERIFY(html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"));
        QVERIFY(html.contains("Jörg’s &quot;First&quot; &lt;muster&gt; &amp; 'co' 🗡"));
    }

    // The page is written so that it is XML as well: a tag that is not closed or a text not escaped shows
    // here.
    void everyTagIsClosed()
    {
        std::vector<Roster> rosters = rostersOfAllKinds();
        rosters.emplace_back();
        for (const Roster& roster : rosters) {
            QXmlStreamReader reader(page(roster));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        }
    }

    void tablesSayWhatTheirHeadingsAreFor()
    {
        QXmlStreamReader reader(page(readyList("avaren")));
        int headings = 0, tables = 0, captions = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == u"th") {
                ++headings;
                QVERIFY(reader.attributes().hasAttribute("scope"));
            }
            tables += reader.name() == u"table" && reader.attributes().value("role") != u"presentation";
            captions += reader.name() == u"caption";
        }
        QCOMPARE(tables, 4); // apart from layout tables: the overview and three profiles
        QCOMPARE(captions, tables);
        QCOMPARE(headings, 4 + 3 + 1 + 3 * 9); // columns, Units, total, characteristics
    }

    void thePageHasOneFirstHeadingAndOneForEachUnitAndNeedsNoOtherFile()
    {
        const QString html = page(readyList("avaren"));
        QCOMPARE(listed(html.count("<h1>"), html.count("<h2>")), "1 3");
        QVERIFY(html.contains("<title>Avaren sample list</title>"));
        // Crows 12 × 1, Blood Banes 4 × 2, Salik 1 × 3, and eight for Stress on each: a box for each Injury.
        QCOMPARE(html.count("<i></i>"), 12 + 8 + 3 + 3 * 8);
        for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link", "<script"})
            QVERIFY2(!html.contains(QLatin1String(outside)), outside);
        QVERIFY(html.contains("<meta charset=\"utf-8\"") && html.contains("@media print"));
        QVERIFY(html.contains("prefers-color-scheme: dark"));
    }

    void itSaysItsLanguage()
    {
        const Document sheet = sheetOf(readyList("avaren"));
        QVERIFY(htmlPage(sheet, QLocale(QLocale::German)).contains("<html lang=\"de\" dir=\"ltr\""));
        QVERIFY(htmlPage(sheet, QLocale(QLocale::Arabic)).contains("<html lang=\"ar\" dir=\"rtl\""));
        QVERIFY(htmlPage(sheet, QLocale::c()).contains("<html lang=\"en\" dir=\"ltr\""));
    }

    // Where each Warrior has more Health a row for each, else fives; many stand side by side.
    void noBoxOfThePrintedPageIsLost()
    {
        static const QRegularExpression group("src=\"(?:square|round) (\\d+)\" width=\"(\\d+)\"");
        for (const int health : {1, 2, 3, 5, 9, 20}) {
            for (const int warriors : {1, 2, 7, 12, 18, 40, 200}) {
                Card unit;
                unit.ticks.push_back({{}, {}, warriors * health, health > 1 ? health : 5, false});
                const QString html = htmlOf(unit, Look::paper);
                if (html.contains("src=\"line\"")) {
                    QVERIFY(warriors * health > 100);
                    continue;
                }
                int boxes = 0;
                for (auto found = group.globalMatch(html); found.hasNext();) {
                    const auto match = found.next();
                    boxes += match.captured(1).toInt();
                    QVERIFY(match.captured(2).toInt() <= 400); // the column of a card is 40 mm
                }
                QCOMPARE(boxes, warriors * health);
            }
        }
    }

    void everyFactionsInkIsReadable()
    {
        using enum FactionColour::Name;
        for (const FactionColour::Name colour : {grey, red, green, purple, yellow}) {
            const FactionInk ink = inkOf(FactionColour{colour});
            const auto shade = [](const QColor& of) { return *colourOf(of.name().toStdString()); };
            const Colour text = shade(ink.text);
            QVERIFY(contrast(text, shade(Qt::white)) >= 4.5 && contrast(text, shade(ink.ground)) >= 4.5);
            QVERIFY(contrast(shade(ink.onDark), shade(QColor(0x1f1e21))) >= 4.5);
        }
    }
};

ADJUTANT_TEST(RosterSheetTest)

} // namespace adjutant::test::tst_export_rostersheet
