#include "core/yaml/document.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QtTest>

namespace tst_document {

using namespace adjutant;
using yaml::FaultRule;
using yaml::Node;

namespace {

std::optional<FaultRule> fault(const std::string& text)
{
    const auto parsed = yaml::parse(text, "x.yaml");
    return parsed ? std::nullopt : std::optional(parsed.error().rule);
}

std::string nested(int depth)
{
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
}

std::string repeated(const std::string& text, std::size_t bytes)
{
    std::string all;
    while (all.size() < bytes)
        all += text;
    return all;
}

// A node as JSON, without a line break.
std::string jsonOf(const Node& node)
{
    const auto quoted = [](const std::string& text) {
        QByteArray escaped = QByteArray::fromStdString(text);
        escaped.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\t', "\\t");
        return '"' + escaped.toStdString() + '"';
    };
    std::string json;
    switch (node.kind) {
    case Node::Kind::null:
        return "null";
    case Node::Kind::scalar:
        return quoted(node.text);
    case Node::Kind::sequence:
        for (const Node& item : node.items)
            json += (json.empty() ? "" : ", ") + jsonOf(item);
        return '[' + json + ']';
    case Node::Kind::mapping:
        for (const yaml::Member& member : node.members)
            json += (json.empty() ? "" : ", ") + quoted(member.key) + ": " + jsonOf(member.value);
        return '{' + json + '}';
    }
    return json;
}

} // namespace

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
        QCOMPARE(list.items.at(1).at.line, 4);
        QCOMPARE(list.items.at(1).at.column, 5);
        QVERIFY(list.items.at(0).plain);
        QVERIFY(!list.items.at(1).plain);
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

    void whatCostsTheReaderMemoryIsCountedBefore_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"[", "[\n", "{", "a,", "a, ", "! ", "&a ", "*a ", "{? a : b, ",
                                 "\"a\":", "\"\"", "''", "[],", ": ", "a #\n", "[a: "})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatCostsTheReaderMemoryIsCountedBefore()
    {
        QFETCH(QByteArray, text);
        const auto parsed =
            yaml::parse("[" + repeated(text.toStdString(), yaml::DocumentLimits::bytes - 20), "x.yaml");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().rule, FaultRule::tooMany);
        // Where the 600 000 allowed end, and not at the document's end.
        const std::size_t size = static_cast<std::size_t>(text.size());
        QVERIFY(static_cast<std::size_t>(parsed.error().place.column) <= 600'000 * size + 2);
        QVERIFY(parsed.error().place.line <= 600'002);
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

    void theShippedDataIsReadAsOneLineOfJson()
    {
        std::string all;
        QDirIterator files(ADJUTANT_SOURCE_DIR "/data", {"*.yaml"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto parsed = yaml::parse(file.readAll().toStdString(), "x.yaml");
            QVERIFY(parsed);
            all += (all.empty() ? "[" : ", ") + jsonOf(*parsed);
        }
        QVERIFY2(all.size() > 60'000, qPrintable(QString::number(all.size())));
        const auto parsed = yaml::parse(all + ']', "x.json");
        QVERIFY(parsed);
        QVERIFY(parsed->items.size() > 10);
    }

    void anchorsAliasesAndTagsAreRefusedWhereTheyStand_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("anchor of a text") << QByteArray("a: &x b\n") << 1 << 4;
        QTest::newRow("anchor of a list") << QByteArray("a:\n  - &x [b]\n") << 2 << 5;
        QTest::newRow("anchor of a mapping in blocks") << QByteArray("a: &x\n  b: c\n") << 1 << 4;
        QTest::newRow("anchor of a key") << QByteArray("&x a: b\n") << 1 << 1;
        QTest::newRow("anchor of nothing") << QByteArray("a: &x\nb: c\n") << 1 << 4;
        QTest::newRow("anchor of the document") << QByteArray("--- &x\na: b\n") << 1 << 5;
        QTest::newRow("anchor in JSON") << QByteArray("{\"a\": [&x 1]}") << 1 << 8;
        QTest::newRow("tag of a text") << QByteArray("a: !!str 1\n") << 1 << 4;
        QTest::newRow("tag of a list") << QByteArray("a: !set [b]\n") << 1 << 4;
        QTest::newRow("tag of a mapping") << QByteArray("a: !<x> {b: c}\n") << 1 << 4;
        QTest::newRow("tag of nothing") << QByteArray("a: !!null\n") << 1 << 4;
        QTest::newRow("bare tag of a word") << QByteArray("a: ! b\n") << 1 << 4;
        QTest::newRow("bare tag of a list") << QByteArray("a: ! []\n") << 1 << 4;
        QTest::newRow("bare tag of nothing") << QByteArray("a: !\nb: c\n") << 1 << 4;
        QTest::newRow("bare tag at the end") << QByteArray("a: !\n") << 1 << 4;
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

    void anAliasOfNothingIsRefused()
    {
        QCOMPARE(fault("a: *nothing"), std::optional(FaultRule::syntax));
        QCOMPARE(fault("*nothing"), std::optional(FaultRule::syntax));
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
              std::string("\xf5\x80\x80\x80"), std::string("\xe2\x82"), std::string("a\x1b[0m")})
            QCOMPARE(fault(bad), std::optional(FaultRule::notUtf8));
        QCOMPARE(fault("\xef\xbb\xbf"
                       "a: ë🗡\r\n"),
                 std::nullopt);
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

    void aFileThatEndsBehindAQuoteIsCutOff()
    {
        for (const char* text : {"a: \"", "a: '", "- \" \n\n", "\"", "a: [\"\", \""})
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
};

ADJUTANT_TEST(DocumentTest)

} // namespace tst_document

#include "tst_document.moc"
