#include "core/numbertext.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_numbertext {

using namespace adjutant;

/// The one way in which a number is written.
class NumberTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeNumberIsWrittenInOneWay()
    {
        QCOMPARE(wholeNumberOf("0").value(), 0);
        QCOMPARE(wholeNumberOf("-0").value(), 0);
        QCOMPARE(wholeNumberOf("7").value(), 7);
        QCOMPARE(wholeNumberOf("-12").value(), -12);
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

    void aPlusIsTakenOffADigitOnly()
    {
        QCOMPARE(withoutPlus("+3"), std::string_view("3"));
        QCOMPARE(withoutPlus("+-3"), std::string_view("+-3"));
        QCOMPARE(withoutPlus("++3"), std::string_view("++3"));
        QCOMPARE(withoutPlus("+"), std::string_view("+"));
        QCOMPARE(withoutPlus("3"), std::string_view("3"));
    }
};

ADJUTANT_TEST(NumberTextTest)

} // namespace tst_numbertext

#include "tst_numbertext.moc"
