#include "core/reference/reference.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_reference {

using namespace adjutant;

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
};

ADJUTANT_TEST(ReferenceTest)

} // namespace tst_reference

#include "tst_reference.moc"
