#include "core/text.h"
#include "core/yaml/document.h"
#include "core/yaml/rosterfile.h"

namespace adjutant::test::tst_document {

using yaml::FaultRule;
using yaml::Node;

static std::optional<FaultRule> fault(const std::string& text)
{
    const auto parsed = yaml::parse(text, "x.yaml");
    return parsed ? std::nullopt : std::optional(parsed.error().rule);
}

static std::string nested(int depth)
{
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
}

static std::string repeated(const std::string& text, std::size_t bytes)
{
    std::string all;
    while (all.size() < bytes)
        all += text;
    return all;
}

/// Untrusted YAML: whatever it is, it is read within the limits or refused.
class DocumentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesKeepTheirPlaces()
    {
        const auto parsed = yaml::parse("a: 1\nb:\n  - x\n  - \"2\"\n", "x.yaml");
        QVERIFY(parsed);
        const Node& list = parsed->members.at(1).value;
        QCOMPARE(parsed->members.at(1).at.line, 2);
        QCOMPARE(listed(list.items.at(1).at.line, list.items.at(1).at.column), "4 5");
        QVERIFY(list.items.at(0).plain && !list.items.at(1).plain);
    }

    void sixtyFourLevelsAreTheDeepest()
    {
        QCOMPARE(fault(nested(64)), std::nullopt);
        QCOMPARE(fault(nested(65)), std::optional(FaultRule::tooDeep));
        QCOMPARE(fault(nested(1000)), std::optional(FaultRule::tooDeep));
        QCOMPARE(fault(std::string(100'000, '[')), std::optional(FaultRule::tooDeep));
        QCOMPARE(fault(std::string(100'000, '{')), std::optional(FaultRule::tooDeep));
        std::string block;
        for (int i = 0; i < 100; ++i)
            block += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
        QCOMPARE(fault(block), std::optional(FaultRule::tooDeep));
    }

    void fourMebibytesAreTheMost()
    {
        const std::size_t most = 4 * 1024 * 1024;
        std::string text = "a: \"" + std::string(most - 5, 'x') + "\"";
        QCOMPARE(text.size(), most);
        QCOMPARE(fault(text), std::nullopt);
        text.insert(5, "x");
        QCOMPARE(fault(text), std::optional(FaultRule::tooLarge));
    }

    void whatCostsTheReaderMemoryIsCountedBefore()
    {
        for (const std::string text : {"[", "[\n", "{", "a,", "a, ", "! ", "&a ", "*a ", "{? a : b, ",
                                       "\"a\":", "\"\"", "''", "[],", ": ", "a #\n", "[a: "}) {
            const auto parsed = yaml::parse("[" + repeated(text, yaml::DocumentLimits::bytes - 20), "x.yaml");
            QVERIFY(!parsed);
            QCOMPARE(parsed.error().rule, FaultRule::tooMany);
            // Where the 600 000 allowed end, and not at the document's end.
            QVERIFY(static_cast<std::size_t>(parsed.error().place.column) <= 600'000 * text.size() + 2);
            QVERIFY(parsed.error().place.line <= 600'002);
        }
    }

    void commentsAreNoValues()
    {
        QCOMPARE(fault(repeated("# a line\n", 400'000 * 9) + "a: b\n"), std::nullopt);
        for (const char* text : {"a: 'b' # c\n", "a: |\n  b\n", "a: >\n  b\n", "a: \"\"\n"})
            QCOMPARE(fault(text), std::nullopt);
    }

    void everyTreeWithinTheLimitOfValuesIsRead()
    {
        // A list of 199 999 empty lists has the most marks of all: three for each.
        QCOMPARE(fault('[' + repeated("[],", 3 * 199'999 - 2) + ']'), std::nullopt);
        QCOMPARE(fault('[' + repeated("[],", 3 * 200'000 - 2) + ']'), std::optional(FaultRule::tooMany));
        std::string keys = "{\"k\": \"v\"";
        for (int i = 1; i < 99'999; ++i)
            keys += ", \"k" + std::to_string(i) + "\": \"v\"";
        QCOMPARE(fault(keys + '}'), std::nullopt);
        // Prose holds some of the marks: here one in eight letters.
        QCOMPARE(fault("a: \"" + repeated("well, a\\n", 4'000'000) + '"'), std::nullopt);
    }

    void anchorsAliasesAndTagsAreRefusedWhereTheyStand_data()
    {
        const auto row = columns<QByteArray, int, int>("text", "line", "column");
        row("anchor of a text", "a: &x b\n", 1, 4);
        row("anchor of a list", "a:\n  - &x [b]\n", 2, 5);
        row("anchor of a mapping in blocks", "a: &x\n  b: c\n", 1, 4);
        row("anchor of a key", "&x a: b\n", 1, 1);
        row("anchor of nothing", "a: &x\nb: c\n", 1, 4);
        row("anchor of the document", "--- &x\na: b\n", 1, 5);
        row("anchor in JSON", "{\"a\": [&x 1]}", 1, 8);
        row("tag of a text", "a: !!str 1\n", 1, 4);
        row("tag of a list", "a: !set [b]\n", 1, 4);
        row("tag of a mapping", "a: !<x> {b: c}\n", 1, 4);
        row("tag of nothing", "a: !!null\n", 1, 4);
        row("bare tag of a word", "a: ! b\n", 1, 4);
        row("bare tag of a list", "a: ! []\n", 1, 4);
        row("bare tag of nothing", "a: !\nb: c\n", 1, 4);
        row("bare tag at the end", "a: !\n", 1, 4);
    }
    void anchorsAliasesAndTagsAreRefusedWhereTheyStand()
    {
        QFETCH(QByteArray, text);
        const auto parsed = yaml::parse(text.toStdString(), "x.yaml");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().rule, FaultRule::reference);
        QTEST(parsed.error().place.line, "line");
        QTEST(parsed.error().place.column, "column");
    }

    void theSignsOfAnchorsAndTagsMayStandInTexts()
    {
        const auto parsed = yaml::parse("a: \"&x\"\nb: '*x'\nc: x & y * z!\nd: \"! x\"\n", "x.yaml");
        QVERIFY(parsed);
        QCOMPARE(parsed->members.at(2).value.text, "x & y * z!");
    }

    void notTextIsRefusedWithItsPlace()
    {
        const auto parsed = yaml::parse("a: b\nc: \xff", "x.yaml");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().rule, FaultRule::notUtf8);
        QCOMPARE(parsed.error().place, (Place{"x.yaml", 2, 4}));
        for (const std::string& bad :
             {std::string("a: \0b", 5), std::string("\xc0\x80"), std::string("\xed\xa0\x80"),
              std::string("\xf5\x80\x80\x80"), std::string("\xf4\x90\x80\x80"), std::string("\xe2\x82"),
              std::string("a\x1b[0m")})
            QCOMPARE(fault(bad), std::optional(FaultRule::notUtf8));
        QCOMPARE(fault("\ufeffa: ë🗡\r\n"), std::nullopt);
    }

    void brokenSyntaxIsNamedWithItsPlace()
    {
        const auto parsed = yaml::parse("a: 1\nb: [1, 2\nc: 3\n", "x.yaml");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().rule, FaultRule::syntax);
        QVERIFY(parsed.error().place.line >= 2);
        for (const char* text : {"", "# nothing\n", "a: b: c", "\"open", "a: 1\n---\nb: 2\n", "? [a]\n: b"})
            QVERIFY2(fault(text), text);
    }

    void aQuoteWithoutEndAndAnAliasOfNothingAreRefused()
    {
        for (const char* text :
             {"a: \"", "a: '", "- \" \n\n", "\"", "a: [\"\", \"", "a: *nothing", "*nothing"})
            QCOMPARE(fault(text), std::optional(FaultRule::syntax));
        for (const char* text : {"a: \"\"", "a: ''\n", "- \"x \"", "\"\"", "'it''s '''"})
            QVERIFY2(!fault(text), text);
    }

    void jsonsSurrogatePairsAreOneCharacter()
    {
        const auto parsed = yaml::parse(R"({"a": "\ud83d\udde1", "b": "\\ud83d\\udde1"})", "x.yaml");
        QVERIFY(parsed);
        QCOMPARE(parsed->members.at(0).value.text, "🗡");
        QCOMPARE(parsed->members.at(1).value.text, R"(\ud83d\udde1)");
    }

    // Which characters are no part of a name.

    // Qt knows the categories of Unicode too. Its version may be older or newer by the controls of
    // hieroglyphs.
    void formatCharactersAreInvisibleAndNothingElseIs()
    {
        // Written by people: joiners, and the marks that stand before an Arabic, Syriac or Kaithi number.
        const std::set<char32_t> written{0x200c, 0x200d, 0x600, 0x601, 0x602, 0x603,   0x604,  0x605,
                                         0x6dd,  0x70f,  0x890, 0x891, 0x8e2, 0x110bd, 0x110cd};
        for (char32_t point = 0x80; point < 0x110000; ++point) {
            if ((point >= 0xd800 && point < 0xe000) || (point >= 0x13430 && point <= 0x1345f))
                continue;
            const QChar::Category category = QChar::category(point);
            const bool expected = !written.contains(point) &&
                                  (QChar::isNonCharacter(point) || category == QChar::Other_Control ||
                                   category == QChar::Other_Format || category == QChar::Separator_Line ||
                                   category == QChar::Separator_Paragraph);
            if (isInvisible(QStringView(QChar::fromUcs4(point)).toUtf8().toStdString()) != expected)
                QFAIL(QByteArray::number(static_cast<uint>(point), 16));
        }
    }

    void theyAreTakenOutOfATextWhereverTheyStand()
    {
        QCOMPARE(withoutInvisible("a\u061cb\u200bc\u00add\ufeff"), "abcd");
        QCOMPARE(withoutInvisible("\U000e0041Ria\U000e007f"), "Ria");
        QVERIFY(hasInvisible("Ria\u200b") && !hasInvisible("Ria \u00e9\u0663\U0001f5e1"));
        QVERIFY(!hasInvisible("\u0646\u06cc\u200c\u06a9 \U0001f468\u200d\U0001f469"));
    }

    void oneInANameOfAFileIsNamedWithItsPlace()
    {
        for (const auto& [character, code] : {std::pair("\u061c", "U+061C"), std::pair("\u200b", "U+200B"),
                                              std::pair("\U000e0041", "U+E0041")}) {
            const auto read =
                yaml::readRoster(std::string("format: adjutant-roster/1\nsystem: pebbles\nname: R") +
                                     character + "ia\nunits: []\n",
                                 "x.yaml");
            QVERIFY(read.unreadable);
            QCOMPARE(read.faults.size(), 1U);
            QCOMPARE(read.faults[0].place, (Place{"x.yaml", 3, 7}));
            VERIFY_CONTAINS(yaml::inEnglish(read.faults[0]), code);
        }
    }

    // The one way in which a number is written.

    void aWholeNumberIsWrittenInOneWay()
    {
        QCOMPARE(listed(wholeNumberOf("0").value(), wholeNumberOf("-0").value()), "0 0");
        QCOMPARE(listed(wholeNumberOf("7").value(), wholeNumberOf("-12").value()), "7 -12");
        QCOMPARE(wholeNumberOf("2147483647").value(), 2147483647);
        QCOMPARE(wholeNumberOf("-2147483648").value(), -2147483647 - 1);
        for (const char* text :
             {"",   "-",  "+3",  "+-3", "--3", "-+3", "0x10", "0o7",    "007",     "1e3", "1_000",
              " 3", "3 ", "3.0", "3.",  ".5",  "inf", "nan",  "\u0663", "3\u200b", "3a",  "1,000"})
            QVERIFY2(wholeNumberOf(text).error() == NumberRefusal::notANumber, text);
    }

    void aNumberBeyondAllRangesIsOneStill()
    {
        QVERIFY(wholeNumberOf("2147483648").error() == NumberRefusal::outOfRange);
        QVERIFY(wholeNumberOf("-99999999999999999999").error() == NumberRefusal::outOfRange);
        QVERIFY(numberOf("1e999").error() == NumberRefusal::outOfRange);
    }

    void aFractionIsWrittenAsJsonWritesIt()
    {
        QCOMPARE(numberOf("0.25").value(), 0.25);
        QCOMPARE(numberOf("1e-3").value(), 0.001);
        QCOMPARE(numberOf("-2.5E+1").value(), -25.0);
        QCOMPARE(numberOf("3").value(), 3.0);
        QVERIFY(!std::signbit(numberOf("-0.0").value()));
        for (const char* text :
             {"",     "-",   ".5",   "5.",  "+0.5",     "00.5", "0x1p3", "1e",    "1e+", "e3",
              "1.e3", "inf", "-inf", "nan", "Infinity", "1 ",   " 1",    "1_0.5", "0,5", "\u0660.5"})
            QVERIFY2(numberOf(text).error() == NumberRefusal::notANumber, text);
    }
};

ADJUTANT_TEST(DocumentTest)

} // namespace adjutant::test::tst_document
