#include "core/yaml/playeraidreader.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_playeraid {

using namespace adjutant;

namespace {

const std::string head = "format: adjutant-aid/1\nsystem: pebbles\nlang: en\nblocks:\n";

std::string faultOf(const std::string& blocks)
{
    const auto read = yaml::readPlayerAid(head + blocks, "aid.yaml");
    return read ? std::string() : yaml::inEnglish(read.error().front());
}

} // namespace

/// A player aid: its file, its bold words and its figures.
class PlayerAidTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileIsReadInItsOrder()
    {
        const auto read = yaml::readPlayerAid(
            head + "  - title: Turn\n    rule: rule/turn\n    steps:\n      - text: Take **1**\n"
                   "  - title: Cost\n    table:\n      header: [What, TS]\n      rows:\n"
                   "        - {cells: [Throw, \"2\"], rule: rule/throw}\n",
            "aid.yaml");
        QVERIFY(read);
        QCOMPARE(read->blocks.size(), 2U);
        QCOMPARE(read->blocks[0].kind, AidBlock::Kind::steps);
        QCOMPARE(read->blocks[0].rule, ReferenceId("rule/turn"));
        QCOMPARE(read->blocks[0].rows[0].cells, std::vector<std::string>{"Take **1**"});
        QCOMPARE(read->blocks[1].header, (std::vector<std::string>{"What", "TS"}));
        QCOMPARE(read->blocks[1].rows[0].cells, (std::vector<std::string>{"Throw", "2"}));
        QCOMPARE(read->blocks[1].rows[0].rule, ReferenceId("rule/throw"));
    }

    void aBlockIsOfOneKind()
    {
        QVERIFY(faultOf("  - title: Turn\n").find("lines, steps, table") != std::string::npos);
        QVERIFY(faultOf("  - title: Turn\n    lines: [{text: a}]\n    steps: [{text: b}]\n")
                    .find("lines, steps, table") != std::string::npos);
    }

    void aRowHasACellForEachColumn()
    {
        QVERIFY(faultOf("  - title: Cost\n    table: {header: [What, TS], rows: [{cells: [Throw]}]}\n")
                    .find("a list of 2 entries, as many as the header has") != std::string::npos);
    }

    void textsAreOnOneLineAndNotEmpty()
    {
        for (const char* blocks :
             {"  - title: \"Tu\\trn\"\n    lines: [{text: a}]\n",
              "  - title: Turn\n    lines: [{text: \"a\\tb\"}]\n",
              "  - title: Turn\n    table: {header: [\"a\\tb\"], rows: []}\n",
              "  - title: Turn\n    table: {header: [A], rows: [{cells: [\"a\\nb\"]}]}\n"})
            QVERIFY2(faultOf(blocks).find("text on one line, without tabs") != std::string::npos, blocks);
        QCOMPARE(faultOf("  - title: \"\"\n    lines: [{text: a}]\n"),
                 "'title' must be text that isn’t empty");
        QCOMPARE(faultOf("  - title: Turn\n    lines: [{text: \" \"}]\n"),
                 "'text' must be text that isn’t empty");
        QCOMPARE(faultOf("  - title: Turn\n    table: {header: [\"\"], rows: []}\n"), "");
    }

    void theLanguageIsThatOfTheFile()
    {
        for (const char* file :
             {"aid/en.yaml", "aid/en/mine.yaml", "aid/mine.yaml", "en.yaml", "/aid/x/aid/en.yaml"})
            QVERIFY2(yaml::readPlayerAid(head + "  []\n", file), file);
        for (const char* file : {"aid/fr.yaml", "pack/aid/fr/en.yaml"}) {
            const auto read = yaml::readPlayerAid(head + "  []\n", file);
            QVERIFY2(!read, file);
            QCOMPARE(read.error().front().place, (Place{file, 3, 7}));
            QCOMPARE(yaml::inEnglish(read.error().front()),
                     "'lang' must be 'fr', to match its folder or name");
        }
    }

    void keysAreClosed()
    {
        QVERIFY(faultOf("  - title: Turn\n    lines: [{text: a, rules: rule/turn}]\n")
                    .find("did you mean 'rule'") != std::string::npos);
        QVERIFY(
            faultOf("  - title: Turn\n    lines: [{text: a, rule: Rule Turn}]\n").find("is not a valid id") !=
            std::string::npos);
    }

    void whatCountsMostStandsBetweenStars()
    {
        const auto pieces = piecesOf("Take **2** of **4**");
        QCOMPARE(pieces.size(), 4U);
        QVERIFY(!pieces[0].strong && pieces[1].strong && !pieces[2].strong && pieces[3].strong);
        QCOMPARE(pieces[1].text, "2");
        QCOMPARE(plainText("Take **2** of **4**"), "Take 2 of 4");
        QVERIFY(piecesOf("**6**").front().strong);
    }

    void aFigureIsShortAndHasADigit()
    {
        for (const char* figure : {"1", "+1", "2-3", "D12", "7+", "×2"})
            QVERIFY2(isFigure(figure), figure);
        for (const char* words : {"", "own", "1 or 3", "all"})
            QVERIFY2(!isFigure(words), words);
    }
};

ADJUTANT_TEST(PlayerAidTest)

} // namespace tst_playeraid

#include "tst_playeraid.moc"
