#include "core/yaml/cataloguefile.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencefiles.h"
#include "tests/systems/regatta/regatta.h"

namespace adjutant::test::tst_catalogue {

using yaml::CatalogueFile;
using yaml::FaultRule;

const std::string head = "format: adjutant-catalogue/1\nsystem: regatta\n";
const CatalogueFile base{
    "base.yaml",
    head + "name: Regatta\nfactions: [{id: north, name: North, title: N, colour: purple, allegiance: true}]\n"
           "skills: [{id: parry, name: Parry, summary: s}]\n",
    false};
const CatalogueFile skiffs{
    "skiffs.yaml",
    head + "faction: north\nunits:\n  - id: skiffs\n    name: Skiffs\n    types: [infantry]\n"
           "    former_ids: [wherries]\n    sizes: [{size: 6, points: 80, berths: 0}]\n    skills: [parry]\n",
    false};

static std::vector<FaultRule> rulesOf(const std::string& unit)
{
    std::vector<FaultRule> rules;
    const std::vector files{base, {"u.yaml", head + "faction: north\nunits:\n  - " + unit, true}};
    for (const yaml::Fault& fault : yaml::assembleCatalogue(files).faults)
        rules.push_back(fault.rule);
    return rules;
}

/// Catalogue files and how they lie over one another.
class CatalogueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aUsersUnitLiesOverTheShippedOne()
    {
        CatalogueFile users = skiffs;
        users.fromUser = true;
        users.text.replace(users.text.find("points: 80"), 10, "points: 90");
        const auto assembled = yaml::assembleCatalogue(std::vector{base, skiffs, users});
        QVERIFY(assembled.faults.empty());
        QCOMPARE(assembled.catalogue.units().size(), 1U);
        QCOMPARE(assembled.catalogue.units()[0].sizes[0].cost["points"], 90);
        QVERIFY(assembled.catalogue.units()[0].fromUser);
    }

    void aRenamedIdKeepsWorking()
    {
        const auto assembled = yaml::assembleCatalogue(std::vector{base, skiffs});
        QCOMPARE(assembled.catalogue.find(UnitId("north/wherries")),
                 assembled.catalogue.find(UnitId("north/skiffs")));
        QVERIFY(assembled.catalogue.find(UnitId("north/wherries")));
    }

    void aFaultyFileLeavesTheRest()
    {
        CatalogueFile broken = skiffs;
        broken.file = "mine.yaml";
        broken.text += "    colour: black\n";
        const auto assembled = yaml::assembleCatalogue(std::vector{base, broken, skiffs});
        QCOMPARE(assembled.faults.size(), 1U);
        QCOMPARE(assembled.faults[0].place, (Place{"mine.yaml", 11, 5}));
        QVERIFY(assembled.catalogue.find(UnitId("north/skiffs")));
    }

    void aMentionOfNothingLeavesItsFileOut()
    {
        CatalogueFile wrong = skiffs;
        wrong.text.replace(wrong.text.find("[parry]"), 7, "[pary]");
        const auto assembled = yaml::assembleCatalogue(std::vector{base, wrong});
        QCOMPARE(assembled.faults.size(), 1U);
        QCOMPARE(assembled.faults[0].rule, FaultRule::unknownId);
        QCOMPARE(assembled.faults[0].nearest, "parry");
        QVERIFY(assembled.catalogue.units().empty());
    }

