#include "app/export/aidpage.h"

#include "app/documents/writers.h"
#include "app/export/printedsheet.h"

#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <memory>
#include <numeric>

namespace adjutant {

namespace {

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
table.figures td, table.figures th { padding: @low @side @pad 0px; border-bottom: 2px solid #d9d5cd; }
th { font-size: @small; font-weight: normal; color: #5d5a55; text-align: left; }
td.figure, td.middle, th.middle { text-align: center; white-space: nowrap; }
table.figures td.figure { padding-top: @pad; font-size: @figure; font-weight: bold; color: #1f4e79; }
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

QString blockHtml(const std::string& title, const document::Table& table, qreal letters)
{
    return QStringLiteral("<p id=\"title\">%1</p>\n").arg(QString::fromStdString(title).toHtmlEscaped()) +
           htmlOf(table, document::Look::paper, columnShares(table, letters));
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
        document->setHtml(blockHtml(block.title, tableOf(block), setting.width / (letterWidth * size)));
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
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     document::DocumentWords::tr("%1 · player aid").arg(game));
    painter.setPen(QColor(0x5d5a55));
    painter.setFont(pageFont(false, 25));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter,
                     document::DocumentWords::tr("made with Adjutant"));
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

// How many letters the columns of a table take: for their longest words, and for their longest texts.
struct ColumnLetters
{
    QList<qreal> least;
    QList<qreal> wanted;
};

ColumnLetters columnLetters(const document::Table& table)
{
    constexpr qreal gap = 2; // to the next column, and for wide letters
    ColumnLetters letters;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        qreal longestWord = 0;
        qreal longestText = 0;
        const auto measure = [&](const std::string& cell, qreal letter) {
            const QString text = QString::fromStdString(plainText(cell));
            longestText = std::max(longestText, letter * qreal(text.size()));
            for (const QString& word : text.split(QLatin1Char(' ')))
                longestWord = std::max(longestWord, letter * qreal(word.size()));
        };
        measure(table.columns[column].label.toStdString(), 0.9);
        for (const document::Row& row : table.rows) {
            const std::string cell = row.cells[column].text.toStdString();
            measure(cell, isFigure(cell) ? 1.3 : 1);
        }
        letters.least.append(longestWord + gap);
        letters.wanted.append(longestText + gap);
    }
    return letters;
}

// The columns where none may be longer than that.
QList<int> filledUpTo(qreal longest, const QList<qreal>& heights)
{
    QList<int> counts;
    qreal length = 0;
    for (const qreal height : heights) {
        if (counts.isEmpty() || length + height > longest) {
            counts.append(0);
            length = 0;
        }
        ++counts.last();
        length += height;
    }
    return counts;
}

} // namespace

document::Table tableOf(const AidBlock& block)
{
    document::Table table;
    table.marked = true;
    table.numbered = block.kind == AidBlock::Kind::steps;
    if (block.kind != AidBlock::Kind::table)
        table.columns = {{QString(), false}};
    else
        for (std::size_t column = 0; column < block.header.size(); ++column)
            table.columns.push_back(
                {QString::fromStdString(block.header[column]), hasFigures(block, column)});
    for (const AidRow& row : block.rows)
        table.rows.push_back({mapped(row.cells, [](const std::string& cell) {
            return document::Cell{QString::fromStdString(cell)};
        })});
    return table;
}

document::Document documentOf(const PlayerAid& aid, const QString& game)
{
    document::Document document{game};
    for (const AidBlock& block : aid.blocks) {
        document.blocks.push_back(document::Heading{QString::fromStdString(block.title)});
        document.blocks.push_back(tableOf(block));
    }
    return document;
}

qreal lettersNeeded(const document::Table& table)
{
    if (table.columns.size() == 1)
        return 0;
    const QList<qreal> least = columnLetters(table).least;
    return std::accumulate(least.begin(), least.end(), 0.0);
}

QList<qreal> columnShares(const document::Table& table, qreal letters)
{
    constexpr qreal number = 3;
    if (table.numbered)
        return {number / letters, 1 - number / letters};
    if (table.columns.size() == 1)
        return {1};
    const auto [least, wanted] = columnLetters(table);
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
    if (aid.blocks.empty() || isTooLongForAPage(aid))
        return std::nullopt;
    return paintedPdf(document::DocumentWords::tr("%1 · player aid").arg(game), pageSize,
                      QPageLayout::Landscape,
                      [&](QPagedPaintDevice& device) { return paintAid(device, aid, game); });
}

QList<int> dealtOut(const QList<qreal>& heights, int columns)
{
    if (heights.isEmpty())
        return {};
    // The longest column is a run of neighbours: the shortest run that is long enough is looked for.
    const qreal highest = *std::ranges::max_element(heights);
    QList<qreal> runs;
    for (qsizetype from = 0; from < heights.size(); ++from) {
        qreal length = 0;
        for (qsizetype to = from; to < heights.size(); ++to) {
            length += heights[to];
            if (length >= highest)
                runs.append(length);
        }
    }
    std::ranges::sort(runs);
    const auto enough = std::ranges::partition_point(
        runs, [&](qreal longest) { return filledUpTo(longest, heights).size() > std::max(1, columns); });
    return filledUpTo(enough == runs.end() ? runs.constLast() : *enough, heights);
}

} // namespace adjutant
