#include "core/yaml/rosterfile.h"
#include "tests/systems/regatta/regatta.h"

namespace adjutant::test::tst_rosterfile {

using yaml::FaultRule;

const std::string head =
    "format: adjutant-roster/1\nsystem: regatta\nname: x\nfaction: north\nlimits: {points: 500, berths: 5}\n";

static yaml::ReadRoster read(const std::string& text)
{
    return yaml::readRoster(text, "x.yaml");
}

static std::vector<FaultRule> rules(const std::string& text)
{
    std::vector<FaultRule> found;
    for (const yaml::Fault& fault : read(text).faults)
        found.push_back(fault.rule);
    return found;
}

/// Roster files: the contract's format, read and written.
class RosterFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatACardLeavesOutStaysSkipped()
    {
        Roster roster;
        roster.system = SystemId("pebbles");
        roster.name = "One card";
        RosterEntry entry;
        entry.id = EntryId("ria");
        entry.card = {{"hand", 3}, {"name", door::Skipped()}, {"knacks/0/name", std::string("null")}};
        roster.entries.push_back(entry);
        const door::Answers card =
            yaml::readRoster(yaml::writeRoster(roster), "roster.yaml").roster.entries.at(0).card;
        QVERIFY(std::holds_alternative<door::Skipped>(card.at("name")));
        QCOMPARE(std::get<std::string>(card.at("knacks/0/name")), "null");
    }

