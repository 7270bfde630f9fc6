#include "app/shell/translations.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_shell_idtranslator {

using namespace adjutant;

/// Words of the data in the language of the app, and back.
class IdTranslatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreSaidInTheLanguageAndTakenInIt()
    {
        IdTranslator french;
        french.speak(QStringLiteral("fr"));
        QVERIFY(QCoreApplication::installTranslator(&french));
        QCOMPARE(translated(dataWord("steel")), QStringLiteral("acier"));
        QCOMPARE(dataWordOf(QStringLiteral("acier")), QStringLiteral("steel"));
        QCOMPARE(dataWordOf(QStringLiteral(" Acier ")), QStringLiteral("steel"));
        QCOMPARE(dataWordOf(QStringLiteral("confiture")), QStringLiteral("confiture"));
        QCOMPARE(dataWordOf(QStringLiteral("steel")), QStringLiteral("steel"));
        QCoreApplication::removeTranslator(&french);
        QCOMPARE(dataWordOf(QStringLiteral("acier")), QStringLiteral("acier"));
    }
};

ADJUTANT_TEST(IdTranslatorTest)

} // namespace tst_shell_idtranslator

#include "tst_shell_idtranslator.moc"
