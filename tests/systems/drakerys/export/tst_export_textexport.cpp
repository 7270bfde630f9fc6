#include "app/documents/writers.h"
#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_export_textexport {

using namespace adjutant;
using namespace adjutant::document;
using namespace adjutant::test;

/// An army as plain text.
class TextExportTest : public QObject
{
    Q_OBJECT

    static QString chatText(const Roster& roster) { return plainTextOf(sheetOf(roster), TextFor::chat); }

private Q_SLOTS:
    void textNeverExceedsEightyColumns_data()
    {
        QTest::addColumn<QString>("text");
        for (const Roster& roster : readyLists())
            QTest::newRow(roster.name.c_str()) << chatText(roster);
        QTest::newRow("every field") << chatText(everyField());
        QTest::newRow("large draft") << chatText(largeDraft());
        Roster wide = readyList("avaren");
        wide.name = std::string(200, 'W');
        wide.entries[0].name = "龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍"
                               "龍龍龍龍龍龍龍龍龍龍";
        QTest::newRow("wide letters") << chatText(wide);
    }

    // The width in columns is counted anew here, for the letters that these armies have.
    void textNeverExceedsEightyColumns()
    {
        QFETCH(QString, text);
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            qsizetype columns = line.toUcs4().size() + line.count(QChar(u'龍'));
            QVERIFY2(columns <= 80, qPrintable(line));
        }
    }

    void nothingOfTheArmyIsMissing()
    {
        const QString text = chatText(readyList("aurium"));
        for (const char* part :
             {"Aurium sample list", "460 of 500 AP", "Rarity 4 of 5", "19 Warriors", "Crossbowmen",
              "Gold Keepers", "Noctis", "Soldiers", "Com/Sho 4/3", "Mar/Cha 10/10", "Authority [20]",
              "Repeating crossbow: 60 cm", "1 Shot per activation"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(!text.contains(QStringLiteral("Draft")));
    }

    void everySkillIsExplainedOnce()
    {
        const QString text = chatText(readyList("aurium"));
        QCOMPARE(text.count(QStringLiteral("- Guard: ")), 1);
        QCOMPARE(text.count(QStringLiteral("- Discipline: One more D10 on its Morale Rolls.")), 1);
        QVERIFY(!text.contains(QStringLiteral("- Shooter")));
    }

    void aDraftSaysThatItIsOne()
    {
        const QString text = chatText(largeDraft());
        QVERIFY(text.contains(QStringLiteral("Draft: ")));
        QVERIFY(text.contains(QStringLiteral("- Size 7 is not offered; Crossbowmen come in")));
    }

    void aPlayersNotesKeepTheirLines()
    {
        QVERIFY(chatText(largeDraft())
                    .contains(QStringLiteral(
                        "\nFür die Kampagne am Samstag.\nBitte Würfel und Maßband mitbringen!\n")));
    }

    void itEndsInOneNewline()
    {
        for (const Roster& roster : {readyList("avaren"), largeDraft(), Roster()}) {
            const QString text = chatText(roster);
            QVERIFY(text.endsWith(QLatin1Char('\n')));
            QVERIFY(!text.endsWith(QStringLiteral("\n\n")));
        }
    }

    void wordsThatAreTooLongAreBroken()
    {
        QCOMPARE(wrapped(QStringLiteral("ab abcdefghij k"), 5), QStringLiteral("ab\nabcde\nfghij\nk\n"));
        QCOMPARE(wrapped(QStringLiteral("one two three"), 9, {QStringLiteral("- "), QStringLiteral("  ")}),
                 QStringLiteral("- one two\n  three\n"));
        QCOMPARE(wrapped(QStringLiteral("烏烏烏"), 5), QStringLiteral("烏烏\n烏\n"));
        QCOMPARE(wrapped(QStringLiteral("烏烏"), 1), QStringLiteral("烏\n烏\n")); // wider than the line
        QCOMPARE(wrapped(QStringLiteral("a\n\nb"), 9), QStringLiteral("a\n\nb\n"));
        QCOMPARE(wrapped(QStringLiteral("  "), 9), QString());
    }

    void columnsAreWhatATerminalTakes()
    {
        QCOMPARE(columnsOf(u"Über"), 4);
        QCOMPARE(columnsOf(u"e\u0301"), 1);
        QCOMPARE(columnsOf(u"龍"), 2);
        QCOMPARE(columnsOf(u"🐉"), 2);
    }
};

ADJUTANT_TEST(TextExportTest)

} // namespace tst_export_textexport

#include "tst_export_textexport.moc"
