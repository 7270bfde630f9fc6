#include "app/export/aidpage.h"

#include "app/export/blockcolumns.h"
#include "app/export/printedsheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>
#include <memory>
#include <numeric>

namespace adjutant {

namespace {

struct AidPageWords
{
    Q_DECLARE_TR_FUNCTIONS(AidPage)
};

// Lengths are in tenths of a millimetre.
constexpr qreal aidMargin = 80;
constexpr qreal aidHeadHeight = 90;
constexpr qreal aidColumnGap = 60;
constexpr qreal letterWidth = 0.58; // in heights
constexpr int smallestLetters = 20;
constexpr int largestLetters = 56;

const QColor aidInk(0x1f4e79);

constexpr const char* aidStyle = R"css(
p, td, th { color: #1a1918; font-size: @text; }
p { margin: 0px; }
#title { font-size: @title; font-weight: bold; color: #1f4e79; }
table.lines td, table.lines th { padding: @low @side @pad 0px; border-bottom: 2px solid #d9d5cd; }
th { font-size: @small; font-weight: normal; color: #5d5a55; text-align: left; }
td.figure, td.middle, th.middle { text-align: center; white-space: nowrap; }
table.lines td.figure { padding-top: @pad; font-size: @figure; font-weight: bold; color: #1f4e79; }
)css";

QString styleAt(int size)
{
    const auto pixels = [size](qreal share) { return QStringLiteral("%1px").arg(qRound(share * size)); };
    return QString::fromLatin1(aidStyle)
        .replace(QStringLiteral("@text"), pixels(1))
        .replace(QStringLiteral("@title"), pixels(1.15))
        .replace(QStringLiteral("@small"), pixels(0.8))
        .replace(QStringLiteral("@figure"), pixels(1.2))
        .replace(QStringLiteral("@pad"), pixels(0.12))
        .replace(QStringLiteral("@low"), pixels(0.24))
        .replace(QStringLiteral("@side"), pixels(0.4));
}

QString aidCellHtml(const char* tag, const char* kind, qreal share, const QString& html)
{
    return QStringLiteral("<%1 class=\"%2\" width=\"%3%\">%4</%1>")
        .arg(QLatin1String(tag), QLatin1String(kind))
        .arg(qRound(100 * share))
        .arg(html);
}

QString aidHeaderHtml(const AidBlock& block, const QList<qreal>& shares)
{
    if (std::ranges::all_of(block.header, &std::string::empty))
        return {};
    QString cells;
    for (std::size_t column = 0; column < block.header.size(); ++column)
        cells += aidCellHtml("th", hasFigures(block, column) ? "middle" : "words", shares[qsizetype(column)],
                             styledText(block.header[column]));
    return QStringLiteral("<tr>%1</tr>\n").arg(cells);
}

QString aidBlockHtml(const AidBlock& block, qreal letters)
{
    const QList<qreal> shares = columnShares(block, letters);
    QString rows = aidHeaderHtml(block, shares);
    int number = 0;
    for (const AidRow& row : block.rows) {
        QString cells;
        if (block.kind == AidBlock::Kind::steps)
            cells += aidCellHtml("td", "figure", shares[0], QString::number(++number));
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            const bool table = block.kind == AidBlock::Kind::table;
            const char* kind = table && isFigure(row.cells[column]) ? "figure"
                               : table && hasFigures(block, column) ? "middle"
                                                                    : "words";
            cells += aidCellHtml("td", kind, table ? shares[qsizetype(column)] : shares.constLast(),
                                 styledText(row.cells[column]));
        }
        rows += QStringLiteral("<tr>%1</tr>\n").arg(cells);
    }
    return QStringLiteral("<p id=\"title\">%1</p>\n<table class=\"lines\" width=\"100%\" cellspacing=\"0\" "
                          "cellpadding=\"0\">%2</table>")
        .arg(QString::fromStdString(block.title).toHtmlEscaped(), rows);
}

// The blocks as they stand in columns of one width, with letters of one size.
struct AidSetting
{
    qreal width = 0;
    int size = 0;
    std::vector<std::unique_ptr<QTextDocument>> blocks;
    QList<int> columns; ///< how many blocks are in each
    bool fits = false;
};

AidSetting settingOf(const PlayerAid& aid, const QSizeF& room, int columns, int size)
{
    AidSetting setting;
    setting.width = (room.width() - (columns - 1) * aidColumnGap) / columns;
    setting.size = size;
    QList<qreal> heights;
    bool narrow = false;
    for (const AidBlock& block : aid.blocks) {
        auto document = std::make_unique<QTextDocument>();
        document->setUseDesignMetrics(true);
        document->setDocumentMargin(0);
        document->setDefaultFont(pageFont(false, size));
        QTextOption option = document->defaultTextOption();
        option.setWrapMode(QTextOption::WordWrap);
        document->setDefaultTextOption(option);
        document->setDefaultStyleSheet(styleAt(size));
        document->setHtml(aidBlockHtml(block, setting.width / (letterWidth * size)));
        document->setTextWidth(setting.width);
        narrow = narrow || document->size().width() > setting.width + 1;
        heights.append(document->size().height() + size);
        setting.blocks.push_back(std::move(document));
    }
    setting.columns = dealtOut(heights, columns);
    qsizetype next = 0;
    setting.fits = !narrow;
    for (const int count : setting.columns) {
        qreal length = -size; // no gap below the last one
        for (int k = 0; k < count; ++k)
            length += heights[next++];
        setting.fits = setting.fits && length <= room.height();
    }
    return setting;
}

// With the largest letters that so many columns can hold.
AidSetting largestIn(const PlayerAid& aid, const QSizeF& room, int columns)
{
    int low = smallestLetters;
    int high = largestLetters;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (settingOf(aid, room, columns, middle).fits)
            low = middle;
        else
            high = middle - 1;
    }
    return settingOf(aid, room, columns, low);
}

void paintHead(QPainter& painter, const QString& game, const QSizeF& page)
{
    const QRectF head(aidMargin, aidMargin, page.width() - 2 * aidMargin, aidHeadHeight - 20);
    painter.setPen(aidInk);
    painter.setFont(pageFont(true, 54));
    //: head of a printed page: the game, and what the page is
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, AidPageWords::tr("%1 · player aid").arg(game));
    painter.setPen(QColor(0x5d5a55));
    painter.setFont(pageFont(false, 25));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, AidPageWords::tr("made with Adjutant"));
}

bool paintAid(QPagedPaintDevice& device, const PlayerAid& aid, const QString& game)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const qreal scale = device.logicalDpiX() / unitsPerInch;
    const QSizeF page(device.width() / scale, device.height() / scale);
    const QSizeF room(page.width() - 2 * aidMargin, page.height() - 2 * aidMargin - aidHeadHeight);
    painter.scale(scale, scale);

