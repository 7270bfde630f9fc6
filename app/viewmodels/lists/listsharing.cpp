#include "app/viewmodels/lists/listeditor.h"

#include "app/export/printedsheet.h"
#include "app/export/qrpicture.h"
#include "app/export/rosterexport.h"
#include "app/export/savedfile.h"
#include "app/viewmodels/desktop.h"
#include "core/roster/code.h"

#include <QLocale>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>

namespace adjutant {

namespace {

QString listFileName(const Roster& roster)
{
    const QString name = asFileName(QString::fromStdString(roster.name));
    return name.isEmpty() ? QStringLiteral("list") : name;
}

} // namespace

QString ListEditor::exportedAs(const QString& format) const
{
    const auto known = exportFormatOf(format);
    if (!known)
        return {};
    const auto bytes = exportRoster(roster(), gameCatalogue(), game(), *known);
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

QString ListEditor::qrPicture() const
{
    const auto picture = qrPictureOf(codeOf(roster()));
    return picture ? QStringLiteral("data:image/svg+xml;base64,") +
                         QString::fromLatin1(svgOf(*picture).toBase64())
                   : QString();
}

QString ListEditor::saveAs(const QString& format)
{
    const auto known = exportFormatOf(format);
    if (!known)
        return {};
    const auto bytes = exportRoster(roster(), gameCatalogue(), game(), *known);
    if (!bytes) {
        failSharing(toText(bytes.error()));
        return {};
    }
    const QString path =
        chosenNewFile(tr("Save the list"), listFileName(roster()) + QLatin1Char('.') + fileSuffixOf(*known));
    if (path.isEmpty())
        return {};
    const auto saved = saveFile(path, *bytes);
    failSharing(saved ? QString() : saved.error());
    return saved ? path : QString();
}

QString ListEditor::printList()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(listFileName(roster()));
    printer.setPageSize(QPageSize(pageSizeFor(QLocale())));
    printer.setFullPage(true);
    QPrintDialog dialog(&printer);
    dialog.setWindowTitle(tr("Print the list"));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    // Where it is to be a file, that is written whole or not at all, as all others are.
    if (const QString path = printer.outputFileName(); !path.isEmpty()) {
        const auto pdf =
            printedPdfOf(roster(), gameCatalogue(), game(), printer.pageLayout().pageSize().id());
        const auto saved = pdf ? saveFile(path, *pdf) : refuse(toText(pdf.error()));
        failSharing(saved ? QString() : saved.error());
        return saved ? tr("Saved as %1").arg(path) : QString();
    }
    const auto printed = printRoster(printer, roster(), gameCatalogue(), game());
    failSharing(printed ? QString() : toText(printed.error()));
    return printed ? tr("The list was sent to the printer.") : QString();
}

} // namespace adjutant