    void whatAUnitMayNotSay_data()
    {
        columns<QByteArray, int>("unit", "rule");
        const auto row = [](const char* name, const char* unit, FaultRule rule) {
            QTest::newRow(name) << QByteArray(unit) << static_cast<int>(rule);
        };
        row("no name", "{id: a, types: [], sizes: []}", FaultRule::missingKey);
        row("bad id", "{id: A b, name: A, types: [], sizes: []}", FaultRule::badId);
        row("id joined as a skill's", "{id: a_b, name: A, types: [], sizes: []}", FaultRule::badId);
        row("type twice", "{id: a, name: A, types: [hero, hero], sizes: []}", FaultRule::duplicateId);
        row("alias twice", "{id: a, name: A, aliases: [B, B], types: [], sizes: []}", FaultRule::duplicateId);
        row("skill twice", "{id: a, name: A, types: [], sizes: [], skills: [parry, parry]}",
            FaultRule::duplicateId);
        row("former id its own", "{id: a, name: A, former_ids: [a], types: [], sizes: []}",
            FaultRule::duplicateId);
        row("former id twice", "{id: a, name: A, former_ids: [b, north/b], types: [], sizes: []}",
            FaultRule::duplicateId);
        row("former id no id", "{id: a, name: A, former_ids: [B c], types: [], sizes: []}", FaultRule::badId);
        row("unknown type", "{id: a, name: A, types: [infantri], sizes: []}", FaultRule::unknownWord);
        row("size 0", "{id: a, name: A, types: [], sizes: [{size: 0, points: 1, berths: 0}]}",
            FaultRule::outOfRange);
        row("ap too high", "{id: a, name: A, types: [], sizes: [{size: 1, points: 10001, berths: 0}]}",
            FaultRule::outOfRange);
        row("size twice",
            "{id: a, name: A, types: [], sizes: [{size: 1, points: 1, berths: 0}, {size: 1, points: 2, "
            "berths: 0}]}",
            FaultRule::duplicateId);
        row("unknown key", "{id: a, name: A, types: [], sizes: [], speed: 3}", FaultRule::unknownKey);
        row("skill of nothing", "{id: a, name: A, types: [], sizes: [], skills: [flying]}",
            FaultRule::unknownId);
        row("what no skill of the game takes",
            "{id: a, name: A, types: [], sizes: [], skills: [{id: parry, weapon: sling}]}",
            FaultRule::unknownKey);
        row("flag a number", "{id: a, name: A, types: [], sizes: [], invoked: 1}", FaultRule::wrongType);
        row("name too long", ("{id: a, name: " + std::string(81, 'x') + ", types: [], sizes: []}").c_str(),
            FaultRule::tooLong);
    }
    void whatAUnitMayNotSay()
    {
        QFETCH(QByteArray, unit);
        QFETCH(int, rule);
        QCOMPARE(rulesOf(unit.toStdString()), std::vector{static_cast<FaultRule>(rule)});
    }

    void idsAreJoinedAsTheirKindIs()
    {
        const auto faultOf = [](const std::string& text) {
            const auto read = yaml::readText(yaml::readCatalogueFile, head + text, "x.yaml");
            return read ? QString() : QString::fromStdString(yaml::inEnglish(read.error().front()));
        };
        const QString hyphen = "'s_a' is not a valid id: lower-case letters a-z and digits, joined by -";
        QCOMPARE(faultOf("skills: [{id: s-a, name: A, summary: s}]"),
                 "'s-a' is not a valid id: lower-case letters a-z and digits, joined by _");
        QCOMPARE(faultOf("skills: [{id: s_a, name: A, summary: s}]"), QString());
        QCOMPARE(faultOf("domains: [{id: s_a, name: A}]"), hyphen);
        QCOMPARE(faultOf("factions: [{id: s_a, name: A, title: A, colour: red, allegiance: true}]"), hyphen);
        QCOMPARE(faultOf("weapons: [{id: s_a, name: A, range: 1, strength: 1, saturation: 1}]"), hyphen);
    }

    // A list of an earlier release would find the wrong one of two Units.
    void aFormerIdIsOfOneUnitThatIsNoMore()
    {
        const auto unit = [](const std::string& id, const std::string& former) {
            return "  - {id: " + id + ", name: A, former_ids: [" + former + "], types: [], sizes: []}\n";
        };
        const auto file = yaml::readText(yaml::readCatalogueFile,
                                         head + "faction: north\nunits:\n" + unit("a", "skiffs") +
                                             unit("b", "old") + unit("c", "old") + unit("d", "older"),
                                         "x.yaml");
        QVERIFY(file);
        const auto base = yaml::readText(yaml::readCatalogueFile, skiffs.text, skiffs.file);
        QVERIFY(base);
        const auto faults = yaml::formerIdFaults(*file, Catalogue::assembled(std::vector{*base, *file}));
        QStringList found;
        for (const yaml::Fault& fault : faults)
            found << QString::number(fault.place.line) + ": " +
                         QString::fromStdString(yaml::inEnglish(fault));
        QCOMPARE(found, (QStringList{"5: the former id 'north/skiffs' now belongs to another unit",
                                     "6: the former id 'north/old' is claimed by 'north/c' too",
                                     "7: the former id 'north/old' is claimed by 'north/b' too"}));
        // The same Unit in a file that lies over another has the same former ids.
        QVERIFY(yaml::formerIdFaults(*base, Catalogue::assembled(std::vector{*base, *base})).empty());
    }

