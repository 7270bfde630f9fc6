#include "app/export/rosterexport.h"
#include "tests/systems/drakerys/export/exportfixture.h"

namespace adjutant::test::tst_export_withoutgui {

/// What a program without a display can still do.
class WithoutGuiTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPdfIsRefusedAndTheRestIsThere()
    {
        for (const QString& word : exportFormatWords()) {
            const ExportFormat format = *exportFormatOf(word);
            const auto bytes = exportRoster(readyList("avaren"), shipped(), game(), format);
            if (format == ExportFormat::pdf)
                QCOMPARE(bytes.error(), ExportRefusal::pdfFailed);
            else
                QVERIFY2(bytes && !bytes->isEmpty(), qPrintable(word));
        }
    }
};

ADJUTANT_TEST(WithoutGuiTest)

} // namespace adjutant::test::tst_export_withoutgui
