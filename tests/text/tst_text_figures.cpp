#include "app/text/figures.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_text_figures {

using namespace adjutant;

/// Numbers and counts, as the reader's language has them.
class FiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }

    void changesHaveASign()
    {
        QCOMPARE(signedFigure(20), QStringLiteral("+20"));
        QCOMPARE(signedFigure(-40), QStringLiteral("−40"));
        QCOMPARE(signedFigure(std::numeric_limits<int>::min()), QStringLiteral("−2147483648"));
    }

    void thousandsAreGroupedAsTheLanguageDoes()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(figure(1500), QStringLiteral("1.500"));
        QCOMPARE(apText(1500), QStringLiteral("1.500 AP"));
    }

    void thingsAreJoined()
    {
        QCOMPARE(joinedText({}), QString());
        QCOMPARE(joinedText({QStringLiteral("6")}), QStringLiteral("6"));
        QCOMPARE(joinedText({QStringLiteral("6"), QStringLiteral("9")}), QStringLiteral("6 and 9"));
        QCOMPARE(joinedText({QStringLiteral("6"), QStringLiteral("9"), QStringLiteral("12")}),
                 QStringLiteral("6, 9 and 12"));
    }
};

ADJUTANT_TEST(FiguresTest)

} // namespace tst_text_figures

#include "tst_text_figures.moc"