    AidSetting best;
    for (const int columns : {2, 3, 4})
        if (AidSetting setting = largestIn(aid, room, columns); setting.fits && setting.size > best.size)
            best = std::move(setting);
    if (!best.fits)
        return false;
    paintHead(painter, game, page);
    std::size_t next = 0;
    for (qsizetype column = 0; column < best.columns.size(); ++column) {
        qreal top = aidMargin + aidHeadHeight;
        const qreal left = aidMargin + qreal(column) * (best.width + aidColumnGap);
        for (int k = 0; k < best.columns[column]; ++k) {
            QTextDocument& block = *best.blocks[next++];
            painter.save();
            painter.translate(left, top);
            block.drawContents(&painter);
            painter.restore();
            top += block.size().height() + best.size;
        }
    }
    return painter.end();
}

} // namespace

QString styledText(const std::string& text)
{
    QString html;
    for (const AidPiece& piece : piecesOf(text)) {
        QString words = QString::fromStdString(piece.text).toHtmlEscaped();
        for (const QChar mark : {u':', u';', u'!', u'?'}) // French has a space before: no line begins with it
            words.replace(QString(u' ') + mark, QString(QChar::Nbsp) + mark);
        html += piece.strong ? QStringLiteral("<b>%1</b>").arg(words) : words;
    }
    return html;
}

namespace {

// How many letters the columns of a table take: for their longest words, and for their longest texts.
struct ColumnLetters
{
    QList<qreal> least;
    QList<qreal> wanted;
};

ColumnLetters columnLetters(const AidBlock& block)
{
    constexpr qreal gap = 2; // to the next column, and for wide letters
    ColumnLetters letters;
    for (std::size_t column = 0; column < block.header.size(); ++column) {
        qreal longestWord = 0;
        qreal longestText = 0;
        const auto measure = [&](const std::string& cell, qreal letter) {
            const QString text = QString::fromStdString(plainText(cell));
            longestText = std::max(longestText, letter * qreal(text.size()));
            for (const QString& word : text.split(QLatin1Char(' ')))
                longestWord = std::max(longestWord, letter * qreal(word.size()));
        };
        measure(block.header[column], 0.9);
        for (const AidRow& row : block.rows)
            measure(row.cells[column], isFigure(row.cells[column]) ? 1.3 : 1);
        letters.least.append(longestWord + gap);
        letters.wanted.append(longestText + gap);
    }
    return letters;
}

} // namespace

qreal lettersNeeded(const AidBlock& block)
{
    const QList<qreal> least = columnLetters(block).least;
    return std::accumulate(least.begin(), least.end(), 0.0);
}

QList<qreal> columnShares(const AidBlock& block, qreal letters)
{
    constexpr qreal number = 3;
    if (block.kind == AidBlock::Kind::lines)
        return {1};
    if (block.kind == AidBlock::Kind::steps)
        return {number / letters, 1 - number / letters};
    const auto [least, wanted] = columnLetters(block);
    const qreal allLeast = std::accumulate(least.begin(), least.end(), 0.0);
    const qreal allWanted = std::accumulate(wanted.begin(), wanted.end(), 0.0);
    // Between the two where there is room for one and not for the other.
    const qreal room = std::clamp(letters, allLeast, allWanted);
    const qreal spare = allWanted > allLeast ? (room - allLeast) / (allWanted - allLeast) : 0;
    QList<qreal> shares;
    for (qsizetype column = 0; column < least.size(); ++column)
        shares.append((least[column] + spare * (wanted[column] - least[column])) / room);
    return shares;
}

bool isTooLongForAPage(const PlayerAid& aid)
{
    std::size_t letters = 0;
    for (const AidBlock& block : aid.blocks)
        for (const AidRow& row : block.rows)
            for (const std::string& cell : row.cells)
                letters += cell.size();
    return letters > mostAidLetters;
}

std::optional<QByteArray> pdfOf(const PlayerAid& aid, const QString& game, QPageSize::PageSizeId pageSize)
{
    // Fonts live in the QGuiApplication: without one Qt ends the process.
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()) || aid.blocks.empty() ||
        isTooLongForAPage(aid))
        return std::nullopt;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(AidPageWords::tr("%1 · player aid").arg(game));
    writer.setCreator(QStringLiteral("Adjutant"));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(pageSize));
    writer.setPageOrientation(QPageLayout::Landscape);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    if (!paintAid(writer, aid, game))
        return std::nullopt;
    return buffer.data();
}

} // namespace adjutant
