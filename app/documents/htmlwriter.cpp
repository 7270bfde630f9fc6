#include "app/documents/writers.h"

#include "app/text/figures.h"
#include "core/reference/reference.h"

#include <QRegularExpression>
#include <algorithm>

namespace adjutant::document {

namespace {

// ---- the head of a document

QString totalBar(const Total& total, Look look)
{
    const int limit = *total.limit;
    const int percent = limit > 0          ? std::clamp(total.figure * 100 / limit, 0, 100)
                        : total.figure > 0 ? 100
                                           : 0;
    const QString over = total.isOver() ? QStringLiteral("over") : QStringLiteral("within");
    if (look == Look::browser)
        return QStringLiteral("<div class=\"bar %1\"><div style=\"width: %2%\"></div></div>\n")
            .arg(over)
            .arg(percent);
    return QStringLiteral("<p class=\"bar\"><img src=\"bar %1 %2\" width=\"400\" height=\"14\" /></p>\n")
        .arg(percent)
        .arg(over);
}

QString totalCell(const Total& total, Look look)
{
    QString words = total.label.toHtmlEscaped();
    if (total.limit)
        words = DocumentWords::tr("of %1 %2", "limit, budget: of 500 AP")
                    .arg(figure(*total.limit), total.label)
                    .toHtmlEscaped();
    if (total.isOver())
        words +=
            QStringLiteral(" <strong class=\"over\">%1</strong>")
                .arg(DocumentWords::tr("%1 over").arg(figure(total.figure - *total.limit)).toHtmlEscaped());
    return QStringLiteral("<td width=\"%4\"><p><span class=\"figure\">%1</span> %2</p>\n%3</td>\n")
        .arg(figure(total.figure), words, total.limit ? totalBar(total, look) : QString(),
             !total.limit     ? QStringLiteral("50%")
             : total.isOver() ? QStringLiteral("650")
                              : QStringLiteral("470"));
}

QString headOf(const Document& document, Look look, bool qr)
{
    const bool isLong = look == Look::paper && document.title.size() > 40;
    QString head = paragraph("kind", document.kind) +
                   QStringLiteral("<h1%1>%2</h1>\n")
                       .arg(isLong ? QStringLiteral(" class=\"long\"") : QString(),
                            document.title.simplified().toHtmlEscaped()) +
                   paragraph("result", document.result);
    QString facts, totals;
    for (const QString& fact : document.facts)
        facts += QStringLiteral("<li>%1</li>\n").arg(fact.toHtmlEscaped());
    if (!facts.isEmpty())
        head += QStringLiteral("<ul class=\"totals\">\n%1</ul>\n").arg(facts);
    for (const Total& total : document.totals)
        totals += totalCell(total, look);
    if (!totals.isEmpty())
        head += layoutMatch(QStringLiteral("totals"), totals);
    if (look == Look::paper)
        head = layoutMatch(
            QStringLiteral("head"),
            QStringLiteral("<td>%1</td>\n").arg(head) +
                (qr ? QStringLiteral("<td class=\"qr\" width=\"260\"><p><img src=\"qr\" width=\"260\" "
                                     "height=\"260\" /></p><p class=\"scan\">%1</p></td>\n")
                          .arg(DocumentWords::tr("Scan to import").toHtmlEscaped())
                    : QString()));
    return QStringLiteral("<header>\n%1</header>\n").arg(head);
}

// ---- tables

// A scale from the worst to the best, with the middle marked.
QString scaleOf(const Cell& cell)
{
    return QStringLiteral("<svg viewBox=\"0 0 112 16\" role=\"img\" aria-label=\"%1\"><line class=\"grid\" "
                          "x1=\"6\" y1=\"8\" x2=\"106\" y2=\"8\" /><line class=\"grid\" x1=\"56\" y1=\"2\" "
                          "x2=\"56\" y2=\"14\" /><circle cx=\"%2\" cy=\"8\" r=\"5\" /></svg>")
        .arg(cell.text.toHtmlEscaped(), QString::number(6 + 100 * *cell.scale, 'f', 1));
}

/// Writes the rows of a table. On paper the kind of each cell is given, and its share of the width: a
/// QTextDocument knows no first or last child.
struct Rows
{
    const Table& table;
    Look look;
    const QList<qreal>& shares;

    QString cell(const char* tag, const QString& kind, qreal share, const QString& html) const
    {
        const bool plain = look == Look::browser && kind != u"words";
        return QStringLiteral("<%1%2%3>%4</%1>")
            .arg(QLatin1String(tag), plain ? QString() : QStringLiteral(" class=\"%1\"").arg(kind),
                 share > 0 ? QStringLiteral(" width=\"%1%\"").arg(qRound(100 * share)) : QString(), html);
    }