    void aRulesEntryIsThereOnce()
    {
        const std::string start =
            "format: adjutant-reference/1\nsystem: regatta\nlang: en\nchapter: Skills\n";
        const auto read = yaml::readText(
            yaml::readReferenceFile,
            start + "entries:\n  - {id: a, title: A, text: t, see: [b, b]}\n  - {id: a, title: A, text: t}\n",
            "r.yaml");
        QCOMPARE(read.error().size(), 2U);
        QCOMPARE(read.error()[0].place, (Place{"r.yaml", 6, 41}));
        QCOMPARE(read.error()[1].place, (Place{"r.yaml", 7, 5}));
    }

    void aRulesEntryNeedsItsTitleAndText()
    {
        const std::string start =
            "format: adjutant-reference/1\nsystem: regatta\nlang: en\nchapter: Skills\n";
        const auto read = yaml::readText(
            yaml::readReferenceFile,
            start + "entries: [{id: skill/parry, title: Parry, text: t, see: [skill/reach]}]", "r.yaml");
        QVERIFY(read);
        QCOMPARE(read->at(0).chapter, "Skills");
        QCOMPARE(read->at(0).see, std::vector{ReferenceId("skill/reach")});
        QVERIFY(!yaml::readText(yaml::readReferenceFile, start + "entries: [{id: skill/parry, title: Parry}]",
                                "r.yaml"));
    }

    // A mention costs a look at every id where the nearest is looked for, so that a file may ask for only so
    // many.
    void ofManyDanglingMentionsTheFirstAreGiven()
    {
        std::string text = head + "faction: north\nunits:\n";
        for (int unit = 0; unit < 15; ++unit) {
            text += "  - id: u" + std::to_string(unit) +
                    "\n    name: u\n    types: [infantry]\n    sizes: []\n    requires: [";
            for (int i = 0; i < 200; ++i)
                text += unit == 0 && i < 20
                            ? std::string("north/skiff") + static_cast<char>('A' + i) + ','
                            : "north/other-" + std::to_string(unit) + '-' + std::to_string(i) + ',';
            text += unit == 0 ? "]\n    skills: [parri]\n" : "]\n";
        }
        const auto contents = yaml::readText(yaml::readCatalogueFile, text, "u.yaml");
        const Catalogue catalogue = yaml::assembleCatalogue(std::vector{base, skiffs}).catalogue;
        const auto faults = yaml::danglingFaults(*contents, catalogue);
        QCOMPARE(faults.size(), yaml::mostFaults);
        QCOMPARE(faults[0].nearest, "parry"); // skills are read before what a Unit requires
        QCOMPARE(listed(faults[1].nearest, faults[19].nearest), "north/skiffs north/skiffs");
        QCOMPARE(faults[20].nearest, "");
        QCOMPARE(faults[99].rule, FaultRule::unknownId);
    }

    void aListWithinAUnitHoldsTwoHundred()
    {
        const auto unit = [](std::size_t names) {
            std::string text = head +
                               "faction: north\nunits:\n  - id: u\n    name: u\n    types: [infantry]\n"
                               "    sizes: []\n    former_ids: [";
            for (std::size_t i = 0; i < names; ++i)
                text += "f" + std::to_string(i) + ',';
            return text + "]\n";
        };
        QVERIFY(yaml::readText(yaml::readCatalogueFile, unit(yaml::mostListed), "x.yaml"));
        const auto tooMany = yaml::readText(yaml::readCatalogueFile, unit(yaml::mostListed + 1), "x.yaml");
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error()[0].rule, FaultRule::outOfRange);
        QCOMPARE(tooMany.error().size(), 1U);
    }

    void aSectionHoldsNoMoreThingsThanListsAreGoodFor()
    {
        const auto domains = [](std::size_t count) {
            std::string text = head + "domains: [";
            for (std::size_t i = 0; i < count; ++i)
                text += "{id: d" + std::to_string(100'000 + i) + ", name: x},";
            return text + "]\n";
        };
        QVERIFY(yaml::readText(yaml::readCatalogueFile, domains(yaml::mostThings), "x.yaml"));
        const auto tooMany = yaml::readText(yaml::readCatalogueFile, domains(yaml::mostThings + 1), "x.yaml");
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().size(), 1U);
        QVERIFY(tooMany.error()[0].rule == FaultRule::outOfRange);
    }
};

ADJUTANT_TEST(CatalogueTest)

} // namespace adjutant::test::tst_catalogue
