#include "core/reference/reference.h"
#include "core/yaml/referencefiles.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_reference {

using namespace adjutant;
using yaml::FaultRule;

namespace {

ReferenceEntry entry(const char* id, const char* title, const char* chapter, const char* language)
{
    ReferenceEntry made;
    made.id = ReferenceId(id);
    made.title = title;
    made.chapter = chapter;
    made.language = language;
    made.text = title;
    return made;
}

const std::string head = "format: adjutant-aid/1\nsystem: pebbles\nlang: en\nblocks:\n";

std::string faultOf(const std::string& blocks)
{
    const auto read = yaml::readPlayerAid(head + blocks, "aid.yaml");
    return read ? std::string() : yaml::inEnglish(read.error().front());
}

const std::string ownHead = "format: adjutant-own-rules/1\nsystem: pebbles\n";

std::vector<FaultRule> rulesOf(const std::string& text)
{
    std::vector<FaultRule> rules;
    if (const auto read = yaml::readOwnRules(ownHead + text, "own.yaml"); !read)
        for (const yaml::Fault& fault : read.error())
            rules.push_back(fault.rule);
    return rules;
}

std::string bookmarks(int count)
{
    std::string text = "bookmarks: [";
    for (int k = 0; k < count; ++k)
        text += (k > 0 ? ", " : "") + ("rule/r" + std::to_string(k));
    return text + "]\n";
}

} // namespace

/// The entries of a reference, and what becomes of a translation that is not whole.
class ReferenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRuleIsFoundByTheIdThatAWarningShows()
    {
        ReferenceEntry range = entry("rule/range", "Range", "Shooting", "en");
        range.explains = {"out-of-range"};
        const Reference reference({entry("rule/turns", "Turns", "Playing", "en"), range});
        QCOMPARE(reference.entryOf("out-of-range")->title, "Range");
        QCOMPARE(reference.entryOf("rule/range")->title, "Range");
        QVERIFY(!reference.entryOf("no-such-rule"));
    }

    void whatATranslationLeavesOutIsInTheOriginalsWordsUnderItsChapter()
    {
        std::vector<ReferenceEntry> original{entry("rule/turns", "Turns", "Playing", "en"),
                                             entry("rule/wind", "Wind", "Playing", "en"),
                                             entry("rule/buoys", "Buoys", "The course", "en")};
        original[0].explains = {"not-next"};
        original[0].source = "Playing: Turns";
        original[0].see = {ReferenceId("rule/wind")};
        original[0].chapterOrder = 3;
        const auto entries = completed(
            {entry("rule/more", "Encore", "Plus", "fr"), entry("rule/turns", "Tours", "Jouer", "fr")},
            original);
        QCOMPARE(entries.size(), 4U);
        QCOMPARE(entries[0].title, "Tours");
        QCOMPARE(entries[0].explains, std::vector<std::string>{"not-next"});
        QCOMPARE(entries[0].source, "Playing: Turns");
        QCOMPARE(entries[0].see, std::vector{ReferenceId("rule/wind")});
        QCOMPARE(entries[0].chapterOrder, 3);
        QCOMPARE(entries[1].title, "Wind");
        QCOMPARE(entries[1].chapter, "Jouer");
        QCOMPARE(entries[1].language, "en");
        QCOMPARE(entries[2].chapter, "The course");
        QCOMPARE(entries[3].title, "Encore");
    }

    // A player aid: its file, its bold words and its figures.

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

    // What players write beside the rules.

    void aListIsBoundedBeforeWhatItHolds()
    {
        QVERIFY(rulesOf(bookmarks(2000)).empty());
        const auto read = yaml::readOwnRules(ownHead + bookmarks(190'000), "own.yaml");
        QCOMPARE(read.error().size(), 1U);
        QCOMPARE(QString::fromStdString(yaml::inEnglish(read.error().front())),
                 QStringLiteral("'bookmarks' must be a list of at most 2000 entries"));
        QCOMPARE(read.error().front().place.line, 3);
    }

    void aBookmarkIsAnIdAndThereOnce()
    {
        QCOMPARE(rulesOf("bookmarks: [skill/parry, \"A b\"]"), std::vector{FaultRule::badId});
        QCOMPARE(rulesOf("bookmarks: [skill/parry, skill/parry]"), std::vector{FaultRule::duplicateId});
        QCOMPARE(rulesOf("notes: [{rule: a, text: x}, {rule: a, text: y}]"),
                 std::vector{FaultRule::duplicateId});
    }
};

ADJUTANT_TEST(ReferenceTest)

} // namespace tst_reference

#include "tst_reference.moc"
