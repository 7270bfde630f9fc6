#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "core/yaml/rosterfile.h"
#include "tests/text/worded.h"

namespace adjutant::test::tst_text_figures {

using yaml::Fault;
using yaml::FaultRule;

/// Numbers and counts, as the reader's language has them.
class FiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }

    void changesHaveASign()
    {
        QCOMPARE(listed(signedFigure(20), signedFigure(-40)), "+20 −40");
        QCOMPARE(signedFigure(std::numeric_limits<int>::min()), "−2147483648");
    }

    void thousandsAreGroupedAsTheLanguageDoes()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(listed(figure(1500), apText(1500)), "1.500 1.500 AP");
    }

    void thingsAreJoined()
    {
        QCOMPARE(joinedText({}), QString());
        QCOMPARE(listed(joinedText({"6"}), joinedText({"6", "9"})), "6 6 and 9");
        QCOMPARE(joinedText({"6", "9", "12"}), "6, 9 and 12");
    }

    void whatIsCutKeepsItsLastCharacterWhole()
    {
        const QString dice = QStringLiteral("ab🎲🎲");
        for (const auto& [bytes, kept] :
             {std::pair(3, "ab"), {5, "ab"}, {6, "ab🎲"}, {9, "ab🎲"}, {10, "ab🎲🎲"}})
            QCOMPARE(cutTo(static_cast<std::size_t>(bytes), dice), QString::fromUtf8(kept));
    }

    // What is wrong with a file or a code, in words.

    void everyFaultHasWords()
    {
        std::set<QString> different;
        for (int rule = 0; rule <= static_cast<int>(FaultRule::duplicateId); ++rule) {
            const Fault fault{
                static_cast<FaultRule>(rule), {"army.yaml", 1, 1}, "sise", verbatim("size, unit"), {}};
            const QString words = toText(fault);
            QVERIFY2(isWorded(words), qPrintable(words));
            QVERIFY2(words.endsWith(u'.'), qPrintable(words));
            different.insert(words);
        }
        // A value of the wrong type and one out of range both say what they must be; the sentence of an
        // unknown id and of a duplicate one comes with the fault.
        QCOMPARE(different.size(), static_cast<std::size_t>(FaultRule::duplicateId) - 1);
    }

    void thePlaceIsTheFileWithoutItsFolders()
    {
        const Fault fault{FaultRule::missingKey, {"/home/jo/lists/crows.yaml", 3, 5}, "size"};
        QCOMPARE(toText(fault), "crows.yaml, line 3, column 5: 'size' is missing.");
    }

    void aFaultOfAWholeFileHasNoLine()
    {
        const Fault fault{FaultRule::tooLarge, {"crows.yaml", 0, 0}, {}, verbatim("4 MiB")};
        QCOMPARE(toText(fault), "crows.yaml: The file is larger than 4 MiB.");
        QCOMPARE(toText(Fault{FaultRule::duplicateId, {{}, 2, 4}, "x"}),
                 "Line 2, column 4: 'x' appears twice.");
    }

    void whatWasProbablyMeantIsOffered()
    {
        const Fault fault{FaultRule::unknownKey, {"a.yaml", 2, 1}, "sise", verbatim("size, unit"), "size"};
        QCOMPARE(toText(fault), "a.yaml, line 2, column 1: Unknown key 'sise'; allowed: size, unit; did "
                                "you mean 'size'?");
    }

    void aRangeIsReportedWithItsEnds()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        const auto read = yaml::readRoster("format: adjutant-roster/1\nsystem: regatta\nfaction: north\n"
                                           "limits: {points: 500, berths: -7}\nunits: []\n",
                                           "a.yaml");
        QCOMPARE(read.faults.size(), std::size_t{1});
        QCOMPARE(toText(read.faults.front()), "a.yaml, line 4, column 31: 'berths' must be a whole number "
                                              "from 0 to 1,000, not -7.");
    }

    void everyRefusedCodeIsExplained()
    {
        std::set<QString> different;
        for (int refusal = 0; refusal <= static_cast<int>(CodeRefusal::malformed); ++refusal) {
            const QString words = toText(static_cast<CodeRefusal>(refusal));
            QVERIFY2(isWorded(words), qPrintable(words));
            VERIFY_CONTAINS(words, "Nothing was changed.");
            different.insert(words);
        }
        QCOMPARE(different.size(), std::size_t{5});
    }
};

ADJUTANT_TEST(FiguresTest)

} // namespace adjutant::test::tst_text_figures
