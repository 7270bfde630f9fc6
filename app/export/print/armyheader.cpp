#include "app/export/print/armyheader.h"

#include "app/export/print/cardtext.h"
#include "app/export/print/printedqr.h"
#include "app/export/print/totals.h"
#include "app/export/sheetwords.h"

#include <QLocale>
#include <algorithm>

namespace adjutant::print {

namespace {

Block opening(const RosterSheet& sheet, const std::string& code, const Paper& paper)
{
    const qreal width = paper.firstPage().width();
    const Part qr = printedQr(code, paper);
    const qreal qrWidth = qr.height > 0 ? paper.mm(printedQrWidth) : 0;
    const qreal textWidth = qr.height > 0 ? width - qrWidth - paper.mm(6) : width;

    QFont kindFont = paper.font(Face::sansBold, 7.5);
    kindFont.setLetterSpacing(QFont::PercentageSpacing, 108);
    const Paragraph kind({{QLocale().toUpper(allegianceLine(sheet)), kindFont, paper.ink().text}}, textWidth);
    const qreal namePoints = sheet.army.size() > 40 ? 17 : 25;
    const Paragraph name({{sheet.army.simplified(), paper.font(Face::serifBold, namePoints), paper.black()}},
                         textWidth);
    const Part totals = totalsPart(sheet, textWidth, paper);

    const qreal nameTop = kind.height();
    const qreal totalsTop = nameTop + name.height() + paper.mm(1);
    const auto paint = [=](QPainter& painter, QPointF at) {
        kind.paint(painter, at);
        name.paint(painter, at + QPointF(0, nameTop));
        totals.paint(painter, at + QPointF(0, totalsTop));
        if (qr.height > 0)
            qr.paint(painter, at + QPointF(width - qrWidth, 0));
    };
    Block block;
    block.parts.push_back({std::max(totalsTop + totals.height, qr.height), paint});
    return block;
}

// Paragraphs as a block that can be broken between their lines.
Block textBlock(const std::vector<Paragraph>& paragraphs, qreal indent, qreal padding)
{
    Block block;
    const auto space = [](qreal height) { return Part{height, [](QPainter&, QPointF) {}}; };
    block.parts.push_back(space(padding));
    for (const Paragraph& paragraph : paragraphs) {
        for (int line = 0; line < paragraph.lineCount(); ++line)
            block.parts.push_back({paragraph.lineHeight(line), [=](QPainter& painter, QPointF at) {
                                       paragraph.paintLine(painter, line, at + QPointF(indent, 0));
                                   }});
    }
    block.parts.push_back(space(padding));
    return block;
}

Block draftBlock(const RosterSheet& sheet, const Paper& paper)
{
    const qreal indent = paper.mm(5);
    const qreal width = paper.firstPage().width() - 2 * indent;
    const QFont plain = paper.font(Face::sans, 8.5);
    const QFont bold = paper.font(Face::sansBold, 9.5);
    std::vector<Paragraph> paragraphs;
    paragraphs.emplace_back(std::vector<Run>{{draftLine(sheet), bold, paper.warning()}}, width);
    const QString bullet = QStringLiteral("•  ");
    for (const SheetFinding& finding : sheet.findings)
        paragraphs.emplace_back(std::vector<Run>{{bullet + findingLine(finding), plain, paper.black()}},
                                width, Qt::AlignLeft, widthOf(bullet, plain));
    Block block = textBlock(paragraphs, indent, paper.mm(2));
    block.gapBefore = paper.mm(4);
    block.ground = [paper](QPainter& painter, const QRectF& area) {
        painter.setPen(QPen(paper.warning(), paper.mm(0.4)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area, paper.mm(1.2), paper.mm(1.2));
    };
    return block;
}

Block notesBlock(const RosterSheet& sheet, const Paper& paper)
{
    const Run notes{sheet.notes.trimmed(), paper.font(Face::serifItalic, 9.5), paper.black()};
    Block block = textBlock({Paragraph({notes}, paper.firstPage().width())}, 0, 0);
    block.gapBefore = paper.mm(3.5);
    return block;
}

} // namespace

std::vector<Block> headerBlocks(const RosterSheet& sheet, const std::string& code, const Paper& paper)
{
    std::vector<Block> blocks{opening(sheet, code, paper)};
    if (!sheet.findings.empty())
        blocks.push_back(draftBlock(sheet, paper));
    if (!sheet.notes.trimmed().isEmpty())
        blocks.push_back(notesBlock(sheet, paper));
    return blocks;
}

} // namespace adjutant::print