    QString row(const std::vector<Cell>& cells, bool isHead, int number) const
    {
        QString html;
        if (table.numbered)
            html += cell("td", QStringLiteral("figure"), shares.value(0), QString::number(number));
        for (std::size_t k = 0; k < cells.size(); ++k) {
            const std::string text = cells[k].text.toStdString();
            const QString styled = cells[k].scale && look == Look::browser ? scaleOf(cells[k])
                                   : table.marked                          ? styledText(text)
                                                                           : cells[k].text.toHtmlEscaped();
            if (look == Look::browser && (isHead || k == 0))
                html += QStringLiteral("<th scope=\"%1\">%2</th>")
                            .arg(isHead ? QStringLiteral("col") : QStringLiteral("row"), styled);
            else
                html += cell(isHead ? "th" : "td",
                             !table.columns[k].figures   ? QStringLiteral("words")
                             : !isHead && isFigure(text) ? QStringLiteral("figure")
                                                         : QStringLiteral("middle"),
                             shares.value(qsizetype(k) + table.numbered), styled);
        }
        return html;
    }

    QString row(const Row& each, int number) const
    {
        return QStringLiteral("<tr%1>%2</tr>\n")
            .arg(each.gone ? QStringLiteral(" class=\"gone\"") : QString(), row(each.cells, false, number));
    }
};

// ---- charts

constexpr double width = 640, height = 230, left = 44, right = 12, top = 10, bottom = 26;
constexpr int lineStyles = 8;

// Numbers of the picture, in the notation of SVG whatever the language.
QString at(double place)
{
    return QString::number(place, 'f', 1);
}

/// Writes the elements of a chart's picture.
class SvgPen : public ChartPen
{
public:
    QString svg;

    void grid(const QLineF& line) override
    {
        svg += QStringLiteral("<line class=\"grid\" x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" />\n")
                   .arg(at(line.x1()), at(line.y1()), at(line.x2()), at(line.y2()));
    }
    void value(const QPointF& place, const QString& words) override
    {
        label(place + QPointF(-6, 4), "end", words);
    }
    void round(const QPointF& place, double, int number) override
    {
        label(place + QPointF(0, bottom - 8), "middle", DocumentWords::tr("Round %L1").arg(number));
    }
    void line(int number, const QList<QPointF>& corners) override
    {
        QString path;
        for (const QPointF& corner : corners)
            path += (path.isEmpty() ? QStringLiteral("M%1 %2") : QStringLiteral("L%1 %2"))
                        .arg(at(corner.x()), at(corner.y()));
        svg += QStringLiteral("<path class=\"line-%1\" d=\"%2\" />\n")
                   .arg(QString::number(number % lineStyles + 1), path);
    }

private:
    void label(const QPointF& place, const char* anchor, const QString& words)
    {
        svg += QStringLiteral("<text class=\"axis\" x=\"%1\" y=\"%2\" text-anchor=\"%3\">%4</text>\n")
                   .arg(at(place.x()), at(place.y()), QLatin1String(anchor), words.toHtmlEscaped());
    }
};

QString legendOf(const QList<ChartLine>& lines)
{
    QString items;
    for (qsizetype k = 0; k < lines.size(); ++k)
        items +=
            QStringLiteral("<span><svg class=\"key\" viewBox=\"0 0 28 8\" aria-hidden=\"true\"><path "
                           "class=\"line-%1\" d=\"M0 4H28\" /></svg> %2: %3</span>\n")
                .arg(QString::number(k % lineStyles + 1), lines[k].name.toHtmlEscaped(), lastOf(lines[k]));
    return items;
}

// A chart as a picture with the names of its lines above it.
QString pictureOf(const Chart& chart)
{
    const ChartField field{{left, top, width - left - right, height - top - bottom},
                           std::max(1, chart.rounds),
                           scaleTop(highestOf(chart.lines))};
    SvgPen pen;
    drawChart(pen, field, chart.lines);
    return QStringLiteral("<figure>\n<figcaption><strong>%1</strong>\n%2</figcaption>\n<svg class=\"chart\" "
                          "viewBox=\"0 0 %3 %4\" role=\"img\" aria-label=\"%1\">\n%5</svg>\n</figure>\n")
        .arg(chart.title.toHtmlEscaped(), legendOf(chart.lines), at(width), at(height), pen.svg);
}

// ---- the blocks, one after the other

QString lineOf(const Item& item)
{
    QString remarks;
    for (const QString& remark : item.remarks)
        remarks += QStringLiteral("<small>%1</small>").arg(remark.toHtmlEscaped());
    const QString time =
        item.at.isEmpty() ? QString() : QStringLiteral("<time>%1</time>").arg(item.at.toHtmlEscaped());
    return QStringLiteral("<li%1>%2<div>%3%4</div></li>\n")
        .arg(item.strong ? QStringLiteral(" class=\"score\"") : QString(), time, item.text.toHtmlEscaped(),
             remarks);
}

QString frame(const QString& html)
{
    return layoutMatch(QStringLiteral("draft"), QStringLiteral("<td>%1</td>\n").arg(html));
}

/// Writes blocks, with those of a section in one element.
class Body
{
public:
    explicit Body(Look look) : m_look(look) {}

    QString html()
    {
        endRow();
        return m_html;
    }

