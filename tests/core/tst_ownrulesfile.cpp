#include "core/yaml/ownrulesfile.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_ownrulesfile {

using namespace adjutant;
using yaml::FaultRule;

namespace {

const std::string head = "format: adjutant-own-rules/1\nsystem: pebbles\n";

std::vector<FaultRule> rulesOf(const std::string& text)
{
    std::vector<FaultRule> rules;
    if (const auto read = yaml::readOwnRules(head + text, "own.yaml"); !read)
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

/// What players write beside the rules.
class OwnRulesFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsBoundedBeforeWhatItHolds()
    {
        QVERIFY(rulesOf(bookmarks(2000)).empty());
        const auto read = yaml::readOwnRules(head + bookmarks(190'000), "own.yaml");
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

ADJUTANT_TEST(OwnRulesFileTest)

} // namespace tst_ownrulesfile

#include "tst_ownrulesfile.moc"
