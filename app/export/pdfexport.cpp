#include "app/export/pdfexport.h"

#include "app/export/print/armyheader.h"
#include "app/export/print/pagedecor.h"
#include "app/export/print/pageflow.h"
#include "app/export/print/unitcard.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <array>

namespace adjutant {

namespace {

constexpr int dotsPerInch = 1200;

} // namespace

QPageSize::PageSizeId pageSizeFor(const QLocale& locale)
{
    static constexpr std::array letterTerritories{
        QLocale::Belize,       QLocale::Canada,      QLocale::Chile,      QLocale::Colombia,
        QLocale::CostaRica,    QLocale::Guatemala,   QLocale::Mexico,     QLocale::Nicaragua,
        QLocale::Panama,       QLocale::Philippines, QLocale::PuertoRico, QLocale::ElSalvador,
        QLocale::UnitedStates, QLocale::Venezuela,
    };
    const bool letter = std::ranges::find(letterTerritories, locale.territory()) != letterTerritories.end();
    return letter ? QPageSize::Letter : QPageSize::A4;
}

bool paintSheet(QPagedPaintDevice& device, const RosterSheet& sheet, const std::string& code)
{
    const print::Paper paper(device, inkOf(sheet.colour));
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    std::vector<print::Block> blocks = print::headerBlocks(sheet, code, paper);
    for (const SheetUnit& unit : sheet.units)
        blocks.push_back(print::cardOf(unit, paper));
    const std::vector<print::Page> pages = print::brokenIntoPages(std::move(blocks), paper);
    const int pageCount = static_cast<int>(pages.size());
    for (int number = 1; number <= pageCount; ++number) {
        if (number > 1 && !device.newPage())
            return false;
        print::paintDecor(painter, sheet, {number, pageCount}, paper);
        pages[static_cast<std::size_t>(number - 1)].paint(painter);
    }
    return painter.end();
}

std::optional<QByteArray> pdfOf(const RosterSheet& sheet, const std::string& code,
                                QPageSize::PageSizeId pageSize)
{
    // Fonts live in the QGuiApplication: without one Qt ends the process.
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return std::nullopt;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(sheet.army);
    writer.setCreator(QStringLiteral("Adjutant"));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(pageSize));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    if (!paintSheet(writer, sheet, code))
        return std::nullopt;
    return buffer.data();
}

} // namespace adjutant
