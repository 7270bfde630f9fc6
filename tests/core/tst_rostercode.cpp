#include "core/roster/code.h"
#include "tests/systems/regatta/regatta.h"

namespace adjutant::test::tst_rostercode {

/// The compact code of an army.
class RosterCodeTest : public QObject
{
    Q_OBJECT

    static Roster rich()
    {
        Roster roster = regatta::listOf(
            "north",
            {{"marlin", 1}, {"skiffs", 12}, {"harbour/tender", 1}, {"south/barges", 5}, {"skifz", -3}});
        roster.name = "Maëlan’s \"guard\" 🗡";
        roster.notes = "line one\nline two";
        roster.entries[1].id = EntryId("the-skiffs");
        roster.entries[1].name = "Ravens";
        roster.entries[1].notes = "on the left";
        roster.entries[2].options = {{OptionId("new-sails"), EntryId("the-skiffs")}};
        return roster;
    }

private Q_SLOTS:
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

ADJUTANT_TEST(RosterCodeTest)

} // namespace adjutant::test::tst_rostercode