    void operator()(const Heading& heading)
    {
        if (heading.beside && m_inRow)
            endSection();
        else
            endRow();
        if (heading.beside && !m_inRow)
            m_html += QStringLiteral("<div class=\"beside\">\n");
        m_inRow = heading.beside;
        m_inSection = true;
        m_html += QStringLiteral("<section>\n<h2>%1</h2>\n").arg(heading.text.toHtmlEscaped());
    }
    void operator()(const Paragraph& text)
    {
        static constexpr const char* styles[] = {"plain", "notes", "source", "plain"};
        const QString html = paragraph(styles[static_cast<int>(text.kind)], text.text.trimmed());
        m_html += text.kind == Paragraph::Kind::warning ? frame(html) : html;
    }

    void operator()(const List& list)
    {
        const bool isLog = list.kind == List::Kind::log;
        QString html = list.title.isEmpty() ? QString()
                                            : QStringLiteral("<h2>%1</h2>\n").arg(list.title.toHtmlEscaped());
        html += isLog ? QStringLiteral("<ol class=\"log\">\n") : QStringLiteral("<ul>\n");
        for (const Item& item : list.items)
            html += isLog ? lineOf(item) : QStringLiteral("<li>%1</li>\n").arg(item.text.toHtmlEscaped());
        html += isLog ? QStringLiteral("</ol>\n") : QStringLiteral("</ul>\n");
        m_html += isLog ? html : frame(html);
    }
    void operator()(const Table& table)
    {
        if (!table.overview || m_look == Look::browser)
            m_html += htmlOf(table, m_look);
    }
    void operator()(const Chart& chart)
    {
        endRow();
        m_html += pictureOf(chart);
    }
    void operator()(const Card& card)
    {
        endRow();
        m_html += document::htmlOf(card, m_look);
    }

private:
    void endSection()
    {
        if (std::exchange(m_inSection, false))
            m_html += QStringLiteral("</section>\n");
    }
    void endRow()
    {
        endSection();
        if (std::exchange(m_inRow, false))
            m_html += QStringLiteral("</div>\n");
    }

    Look m_look;
    QString m_html;
    bool m_inSection = false;
    bool m_inRow = false; ///< of sections beside one another
};

} // namespace

QString paragraph(const char* style, const QString& text)
{
    return text.isEmpty()
               ? QString()
               : QStringLiteral("<p class=\"%1\">%2</p>\n").arg(QLatin1String(style), text.toHtmlEscaped());
}

QString layoutMatch(const QString& style, const QString& cells)
{
    return QStringLiteral("<table class=\"%1\" role=\"presentation\" width=\"100%\" cellspacing=\"0\" "
                          "cellpadding=\"0\"><tr>%2</tr></table>\n")
        .arg(style, cells);
}

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

QString htmlOf(const Table& table, Look look, const QList<qreal>& shares)
{
    if (table.rows.empty() && !table.whenEmpty.isEmpty())
        return paragraph("plain", table.whenEmpty);
    const Rows write{table, look, shares};
    QString html, rows;
    if (!table.caption.isEmpty())
        html += QStringLiteral("<caption>%1</caption>\n").arg(table.caption.toHtmlEscaped());
    const auto heads = mapped(table.columns, [](const Column& column) { return Cell{column.label}; });
    if (std::ranges::any_of(heads, [](const Cell& each) { return !each.text.isEmpty(); }))
        html += QStringLiteral("<thead><tr>%1</tr></thead>\n").arg(write.row(heads, true, 0));
    int number = 0;
    for (const Row& row : table.rows)
        rows += write.row(row, ++number);
    html += QStringLiteral("<tbody>\n%1</tbody>\n").arg(rows);
    if (table.total)
        html += QStringLiteral("<tfoot>\n%1</tfoot>\n").arg(write.row(*table.total, 0));
    return QStringLiteral("<table class=\"figures\" width=\"100%\" cellspacing=\"0\" "
                          "cellpadding=\"0\">\n%1</table>\n")
        .arg(html);
}

QString htmlOf(const Document& document, Look look, bool qr)
{
    Body body(look);
    for (const Block& block : document.blocks)
        std::visit(body, block);
    QString html = headOf(document, look, qr) + body.html();
    if (look == Look::paper) {
        // The size of a heading is Qt's own and no style's.
        for (const char* level : {"1", "2"}) {
            const QLatin1String tag(level);
            html.replace(QStringLiteral("<h%1").arg(tag), QStringLiteral("<p id=\"h%1\"").arg(tag));
            html.replace(QStringLiteral("</h%1>").arg(tag), QStringLiteral("</p>"));
        }
    }
    return html;
}

QString htmlPage(const Document& document, const QLocale& language)
{
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    // What shows nothing, but turns what is shown round or is obeyed by a terminal.
    static const QRegularExpression invisible(QStringLiteral(
        "[\\x{0}-\\x{8}\\x{b}\\x{c}\\x{e}-\\x{1f}\\x{7f}-\\x{9f}\\x{61c}\\x{200e}\\x{200f}\\x{202a}-\\x{202e}"
        "\\x{2066}-\\x{2069}]"));
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4</style>\n</head>\n<body>\n<main>\n%5</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, document.title.toHtmlEscaped(), browserStyle(document.colour),
             htmlOf(document, Look::browser))
        .remove(invisible);
}

} // namespace adjutant::document
