#include "core/yaml/cataloguereader.h"
#include "core/yaml/cataloguewriter.h"
#include "core/yaml/referencereader.h"
#include "tests/systems/regatta/regatta.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using yaml::CatalogueFile;
using yaml::FaultRule;

namespace {

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

std::vector<FaultRule> rulesOf(const std::string& unit)
{
    std::vector<FaultRule> rules;
    const std::vector files{base, {"u.yaml", head + "faction: north\nunits:\n  - " + unit, true}};
    for (const yaml::Fault& fault : yaml::assembleCatalogue(files).faults)
        rules.push_back(fault.rule);
    return rules;
}

} // namespace

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
        QCOMPARE(assembled.catalogue.units().size(), std::size_t(1));
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
        QCOMPARE(assembled.faults.size(), std::size_t(1));
        QCOMPARE(assembled.faults[0].place, (Place{"mine.yaml", 11, 5}));
        QVERIFY(assembled.catalogue.find(UnitId("north/skiffs")));
    }

    void aMentionOfNothingLeavesItsFileOut()
    {
        CatalogueFile wrong = skiffs;
        wrong.text.replace(wrong.text.find("[parry]"), 7, "[pary]");
        const auto assembled = yaml::assembleCatalogue(std::vector{base, wrong});
        QCOMPARE(assembled.faults.size(), std::size_t(1));
        QCOMPARE(assembled.faults[0].rule, FaultRule::unknownId);
        QCOMPARE(assembled.faults[0].nearest, std::string("parry"));
        QVERIFY(assembled.catalogue.units().empty());
    }

    void whatAUnitMayNotSay_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<int>("rule");
        const auto row = [](const char* name, const char* unit, FaultRule rule) {
            QTest::newRow(name) << QByteArray(unit) << static_cast<int>(rule);
        };
        row("no name", "{id: a, types: [], sizes: []}", FaultRule::missingKey);
        row("bad id", "{id: A b, name: A, types: [], sizes: []}", FaultRule::badId);
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
        row("weapon of nothing",
            "{id: a, name: A, types: [], sizes: [], skills: [{id: parry, weapon: sling}]}",
            FaultRule::unknownId);
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

    void aRulesEntryNeedsItsTitleAndText()
    {
        const std::string start =
            "format: adjutant-reference/1\nsystem: regatta\nlang: en\nchapter: Skills\n";
        const auto read = yaml::readReferenceFile(
            start + "entries: [{id: skill/parry, title: Parry, text: t, see: [skill/reach]}]", "r.yaml");
        QVERIFY(read);
        QCOMPARE(read->at(0).chapter, std::string("Skills"));
        QCOMPARE(read->at(0).see, std::vector{ReferenceId("skill/reach")});
        QVERIFY(!yaml::readReferenceFile(start + "entries: [{id: skill/parry, title: Parry}]", "r.yaml"));
    }

    // A mention costs a look at every id where the nearest is looked for, so that a file may ask for only so
    // many.
    void ofManyDanglingMentionsTheFirstAreGiven()
    {
        std::string text = head + "faction: north\nunits:\n  - id: u\n    name: u\n    types: [infantry]\n"
                                  "    sizes: []\n    requires: [";
        for (int i = 0; i < 3000; ++i)
            text += "north/skifz,";
        text += "]\n    skills: [parri]\n";
        const auto contents = yaml::readCatalogueFile(text, "u.yaml");
        const Catalogue catalogue = yaml::assembleCatalogue(std::vector{base, skiffs}).catalogue;
        const auto faults = yaml::danglingFaults(*contents, catalogue);
        QCOMPARE(faults.size(), yaml::mostFaults);
        QCOMPARE(faults[0].nearest, std::string("parry")); // skills are read before what a Unit requires
        QCOMPARE(faults[1].nearest, std::string("north/skiffs"));
        QCOMPARE(faults[19].nearest, std::string("north/skiffs"));
        QCOMPARE(faults[20].nearest, std::string());
        QCOMPARE(faults[99].rule, FaultRule::unknownId);
    }

    void aSectionHoldsNoMoreThingsThanListsAreGoodFor()
    {
        const auto domains = [](std::size_t count) {
            std::string text = head + "domains: [";
            for (std::size_t i = 0; i < count; ++i)
                text += "{id: d" + std::to_string(100'000 + i) + ", name: x},";
            return text + "]\n";
        };
        QVERIFY(yaml::readCatalogueFile(domains(yaml::mostThings), "x.yaml"));
        const auto tooMany = yaml::readCatalogueFile(domains(yaml::mostThings + 1), "x.yaml");
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().size(), std::size_t(1));
        QVERIFY(tooMany.error()[0].rule == FaultRule::outOfRange);
    }
};

ADJUTANT_TEST(CatalogueTest)
#include "tst_catalogue.moc"