    void theExampleOfTheContractIsRead()
    {
        const auto got = read(R"(format: adjutant-roster/1
system: regatta
name: First muster
faction: north
limits: {points: 500, berths: 5}
units:
  - {unit: skiffs, size: 12}            # of the faction unless a faction is named
  - {unit: marlin, size: 1, id: marlin-the-bold}
  - {unit: harbour/tender, size: 1, options: [{option: new-sails, to: skiffs-1}]}
)");
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster.name, "First muster");
        QCOMPARE(got.roster.limits, (Amounts{{"points", 500}, {"berths", 5}}));
        QCOMPARE(got.roster.entries.size(), 3U);
        QCOMPARE(got.roster.entries[0],
                 (RosterEntry{EntryId("skiffs-1"), UnitId("north/skiffs"), 12, {}, {}, {}}));
        QCOMPARE(got.roster.entries[1].id, EntryId("marlin-the-bold"));
        QCOMPARE(got.roster.entries[2].options,
                 (std::vector{ChosenOption{OptionId("new-sails"), EntryId("skiffs-1")}}));
        QCOMPARE(got.entryPlaces[1], (Place{"x.yaml", 8, 5}));
    }

    void whatIsWrittenReadsBackTheSame()
    {
        Roster roster = regatta::listOf(
            "north", {{"marlin", 1}, {"skiffs", 12}, {"harbour/tender", 1}, {"skifz", -3}}, {450, 4});
        roster.name = "no: \"quotes\", # hash\tand 🗡 ë";
        roster.notes = "one\ntwo: three\n- four";
        roster.entries[1].id = EntryId("the-skiffs");
        roster.entries[1].name = "true";
        roster.entries[1].notes = "12";
        roster.entries[2].options = {{OptionId("new-sails"), EntryId("the-skiffs")}};
        const auto got = read(yaml::writeRoster(roster));
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster, roster);
        QCOMPARE(read(yaml::writeRoster(regatta::listOf("south", {}))).roster, regatta::listOf("south", {}));
    }

    void jsonIsYaml()
    {
        const auto got = read("{\"format\": \"adjutant-roster/1\", \"system\": \"regatta\", \"name\": "
                              "\"\\ud83d\\udde1 \\u00eb\",\n"
                              "\t\"faction\": \"north\", \"limits\": {\"points\": 500, \"berths\": 5}, "
                              "\"units\": [{\"unit\": \"skiffs\", \"size\": 6}]}");
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster.name, "🗡 ë");
    }

    void idsCountTheEntriesOfTheirUnitInFileOrder()
    {
        const auto got = read(
            head +
            "units: [{unit: skiffs, size: 6}, {unit: skiffs, size: 6, id: black}, {unit: skiffs, size: 6}]");
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster.entries[2].id, EntryId("skiffs-3"));
    }

    void whatIsWrongIsNamed_data()
    {
        columns<QByteArray, int>("text", "rule");
        const auto row = [](const char* name, const std::string& text, FaultRule rule) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(rule);
        };
        row("unknown key", head + "colour: red\nunits: []", FaultRule::unknownKey);
        row("unknown key of a unit", head + "units: [{unit: skiffs, size: 6, sice: 3}]",
            FaultRule::unknownKey);
        row("key twice", head + "name: y\nunits: []", FaultRule::duplicateKey);
        row("no units", head, FaultRule::missingKey);
        row("units no list", head + "units: skiffs", FaultRule::wrongType);
        row("a unit no mapping", head + "units: [skiffs]", FaultRule::wrongType);
        row("size a word", head + "units: [{unit: skiffs, size: six}]", FaultRule::wrongType);
        row("size a text", head + "units: [{unit: skiffs, size: \"6\"}]", FaultRule::wrongType);
        row("size a fraction", head + "units: [{unit: skiffs, size: 6.0}]", FaultRule::wrongType);
        row("size endless", head + "units: [{unit: skiffs, size: 99999999999999999999}]",
            FaultRule::outOfRange);
        row("size missing", head + "units: [{unit: skiffs}]", FaultRule::missingKey);
        row("id with a space", head + "units: [{unit: skiffs, size: 6, id: a b}]", FaultRule::badId);
        row("two entries of one id",
            head + "units: [{unit: skiffs, size: 6, id: a}, {unit: skiffs, size: 6, id: a}]",
            FaultRule::duplicateId);
        row("id taken by a default",
            head + "units: [{unit: skiffs, size: 6}, {unit: marlin, size: 1, id: skiffs-1}]",
            FaultRule::duplicateId);
        for (const char* size :
             {"+6", "++6", "+-3", "--3", "0x10", "1e1", "1_0", "006", "\u0666", ".5", "inf"})
            row(size, head + "units: [{unit: skiffs, size: " + size + "}]", FaultRule::wrongType);
        row("option twice",
            head +
                "units: [{unit: skiffs, size: 6, options: [{option: sails}, {option: sails, to: skiffs-1}]}]",
            FaultRule::duplicateId);
        row("control character", head + "notes: \"\\x01\"\nunits: []", FaultRule::wrongType);
        row("name too long", head + "notes: " + std::string(5000, 'a') + "\nunits: []", FaultRule::tooLong);
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, rule);
        QCOMPARE(rules(text.toStdString()), std::vector{static_cast<FaultRule>(rule)});
    }

    void limitsOutOfRangeNameTheRange()
    {
        std::string text = head + "units: []";
        text.replace(text.find("points: 500"), 11, "points: -1");
        const auto got = read(text);
        QCOMPARE(got.faults.size(), 1U);
        QCOMPARE(QString::fromStdString(inEnglish(got.faults[0])),
                 "'points' must be a whole number from 0 to 100000, not -1");
        QCOMPARE(got.faults[0].place, (Place{"x.yaml", 5, 18}));
    }

    void anUnknownKeyIsAnsweredWithTheNearest()
    {
        QCOMPARE(read(head + "unites: []\nunits: []").faults.at(0).nearest, "units");
    }

    void aNewerFormatIsRefusedWhole()
    {
        std::string text = head + "units: [{unit: skiffs, size: 6}]";
        text.replace(text.find("roster/1"), 8, "roster/2");
        const auto got = read(text);
        QVERIFY(got.unreadable);
        QCOMPARE(got.faults.at(0).rule, FaultRule::unknownFormat);
        QVERIFY(got.roster.entries.empty());
    }

    void twoHundredEntriesAreTheMost()
    {
        std::string text = head + "units:\n";
        for (int i = 0; i < 200; ++i)
            text += "  - {unit: skiffs, size: 6}\n";
        QVERIFY(read(text).faults.empty());
        QCOMPARE(rules(text + "  - {unit: skiffs, size: 6}\n"), std::vector{FaultRule::outOfRange});
    }

    void twentyOptionsAreTheMostOfAnEntry()
    {
        const auto withOptions = [](int count) {
            std::string text = head + "units:\n  - {unit: skiffs, size: 6, options: [";
            for (int i = 0; i < count; ++i)
                text += "{option: o" + std::to_string(i) + "},";
            return text + "]}\n  - {unit: marlin, size: 1}\n";
        };
        QVERIFY(read(withOptions(20)).faults.empty());
        const auto got = read(withOptions(5000));
        QCOMPARE(got.faults.size(), 1U);
        QCOMPARE(got.faults[0].rule, FaultRule::outOfRange);
        QCOMPARE(inEnglish(got.faults[0]), "'options' must be a list of at most 20 entries");
        QCOMPARE(got.roster.entries.size(), 2U);
        QCOMPARE(got.roster.entries[0].options.size(), 20U);
    }

    void twoHundredUnitsAreReadAsOneLineOfJson()
    {
        std::string text = "{'format': 'adjutant-roster/1', 'system': 'regatta', 'faction': 'north', "
                           "'limits': {'points': 500, 'berths': 5}, 'units': [";
        for (int i = 0; i < 200; ++i) {
            text += std::string(i ? ", " : "") + "{'unit': 'harbour/tender', 'size': 1, 'id': 'b" +
                    std::to_string(i) + "', 'name': 'A, b: c', 'notes': '" + std::string(4000, ',') +
                    "', 'options': [";
            for (int o = 0; o < 20; ++o)
                text += std::string(o ? ", " : "") + "{'option': 'new-sails', 'to': 'b" + std::to_string(o) +
                        "'}";
            text += "]}";
        }
        text += "]}";
        std::ranges::replace(text, '\'', '"');
        QVERIFY(read(text).unreadable); // 800 000 commas: no one writes such notes
        for (auto at = text.find(",,,,,,,,"); at != text.npos; at = text.find(",,,,,,,,", at))
            text.replace(at, 8, "a word, ");
        const auto got = read(text);
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster.entries.size(), 200U);
    }

    void aParsedFileIsReadAsItsTextIs()
    {
        const std::string text = head + "units: [{unit: skiffs, size: 6, wings: 2}]";
        const auto ofText = read(text);
        const auto ofNode = yaml::readRoster(*yaml::parse(text, "x.yaml"), "x.yaml");
        QCOMPARE(ofNode.roster, ofText.roster);
        QCOMPARE(ofNode.faults, ofText.faults);
        QCOMPARE(ofNode.entryPlaces, ofText.entryPlaces);
        QCOMPARE(ofNode.faults.size(), 1U);
    }
};

ADJUTANT_TEST(RosterFileTest)

} // namespace adjutant::test::tst_rosterfile
