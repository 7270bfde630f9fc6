#include "core/roster/code.h"
#include "core/yaml/rosterfile.h"
#include "tests/core/faultwords.h"
#include "tests/systems/regatta/regatta.h"

namespace adjutant::test::tst_rosterfile {

const std::string head =
    "format: adjutant-roster/1\nsystem: regatta\nname: x\nfaction: north\nlimits: {points: 500, berths: 5}\n";

static yaml::ReadRoster read(const std::string& text)
{
    return yaml::readRoster(text, "x.yaml");
}

/// Rosters as files and as codes, read and written.
class RosterFileTest : public QObject
{
    Q_OBJECT

    static Roster rich()
    {
        Roster roster = regatta::listOf(
            "north",
            {{"marlin", 1}, {"skiffs", 12}, {"harbour/tender", 1}, {"south/barges", 5}, {"skifz", -3}},
            {450, 4});
        roster.name = "no: \"quotes\", # hash\tand 🗡 ë’s";
        roster.notes = "one\ntwo: three\n- four";
        roster.entries[1].id = EntryId("the-skiffs");
        roster.entries[1].name = "true";
        roster.entries[1].notes = "12";
        roster.entries[2].options = {{OptionId("new-sails"), EntryId("the-skiffs")}};
        return roster;
    }

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

