#include "app/text/faultwords.h"
#include "core/yaml/rosterfile.h"
#include "tests/testprogram.h"
#include "tests/text/worded.h"

#include <QtTest>
#include <set>

namespace tst_text_faultwords {

using namespace adjutant;
using namespace adjutant::test;
using yaml::Fault;
using yaml::FaultRule;

/// What is wrong with a file or a code, in words.
class FaultWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyFaultHasWords()
    {
        std::set<QString> different;
        for (int rule = 0; rule <= static_cast<int>(FaultRule::duplicateId); ++rule) {
            const Fault fault{
                static_cast<FaultRule>(rule), {"army.yaml", 1, 1}, "sise", verbatim("size, unit"), {}};
            const QString words = toText(fault);
            QVERIFY2(isWorded(words), qPrintable(words));
            QVERIFY2(words.endsWith(QLatin1Char('.')), qPrintable(words));
            different.insert(words);
        }
        // A value of the wrong type and one out of range are both told what they must be; the sentence of an
        // unknown id and of a duplicate one comes with the fault.
        QCOMPARE(different.size(), static_cast<std::size_t>(FaultRule::duplicateId) - 1);
    }

    void thePlaceIsTheFileWithoutItsFolders()
    {
        const Fault fault{FaultRule::missingKey, {"/home/jo/lists/crows.yaml", 3, 5}, "size", {}, {}};
        QCOMPARE(toText(fault), QStringLiteral("crows.yaml, line 3, column 5: 'size' is missing."));
    }

    void aFaultOfAWholeFileHasNoLine()
    {
        const Fault fault{FaultRule::tooLarge, {"crows.yaml", 0, 0}, {}, verbatim("4 MiB"), {}};
        QCOMPARE(toText(fault), QStringLiteral("crows.yaml: The file is larger than 4 MiB."));
        QCOMPARE(toText(Fault{FaultRule::duplicateId, {{}, 2, 4}, "x", {}, {}}),
                 QStringLiteral("Line 2, column 4: 'x' appears twice."));
    }

    void whatWasProbablyMeantIsOffered()
    {
        const Fault fault{FaultRule::unknownKey, {"a.yaml", 2, 1}, "sise", verbatim("size, unit"), "size"};
        QCOMPARE(toText(fault),
                 QStringLiteral("a.yaml, line 2, column 1: Unknown key 'sise'; allowed: size, unit; did "
                                "you mean 'size'?"));
    }

    void aRangeIsSaidWithItsEnds()
    {
        const auto read = yaml::readRoster("format: adjutant-roster/1\nsystem: regatta\nfaction: north\n"
                                           "limits: {points: 500, berths: -7}\nunits: []\n",
                                           "a.yaml");
        QCOMPARE(read.faults.size(), std::size_t{1});
        QCOMPARE(toText(read.faults.front()),
                 QStringLiteral("a.yaml, line 4, column 31: 'berths' must be a whole number "
                                "from 0 to 1,000, not -7."));
    }

    void everyRefusedCodeIsExplained()
    {
        std::set<QString> different;
        for (int refusal = 0; refusal <= static_cast<int>(CodeRefusal::malformed); ++refusal) {
            const QString words = toText(static_cast<CodeRefusal>(refusal));
            QVERIFY2(isWorded(words), qPrintable(words));
            QVERIFY2(words.contains(QStringLiteral("Nothing was changed.")), qPrintable(words));
            different.insert(words);
        }
        QCOMPARE(different.size(), std::size_t{5});
    }
};

ADJUTANT_TEST(FaultWordsTest)

} // namespace tst_text_faultwords

#include "tst_text_faultwords.moc"
