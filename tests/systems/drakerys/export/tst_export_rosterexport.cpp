#include "app/export/rosterexport.h"
#include "core/roster/code.h"
#include "tests/systems/drakerys/export/exportfixture.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <set>

namespace tst_export_rosterexport {

using namespace adjutant;
using namespace adjutant::test;

/// The formats an army is shared in.
class RosterExportTest : public QObject
{
    Q_OBJECT

    static Expected<QByteArray, ExportRefusal> shared(const Roster& roster, ExportFormat format)
    {
        return exportRoster(roster, drakerys(), game(), format);
    }

private Q_SLOTS:
    // The words of the contract for `roster export --format`, and two more.
    void everyWordIsAFormat()
    {
        QCOMPARE(exportFormatWords(),
                 QStringLiteral("text markdown html pdf json yaml code qr").split(QLatin1Char(' ')));
        std::set<ExportFormat> formats;
        for (const QString& word : exportFormatWords()) {
            const auto format = exportFormatOf(word);
            QVERIFY(format);
            QVERIFY(!fileSuffixOf(*format).isEmpty());
            formats.insert(*format);
        }
        QCOMPARE(formats.size(), std::size_t{8});
        QVERIFY(!exportFormatOf(u"docx"));
        QVERIFY(!exportFormatOf(u""));
        QVERIFY(!exportFormatOf(u"PDF"));
        QCOMPARE(exportFormatOf(u"markdown"), std::optional(ExportFormat::markdown));
        QCOMPARE(fileSuffixOf(ExportFormat::markdown), QStringLiteral("md"));
        QCOMPARE(fileSuffixOf(ExportFormat::qr), QStringLiteral("svg"));
    }

    void everyTextEndsInOneNewline_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const std::vector<std::pair<const char*, Roster>> rosters{
            {"sample list", readyList("ashral")}, {"every field", everyField()}, {"draft", largeDraft()}};
        for (const auto& [name, roster] : rosters)
            for (const QString& word : exportFormatWords())
                if (word != QLatin1String("pdf"))
                    QTest::addRow("%s as %s", name, qPrintable(word))
                        << *shared(roster, *exportFormatOf(word));
    }

    void everyTextEndsInOneNewline()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(bytes.endsWith('\n'));
        QVERIFY(!bytes.endsWith("\n\n"));
        QVERIFY(!QString::fromUtf8(bytes).contains(QChar(QChar::ReplacementCharacter)));
    }

    void filesReadBackToTheSameRoster()
    {
        for (const Roster& roster : {readyList("avaren"), everyField(), largeDraft()}) {
            for (const ExportFormat format : {ExportFormat::json, ExportFormat::yaml}) {
                const yaml::ReadRoster read = yaml::readRoster(shared(roster, format)->toStdString(), "x");
                QVERIFY(read.faults.empty());
                QCOMPARE(read.roster, roster);
            }
            QCOMPARE(*rosterOfCode(shared(roster, ExportFormat::code)->toStdString()), roster);
        }
    }

    void aPdfIsAPdf() { QVERIFY(shared(readyList("irosia"), ExportFormat::pdf)->startsWith("%PDF-")); }

    void anArmyThatIsTooLongForAQrCodeIsRefused()
    {
        Roster roster = readyList("irosia");
        roster.notes = std::string(4000, 'n');
        QCOMPARE(shared(roster, ExportFormat::qr).error(), ExportRefusal::tooLongForQr);
        QVERIFY(shared(roster, ExportFormat::code));
    }

    void everyRefusalSaysWhatToDo()
    {
        QVERIFY(toText(ExportRefusal::tooLongForQr).contains(QStringLiteral("Share it as")));
        QVERIFY(toText(ExportRefusal::pdfFailed).contains(QStringLiteral("Your list is safe.")));
    }
};

ADJUTANT_TEST(RosterExportTest)

} // namespace tst_export_rosterexport

#include "tst_export_rosterexport.moc"
