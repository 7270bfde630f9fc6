#include "core/numbertext.h"
#include "core/utf8.h"
#include "core/yaml/rosterfile.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <set>

namespace tst_utf8 {

using namespace adjutant;

namespace {

std::string utf8(char32_t point)
{
    const auto rest = [point](int shift) { return static_cast<char>(0x80 | ((point >> shift) & 0x3f)); };
    if (point < 0x800)
        return {static_cast<char>(0xc0 | (point >> 6)), rest(0)};
    if (point < 0x10000)
        return {static_cast<char>(0xe0 | (point >> 12)), rest(6), rest(0)};
    return {static_cast<char>(0xf0 | (point >> 18)), rest(12), rest(6), rest(0)};
}

} // namespace

/// Which characters are no part of a name.
class Utf8Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
            if (isInvisible(utf8(point)) != expected)
                QFAIL(QByteArray::number(static_cast<uint>(point), 16));
        }
    }

    void theyAreTakenOutOfATextWhereverTheyStand()
    {
        QCOMPARE(withoutInvisible("a\u061cb\u200bc\u00add\ufeff"), "abcd");
        QCOMPARE(withoutInvisible("\U000e0041Ria\U000e007f"), "Ria");
        QVERIFY(hasInvisible("Ria\u200b"));
        QVERIFY(!hasInvisible("Ria \u00e9\u0663\U0001f5e1"));
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
            QVERIFY(yaml::inEnglish(read.faults[0]).find(code) != std::string::npos);
        }
    }

    // The one way in which a number is written.

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

ADJUTANT_TEST(Utf8Test)

} // namespace tst_utf8

#include "tst_utf8.moc"
