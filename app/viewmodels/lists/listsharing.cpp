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

Expected<QByteArray, ExportRefusal> exported(const ListEditor& editor, ExportFormat format)
{
    return exportRoster(editor.roster(), editor.gameCatalogue(), editor.game(), format);
}

} // namespace

QString ListSharing::exportedAs(const QString& format)
{
    const auto known = exportFormatOf(format);
    if (!m_editor || !known)
        return {};
    const auto bytes = exported(*m_editor, *known);
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

QString ListSharing::qrPicture()
{
    const auto picture = m_editor ? qrPictureOf(codeOf(m_editor->roster())) : std::nullopt;
    return picture ? QStringLiteral("data:image/svg+xml;base64,") +
                         QString::fromLatin1(svgOf(*picture).toBase64())
                   : QString();
}

QString ListSharing::saveAs(const QString& format)
{
    const auto known = exportFormatOf(format);
    if (!m_editor || !known)
        return {};
    const auto bytes = exported(*m_editor, *known);
    if (!bytes) {
        fail(toText(bytes.error()));
        return {};
    }
    const QString path = chosenNewFile(tr("Save the list"), listFileName(m_editor->roster()) +
                                                                QLatin1Char('.') + fileSuffixOf(*known));
    if (path.isEmpty())
        return {};
    const auto saved = saveFile(path, *bytes);
    fail(saved ? QString() : saved.error());
    return saved ? path : QString();
}

QString ListSharing::printList()
{
    if (!m_editor)
        return {};
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(listFileName(m_editor->roster()));
    printer.setPageSize(QPageSize(pageSizeFor(QLocale())));
    printer.setFullPage(true);
    QPrintDialog dialog(&printer);
    dialog.setWindowTitle(tr("Print the list"));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    // Where it is to be a file, that is written whole or not at all, as all others are.
    if (const QString path = printer.outputFileName(); !path.isEmpty()) {
        const auto pdf = printedPdfOf(m_editor->roster(), m_editor->gameCatalogue(), m_editor->game(),
                                      printer.pageLayout().pageSize().id());
        const auto saved = pdf ? saveFile(path, *pdf) : refuse(toText(pdf.error()));
        fail(saved ? QString() : saved.error());
        return saved ? tr("Saved as %1").arg(path) : QString();
    }
    const auto printed =
        printRoster(printer, m_editor->roster(), m_editor->gameCatalogue(), m_editor->game());
    fail(printed ? QString() : toText(printed.error()));
    return printed ? tr("The list was sent to the printer.") : QString();
}

} // namespace adjutant
