#include "app/export/rosterexport.h"

#include "app/documents/sheets.h"
#include "app/documents/writers.h"
#include "app/export/printedsheet.h"
#include "app/export/qrpicture.h"
#include "core/roster/code.h"
#include "core/text.h"
#include "core/yaml/rosterfile.h"

namespace adjutant {

namespace {

// Of each ExportFormat, in its order: its word, and what a file of it ends in.
constexpr std::pair<const char*, const char*> formats[] = {
    {"text", "txt"},  {"markdown", "md"}, {"html", "html"}, {"pdf", "pdf"},
    {"json", "json"}, {"yaml", "yaml"},   {"code", "txt"},  {"qr", "svg"}};

Expected<document::Document, ExportRefusal> sheetForPaper(const Roster& roster, const Catalogue& catalogue,
                                                          const GameSystem& game)
{
    constexpr qsizetype mostLetters = 250'000; // a large list with long notes has a tenth of them
    document::Document sheet = listSheetOf(roster, catalogue, game);
    if (markdownOf(sheet).size() > mostLetters)
        return refuse(ExportRefusal::tooLongForPdf);
    return sheet;
}

} // namespace

std::optional<ExportFormat> exportFormatOf(QStringView word)
{
    const auto at = exportFormatWords().indexOf(word);
    return at < 0 ? std::nullopt : std::optional(static_cast<ExportFormat>(at));
}

QStringList exportFormatWords()
{
    return mappedTo<QStringList>(formats, [](const auto& each) { return QString::fromLatin1(each.first); });
}

QString fileSuffixOf(ExportFormat format)
{
    return QString::fromLatin1(formats[static_cast<int>(format)].second);
}

QString toText(ExportRefusal refusal)
{
    switch (refusal) {
    case ExportRefusal::tooLongForQr:
        return document::DocumentWords::tr(
            "This list is too long for a QR code. Share it as a code, a file or a "
            "page, or shorten its notes.");
    case ExportRefusal::tooLongForPdf:
        return document::DocumentWords::tr(
            "This list is too long to print. Share it as HTML or Markdown, or shorten its notes.");
    case ExportRefusal::pdfFailed:
        return document::DocumentWords::tr(
            "The PDF could not be created. Your list is safe. Try again, or print the HTML page.");
    case ExportRefusal::printerFailed:
        return document::DocumentWords::tr("The printer rejected the document; nothing was printed.");
    }
    return {};
}

Expected<QByteArray, ExportRefusal> exportRoster(const Roster& roster, const Catalogue& catalogue,
                                                 const GameSystem& game, ExportFormat format)
{
    const auto sheet = [&] { return listSheetOf(roster, catalogue, game); };
    switch (format) {
    case ExportFormat::text:
        return plainTextOf(sheet(), document::TextFor::chat).toUtf8();
    case ExportFormat::markdown:
        return markdownOf(sheet()).toUtf8();
    case ExportFormat::html:
        return htmlPage(sheet(), QLocale()).toUtf8();
    case ExportFormat::pdf:
        return printedPdfOf(roster, catalogue, game, pageSizeFor(QLocale()));
    case ExportFormat::json:
        return QByteArray::fromStdString(withoutInvisible(yaml::writeRosterJson(roster)));
    case ExportFormat::yaml:
        return QByteArray::fromStdString(withoutInvisible(yaml::writeRoster(roster)));
    case ExportFormat::code:
        return QByteArray::fromStdString(codeOf(roster)) + '\n';
    case ExportFormat::qr:
        if (const auto picture = qrPictureOf(codeOf(roster)))
            return svgOf(*picture);
    }
    return refuse(ExportRefusal::tooLongForQr);
}

Expected<QByteArray, ExportRefusal> printedPdfOf(const Roster& roster, const Catalogue& catalogue,
                                                 const GameSystem& game, QPageSize::PageSizeId paper)
{
    const auto sheet = sheetForPaper(roster, catalogue, game);
    if (!sheet)
        return refuse(sheet.error());
    const auto pdf = pdfOf(*sheet, codeOf(roster), paper);
    return pdf ? Expected<QByteArray, ExportRefusal>(*pdf) : refuse(ExportRefusal::pdfFailed);
}

Expected<void, ExportRefusal> printRoster(QPagedPaintDevice& device, const Roster& roster,
                                          const Catalogue& catalogue, const GameSystem& game)
{
    const auto sheet = sheetForPaper(roster, catalogue, game);
    if (!sheet)
        return refuse(sheet.error());
    if (!paintSheet(device, *sheet, codeOf(roster)))
        return refuse(ExportRefusal::printerFailed);
    return {};
}

} // namespace adjutant