    void aListWithAnOptionIsRead()
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
        const auto got = read(yaml::writeRoster(rich()));
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster, rich());
        QCOMPARE(read(yaml::writeRoster(regatta::listOf("south", {}))).roster, regatta::listOf("south", {}));
    }

    void jsonIsYaml()
    {
        const auto got = read("{\"format\": \"adjutant-roster/1\", \"system\": \"regatta\", \"name\": "
                              "\"\\ud83d\\udde1 \\u00eb \\/\",\n"
                              "\t\"faction\": \"north\", \"limits\": {\"points\": 500, \"berths\": 5}, "
                              "\"units\": [{\"unit\": \"skiffs\", \"size\": 6}]}");
        QVERIFY(got.faults.empty());
        QCOMPARE(got.roster.name, "🗡 ë /");
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
        const auto row = columns<std::string, std::string>("text", "rule");
        row("unknown key", head + "colour: red\nunits: []", "unknown-key");
        row("unknown key of a unit", head + "units: [{unit: skiffs, size: 6, sice: 3}]", "unknown-key");
        row("key twice", head + "name: y\nunits: []", "duplicate-key");
        row("no units", head, "missing-key");
        row("units no list", head + "units: skiffs", "wrong-type");
        row("a unit no mapping", head + "units: [skiffs]", "wrong-type");
        row("size a word", head + "units: [{unit: skiffs, size: six}]", "wrong-type");
        row("size a text", head + "units: [{unit: skiffs, size: \"6\"}]", "wrong-type");
        row("size a fraction", head + "units: [{unit: skiffs, size: 6.0}]", "wrong-type");
        row("size endless", head + "units: [{unit: skiffs, size: 99999999999999999999}]", "out-of-range");
        row("size endless below", head + "units: [{unit: skiffs, size: -1000000000000000000000000000000}]",
            "out-of-range");
        row("size null", head + "units: [{unit: skiffs, size: null}]", "missing-key");
        row("size missing", head + "units: [{unit: skiffs}]", "missing-key");
        row("id with a space", head + "units: [{unit: skiffs, size: 6, id: a b}]", "bad-id");
        row("two entries of one id",
            head + "units: [{unit: skiffs, size: 6, id: a}, {unit: skiffs, size: 6, id: a}]", "duplicate-id");
        row("id taken by a default",
            head + "units: [{unit: skiffs, size: 6}, {unit: marlin, size: 1, id: skiffs-1}]", "duplicate-id");
        for (const char* size : {"+6", "++6", "+-3", "--3", "0x10", "1e1", "1_0", "006", "\u0666", ".5",
                                 "inf", ".inf", ".nan", "1.5", "1e30", "true", "[1]", "{a: 1}"})
            row(size, head + "units: [{unit: skiffs, size: " + size + "}]", "wrong-type");
        row("option twice",
            head +
                "units: [{unit: skiffs, size: 6, options: [{option: sails}, {option: sails, to: skiffs-1}]}]",
            "duplicate-id");
        row("control character", head + "notes: \"\\x01\"\nunits: []", "wrong-type");
        row("name too long", head + "notes: " + std::string(5000, 'a') + "\nunits: []", "too-long");
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(std::string, text);
        QTEST(rulesIn(read(text).faults), "rule");
    }

    void aNewerFormatIsRefusedWhole()
    {
        std::string text = head + "units: [{unit: skiffs, size: 6}]";
        text.replace(text.find("roster/1"), 8, "roster/2");
        const auto got = read(text);
        QVERIFY(got.unreadable && got.roster.entries.empty());
        QCOMPARE(rulesIn(got.faults), "unknown-format");
        VERIFY_CONTAINS(inEnglish(got.faults[0]), "allowed: adjutant-roster/1");
    }

    void twoHundredEntriesAreTheMost()
    {
        std::string text = head + "units:\n";
        for (int i = 0; i < 200; ++i)
            text += "  - {unit: skiffs, size: 6}\n";
        QVERIFY(read(text).faults.empty());
        QCOMPARE(rulesIn(read(text + "  - {unit: skiffs, size: 6}\n").faults), "out-of-range");
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
        QCOMPARE(rulesIn(got.faults), "out-of-range");
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

    // The compact code of an army.

    void aCodeGivesTheSameRosterBack()
    {
        for (const Roster& roster :
             {rich(), regatta::listOf("south", {}),
              regatta::listOf("north", {{"skiffs", 12}, {"long-boats", 4}, {"marlin", 1}})}) {
            const auto decoded = rosterOfCode(codeOf(roster));
            QVERIFY(decoded);
            QCOMPARE(*decoded, roster);
        }
    }

    void cardsAndExtrasMakeACodeOfTheSecondVersion()
    {
        Roster roster = regatta::listOf("north", {{"marlin", 1}});
        QVERIFY(codeOf(roster).starts_with("ADJ1:"));
        roster.entries.push_back({EntryId("vela"),
                                  UnitId("north/"),
                                  1,
                                  {},
                                  {},
                                  {},
                                  {{"name", "Vela"},
                                   {"hp", 12},
                                   {"least", -2147483647 - 1},
                                   {"most", 2147483647},
                                   {"wide", true},
                                   {"half", 0.5},
                                   {"nothing", door::Skipped()},
                                   {"at", door::Point{1, 2.5}},
                                   {"words", std::vector<std::string>{"charge", "aura"}},
                                   {"rows/0/dice", std::vector<int>{6, -1}}}});
        roster.extras = {{"hand/0/id", "c0"}};
        const std::string code = codeOf(roster);
        QVERIFY(code.starts_with("ADJ2:"));
        const auto decoded = rosterOfCode(code);
        QVERIFY(decoded && decoded->entries[1].card == roster.entries[1].card);
        QVERIFY(decoded->extras == roster.extras);
    }

    void aReadyListsCodeFitsAMessage()
    {
        QVERIFY(codeOf(regatta::listOf("north", {{"skiffs", 12}, {"long-boats", 4}, {"marlin", 1}}, {500, 5}))
                    .size() < 160);
    }

    void foreignTextsAreRefusedWithTheirReason()
    {
        QCOMPARE(rosterOfCode("").error(), CodeRefusal::notACode);
        QCOMPARE(rosterOfCode("hello").error(), CodeRefusal::notACode);
        QCOMPARE(rosterOfCode("ADJ3:AAAA").error(), CodeRefusal::newerVersion);
        QCOMPARE(rosterOfCode("ADJ1:").error(), CodeRefusal::damaged);
        QCOMPARE(rosterOfCode("ADJ1:A*").error(), CodeRefusal::damaged);
        QCOMPARE(rosterOfCode(std::string(2'200'000, 'A')).error(), CodeRefusal::tooLong);
    }

    void noiseNeverBecomesARoster()
    {
        std::mt19937 dice(7);
        const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        for (int round = 0; round < 5000; ++round) {
            std::string noise(codePrefix);
            for (std::size_t length = dice() % 60; length > 0; --length)
                noise += letters[dice() % letters.size()];
            QVERIFY(!rosterOfCode(noise));
        }
    }

    void theChecksumIsCrc32()
    {
        // The check value of CRC-32/ISO-HDLC for "123456789".
        QCOMPARE(code::checksum({'1', '2', '3', '4', '5', '6', '7', '8', '9'}), 0xcbf43926u);
    }

    void base64IsThatOfTheRfc()
    {
        // RFC 4648, chapter 10, without padding.
        for (const auto& [plain, encoded] : {std::pair("", ""),
                                             {"f", "Zg"},
                                             {"fo", "Zm8"},
                                             {"foo", "Zm9v"},
                                             {"foob", "Zm9vYg"},
                                             {"foobar", "Zm9vYmFy"}}) {
            const std::string text(plain);
            QCOMPARE(code::base64({text.begin(), text.end()}), std::string(encoded));
            QCOMPARE(code::fromBase64(encoded),
                     std::optional(std::vector<std::uint8_t>(text.begin(), text.end())));
        }
        QCOMPARE(code::fromBase64("A"), std::nullopt);
    }

    void aCodeHoldsNoMoreOptionsThanAFileCan()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}});
        const auto addOption = [&roster](const std::string& id) {
            roster.entries[0].options.push_back({OptionId(id), EntryId("tender-1")});
        };
        for (int k = 1; k <= 20; ++k)
            addOption("o" + std::to_string(k));
        QCOMPARE(*rosterOfCode(codeOf(roster)), roster);
        addOption("o21");
        QVERIFY(!rosterOfCode(codeOf(roster)));
    }

    void anOptionIsThereForOneReceiverOnce()
    {
        Roster roster = regatta::listOf("north", {{"harbour/tender", 1}});
        roster.entries[0].options.assign(2, {OptionId("o"), EntryId("tender-1")});
        QCOMPARE(rosterOfCode(codeOf(roster)).error(), CodeRefusal::malformed);
        roster.entries[0].options[1].to = EntryId("skiffs-1");
        QVERIFY(rosterOfCode(codeOf(roster)));
    }

    // What a friend's phone put into a name doesn't reach the table.
    void invisibleCharactersOfNamesAreSkipped()
    {
        Roster roster = regatta::listOf("north", {{"marlin", 1}});
        roster.name = "Ria\u200b\u202e";
        roster.notes = "a\u061cb";
        roster.entries[0].name = "\ufeffVela";
        const auto read = rosterOfCode(codeOf(roster));
        QVERIFY(read);
        QCOMPARE(listed(read->name, read->notes, read->entries[0].name), "Ria ab Vela");
        roster.entries[0].unit = UnitId("north/mar\u200blin");
        QCOMPARE(rosterOfCode(codeOf(roster)).error(), CodeRefusal::malformed);
    }
};

ADJUTANT_TEST(RosterFileTest)

} // namespace adjutant::test::tst_rosterfile
